import type { Language } from '../catalogue/vocabulary.ts'
import type { TourOption } from '../entries/vocabulary.ts'
import type { VehicleUnit } from './unit.ts'

/**
 * What a unit still lacks. `names` are the plate and the people that aren't available on its days, `languages`
 * those that no guide on board speaks.
 */
export type Gap =
  | { kind: 'now_unavailable'; names: string[] }
  | { kind: 'no_vehicle' | 'no_driver' | 'no_guide' }
  | { kind: 'language'; languages: Language[] }
  | { kind: 'over_seats'; participants: number; seats: number }

/** Every kind of gap. */
export const gapKinds = [
  'now_unavailable',
  'no_vehicle',
  'no_driver',
  'no_guide',
  'language',
  'over_seats',
] as const satisfies readonly Gap['kind'][]

/** An entry on board, with what it needs from the unit. */
export interface Need {
  language: Language | null
  tourOption: TourOption | null
}

/**
 * What a unit lacks before it can leave. It's only shown, never enforced: the office decides about languages.
 * A supplier's vehicle has its own driver; `car only` needs no guide, `guide only` no vehicle. `unavailable`
 * names its vehicle and crew that can't work on its days.
 */
export function gapsOf(
  unit: VehicleUnit,
  entries: Need[],
  guides: { languages: readonly Language[] }[],
  unavailable: readonly string[],
): Gap[] {
  const needsVehicle = isAny(entries, (entry) => entry.tourOption !== 'guide only')
  const needsGuide = isAny(entries, (entry) => entry.tourOption !== 'car only')
  const hasVehicle = unit.car !== null || unit.externalCar !== null
  const gaps: Gap[] = []
  if (unavailable.length > 0) gaps.push({ kind: 'now_unavailable', names: [...unavailable] })
  if (needsVehicle && !hasVehicle) gaps.push({ kind: 'no_vehicle' })
  if (needsVehicle && unit.driver === null && unit.externalCar === null) gaps.push({ kind: 'no_driver' })
  if (needsGuide && unit.guide.length === 0) gaps.push({ kind: 'no_guide' })
  const languages = unit.guide.length === 0 ? [] : unspoken(entries, guides)
  if (languages.length > 0) gaps.push({ kind: 'language', languages })
  if (unit.seats !== null && unit.participants > unit.seats) {
    gaps.push({ kind: 'over_seats', participants: unit.participants, seats: unit.seats })
  }
  return gaps
}

function isAny(entries: Need[], test: (entry: Need) => boolean): boolean {
  return entries.length === 0 || entries.some(test)
}

/** The languages that the guides of these entries have to speak, each once. */
export function languagesAsked(entries: readonly Need[]): Language[] {
  return [...new Set(entries.flatMap(languageAsked))]
}

function unspoken(entries: Need[], guides: { languages: readonly Language[] }[]): Language[] {
  const spoken = new Set(guides.flatMap((guide) => guide.languages))
  return languagesAsked(entries).filter((language) => !spoken.has(language))
}

function languageAsked({ language, tourOption }: Need): Language[] {
  return language === null || tourOption === 'car only' ? [] : [language]
}

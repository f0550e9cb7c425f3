import { type GroupType, groupTypes, tourLanguages } from '@tourdesk/domain/catalogue/vocabulary'
import type { TourValues } from './tourValues.ts'

type Offers = TourValues['groupTypes']
export type TourLanguage = (typeof tourLanguages)[number]

/** Sunday to Saturday. */
export const week = [0, 1, 2, 3, 4, 5, 6]

/** The offers with a group type switched on or off, sorted by size. */
export function switchGroupType(offers: Offers, type: GroupType, isOn: boolean): Offers {
  const others = offers.filter(({ group_type }) => group_type !== type)
  const all = isOn ? [...others, { group_type: type, languages: [] }] : others
  return all.sort((a, b) => groupTypes.indexOf(a.group_type) - groupTypes.indexOf(b.group_type))
}

/** True if the cell is selected. */
export function isTicked(offers: Offers, type: GroupType, language: TourLanguage, day: number): boolean {
  return daysOf(offers, type, language).includes(day)
}

/** The offers with a language's days switched on or off; a language without days is removed. */
export function tickDays(
  offers: Offers,
  type: GroupType,
  language: TourLanguage,
  days: readonly number[],
  isOn: boolean,
): Offers {
  const now = daysOf(offers, type, language)
  const next = isOn
    ? [...new Set([...now, ...days])].sort((a, b) => a - b)
    : now.filter((day) => !days.includes(day))
  return offers.map((offer) => {
    if (offer.group_type !== type) return offer
    const languages = tourLanguages.flatMap((one) => {
      const offered = one === language ? next : daysOf(offers, type, one)
      return offered.length > 0 ? [{ language: one, days: offered }] : []
    })
    return { ...offer, languages }
  })
}

/** A weekday of a language. */
export interface WeekCell {
  language: TourLanguage
  day: number
}

/** The offers with the cells switched on or off. */
export function paintCells(
  offers: Offers,
  type: GroupType,
  cells: readonly WeekCell[],
  isOn: boolean,
): Offers {
  return cells.reduce((now, { language, day }) => tickDays(now, type, language, [day], isOn), offers)
}

/** All cells between two; a fast mouse may skip some. */
export function cellsBetween(a: WeekCell, b: WeekCell): WeekCell[] {
  const isBetween = (place: number, one: number, other: number) =>
    place >= Math.min(one, other) && place <= Math.max(one, other)
  const rowOf = ({ language }: WeekCell) => tourLanguages.indexOf(language)
  return tourLanguages
    .filter((_, row) => isBetween(row, rowOf(a), rowOf(b)))
    .flatMap((language) =>
      week.filter((day) => isBetween(day, a.day, b.day)).map((day) => ({ language, day })),
    )
}

function daysOf(offers: Offers, type: GroupType, language: TourLanguage): number[] {
  const offer = offers.find(({ group_type }) => group_type === type)
  return offer?.languages.find((one) => one.language === language)?.days ?? []
}

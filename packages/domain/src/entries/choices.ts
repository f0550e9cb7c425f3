import { addDays, type Day, dayIn } from '../calendar.ts'
import { type BookingMoment, bookableDay, languagesOf, openDays } from '../catalogue/departureDays.ts'
import type { TourDays } from '../catalogue/tour.ts'
import { type GroupType, type Language, tourLanguages } from '../catalogue/vocabulary.ts'
import { isSingleTour } from './entry.ts'
import type { EntryDraft } from './entryDraft.ts'
import { keepOrReset } from './participants.ts'
import { priceClassFor } from './priceClass.ts'
import type { OrderType } from './vocabulary.ts'

/** The context of an entry's choices. */
export interface Scene {
  orderType: OrderType
  /** The chosen tour's days; undefined without a tour. */
  tour: TourDays | undefined
  allowsPrivate: boolean
  moment: BookingMoment
}

/**
 * A choice with all its consequences: later choices that no longer fit are cleared, a single remaining option
 * is chosen, and the party is reset if it no longer fits.
 */
export function choose(entry: EntryDraft, choice: Partial<EntryDraft>, scene: Scene): Partial<EntryDraft> {
  const next = { ...entry, ...choice }
  if (!scene.tour) return choice
  if (isSingleTour(scene.orderType)) {
    return { ...choice, language: stillOffered(next.language, offeredLanguages(next, scene)) }
  }
  const group_type = stillOffered(next.group_type, offeredGroupTypes(scene))
  const language = stillOffered(next.language, offeredLanguages({ group_type }, scene))
  const isDeluxe = next.isDeluxe && group_type === 'private_group'
  return {
    ...choice,
    group_type,
    language,
    isDeluxe,
    date: next.date && isOpen(next.date, { group_type, language }, scene) ? next.date : null,
    price_class: priceClassFor(group_type, next.price_class),
    participants: keepOrReset(next.participants, group_type, isDeluxe),
  }
}

/** Group types of the tour that may be sold here. */
export function offeredGroupTypes({ tour, allowsPrivate }: Scene): GroupType[] {
  const offered = tour?.groupTypes.map(({ group_type }) => group_type) ?? []
  return offered.filter((group_type) => allowsPrivate || group_type !== 'private_group')
}

/** Languages of the tour for the group; private and package orders can have any language of the tour. */
export function offeredLanguages(
  { group_type }: Pick<EntryDraft, 'group_type'>,
  { tour, orderType }: Scene,
): Language[] {
  if (!tour) return []
  if (!isSingleTour(orderType)) return languagesOf(tour, group_type).map(({ language }) => language)
  const given = new Set(tour.groupTypes.flatMap(({ languages }) => languages.map(({ language }) => language)))
  return given.size > 0 ? [...given] : [...tourLanguages]
}

/** The groups and languages in which the tour can be booked. */
export function offeredChoices(scene: Scene): Pick<EntryDraft, 'group_type' | 'language'>[] {
  return offeredGroupTypes(scene).flatMap((group_type) =>
    offeredLanguages({ group_type }, scene).map((language) => ({ group_type, language })),
  )
}

/** The same on one day. */
export function choicesOn(day: Day, scene: Scene): Pick<EntryDraft, 'group_type' | 'language'>[] {
  const { tour, moment } = scene
  return tour ? offeredChoices(scene).filter((choice) => bookableDay(day, tour, choice, moment).ok) : []
}

/** The options with a saved choice that's no longer offered, so that it can still be read. */
export function withChosen<Value>(offered: Value[], chosen: Value | null): Value[] {
  return chosen === null || offered.includes(chosen) ? offered : [...offered, chosen]
}

/**
 * The next days on which the entry can be booked, to choose from without a calendar.
 * @param earliest the first day to offer; today if omitted
 */
export function nextOpenDays(
  choice: Pick<EntryDraft, 'group_type' | 'language'>,
  { tour, moment }: Scene,
  count: number,
  earliest: Day = dayIn(moment.now),
): Day[] {
  if (!tour) return []
  const months = [0, 31, 62, 93].map((ahead) => addDays(`${earliest.slice(0, 7)}-01`, ahead).slice(0, 7))
  return [...new Set(months)]
    .flatMap((month) => openDays(month, tour, choice, moment))
    .filter((day) => day >= earliest)
    .slice(0, count)
}

/**
 * True if the day can be booked with the choices so far, in at least one of the remaining groups and
 * languages.
 */
function isOpen(day: Day, chosen: Pick<EntryDraft, 'group_type' | 'language'>, scene: Scene): boolean {
  return choicesOn(day, scene).some(
    ({ group_type, language }) =>
      (chosen.group_type ?? group_type) === group_type && (chosen.language ?? language) === language,
  )
}

function stillOffered<Value>(value: Value | null, offered: Value[]): Value | null {
  if (value !== null && offered.includes(value)) return value
  return offered.length === 1 ? (offered[0] ?? null) : null
}

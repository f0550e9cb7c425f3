import { addDays, type Day } from '../calendar.ts'
import { choose, nextOpenDays, type Scene } from '../entries/choices.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import { emptied } from './fieldRules.ts'
import type { OrderDraft } from './order.ts'

/** Returns the context of the choices for an entry of a tour. */
export type SceneOf = (tour: string | null) => Scene

/**
 * A new order filled with the tours of a star tour, in their order. A tour that was already there keeps what
 * was typed; the others start with the group, language, party and pickup of the first, as far as they're
 * offered.
 */
export function withStarTour(
  draft: OrderDraft,
  star: { _id: string; tours: readonly string[] },
  sceneOf: SceneOf,
): OrderDraft {
  const [first] = draft.selectedTours
  if (!first) return draft
  const entries = star.tours.map((tour) => {
    const typed = draft.selectedTours.find((entry) => entry.tour === tour)
    return typed ?? bookedLike(first, tour, sceneOf(tour))
  })
  return { ...draft, starTour: star._id, selectedTours: withDaysInOrder(entries, sceneOf) }
}

function bookedLike(first: EntryDraft, tour: string, scene: Scene): EntryDraft {
  const { group_type, isDeluxe, language, price_class, participants, pickup } = first
  const entry: EntryDraft = {
    ...emptied('tour', 'day'),
    tour,
    group_type,
    isDeluxe,
    language,
    price_class,
    participants,
    pickup: pickup && { ...pickup, pickupTimeStart: null },
  }
  return { ...entry, ...choose(entry, { tour }, scene) }
}

/**
 * Each tour without a day, or with one before the preceding tour's, gets its next departure after that tour.
 */
export function withDaysInOrder(entries: readonly EntryDraft[], sceneOf: SceneOf): EntryDraft[] {
  let latest: Day | null = null
  return entries.map((entry) => {
    const date = latest === null ? entry.date : dayAfter(latest, entry, sceneOf(entry.tour))
    if (date && date > (latest ?? '')) latest = date
    return date === entry.date ? entry : { ...entry, date }
  })
}

function dayAfter(latest: Day, entry: EntryDraft, scene: Scene): Day | null {
  if (entry.date && entry.date >= latest) return entry.date
  return nextOpenDays(entry, scene, 1, addDays(latest, 1))[0] ?? entry.date
}

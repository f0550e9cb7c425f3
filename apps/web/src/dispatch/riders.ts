import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { isSplit, type Part, waitingOf } from '@tourdesk/domain/dispatch/parts'
import { headCount, type Participants } from '@tourdesk/domain/entries/entryDraft'

/**
 * The people of an entry who are together: on one vehicle unit, or on none. Most entries are one rider; a
 * split party has several, each with its own people (`headCount`, `tour.participants`) and unit
 * (`tourCarId`).
 */
export interface Rider extends PurchasedTour {
  /** The whole party, if these are only some of its people. */
  whole?: PurchasedTour
}

/** The riders of an entry: its parts in the order they were made, then the people without a vehicle. */
export function ridersOf(entry: PurchasedTour): readonly Rider[] {
  const known = riders.get(entry)
  if (known) return known
  const made = makeRiders(entry)
  riders.set(entry, made)
  return made
}

/** An unchanged entry keeps the same riders, so that no row is redrawn. */
const riders = new WeakMap<PurchasedTour, readonly Rider[]>()

/** A key that's unique among the riders of a day. */
export function keyOf({ _id, tourCarId, whole }: Rider): string {
  return !whole || whole.tourCars[0]?._id === tourCarId ? _id : `${_id} ${tourCarId}`
}

/** The party that a rider belongs to, which may be the rider itself. */
export function partyOf(rider: Rider): PurchasedTour {
  return rider.whole ?? rider
}

/** The number of entries that some riders belong to. */
export function countEntries(some: readonly Rider[]): number {
  return new Set(some.map(({ _id }) => _id)).size
}

function makeRiders(entry: PurchasedTour): Rider[] {
  const { tour, tourCars } = entry
  if (!tour || !isSplit(tour.participants, tourCars)) return [entry]
  const waiting = waitingOf(tour.participants, tourCars)
  const places: (Part | { _id: null; participants: Participants })[] = [
    ...tourCars,
    { _id: null, participants: waiting },
  ]
  return places
    .map(({ _id, participants }) => ({
      ...entry,
      tour: { ...tour, participants },
      headCount: headCount(participants),
      tourCarId: _id,
      whole: entry,
    }))
    .filter((rider) => rider.headCount > 0)
}

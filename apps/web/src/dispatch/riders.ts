import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { isSplit, type Part, waitingOf } from '@tourdesk/domain/dispatch/parts'
import { headCount, type Participants } from '@tourdesk/domain/entries/entryDraft'

/**
 * The people of an entry who are in one place: on one vehicle unit, or on none. Most entries are one rider; a split party
 * has several, each with its own people (`headCount`, `tour.participants`) and unit (`tourCarId`).
 */
export interface Rider extends PurchasedTour {
  /** The whole party, if these are some of its people. */
  whole?: PurchasedTour
}

/** The riders of an entry: its parts in the order in which they were made, then those without a vehicle. */
export function ridersOf(entry: PurchasedTour): readonly Rider[] {
  const known = riders.get(entry)
  if (known) return known
  const made = makeRiders(entry)
  riders.set(entry, made)
  return made
}

/** An entry that didn't change has the same riders, so that no row draws again. */
const riders = new WeakMap<PurchasedTour, readonly Rider[]>()

/** What tells a rider from the others of its day. */
export function keyOf({ _id, tourCarId, whole }: Rider): string {
  return !whole || whole.tourCars[0]?._id === tourCarId ? _id : `${_id} ${tourCarId}`
}

/** The party that a rider belongs to, which may be the rider itself. */
export function partyOf(rider: Rider): PurchasedTour {
  return rider.whole ?? rider
}

/** How many orders' entries some riders are of. */
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

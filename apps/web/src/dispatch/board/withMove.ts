import type { Assignments, VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { mainUnitOf, moveParty, type Part, waitingOf } from '@tourdesk/domain/dispatch/parts'
import { headCount, type Participants } from '@tourdesk/domain/entries/entryDraft'
import type { Rider } from '../riders.ts'

/** A move of a party or part of it from its unit (`tourCarId`) to another one, or off it if `to` is null. */
export interface Move {
  entry: Rider
  to: string | null
  /** Set if only these people move, of `of` people who are there. */
  some?: { participants: Participants; of: number }
}

/** The day after a move; repeating the move changes nothing. */
export function withMove(
  day: Assignments,
  { entry: { _id, tourCarId, whole }, to, some }: Move,
): Assignments {
  const entry = day.purchasedTours.find((tour) => tour._id === _id)
  if (!entry?.tour || (some && headsAt(tourCarId, entry) !== some.of)) return day
  const { participants } = entry.tour
  const from = whole || some || to === null ? { from: tourCarId } : {}
  const tourCars = moveParty(participants, entry.tourCars, { ...from, to, participants: some?.participants })
  const moved = { ...entry, tourCars, tourCarId: mainUnitOf(tourCars) }
  const purchasedTours = day.purchasedTours.map((tour) => (tour === entry ? moved : tour))
  return {
    ...day,
    purchasedTours,
    dayEventCars: day.dayEventCars.map((unit) => withParty(unit, entry, moved, purchasedTours)),
  }
}

/** The reverse of a move, given the current day; null if another user has moved those people since. */
export function reverseOf({ entry, to }: Move, tours: readonly PurchasedTour[]): Move | null {
  const now = tours.find(({ _id }) => _id === entry._id)
  const there = now ? headsAt(to, now) : 0
  if (!now || there === 0) return null
  const back = { entry: { ...entry, tourCarId: to }, to: entry.tourCarId }
  if (!entry.whole) return there === now.headCount ? back : null
  if (there < entry.headCount) return null
  return { ...back, some: { participants: entry.tour?.participants ?? {}, of: there } }
}

function headsAt(place: string | null, { tour, tourCars }: PurchasedTour): number {
  return place === null ? headCount(waitingOf(tour?.participants ?? {}, tourCars)) : headsOn(place, tourCars)
}

function headsOn(unit: string, parts: readonly Part[]): number {
  return headCount(parts.find(({ _id }) => _id === unit)?.participants ?? {})
}

function withParty(
  unit: VehicleUnit,
  before: PurchasedTour,
  after: PurchasedTour,
  tours: readonly PurchasedTour[],
): VehicleUnit {
  const [was, is] = [headsOn(unit._id, before.tourCars), headsOn(unit._id, after.tourCars)]
  if (was === is) return unit
  const others = unit.selectedTours.filter((_id) => _id !== after._id)
  const selectedTours = is === 0 ? others : was === 0 ? [...others, after._id] : unit.selectedTours
  const orders = tours.filter(({ _id }) => selectedTours.includes(_id)).map(({ orderId }) => orderId)
  return {
    ...unit,
    participants: unit.participants + is - was,
    selectedTours,
    orderIds: [...new Set(orders)],
  }
}

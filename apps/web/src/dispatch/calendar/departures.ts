import type { Assignments } from '@tourdesk/contract/dispatch/dispatch'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import type { Day } from '@tourdesk/domain/calendar'
import type { Gap } from '@tourdesk/domain/dispatch/gaps'
import { ridersOf } from '../riders.ts'
import { unitGaps } from '../unitGaps.ts'

/** A card in the calendar: a tour on a day. */
export interface Departure {
  tour: { _id: string; name: string }
  date: Day
  orders: number
  participants: number
  /** Participants with a place on a vehicle unit. */
  planned: number
  /** What its units lack, each kind once. */
  gaps: Gap['kind'][]
}

/**
 * The cards of each day by name; unbooked tours have none. An order of several days is on its first day.
 */
export function departuresByDay(assignments: Assignments): Map<Day, Departure[]> {
  const groups = Map.groupBy(assignments.purchasedTours, ({ date, tour }) => `${date} ${tour?._id}`)
  const departures = [...groups.values()].flatMap((tours) => departureOf(tours, assignments) ?? [])
  departures.sort((a, b) => (a.tour.name < b.tour.name ? -1 : 1))
  return Map.groupBy(departures, ({ date }) => date)
}

function departureOf(entries: PurchasedTour[], { dayEventCars }: Assignments): Departure | null {
  const tours = entries.flatMap(ridersOf)
  const [first] = tours
  if (!first?.tour || !first.date) return null
  const { tour, date } = first
  const units = dayEventCars.filter((unit) => unit.tour === tour._id && unit.date === date)
  const kinds = units.flatMap((unit) => unitGaps(unit, tours)).map((gap) => gap.kind)
  return {
    tour: { _id: tour._id, name: tour.name },
    date,
    orders: new Set(tours.map(({ orderId }) => orderId)).size,
    participants: people(tours),
    planned: people(tours.filter(({ tourCarId }) => tourCarId !== null)),
    gaps: [...new Set(kinds)],
  }
}

/** The number of people in several entries. */
export function people(tours: readonly Pick<PurchasedTour, 'headCount'>[]): number {
  return tours.reduce((sum, { headCount }) => sum + headCount, 0)
}

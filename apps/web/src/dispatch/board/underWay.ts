import type { Assignments, VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { Day } from '@tourdesk/domain/calendar'
import { keyOf, type Rider, ridersOf } from '../riders.ts'

/** Riders who started on an earlier day and are still on tour. */
export interface UnderWay {
  key: string
  since: Day
  until: Day
  /** Null while it's unplanned. */
  unit: VehicleUnit | null
  riders: Rider[]
}

/** Everything under way on a day, by first day: each vehicle unit, and the entries without one. */
export function underWayOn(date: Day, { purchasedTours, dayEventCars }: Assignments): UnderWay[] {
  const entries = purchasedTours.filter((entry) => entry.date !== null && entry.date < date).flatMap(ridersOf)
  const planned = dayEventCars
    .filter((unit) => unit.date < date)
    .map((unit) => ({
      key: unit._id,
      since: unit.date,
      until: unit.endDate,
      unit,
      riders: entries.filter(({ tourCarId }) => tourCarId === unit._id),
    }))
  const unplanned = entries
    .filter(({ tourCarId }) => tourCarId === null)
    .map((entry) => ({
      key: keyOf(entry),
      since: entry.date ?? date,
      until: entry.endDate ?? date,
      unit: null,
      riders: [entry],
    }))
  return [...planned, ...unplanned].sort((a, b) => (a.since < b.since ? -1 : Number(a.since > b.since)))
}

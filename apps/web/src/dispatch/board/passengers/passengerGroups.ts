import type { City } from '@tourdesk/domain/catalogue/vocabulary'
import { people } from '../../people.ts'
import type { Rider } from '../../riders.ts'

/** Entries with the same pickup town and time. */
export interface PassengerGroup {
  key: string
  city: City | null
  time: string | null
  tours: Rider[]
  people: number
}

/**
 * The entries in the order in which a vehicle would collect them: towns by their first pickup, within a town by time.
 * Entries without a time or a town come last.
 */
export function groupByPickup(tours: readonly Rider[]): PassengerGroup[] {
  const byStop = Map.groupBy(tours, ({ pickup, pickupTimeStart }) => `${pickup?.city} ${pickupTimeStart}`)
  const groups = [...byStop].map(([key, members]) => groupOf(key, members))
  const firstTime = new Map<City | null, string>()
  for (const { city, time } of groups.toSorted(byTime)) {
    if (!firstTime.has(city)) firstTime.set(city, time ?? late)
  }
  const townOrder = ({ city }: PassengerGroup) => `${city ? 0 : 1} ${firstTime.get(city)} ${city}`
  return groups.sort((a, b) => compare(townOrder(a), townOrder(b)) || byTime(a, b))
}

const late = '99:99'

function groupOf(key: string, tours: Rider[]): PassengerGroup {
  const [first] = tours
  return {
    key,
    city: first?.pickup?.city ?? null,
    time: first?.pickupTimeStart ?? null,
    tours: tours.toSorted((a, b) => compare(a.pickup?.name ?? '', b.pickup?.name ?? '')),
    people: people(tours),
  }
}

function byTime(a: PassengerGroup, b: PassengerGroup): number {
  return compare(a.time ?? late, b.time ?? late)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

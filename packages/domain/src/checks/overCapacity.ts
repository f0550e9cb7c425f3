import type { Check } from './check.ts'
import { firstTime } from './subjects.ts'

/** More sold than a pool of a departure has places. */
export const overCapacity: Check<'over_capacity'> = {
  severity: 'warn',
  find: ({ pools, parties }) =>
    pools
      .filter(({ sold, capacity }) => sold > capacity)
      .map(({ tour, tourDate, sold, capacity, oversoldBy }) => ({
        tour,
        tourDate,
        tourCar: null,
        time: firstTime(
          parties.filter((party) => party.tour._id === tour._id && party.tourDate === tourDate),
        ),
        entries: [],
        operators: [],
        params: { sold, capacity, name: oversoldBy },
        facts: [sold, capacity, oversoldBy],
      })),
}

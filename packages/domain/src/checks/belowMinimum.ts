import type { Check } from './check.ts'
import { firstTime } from './subjects.ts'

/** Too few people on a departure, and nobody has decided yet whether it takes place. */
export const belowMinimum: Check<'below_minimum'> = {
  severity: 'warn',
  find: ({ undecided, parties }) =>
    undecided.map(({ tour, tourDate, people, minimum }) => ({
      tour,
      tourDate,
      tourCar: null,
      time: firstTime(parties.filter((party) => party.tour._id === tour._id && party.tourDate === tourDate)),
      entries: [],
      operators: [],
      params: { people, min: minimum },
      facts: [people, minimum],
    })),
}

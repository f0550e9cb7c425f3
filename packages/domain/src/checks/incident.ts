import { incidentsIn } from '../crew/stateOf.ts'
import type { Check } from './check.ts'

/** An incident that wasn't undone. */
export const incident: Check<'incident'> = {
  severity: 'warn',
  find: ({ reports }) =>
    incidentsIn(reports).map(
      ({ _id, name, text, at, tour, tourDate, tourCar, time, entries, operators }) => ({
        ...{ tour, tourDate, tourCar, time, entries, operators },
        params: { name, text, at },
        facts: [_id, text],
      }),
    ),
}

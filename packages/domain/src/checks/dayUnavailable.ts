import type { Check } from './check.ts'
import { aboutParties, byDeparture, byOrder } from './subjects.ts'

/** Booked entries on a day on which their tour is closed for their group type and language. */
export const dayUnavailable: Check<'day_unavailable'> = {
  severity: 'stop',
  find: ({ parties }) =>
    byDeparture(parties.filter(({ isClosed }) => isClosed)).map((entries) => ({
      ...aboutParties(entries),
      params: { n: byOrder(entries).length },
      facts: [],
    })),
}

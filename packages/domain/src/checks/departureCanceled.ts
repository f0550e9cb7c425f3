import type { Check } from './check.ts'
import { aboutParties, byDeparture, byOrder } from './subjects.ts'

/** Booked entries on a departure that was canceled. */
export const departureCanceled: Check<'departure_canceled'> = {
  severity: 'stop',
  find: ({ parties }) =>
    byDeparture(parties.filter(({ isDepartureCanceled }) => isDepartureCanceled)).map((entries) => ({
      ...aboutParties(entries),
      params: { n: byOrder(entries).length },
      facts: [],
    })),
}

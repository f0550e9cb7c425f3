import type { Check } from './check.ts'
import { aboutParties, byDeparture, byOrder } from './subjects.ts'

/** An order of the day that waits for a price, at each of its departures. */
export const priceOpen: Check<'price_open'> = {
  severity: 'warn',
  early: 'note',
  find: ({ parties }) =>
    byDeparture(parties.filter(({ isUnpriced }) => isUnpriced)).flatMap((departure) =>
      byOrder(departure).map((entries) => ({
        ...aboutParties(entries),
        params: { order: entries[0]?.orderNumber ?? 0 },
        facts: [],
      })),
    ),
}

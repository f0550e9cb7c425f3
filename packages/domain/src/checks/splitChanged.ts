import type { Check } from './check.ts'
import { aboutParties } from './subjects.ts'

/** An entry whose people changed after it was split over units. */
export const splitChanged: Check<'split_changed'> = {
  severity: 'warn',
  find: ({ parties }) =>
    parties
      .filter((party) => party.splitChanged)
      .map((party) => ({
        ...aboutParties([party]),
        params: { order: party.orderNumber },
        facts: [party.people],
      })),
}

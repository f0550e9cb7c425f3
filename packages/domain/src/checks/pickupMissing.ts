import type { Check } from './check.ts'
import { aboutParties } from './subjects.ts'

/** An entry without a pickup time or place. */
export const pickupMissing: Check<'pickup_missing'> = {
  severity: 'stop',
  early: 'warn',
  find: ({ parties }) =>
    parties
      .filter(({ time, place }) => time === null || place === null)
      .map((party) => ({
        ...aboutParties([party]),
        params: { order: party.orderNumber },
        facts: [party.time, Number(party.place !== null)],
      })),
}

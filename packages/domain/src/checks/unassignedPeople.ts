import type { Check } from './check.ts'
import { aboutParties, byDeparture } from './subjects.ts'

/** The people of a departure who are on no vehicle. */
export const unassignedPeople: Check<'unassigned_people'> = {
  severity: 'stop',
  find: ({ parties }) =>
    byDeparture(parties.filter(({ waiting }) => waiting > 0)).map((waiting) => {
      const people = waiting.reduce((sum, party) => sum + party.waiting, 0)
      const orders = new Set(waiting.map(({ orderId }) => orderId)).size
      return { ...aboutParties(waiting), params: { people, orders }, facts: [people] }
    }),
}

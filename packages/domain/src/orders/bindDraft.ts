import { isAgencyMode, type Person, seesOwnOrdersOnly } from '../access/actor.ts'
import type { OrderDraft } from './order.ts'

/**
 * Restricts an order to what this person may send: an agency books for itself with the office as the source,
 * agents book in their own name, and fields reserved for others are dropped.
 */
export function bindDraft(draft: OrderDraft, person: Person): OrderDraft {
  if (!isAgencyMode(person)) return draft
  return {
    ...draft,
    agency: person.account._id,
    agent: seesOwnOrdersOnly(person) ? person.userId : draft.agent,
    source: 'office',
    paymentTBD: false,
  }
}

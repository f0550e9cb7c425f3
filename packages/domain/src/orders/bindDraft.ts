import { isAgencyMode, type Person, seesOwnOrdersOnly } from '../access/actor.ts'
import type { OrderDraft } from './order.ts'

/**
 * An order as this person may send it: an agency books for itself and at the office's counter, an agent in his or
 * her own name, and what only some may set falls away (FORM-80, HOLE-O48, OPERM-14).
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

import { Problem } from '@tourdesk/contract/kernel/problem'
import { forgetOfferLink } from '../../departures/waiting/offerLinks.ts'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { lockOrder } from '../saved/queries.ts'
import { subjectOf } from '../saved/subjectOf.ts'
import { replaceLink } from '../storeLinks.ts'

/**
 * Makes a new link for the customer of an order; the old one stops working at once. Throws `not_found` (404).
 */
export async function renewLink(call: Call, orderId: string): Promise<void> {
  authorize(call.actor, 'orders.change')
  await inTransaction(call, async (tx) => {
    const stored = await lockOrder(tx, call.scope, orderId)
    if (!stored) throw new Problem('not_found')
    await replaceLink(tx, call.scope, orderId)
    await forgetOfferLink(tx, orderId)
    await announce(tx, call, { name: 'order.linkRenewed', ...subjectOf(stored) })
  })
}

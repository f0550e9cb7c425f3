import { Problem } from '@tourdesk/contract/kernel/problem'
import { can } from '@tourdesk/domain/access/actor'
import { readableDetails } from '@tourdesk/domain/activity/readableDetails'
import { readChanges } from '@tourdesk/domain/orders/loggedChanges'
import type { Call } from '../kernel/call.ts'
import { findOrder } from './saved/queries.ts'

/**
 * The log of an order as the caller may see it, newest first; an agency sees it from the row that brought the
 * order to it. Leaves out who opened its passport number. Throws `not_found` (404).
 */
export async function findLog(call: Call, orderId: string) {
  const order = await findOrder(call, orderId)
  if (!order) throw new Problem('not_found')
  let rows = call.db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity_kind', '=', 'Order')
    .where('entity_id', '=', orderId)
    .where('action', '!=', 'opened')
  if (!can(call.actor, 'dispatch.read')) rows = rows.where('account_id', '=', order.order.account_id)
  const found = await rows.orderBy('at', 'desc').orderBy('id', 'desc').execute()
  return found.map((row) => {
    const details = readableDetails(row, call.actor)
    return {
      _id: row.id,
      changes: readChanges(details),
      action: row.action,
      created: row.at.toISOString(),
      user: row.actor_name,
      details: factsOf(details),
    }
  })
}

/** The facts of a log line besides its changes. */
function factsOf({ before: _b, after: _a, changes: _c, tours: _t, ...facts }: Record<string, unknown>) {
  return facts
}

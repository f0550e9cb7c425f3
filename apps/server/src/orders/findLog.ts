import { Problem } from '@tourdesk/contract/kernel/problem'
import { can } from '@tourdesk/domain/access/actor'
import { eventOf } from '@tourdesk/domain/activity/events'
import { readChanges } from '@tourdesk/domain/orders/loggedChanges'
import { type OrderChange, withoutWishes } from '@tourdesk/domain/orders/orderChanges'
import type { Call } from '../kernel/call.ts'
import { findOrder } from './queries.ts'

/** The log of an order that the caller may see, newest first. Only owners see who opened its passport number. */
export async function findLog(call: Call, orderId: string) {
  if (!(await findOrder(call, orderId))) throw new Problem('not_found')
  const rows = await call.db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity_kind', '=', 'Order')
    .where('entity_id', '=', orderId)
    .where('action', '!=', 'opened')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const shown = can(call.actor, 'dispatch.read') ? (changes: OrderChange[]) => changes : withoutWishes
  const maySettle = can(call.actor, 'orders.settle')
  return rows.map(({ id, action, at, actor_name, details }) => ({
    _id: id,
    changes: shown(readChanges(details)),
    action,
    created: at.toISOString(),
    user: actor_name,
    details: maySettle ? factsOf(details) : withoutNotes(action, factsOf(details)),
  }))
}

/** What a log line says in addition to its changes. */
function factsOf({ before: _b, after: _a, changes: _c, tours: _t, ...facts }: Record<string, unknown>) {
  return facts
}

/** Agencies see neither who held cash, nor what staff and crews typed (LEDG-28); why a card payment was refused is none. */
function withoutNotes(action: string, { holder: _h, text: _t, reason, ...facts }: Record<string, unknown>) {
  return eventOf('Order', action) === 'order.paymentRefused' ? { ...facts, reason } : facts
}

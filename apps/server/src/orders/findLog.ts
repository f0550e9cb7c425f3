import { Problem } from '@tourdesk/contract/kernel/problem'
import { can } from '@tourdesk/domain/access/actor'
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
    details: factsOf(details, maySettle),
  }))
}

/** What a log line says in addition to its changes. Agencies see neither who held cash, nor notes and reasons (LEDG-28). */
function factsOf(
  { before: _b, after: _a, changes: _c, tours: _t, holder, note, reason, ...facts }: Record<string, unknown>,
  maySettle: boolean,
) {
  return maySettle ? { ...facts, ...given({ holder, note, reason }) } : facts
}

function given(facts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
}

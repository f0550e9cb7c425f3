import { daysOf } from './daysOf.ts'
import type { StoredOrder } from './queries.ts'

/** What an event about a stored order is about: the order, whose it is, and the days of its tours. */
export function subjectOf({ order, entries }: StoredOrder) {
  return {
    subject: { id: order.id, name: String(order.order_number), accountId: order.account_id },
    agentId: order.agent_id,
    days: daysOf(entries),
  }
}

import { daysOf } from './daysOf.ts'
import type { StoredOrder } from './queries.ts'

/**
 * The subject of an event about a stored order: the order with its account and agent, and the days of its
 * tours.
 */
export function subjectOf({ order, entries }: StoredOrder) {
  return {
    subject: { id: order.id, name: String(order.order_number), accountId: order.account_id },
    agentId: order.agent_id,
    days: daysOf(entries),
  }
}

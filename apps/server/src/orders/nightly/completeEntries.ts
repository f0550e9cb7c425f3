import type { Actor } from '@tourdesk/domain/access/actor'
import { storeChanges } from '@tourdesk/domain/orders/loggedChanges'
import { markEntry } from '../../entries/writeEntries.ts'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Db } from '../../kernel/database.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { touchOrder } from '../draft/store.ts'
import { lockOrder } from '../saved/queries.ts'
import { changesBetween } from '../saved/savedOrder.ts'
import { subjectOf } from '../saved/subjectOf.ts'

/** Statuses of tours that haven't been closed. */
const open = new Set<string>(['BOOKED', 'CONFIRMED'])

/** Marks those tours of an order that are still booked or confirmed as completed. Returns how many. */
export async function completeEntries(
  call: { actor: Actor; now: Date; db: Db },
  orderId: string,
  entries: readonly string[],
): Promise<number> {
  authorize(call.actor, 'orders.markEntries')
  return inTransaction<number>(call, async (tx) => {
    const stored = await lockOrder(tx, everyOrder, orderId)
    const done = stored?.entries.filter(({ id, status }) => entries.includes(id) && open.has(status)) ?? []
    if (!stored || done.length === 0 || stored.order.status === 'canceled') return unchanged(0)
    for (const { id } of done) await markEntry(tx, everyOrder, id, 'COMPLETED', call.now)
    await touchOrder(tx, everyOrder, stored, call.now)
    const after = await lockOrder(tx, everyOrder, orderId)
    const { facts, ...diff } = storeChanges(changesBetween(stored, after))
    const left = { leftAccountId: stored.order.account_id, leftAgentId: stored.order.agent_id }
    await announce(tx, call, { name: 'order.marked', ...subjectOf(stored), ...left, facts, ...diff })
    return done.length
  })
}

import { Problem } from '@tourdesk/contract/kernel/problem'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { mayRetry } from '@tourdesk/domain/payments/refundTask'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { lockRows } from '../../schema/lockRows.ts'
import { sendAgain } from '../refunds.ts'
import { lockOrder } from '../saved/queries.ts'

/**
 * Sends all refunds of a batch that a card company refused again, in one step; those that someone dealt with
 * since stay as they are. Throws `not_found` (404).
 */
export async function retryBatch(call: Call, id: string): Promise<void> {
  authorize(call.actor, 'departures.cancel')
  authorize(call.actor, 'orders.settle')
  await inTransaction(call, async (tx) => {
    const batch = await tx
      .selectFrom('departure_batches')
      .select(['orders', 'committed_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!batch?.committed_at) throw new Problem('not_found')
    const at = batch.committed_at.getTime()
    const orders = batch.orders.map(({ order }) => order)
    await lockRows(tx, 'orders', orders)
    const events: DomainEvent[] = []
    for (const order of orders) {
      const stored = await lockOrder(tx, call.scope, order)
      for (const row of stored?.payments ?? []) {
        const refund = { ...row, isRefused: row.refused_at !== null }
        const isOurs = row.action === 'refund' && row.created_at.getTime() === at
        if (stored && isOurs && mayRetry(refund).ok) events.push(await sendAgain(tx, call, stored, row))
      }
    }
    const [first, ...more] = events
    if (!first) return unchanged(undefined)
    await announce(tx, call, first, ...more)
  })
}

import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import type { EntryStatus } from '@tourdesk/domain/entries/vocabulary'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { changeOrder } from '../changeOrder.ts'
import { findOrder } from '../saved/queries.ts'

/**
 * Gives tours of one order a status, if they don't have it already. Throws `not_found` (404), and whatever
 * saving the order form would.
 * @returns how to undo it; null if there was nothing to do
 */
export async function markTours(
  call: Call<Person>,
  orderId: string,
  entries: readonly string[],
  status: EntryStatus,
): Promise<string | null> {
  authorize(call.actor, 'orders.markEntries')
  const stored = await findOrder(call, orderId)
  if (!stored) throw new Problem('not_found')
  const isMarked = (entry: { id: string; status: EntryStatus }) =>
    entries.includes(entry.id) && entry.status !== status
  if (!stored.entries.some(isMarked)) return null
  const selectedTours = stored.entries.map((entry) => ({
    _id: entry.id,
    ...(isMarked(entry) && { status }),
  }))
  const readAt = stored.order.updated_at.toISOString()
  return changeOrder(
    call,
    orderId,
    { orderType: stored.order.order_type, userInformation: {}, selectedTours },
    { readAt },
  )
}

import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import type { OpenStatus } from '@tourdesk/domain/entries/vocabulary'
import { storeChanges } from '@tourdesk/domain/orders/loggedChanges'
import { keepUndo, type UndoData } from '../activity/keepUndo.ts'
import { markEntry } from '../entries/writeEntries.ts'
import { announce } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { touchOrder } from './draft/store.ts'
import { lockOrder, type StoredOrder } from './saved/queries.ts'
import { changesBetween } from './saved/savedOrder.ts'
import { subjectOf } from './saved/subjectOf.ts'

declare module '../activity/keepUndo.ts' {
  interface UndoData {
    markedTours: {
      orderId: string
      /** The order's version once they were marked. */
      updatedAt: string
      entries: { id: string; status: OpenStatus }[]
    }
  }
}

/** Stores the statuses that tours had before they were marked. */
export function keepMarked(
  tx: Tx,
  call: Call<Person>,
  before: StoredOrder,
  after: StoredOrder,
): Promise<string | null> {
  const isNew = new Map(after.entries.map(({ id, status }) => [id, status]))
  return keepUndo(tx, call, 'markedTours', {
    orderId: before.order.id,
    updatedAt: after.order.updated_at.toISOString(),
    entries: before.entries.flatMap(({ id, status }) =>
      status !== 'CANCELED' && status !== isNew.get(id) ? [{ id, status }] : [],
    ),
  })
}

/** Restores the former statuses of tours. Throws `undo_changed` (409) if the order changed since. */
export async function undoMark(
  tx: Tx,
  call: Call<Person>,
  { orderId, updatedAt, entries }: UndoData['markedTours'],
): Promise<number> {
  authorize(call.actor, 'orders.markEntries')
  const stored = await lockOrder(tx, call.scope, orderId)
  if (!stored) throw new Problem('not_found')
  if (stored.order.updated_at.toISOString() !== updatedAt) throw new Problem('undo_changed')
  for (const { id, status } of entries) await markEntry(tx, call.scope, id, status, call.now)
  await touchOrder(tx, call.scope, stored, call.now)
  const after = await lockOrder(tx, call.scope, orderId)
  const { facts, ...diff } = storeChanges(changesBetween(stored, after))
  const about = subjectOf(stored)
  const left = { leftAccountId: stored.order.account_id, leftAgentId: stored.order.agent_id }
  await announce(tx, call, { name: 'order.marked', ...about, ...left, facts, ...diff })
  return 0
}

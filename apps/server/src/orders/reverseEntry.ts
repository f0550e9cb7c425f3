import { Problem } from '@tourdesk/contract/kernel/problem'
import { takeBack } from '@tourdesk/domain/payments/takeBack'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { accept } from '../kernel/decide.ts'
import { findOrderOfEntry, hasClientKey } from '../payments/ledgerEntries.ts'
import { booksOf } from './money/booksOf.ts'
import { changePayments } from './money/changePayments.ts'
import { dueOf } from './money/dueOf.ts'
import { lockOrder } from './saved/queries.ts'

/**
 * Reverses a payment or refund that was recorded by mistake. Repeating a `clientKey` changes nothing. Throws
 * `not_found` (404), or the reason why it can't be reversed (409).
 * @returns the id of its order
 */
export async function reverseEntry(
  call: Call,
  entryId: string,
  { reason: note, clientKey }: { reason: string; clientKey: string },
): Promise<string> {
  authorize(call.actor, 'orders.settle')
  const orderId = await findOrderOfEntry(call.db, call.scope, entryId)
  if (!orderId) throw new Problem('not_found')
  await inTransaction(call, async (tx) => {
    const stored = await lockOrder(tx, call.scope, orderId)
    if (!stored) throw new Problem('not_found')
    if (await hasClientKey(tx, call.scope, orderId, clientKey)) return unchanged(undefined)
    const books = await booksOf(tx, call.scope, stored)
    const entry = books.entries.find(({ _id }) => _id === entryId)
    if (!entry) throw new Problem('not_found')
    const { status, collects_fees } = stored.order
    const due = status === 'canceled' && !collects_fees ? null : dueOf(stored)
    const steps = accept(takeBack(books, entry, { due, note, clientKey }))
    const [first, ...more] = await changePayments(tx, call, stored, books, steps)
    if (first) await announce(tx, call, first, ...more)
  })
  return orderId
}

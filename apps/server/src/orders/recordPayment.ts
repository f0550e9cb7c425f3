import { Problem } from '@tourdesk/contract/kernel/problem'
import { dayIn } from '@tourdesk/domain/calendar'
import { toCents } from '@tourdesk/domain/money'
import { checkMoney, type RecordedMoney, receiveMoney } from '@tourdesk/domain/payments/receiveMoney'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { accept, acceptFields } from '../kernel/decide.ts'
import { newId } from '../kernel/newId.ts'
import { ask } from '../kernel/question.ts'
import { hasClientKey } from '../payments/ledgerEntries.ts'
import { currencyRates } from '../pricing/queries.ts'
import { findHolder } from './cash/findHolder.ts'
import { booksOf } from './money/booksOf.ts'
import { changePayments } from './money/changePayments.ts'
import { dueOf } from './money/dueOf.ts'
import { lockOrder, type StoredOrder } from './saved/queries.ts'

export type Recording = Omit<RecordedMoney, 'currency'> & {
  currency?: Currency | undefined
  isOverpayment: boolean
  /** The open charges that are paid by it, which have to add up to its amount. */
  charges?: readonly string[]
}

/**
 * Records money that staff received. Repeating a `clientKey` changes nothing. Money for a canceled order is
 * to be refunded. Throws `not_found` (404), `amount_over_open` (409), `preview_outdated` (409) if its charges
 * no longer add up to the amount, or a field error (400) for each wrong field.
 */
export async function recordPayment(call: Call, orderId: string, recording: Recording): Promise<void> {
  authorize(call.actor, 'orders.settle')
  await inTransaction(call, async (tx) => {
    const stored = await lockOrder(tx, call.scope, orderId)
    if (!stored) throw new Problem('not_found')
    const { order } = stored
    if (await hasClientKey(tx, call.scope, order.id, recording.clientKey)) return unchanged(undefined)
    if (recording.charges && openOf(stored.payments, recording.charges) !== toCents(recording.amount))
      throw new Problem('preview_outdated')
    const money = { ...recording, currency: recording.currency ?? order.currency }
    const rates = await ask(tx, currencyRates())
    const facts = {
      today: dayIn(call.now),
      placedOn: dayIn(order.created_at),
      currency: order.currency,
      orderRate: order.rate,
      receivedRate: rates[money.currency],
      holder: money.heldBy === null ? null : await findHolder(tx, money.heldBy),
    }
    const read = acceptFields(checkMoney(money, facts))
    const books = await booksOf(tx, call.scope, stored)
    const { isOverpayment } = recording
    const steps = accept(
      receiveMoney(books.payments, dueOf(stored), order.status === 'canceled', {
        ...read,
        _id: newId(),
        isOverpayment,
      }),
    )
    const [first, ...more] = await changePayments(tx, call, stored, books, steps)
    if (first) await announce(tx, call, first, ...more)
  })
}

/** What's open of these charges, in cents. */
function openOf(payments: StoredOrder['payments'], charges: readonly string[]): number {
  return payments
    .filter(({ id, action, status }) => charges.includes(id) && action === 'charge' && status === 'pending')
    .reduce((sum, { amount }) => sum + amount, 0)
}

import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { dayIn } from '@tourdesk/domain/calendar'
import type { CashCurrency } from '@tourdesk/domain/crew/vocabulary'
import type { CashHolder } from '@tourdesk/domain/payments/crewCash'
import { unpaidOf } from '@tourdesk/domain/payments/payments'
import { checkMoney, receiveMoney } from '@tourdesk/domain/payments/receiveMoney'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { newId } from '../../kernel/newId.ts'
import { ask } from '../../kernel/question.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { currencyRates } from '../../pricing/queries.ts'
import { booksOf } from '../money/booksOf.ts'
import { changePayments } from '../money/changePayments.ts'
import { dueOf } from '../money/dueOf.ts'
import { lockOrder } from '../saved/queries.ts'

interface CrewCash {
  amount: number
  currency: CashCurrency
  at: Date
  /** The event's id, so that it's one payment however often it's sent. */
  clientKey: string
  holder: CashHolder
}

interface Received {
  /** False if the money can't be a payment of this order, such as cash in a currency without a rate. */
  isRecorded: boolean
  /** It's more than what was still to be paid. */
  isOverpaid: boolean
  /** The events to announce; none if it isn't recorded. */
  events: DomainEvent[]
}

/**
 * Records cash that a guide or driver took as a payment of the order, held by them, however much is still to
 * be paid. The crew may not see the order's money, so this runs with the product's rights. Locks the order.
 */
export async function receiveCrewCash(
  tx: Tx,
  { actor, now }: Pick<Call, 'actor' | 'now'>,
  orderId: string,
  { amount, currency, at, clientKey, holder }: CrewCash,
): Promise<Received> {
  const nothing = { isRecorded: false, isOverpaid: false, events: [] }
  const stored = await lockOrder(tx, everyOrder, orderId)
  if (!stored) return nothing
  const { order } = stored
  const rates = await ask(tx, currencyRates())
  const [placedOn, takenOn] = [dayIn(order.created_at), dayIn(at)]
  const money = {
    method: 'cash' as const,
    amount,
    currency,
    // Corrects the day if a phone with a wrong clock took it before the order was placed.
    day: takenOn < placedOn ? placedOn : takenOn,
    reference: '',
    note: '',
    heldBy: holder._id,
    clientKey,
  }
  const read = checkMoney(money, {
    today: dayIn(now),
    placedOn,
    currency: order.currency,
    orderRate: order.rate,
    receivedRate: rates[currency],
    holder: { ...holder, isDeleted: false },
  })
  if (!read.ok) return nothing
  const books = await booksOf(tx, everyOrder, stored)
  const due = dueOf(stored)
  const isCanceled = order.status === 'canceled'
  const received = { ...read.value, _id: newId(), isOverpayment: true }
  const steps = receiveMoney(books.payments, due, isCanceled, received)
  if (!steps.ok) return nothing
  const isOverpaid = read.value.amount > unpaidOf(books.payments, due)
  const call = { actor, scope: everyOrder, now }
  const events = await changePayments(tx, call, stored, books, steps.value)
  return { isRecorded: true, isOverpaid, events }
}

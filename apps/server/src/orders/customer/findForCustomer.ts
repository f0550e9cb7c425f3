import { Problem } from '@tourdesk/contract/kernel/problem'
import type { CustomerOrder, PaymentTry } from '@tourdesk/contract/orders/checkout'
import type { Ledger } from '@tourdesk/contract/payments/ledgerShapes'
import { type Day, dayIn } from '@tourdesk/domain/calendar'
import { isLocked } from '@tourdesk/domain/entries/entry'
import { toCents, toDollars } from '@tourdesk/domain/money'
import { languageOfName } from '@tourdesk/domain/orders/customerLink'
import { feeLines } from '@tourdesk/domain/payments/feeLines'
import { allToPay, type PayChoice, type ToPay, toPayBy } from '@tourdesk/domain/payments/toPay'
import { findContact } from '../../agencies/findContact.ts'
import { whatToBring } from '../../catalogue/tours/whatToBring.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { GuestCall } from '../../kernel/call.ts'
import { ask } from '../../kernel/question.ts'
import type { CardProvider } from '../../outside/cards/cardProvider.ts'
import { findAttempt } from '../../payments/cardAttempts.ts'
import { openChargesOf } from '../../payments/openChargesOf.ts'
import { payPath } from '../../payments/paymentLinks.ts'
import { currencyRates } from '../../pricing/queries.ts'
import { findCreditsOfOrder } from '../credits/findCredits.ts'
import { findLedger } from '../findLedger.ts'
import { dueOf } from '../money/dueOf.ts'
import { findOrder, type StoredOrder } from '../saved/queries.ts'
import { presentBooked } from './presentBooked.ts'

/**
 * The customer's order, and the state of a payment page that was opened for it. Returns only what this
 * function names: nothing about agencies' money, notes, crews or other orders.
 */
export async function findForCustomer(
  call: GuestCall,
  cards: CardProvider | null,
  attemptId: string | null,
): Promise<CustomerOrder> {
  authorize(call.actor, 'checkout.read')
  const stored = await findOrder(call, call.actor.orderId)
  if (!stored) throw new Problem('not_found')
  const { order } = stored
  const booked = stored.entries.filter((entry) => !isLocked(entry))
  const [toBring, rates, ledger, credits, business, attempt] = await Promise.all([
    whatToBring(
      call.db,
      booked.map(({ tour_id }) => tour_id),
    ),
    ask(call.db, currencyRates()),
    findLedger(call, order.id),
    findCreditsOfOrder(call, order.id),
    findContact(call.db),
    attemptId === null ? null : findTry(call, cards, attemptId),
  ])
  const due = dueOf(stored)
  const isOpen = due.paymentTBD && order.custom_total === null
  return {
    orderNumber: order.order_number,
    orderType: order.order_type,
    isCanceled: order.status === 'canceled',
    customer: call.actor.name,
    language: languageOfName(call.actor.name),
    starTour: order.star_name,
    tours: booked.map((entry) => presentBooked(entry, toBring.get(entry.tour_id) ?? [])),
    currency: order.currency,
    rates: { ...rates, [order.currency]: order.rate },
    fees: order.status === 'canceled' ? [] : feesIn(stored, ledger),
    total: isOpen ? null : toDollars(due.total),
    isAgreed: order.custom_total !== null,
    money: order.is_agency_payment
      ? null
      : { paid: ledger.paid, open: Math.max(0, ledger.balance), toRefund: ledger.toRefund },
    paysTo: order.is_agency_payment ? order.agency_name : null,
    ...amountsToPay(stored, cards, dayIn(call.now)),
    credits: credits.map(({ code, rest, currency, validUntil, state }) => ({
      code,
      rest,
      currency,
      validUntil,
      state,
    })),
    business,
    isTest: cards?.isTest ?? false,
    attempt,
  }
}

/** The remaining cost of canceled tours, by the ledger. */
function feesIn({ order, entries }: StoredOrder, { data }: Ledger): CustomerOrder['fees'] {
  const rows = data.map((row) => ({ ...row, amount: toCents(row.amount) }))
  return feeLines(rows, order.currency).map(({ kind, entry, amount }) => {
    const tour = entries.find(({ id }) => id === entry)
    return {
      kind,
      tour: tour ? { name: tour.tour_name, date: tour.tour_date } : null,
      amount: toDollars(amount),
    }
  })
}

function amountsToPay(
  { order, payments }: StoredOrder,
  cards: CardProvider | null,
  today: Day,
): Pick<CustomerOrder, 'toPay' | 'allToPay'> {
  const charges = openChargesOf(payments, order.instalments)
  const [due, all] = [toPayBy(charges, today), allToPay(charges)]
  const present = (ask: PayChoice, { amount, dueOn, charges: [first] }: ToPay) => {
    const token = payments.find(({ id }) => id === first?._id)?.link_token
    return {
      amount: toDollars(amount),
      dueOn: order.instalments.length > 0 ? dueOn : null,
      pay: cards && token ? `${payPath}/${token}?ask=${ask}&agreed=${amount}` : null,
    }
  }
  return {
    toPay: due && present('due', due),
    allToPay: due && all && all.amount > due.amount ? present('all', all) : null,
  }
}

async function findTry(call: GuestCall, cards: CardProvider | null, id: string): Promise<PaymentTry | null> {
  const attempt = await findAttempt(call.db, call.scope, id)
  if (!attempt) return null
  const { status, response } = attempt
  if (status !== 'declined' || response === null || !cards) return { status, reason: null }
  const [en, he] = [cards.textOf(response, 'en'), cards.textOf(response, 'he')]
  return { status, reason: en && he ? { en, he } : null }
}

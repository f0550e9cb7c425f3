import { createHash } from 'node:crypto'
import { fieldProblem } from '@tourdesk/contract/kernel/problem'
import type { CancelPreview } from '@tourdesk/contract/orders/cancelShapes'
import { can, isAgencyMode, type Person } from '@tourdesk/domain/access/actor'
import { dayIn } from '@tourdesk/domain/calendar'
import { isLocked } from '@tourdesk/domain/entries/entry'
import { type Cents, hasCents, toCents, toDollars } from '@tourdesk/domain/money'
import { markEntry } from '@tourdesk/domain/orders/lifecycle'
import { canceledShares } from '@tourdesk/domain/orders/shares'
import {
  type CancelPlan,
  planCancellation,
  refundByPolicy,
  termsOf,
} from '@tourdesk/domain/payments/cancellation'
import { backToCredits, newCreditOf } from '@tourdesk/domain/payments/credit'
import { type Instalment, instalmentsAfter } from '@tourdesk/domain/payments/instalments'
import { type Books, feesFor, keptOf } from '@tourdesk/domain/payments/ledger'
import { type Due, type PaymentStep, planPayments } from '@tourdesk/domain/payments/payments'
import { earliestTourDate } from '@tourdesk/domain/payments/refund'
import type { CancelTerms, RefundTarget } from '@tourdesk/domain/payments/vocabulary'
import { authorize } from '../../kernel/authorize.ts'
import type { Reader } from '../../kernel/call.ts'
import { accept } from '../../kernel/decide.ts'
import type { StoredOrder } from '../saved/queries.ts'
import { dueOf } from './dueOf.ts'
import { pricedTours } from './pricedTours.ts'

/** A request to cancel an order or some of its tours. */
export interface CancelRequest {
  entries?: string[] | undefined
  canRefund: boolean
  terms?: CancelTerms | undefined
  amount?: number | undefined
  collectFees: boolean
  refundTo: RefundTarget
}

/** The effects of a cancellation on the money and the order. */
export interface Cancellation {
  /** True if the whole order is canceled. */
  isWhole: boolean
  /** Ids of the entries to cancel. */
  entries: string[]
  plan: CancelPlan
  steps: PaymentStep[]
  customLeft: Cents | null
  /** The price of the other tours. */
  priceLeft: Cents
  /** The instalments after the cancellation. */
  instalments: Instalment[]
  /** The refund by the terms. */
  byPolicy: Cents
  /** Stays the same as long as a preview holds. */
  hash: string
}

/**
 * Works out a cancellation of a loaded order. Only staff can choose what's refunded, cancel single tours or
 * collect fees (403). Throws `refund_out_of_bounds` at `amount` and `field_invalid` at `entries` (400), or
 * the reason why a tour can't be canceled by itself (409).
 */
export function planCancel(
  { actor, now }: Pick<Reader & { actor: Person }, 'actor' | 'now'>,
  stored: StoredOrder,
  books: Books,
  request: CancelRequest,
): Cancellation {
  const { order } = stored
  const isAgency = isAgencyMode(actor)
  const terms = request.terms ?? termsOf(request.canRefund, isAgency)
  if (terms === 'full' || terms === 'amount' || request.collectFees) authorize(actor, 'orders.settle')
  const open = stored.entries.filter((entry) => !isLocked(entry))
  const entries = request.entries ? singleTours(actor, stored, request.entries) : open.map(({ id }) => id)
  const { shares, priceLeft, customLeft } = canceledShares(pricedTours(stored), entries)
  const isWhole = !request.entries
  // If all tours are canceled one by one, an order without a custom total costs nothing, but one with a
  // custom total still does.
  const left = isWhole ? 0 : priceLeft
  const facts = {
    now,
    tours: toursOf(stored, entries, shares),
    priceLeft: left,
    fees: feesFor(books.entries, order.currency, left),
    paid: keptOf(books, order.currency),
    isAgencyMode: isAgency,
  }
  const choice = { terms, amount: amountOf(request), collectsFees: request.collectFees }
  const planned = planCancellation(facts, choice)
  if (!planned.ok) throw fieldProblem([{ field: 'amount', code: planned.code, params: planned.params }])
  const plan = planned.value
  const due = { ...dueOf(stored), total: plan.totalAfter - plan.writeOff }
  const { refundTo } = request
  const steps = planPayments(books.payments, isWhole ? { ...due, paymentTBD: false } : due, true, refundTo)
  const instalments = isWhole ? [] : instalmentsLeft(stored, entries, due, now)
  const byPolicy = refundByPolicy(facts)
  const hash = hashOf({ entries, plan, steps, byPolicy, refundTo })
  return { isWhole, entries, plan, steps, customLeft, priceLeft: left, instalments, byPolicy, hash }
}

/** A cancellation as its preview shows it. */
export function presentCancel(
  { order }: StoredOrder,
  { plan, steps, byPolicy, hash }: Pick<Cancellation, 'plan' | 'steps' | 'byPolicy' | 'hash'>,
): CancelPreview {
  return {
    lines: plan.lines.map(({ share, fee, ...line }) => ({
      ...line,
      share: toDollars(share),
      fee: toDollars(fee),
    })),
    currency: order.currency,
    totalAfter: toDollars(plan.totalAfter),
    paid: toDollars(plan.paid),
    refund: toDollars(plan.refund),
    backToCredit: toDollars(backToCredits(steps)),
    newCredit: toDollars(newCreditOf(steps)),
    refundByPolicy: toDollars(byPolicy),
    writeOff: toDollars(plan.writeOff),
    open: toDollars(plan.open),
    hash,
  }
}

function singleTours(actor: Person, { order, entries }: StoredOrder, ids: string[]): string[] {
  const context = {
    orderType: order.order_type,
    isSaved: true,
    isCanceled: order.status === 'canceled',
    mayMark: can(actor, 'orders.markEntries'),
  }
  return [...new Set(ids)].map((id) => {
    const entry = entries.find((one) => one.id === id)
    if (!entry) throw fieldProblem([{ field: 'entries', code: 'field_invalid' }])
    accept(markEntry(context, entry.status, 'CANCELED'))
    return id
  })
}

function toursOf({ entries }: StoredOrder, canceled: string[], shares: Map<string, Cents>) {
  return entries
    .filter(({ id }) => canceled.includes(id))
    .map(({ id, tour_date, cancellation_tiers }) => ({
      _id: id,
      share: shares.get(id) ?? 0,
      day: tour_date,
      tiers: cancellation_tiers,
    }))
}

/** The instalments once tours are canceled: the total falls, and the first day may change. */
function instalmentsLeft(stored: StoredOrder, canceled: string[], due: Due, now: Date): Instalment[] {
  const { order, entries } = stored
  const left = entries.filter(({ id }) => !canceled.includes(id))
  const days = left.map(({ tour_date, status }) => ({ date: tour_date, startDate: tour_date, status }))
  return instalmentsAfter(order.instalments, dueOf(stored), {
    terms: order.payment_terms,
    due,
    rate: order.rate,
    firstDay: earliestTourDate(days, order.order_type),
    today: dayIn(now),
  })
}

function amountOf({ terms, amount }: CancelRequest): Cents {
  if (terms !== 'amount') return 0
  if (amount === undefined) throw fieldProblem([{ field: 'amount', code: 'field_required' }])
  if (!hasCents(amount)) throw fieldProblem([{ field: 'amount', code: 'field_invalid' }])
  return toCents(amount)
}

function hashOf(outcome: object): string {
  return createHash('sha256').update(JSON.stringify(outcome)).digest('hex')
}

import type { Cents } from '../money.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import type { Payment, PaymentStep } from './payments.ts'
import type { AdjustmentReason, LedgerKind, PaymentMethod } from './vocabulary.ts'

/** What a row of an order's ledger says; rows are added and never changed. */
export interface Posting {
  kind: LedgerKind
  /** In cents of `currency`; above 0 the customer owes more, below 0 less. */
  amount: Cents
  currency: Currency
  /** The payment whose money it is. */
  payment: string | null
  method: PaymentMethod | null
  /** Why the total changed; only an adjustment has a reason. */
  reason: AdjustmentReason | null
  /** The row that a reversal takes back. */
  reverses: string | null
}

/** A row that is written. */
export interface LedgerEntry extends Posting {
  _id: string
}

/** The money of an order: what was asked for, and what happened. Payments and rows oldest first. */
export interface Books {
  payments: Payment[]
  entries: LedgerEntry[]
}

/** What the rows of a ledger add up to, in cents. */
export interface LedgerSums {
  /** What the order costs. */
  total: Cents
  /** What came in less what went back. */
  paid: Cents
  /** What's still to be paid; below 0, more was paid than the total. */
  balance: Cents
}

/** Which sum a row counts in. A new kind of row gets its place here. */
const sideOf: Record<Exclude<LedgerKind, 'reversal'>, 'total' | 'paid'> = {
  sale: 'total',
  adjustment: 'total',
  void: 'total',
  fee: 'total',
  payment: 'paid',
  refund: 'paid',
}

/** Adds up the rows of one currency; a reversal counts with the kind it reverses (LEDG-03). */
export function sumsOf(entries: LedgerEntry[], currency: Currency): LedgerSums {
  const counted = entries.filter((entry) => entry.currency === currency)
  const sumOf = (side: 'total' | 'paid') =>
    counted.reduce((sum, entry) => (isOn(side, entry, entries) ? sum + entry.amount : sum), 0)
  const [total, paid] = [sumOf('total'), 0 - sumOf('paid')]
  return { total, paid, balance: total - paid }
}

/** What's promised to go back in a currency and hasn't gone yet. */
export function toRefund(payments: Payment[], currency: Currency): Cents {
  return payments
    .filter((payment) => payment.currency === currency)
    .filter(({ action, status }) => action === 'refund' && status === 'pending')
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** The money that stays with us: what's paid less what's promised to go back (HOLE-O27). */
export function keptOf({ payments, entries }: Books, currency: Currency): Cents {
  return sumsOf(entries, currency).paid - toRefund(payments, currency)
}

/** The row that a step of a payment plan writes; null if no money moves. */
export function postingOf(step: PaymentStep, books: Books): Posting | null {
  switch (step.kind) {
    case 'receive':
      return { ...none, ...received(step._id, step.amount, step.currency), method: step.receipt.method }
    case 'settle':
      return settled(step._id, books)
    case 'takeBack':
      return reversalOf(step.entry, books)
    case 'create':
    case 'ask':
    case 'refund':
    case 'reduce':
    case 'cancel':
      return null
  }
}

/** What decides the total in the books of an order. */
export interface BookedOrder {
  /** What the order costs, in cents of its currency; 0 while its price is open. */
  total: Cents
  currency: Currency
  isCanceled: boolean
}

/** Why the total of an order changes. */
export interface TotalChange {
  reason: AdjustmentReason
  /** The part of the change that comes from canceled tours, in cents of the order's currency. */
  voided: Cents
}

/**
 * The rows that bring the total of the books to the order's; none if they agree. A canceled order no longer costs
 * anything; what was paid and isn't given back is a fee (HOLE-M3). When the currency changes, the sum in the old one is
 * closed; it holds no money.
 */
export function postTotal(books: Books, order: BookedOrder, { reason, voided }: TotalChange): Posting[] {
  const { entries } = books
  const others = [...new Set(entries.map(({ currency }) => currency))].filter((one) => one !== order.currency)
  const closed = others.flatMap((currency) =>
    adjustment(0 - sumsOf(entries, currency).total, currency, 'currency'),
  )
  const now = sumsOf(entries, order.currency).total
  if (order.isCanceled) return [...closed, ...canceled(books, order.currency, now)]
  const isFirst = !entries.some(({ kind, currency }) => kind === 'sale' && currency === order.currency)
  const change = order.total - now
  if (isFirst && change > 0)
    return [...closed, { ...none, kind: 'sale', amount: change, currency: order.currency }]
  return [
    ...closed,
    ...row('void', 0 - voided, order.currency),
    ...adjustment(change + voided, order.currency, reason),
  ]
}

/** The total of a canceled order is void, and what's kept of its money is its only fee. If that changes, the fee is reversed and written again. */
function canceled(books: Books, currency: Currency, total: Cents): Posting[] {
  const fees = books.entries.filter(({ kind, _id }) => kind === 'fee' && !isReversed(_id, books))
  const fee = fees.reduce((sum, { amount }) => sum + amount, 0)
  const kept = keptOf(books, currency)
  const voids = row('void', fee - total, currency)
  if (fee === kept) return voids
  return [...voids, ...fees.map(reversing), ...row('fee', kept, currency)]
}

const none = { payment: null, method: null, reason: null, reverses: null }

function row(kind: 'void' | 'fee', amount: Cents, currency: Currency): Posting[] {
  return amount === 0 ? [] : [{ ...none, kind, amount, currency }]
}

function adjustment(amount: Cents, currency: Currency, reason: AdjustmentReason): Posting[] {
  return amount === 0 ? [] : [{ ...none, kind: 'adjustment', amount, currency, reason }]
}

function received(payment: string, amount: Cents, currency: Currency) {
  return { kind: 'payment' as const, amount: 0 - amount, currency, payment }
}

function settled(id: string, { payments, entries }: Books): Posting | null {
  const payment = payments.find(({ _id }) => _id === id)
  if (!payment) return null
  const { action, amount, currency } = payment
  if (action !== 'refund')
    return { ...none, ...received(id, amount, currency), method: action === 'agency' ? 'agency' : 'card' }
  const source = entries.find((entry) => entry.kind === 'payment' && entry.payment === payment.refunds)
  return { ...none, kind: 'refund', amount, currency, payment: id, method: source?.method ?? 'card' }
}

function reversalOf(id: string, { entries }: Books): Posting | null {
  const entry = entries.find(({ _id }) => _id === id)
  return entry ? reversing(entry) : null
}

function reversing({ _id, amount, currency }: LedgerEntry): Posting {
  return { ...none, kind: 'reversal', amount: 0 - amount, currency, reverses: _id }
}

function isReversed(id: string, { entries }: Books): boolean {
  return entries.some(({ reverses }) => reverses === id)
}

function isOn(side: 'total' | 'paid', entry: LedgerEntry, entries: LedgerEntry[]): boolean {
  if (entry.kind !== 'reversal') return sideOf[entry.kind] === side
  const reversed = entries.find(({ _id }) => _id === entry.reverses)
  return reversed !== undefined && isOn(side, reversed, entries)
}

import type { Cents } from '../money.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import type { Payment, PaymentStep } from './payments.ts'
import type { AdjustmentReason, HandMethod, LedgerKind, PaymentMethod } from './vocabulary.ts'

/** The content of a row of an order's ledger; rows are added and never changed. */
export interface Posting {
  kind: LedgerKind
  /** In cents of `currency`; positive if the customer owes more, negative if less. */
  amount: Cents
  currency: Currency
  /** The payment whose money it is. */
  payment: string | null
  method: PaymentMethod | null
  /** Why the total changed; only an adjustment has a reason. */
  reason: AdjustmentReason | null
  /** The row that a reversal reverses. */
  reverses: string | null
  /** The canceled tour that a void or a fee is about. */
  entry: string | null
}

/** A stored row. */
export interface LedgerEntry extends Posting {
  _id: string
}

/**
 * The money of an order: the payments requested, and what happened. Payments and rows are sorted oldest
 * first.
 */
export interface Books {
  payments: Payment[]
  entries: LedgerEntry[]
}

/** The sums of a ledger's rows, in cents. */
export interface LedgerSums {
  /** The price of the order, including fees. */
  total: Cents
  /** Payments less refunds. */
  paid: Cents
  /** Still to be paid; negative if more than the total was paid. */
  balance: Cents
}

/** The sum that each kind of row counts in. A new kind of row has to be added here. */
const sideOf: Record<Exclude<LedgerKind, 'reversal'>, 'total' | 'paid'> = {
  sale: 'total',
  adjustment: 'total',
  void: 'total',
  fee: 'total',
  write_off: 'total',
  payment: 'paid',
  refund: 'paid',
  credit_given: 'paid',
  credit_used: 'paid',
}

/** Adds up the rows of one currency; a reversal counts with the kind it reverses. */
export function sumsOf(entries: LedgerEntry[], currency: Currency): LedgerSums {
  const counted = entries.filter((entry) => entry.currency === currency)
  const sumOf = (side: 'total' | 'paid') =>
    counted.reduce((sum, entry) => (isOn(side, entry, entries) ? sum + entry.amount : sum), 0)
  const [total, paid] = [sumOf('total'), 0 - sumOf('paid')]
  return { total, paid, balance: total - paid }
}

/** Refunds in a currency that are promised but not paid yet. */
export function toRefund(payments: Payment[], currency: Currency): Cents {
  return payments
    .filter((payment) => payment.currency === currency)
    .filter(({ action, status }) => action === 'refund' && status === 'pending')
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** The money that stays with us: what's paid less promised refunds. */
export function keptOf({ payments, entries }: Books, currency: Currency): Cents {
  return sumsOf(entries, currency).paid - toRefund(payments, currency)
}

/**
 * The row that a step of a payment plan writes; null if no money moves.
 * @param added the payment that the step added; only needed for a new credit
 */
export function postingOf(step: PaymentStep, books: Books, added: string | null = null): Posting | null {
  switch (step.kind) {
    case 'receive':
      return { ...none, ...received(step._id, step.amount, step.currency), method: step.receipt.method }
    case 'settle':
      return settled(step._id, books, step.made?.method)
    case 'takeBack':
      return reversalOf(step.entry, books)
    case 'useCredit':
      return { ...none, ...received(step._id, step.amount, step.currency), kind: 'credit_used' }
    case 'giveCredit':
      return givenFor(step, books, added)
    case 'create':
    case 'ask':
    case 'refund':
    case 'reduce':
    case 'cancel':
      return null
  }
}

/** The facts that decide the total in the books of an order. */
export interface BookedOrder {
  /** The price of its tours, in cents of its currency; 0 while it's open. */
  price: Cents
  currency: Currency
  isCanceled: boolean
  /** True if the unpaid fees of a canceled order are charged. */
  collectsFees: boolean
}

/** Why the total of an order changes. */
export interface TotalChange {
  reason: AdjustmentReason
  /** Canceled tours: the price of each in cents of the order's currency, and the part that stays owed. */
  canceled: { entry: string; share: Cents; fee: Cents }[]
  /** The units per dollar of both currencies if the order's currency changes; null if it doesn't. */
  exchanged: { from: number; to: number } | null
  /** The amount written off. */
  writeOff: Cents
}

/** A change without cancellations, write-offs or another currency. */
export const noChange: TotalChange = { reason: 'edit', canceled: [], exchanged: null, writeOff: 0 }

/** The fees in the books less what was written off, in cents of the currency. */
export function feesOf(entries: LedgerEntry[], currency: Currency): Cents {
  return entries
    .filter((entry) => entry.currency === currency && isFee(entry, entries))
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** The fees if the tours cost this much: a write-off of a higher price no longer counts below it. */
export function feesFor(entries: LedgerEntry[], currency: Currency, price: Cents): Cents {
  const moot = mootWriteOffs(entries, currency, price)
  return feesOf(entries, currency) - moot.reduce((sum, { amount }) => sum + amount, 0)
}

function mootWriteOffs(entries: LedgerEntry[], currency: Currency, price: Cents): LedgerEntry[] {
  if (price + feesOf(entries, currency) >= 0) return []
  const reversed = new Set(entries.map(({ reverses }) => reverses))
  return entries.filter(
    (entry) => entry.kind === 'write_off' && entry.currency === currency && !reversed.has(entry._id),
  )
}

/**
 * The rows that bring the total of the books to the price of the order's tours plus its fees; empty if they
 * agree. A canceled order costs its fees. Unpaid ones are written off, unless they're to be collected. If the
 * currency changes, the sum in the old one is closed; it holds no money.
 */
export function postTotal(books: Books, order: BookedOrder, change: TotalChange): Posting[] {
  const { entries } = books
  const { currency, isCanceled } = order
  const others = [...new Set(entries.map((entry) => entry.currency))].filter((one) => one !== currency)
  const closed = others.flatMap((one) => adjustment(0 - sumsOf(entries, one).total, one, 'currency'))
  const left = isCanceled ? 0 : order.price
  const before = feesFor(entries, currency, left)
  const price = sumsOf(entries, currency).total - feesOf(entries, currency)
  const voided = change.canceled.flatMap(({ entry, share }) => row('void', 0 - share, currency, entry))
  const fees = change.canceled.flatMap(({ entry, fee }) => row('fee', fee, currency, entry))
  const rest = left - price - sumOf(voided)
  const isFirst = !entries.some((entry) => entry.kind === 'sale' && entry.currency === currency)
  const writeOff = change.writeOff + unpaidFees(books, order, before + sumOf(fees) - change.writeOff)
  return [
    ...closed,
    ...mootWriteOffs(entries, currency, left).map(reversing),
    ...voided,
    ...(isFirst && rest > 0
      ? [{ ...none, kind: 'sale' as const, amount: rest, currency }]
      : isCanceled
        ? row('void', rest, currency)
        : adjustment(rest, currency, change.reason)),
    ...fees,
    ...row('write_off', 0 - writeOff, currency),
  ]
}

/** The unpaid fees of a canceled order that won't be collected. */
function unpaidFees(books: Books, { isCanceled, collectsFees, currency }: BookedOrder, fees: Cents): Cents {
  return isCanceled && !collectsFees ? Math.max(0, fees - keptOf(books, currency)) : 0
}

const none = { payment: null, method: null, reason: null, reverses: null, entry: null }

function row(
  kind: 'void' | 'fee' | 'write_off',
  amount: Cents,
  currency: Currency,
  entry: string | null = null,
): Posting[] {
  return amount === 0 ? [] : [{ ...none, kind, amount, currency, entry }]
}

function adjustment(amount: Cents, currency: Currency, reason: AdjustmentReason): Posting[] {
  return amount === 0 ? [] : [{ ...none, kind: 'adjustment', amount, currency, reason }]
}

function received(payment: string, amount: Cents, currency: Currency) {
  return { kind: 'payment' as const, amount: 0 - amount, currency, payment }
}

function settled(id: string, { payments, entries }: Books, made?: HandMethod): Posting | null {
  const payment = payments.find(({ _id }) => _id === id)
  if (!payment) return null
  const { action, amount, currency } = payment
  if (action !== 'refund')
    return { ...none, ...received(id, amount, currency), method: action === 'agency' ? 'agency' : 'card' }
  const source = entries.find((entry) => entry.kind === 'payment' && entry.payment === payment.refunds)
  return { ...none, kind: 'refund', amount, currency, payment: id, method: made ?? source?.method ?? 'card' }
}

function givenFor(
  { of, amount }: { of: string; amount: Cents },
  { payments }: Books,
  payment: string | null,
): Posting | null {
  const paid = payments.find(({ _id }) => _id === of)
  return paid ? { ...none, kind: 'credit_given', amount, currency: paid.currency, payment } : null
}

function reversalOf(id: string, { entries }: Books): Posting | null {
  const entry = entries.find(({ _id }) => _id === id)
  return entry ? reversing(entry) : null
}

function reversing({ _id, amount, currency }: LedgerEntry): Posting {
  return { ...none, kind: 'reversal', amount: 0 - amount, currency, reverses: _id }
}

function isOn(side: 'total' | 'paid', entry: LedgerEntry, entries: LedgerEntry[]): boolean {
  if (entry.kind !== 'reversal') return sideOf[entry.kind] === side
  const reversed = entries.find(({ _id }) => _id === entry.reverses)
  return reversed !== undefined && isOn(side, reversed, entries)
}

/** True for a fee or a write-off, and for the reversal of one. */
function isFee({ kind, reverses }: LedgerEntry, entries: LedgerEntry[]): boolean {
  if (kind !== 'reversal') return kind === 'fee' || kind === 'write_off'
  return entries.some((entry) => entry._id === reverses && isFee(entry, entries))
}

function sumOf(postings: Posting[]): Cents {
  return postings.reduce((sum, { amount }) => sum + amount, 0)
}

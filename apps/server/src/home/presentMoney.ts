import type { MoneyLine } from '@tourdesk/contract/home/home'
import type { PendingRefund } from '@tourdesk/contract/payments/pendingRefund'
import { sumByCurrency } from '@tourdesk/domain/home/sumByCurrency'
import type { MoneyKind } from '@tourdesk/domain/home/vocabulary'
import { type Cents, toCents, toDollars } from '@tourdesk/domain/money'
import type { RefundState } from '@tourdesk/domain/payments/refundTask'
import { type Currency, currencies } from '@tourdesk/domain/pricing/vocabulary'

interface Charges {
  currency: Currency
  is_overdue: boolean
  count: number
  amount: Cents
}

/** How many things need attention. */
export interface OpenCounts {
  /** Differences that the nightly check found. */
  mismatches: number
  /** Unanswered questions about lines of statements. */
  questions: number
}

interface OfficeMoney extends OpenCounts {
  charges: Charges[]
  refunds: PendingRefund[]
  /** Held by guides and drivers. */
  cash: Amount[]
}

/** The office's open charges, refunds, crew cash, differences and questions, by currency. */
export function officeMoney({ charges, refunds, cash, mismatches, questions }: OfficeMoney): MoneyLine[] {
  const due = (kind: MoneyKind, isOverdue: boolean) =>
    inOrder(charges.filter(({ is_overdue }) => is_overdue === isOverdue)).map((sum) => lineOf(kind, sum))
  const refundsIn = (state: RefundState): Amount[] =>
    refunds
      .filter((refund) => refund.state === state)
      .map(({ currency, amount }) => ({ currency, amount: toCents(amount) }))
  const sums = (kind: MoneyKind, amounts: Amount[]) => sumByCurrency(amounts).map((sum) => lineOf(kind, sum))
  return [
    ...due('overdue', true),
    ...due('due_today', false),
    ...sums('refund_refused', refundsIn('refused')),
    ...sums('refund_to_do', refundsIn('to_do')),
    ...sums('crew_cash', cash),
    ...counted('ledger_mismatch', mismatches),
    ...counted('line_questions', questions),
  ]
}

interface Amount {
  currency: Currency
  amount: Cents
}

interface Open {
  currency: Currency
  orders: number
  amount: Cents
  orders_overdue: number
  amount_overdue: Cents
}

/**
 * The money of an agency's or agent's own orders: the open amount, and how much of it is overdue; and the agency's
 * unanswered questions.
 */
export function ownMoney(open: Open[], questions: number): MoneyLine[] {
  const overdue = open.filter(({ orders_overdue }) => orders_overdue > 0)
  return [
    ...inOrder(overdue).map(({ currency, orders_overdue, amount_overdue }) =>
      lineOf('overdue', { currency, count: orders_overdue, amount: amount_overdue }),
    ),
    ...inOrder(open).map(({ currency, orders, amount }) =>
      lineOf('open', { currency, count: orders, amount }),
    ),
    ...counted('line_questions', questions),
  ]
}

function counted(kind: MoneyKind, count: number): MoneyLine[] {
  return count > 0 ? [{ kind, count, amount: null, currency: null }] : []
}

function lineOf(kind: MoneyKind, sum: { currency: Currency; count: number; amount: Cents }): MoneyLine {
  return { kind, count: sum.count, amount: toDollars(sum.amount), currency: sum.currency }
}

function inOrder<Sum extends { currency: Currency }>(sums: Sum[]): Sum[] {
  return sums.toSorted((a, b) => currencies.indexOf(a.currency) - currencies.indexOf(b.currency))
}

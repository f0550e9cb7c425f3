import {
  type AccountedOrder,
  type EntryPosting,
  postingsDue,
  presentPostings,
} from '../agencyAccounts/postings.ts'
import type { Day } from '../calendar.ts'
import type { OrderStatus } from '../entries/vocabulary.ts'
import { type Cents, convert } from '../money.ts'
import type { Instalment } from '../payments/instalments.ts'
import { type Books, feesOf, keptOf, noChange, postTotal, sumsOf } from '../payments/ledger.ts'
import { type ListedMoney, listedMoney } from '../payments/listedMoney.ts'
import { netPaid } from '../payments/payments.ts'
import type { MismatchKind } from '../payments/vocabulary.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import { orderState } from './lifecycle.ts'
import { type PricedTours, type SharingTour, sharesAfter } from './shares.ts'
import type { PaymentStatus } from './vocabulary.ts'

/** A difference between an order's money and its ledger; amounts in cents of its currency. */
export interface Mismatch {
  kind: MismatchKind
  /** The amount by the ledger, or by our books for a card payment. */
  expected: Cents | null
  found: Cents | null
}

/** A stored order, as far as its money is concerned. */
export interface CheckedOrder {
  currency: Currency
  /** The price of its tours; 0 while it's open. */
  price: Cents
  /** True if fees are charged in a canceled order. */
  collectsFees: boolean
  isUnpriced: boolean
  status: OrderStatus
  paymentStatus: PaymentStatus
  firstTourDate: Day | null
  /** The first due day of the charges that the customer still has to pay; null if there's none. */
  firstDueOn: Day | null
  instalments: readonly Instalment[]
  /** Its price and the shares that its tours have. */
  sharing: Omit<PricedTours, 'tours'> & { tours: SharingTour[] }
  /** The amounts that lists show for it, on each of its tours. */
  listed: (ListedMoney & { isUnpriced: boolean })[]
  /** The store credits made from its money. */
  credits: readonly CheckedCredit[]
  /** The order as agencies' accounts see it, and what's posted for its tours; null without tours. */
  accounted: { order: AccountedOrder; posted: readonly EntryPosting[] } | null
}

/** The rest of a credit, as stored and by the ledgers of all orders: what was given less what was used. */
export interface CheckedCredit {
  rest: Cents
  byLedgers: Cents
}

/**
 * Compares the ledger of an order with its total, payments, instalments, statuses and what lists show, the
 * shares of its tours with its price and the ledger, what's posted for them to agencies' accounts, and its
 * store credits with the ledgers of all orders. If
 * several credits are wrong, the difference has the amounts of the first.
 */
export function findMismatches(books: Books, order: CheckedOrder): Mismatch[] {
  const { currency, price, collectsFees } = order
  const isCanceled = order.status === 'canceled'
  const sums = sumsOf(books.entries, currency)
  const kept = keptOf(books, currency)
  const missing = postTotal(books, { price, currency, isCanceled, collectsFees }, noChange)
  const owed =
    sums.total + missing.reduce((sum, row) => (row.currency === currency ? sum + row.amount : sum), 0)
  const paid = netPaid(books.payments.filter((payment) => payment.currency === currency))
  const total = (isCanceled ? 0 : price) + feesOf(books.entries, currency)
  const state = orderState({ isCanceled, kept, total })
  const asked = order.instalments.reduce((sum, { amount }) => sum + amount, 0)
  const listed = listedMoney(books, order)
  const wrongCredit = order.credits.find(({ rest, byLedgers }) => rest !== byLedgers)
  const wrongRow = order.listed.find((row) => !showsRight(row, listed, order.isUnpriced))
  return [
    ...line('total', missing.length > 0, sums.total, owed),
    ...line('payments', paid !== kept, kept, paid),
    ...line('instalments', !isCanceled && order.instalments.length > 0 && asked !== total, total, asked),
    ...line(
      'status',
      state.status !== order.status || state.paymentStatus !== order.paymentStatus,
      null,
      null,
    ),
    ...line('listed', wrongRow !== undefined, listed.open, wrongRow?.open ?? null),
    // What the price is has to be settled before what's split of it.
    ...(missing.length === 0 ? shares(books, order) : []),
    ...(missing.length === 0 ? account(order.accounted) : []),
    ...line('credit', wrongCredit !== undefined, wrongCredit?.byLedgers ?? null, wrongCredit?.rest ?? null),
  ]
}

/** Compares the shares: those of canceled tours with the ledger's voids, all others with the price. */
function shares(books: Books, { sharing, price }: CheckedOrder): Mismatch[] {
  const right = sharesAfter(sharing, noChange)
  const isRight = (tour: SharingTour) => {
    if (tour.isCanceled) return isNearInUsd(tour, sharing.rate) && tour.share === voidedShare(books, tour)
    const { share, shareUsd } = right.get(tour._id) ?? {}
    return tour.share === share && tour.shareUsd === shareUsd
  }
  const gone = sharing.tours.filter(({ isCanceled }) => isCanceled)
  // A custom total can be set once all tours are canceled: it falls on none of them.
  const owed = gone.length === sharing.tours.length ? 0 : price
  const expected = gone.reduce((sum, tour) => sum + voidedShare(books, tour), owed)
  const found = sharing.tours.reduce((sum, { share }) => sum + share, 0)
  return line('shares', found !== expected || !sharing.tours.every(isRight), expected, found)
}

/** Compares what's posted for its tours with what should be; the amounts are those of its agency. */
function account(accounted: CheckedOrder['accounted']): Mismatch[] {
  if (!accounted) return []
  const { order, posted } = accounted
  const sumOf = (rows: readonly EntryPosting[]) =>
    rows.reduce(
      (sum, row) =>
        row.account === order.account && row.currency === order.currency ? sum + row.amount : sum,
      0,
    )
  const isWrong = postingsDue(posted, order).length > 0
  return line('agency_entry', isWrong, sumOf(presentPostings(order)), sumOf(posted))
}

/**
 * The share of a canceled tour by the ledger. The stored one if no void names the tour: it cost nothing, or
 * was canceled before voids named tours; and if the order had another currency since.
 */
function voidedShare({ entries }: Books, { _id, share }: SharingTour): Cents {
  const last = entries.findLast(({ kind, entry }) => kind === 'void' && entry === _id)
  const isConverted = entries.some(({ currency }) => currency !== last?.currency)
  return last && share > 0 && !isConverted ? 0 - last.amount : share
}

/** Rounding moves a share by a few cents at most, in either currency. */
function isNearInUsd({ share, shareUsd }: SharingTour, rate: number): boolean {
  return Math.abs(convert(shareUsd, rate) - share) <= 5 * (1 + rate)
}

function showsRight(row: CheckedOrder['listed'][number], right: ListedMoney, isUnpriced: boolean): boolean {
  return (
    row.total === right.total &&
    row.paid === right.paid &&
    row.open === right.open &&
    row.overdueFrom === right.overdueFrom &&
    row.isUnpriced === isUnpriced
  )
}

function line(kind: MismatchKind, isWrong: boolean, expected: Cents | null, found: Cents | null): Mismatch[] {
  return isWrong ? [{ kind, expected, found }] : []
}

import { type Cents, prorate } from '../money.ts'
import type { FeeRow } from '../payments/feeLines.ts'
import { owedOfTours } from '../payments/owedOfTours.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import { type CommissionedTour, commissionDue } from './commissionDue.ts'
import { type EntryPostingKind, entryPostingKinds } from './vocabulary.ts'

/** A tour as an agency's account sees it. */
export interface AccountedTour extends CommissionedTour {
  _id: string
  isCanceled: boolean
  /** The percentage behind its commission. */
  percent: number
}

/** A stored order as an agency's account sees it. Amounts are in cents of its currency. */
export interface AccountedOrder {
  /** Its agency; null for an order of the main account, which has no account with itself. */
  account: string | null
  currency: Currency
  /** Units of its currency per dollar. */
  rate: number
  hasCustomTotal: boolean
  /** True if the agency pays the office; otherwise its customers do. */
  isOnAccount: boolean
  /** True if everything it costs is paid. */
  isPaid: boolean
  /** The rows of its ledger, of which fees and write-offs count. */
  ledger: readonly FeeRow[]
  tours: readonly AccountedTour[]
}

/** What's posted to an agency's account for a tour; positive if the agency owes more. */
export interface EntryPosting {
  account: string
  currency: Currency
  entry: string
  kind: EntryPostingKind
  amount: Cents
  /** Of a commission, its percentage. */
  percent: number | null
}

/**
 * The postings that bring what agencies' accounts have of an order's tours to what they should have. They add
 * to what's posted and change none of it: another agency or currency takes everything back where it was.
 */
export function postingsDue(posted: readonly EntryPosting[], order: AccountedOrder): EntryPosting[] {
  const keyOf = ({ account, currency, entry, kind }: EntryPosting) =>
    `${account} ${currency} ${entry} ${kind}`
  const missing = new Map<string, EntryPosting>()
  for (const row of presentPostings(order)) missing.set(keyOf(row), row)
  for (const row of posted) {
    const key = keyOf(row)
    const { amount, ...rest } = missing.get(key) ?? { ...row, amount: 0 }
    missing.set(key, { ...rest, amount: amount - row.amount })
  }
  return [...missing.values()].filter(({ amount }) => amount !== 0)
}

/**
 * What agencies' accounts should have of an order's tours. An order on account has what each tour costs and
 * its commission. One that its customer pays has the commission, once it's fully paid. What's no longer owed
 * of a tour, as it's canceled or written off, is given back, and the commission in the same proportion.
 */
export function presentPostings(order: AccountedOrder): EntryPosting[] {
  const { account, currency, isOnAccount, isPaid } = order
  if (account === null || !(isOnAccount || isPaid)) return []
  const owed = owedOfTours(order)
  return order.tours.flatMap((tour) => {
    const amounts = amountsOf(tour, owed.get(tour._id) ?? 0, order)
    return entryPostingKinds.map((kind) => ({
      account,
      currency,
      entry: tour._id,
      kind,
      amount: amounts[kind],
      percent: kind === 'commission' ? tour.percent : null,
    }))
  })
}

function amountsOf(
  tour: AccountedTour,
  owed: Cents,
  { rate, hasCustomTotal, isOnAccount }: AccountedOrder,
): Record<EntryPostingKind, Cents> {
  const { share, percent, isCanceled } = tour
  const due = commissionDue(tour, { rate, percent, isProrated: hasCustomTotal || isCanceled })
  const left = share === 0 ? 0 : prorate(due, { part: owed, whole: share })
  return {
    gross: isOnAccount ? share : 0,
    commission: 0 - due,
    cancellation: isOnAccount ? owed - share : 0,
    commission_back: due - left,
  }
}

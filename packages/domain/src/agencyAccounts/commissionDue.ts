import { type Cents, convert, prorate, shareOf } from '../money.ts'

/** A tour of an agency's order. */
export interface CommissionedTour {
  /** Its price after discounts, in US cents. */
  totalCents: Cents
  /** The commission on that price, in US cents, as stored with it. */
  commissionCents: Cents
  /** What of the order's price falls on it, in cents of the order's currency. */
  share: Cents
}

/** What the commission on a tour depends on, besides the tour. */
export interface CommissionTerms {
  /** Units of the order's currency per dollar. */
  rate: number
  /** True if the share isn't the tour's own price: the order has a custom total, or the tour was canceled. */
  isProrated: boolean
  /** The agency's percentage for a tour that has no price of its own. */
  percent: number
}

/**
 * The commission that an agency earns with a tour, in cents of the order's currency. It's the stored one at
 * the order's rate. Where a custom total changed what the customer pays, it changes in the same proportion;
 * without a price to compare with, it's a percentage of the share. 0 while the price is open.
 */
export function commissionDue(tour: CommissionedTour, { rate, isProrated, percent }: CommissionTerms): Cents {
  const { totalCents, commissionCents, share } = tour
  if (share === 0) return 0
  const listed = convert(totalCents, rate)
  const commission = convert(commissionCents, rate)
  if (!isProrated) return commission
  return listed === 0 ? shareOf(share, percent / 100) : prorate(commission, { part: share, whole: listed })
}

/**
 * The percentage behind a tour's commission, with at most two decimals: `inForce`, the agency's rate for the
 * tour, if that gives the stored amount, otherwise the one it was sold with. A tour that has no price of its
 * own keeps the percentage `last` posted.
 */
export function commissionPercent(
  { totalCents, commissionCents }: Pick<CommissionedTour, 'totalCents' | 'commissionCents'>,
  { inForce, last }: { inForce: number; last: number | null },
): number {
  if (totalCents === 0) return last ?? inForce
  if (shareOf(totalCents, inForce / 100) === commissionCents) return inForce
  return prorate(10_000, { part: commissionCents, whole: totalCents }) / 100
}

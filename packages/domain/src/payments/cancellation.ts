import type { Day } from '../calendar.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import { allocate, type Cents, shareOf, toDollars } from '../money.ts'
import { type CancellationTier, tierAt } from './cancellationPolicy.ts'
import type { CancelTerms } from './vocabulary.ts'

/** A tour that's being canceled. */
export interface CanceledTour {
  _id: string
  /** Its price, in cents of the order's currency. */
  share: Cents
  day: Day
  tiers: readonly CancellationTier[]
}

/** An order whose tours are canceled; amounts in cents of its currency. */
export interface CancelFacts {
  now: Date
  tours: CanceledTour[]
  /** The price of its other tours. */
  priceLeft: Cents
  /** The fees of earlier cancellations, less what was written off. */
  fees: Cents
  /** What's paid, less promised refunds. */
  paid: Cents
  /** In an agency, the earliest day decides for all tours. */
  isAgencyMode: boolean
}

/** The choices of staff or an agency. */
export interface CancelChoice {
  terms: CancelTerms
  /** The refund, in cents; only for the terms `amount`. */
  amount: Cents
  /** If false, unpaid fees are written off. */
  collectsFees: boolean
}

/** The effects of canceling on one tour. `tier` is the step of the terms that applies; null if none does. */
export interface CancelLine {
  entry: string
  share: Cents
  /** The refunded percentage of the share, 0 to 100; null where an amount was chosen. */
  percent: number | null
  tier: CancellationTier | null
  /** The part of the share that stays owed. */
  fee: Cents
}

/** The effects of canceling on the money of an order. */
export interface CancelPlan {
  lines: CancelLine[]
  /** The price of the other tours, plus all fees. */
  totalAfter: Cents
  paid: Cents
  refund: Cents
  /** The part of the fees that's written off because it wasn't paid. */
  writeOff: Cents
  /** What's still to be paid. */
  open: Cents
}

/**
 * The terms for a call without `terms`: staff refund all or nothing, and an agency's customer gets what the
 * terms of the tours say.
 */
export function termsOf(canRefund: boolean, isAgencyMode: boolean): CancelTerms {
  if (!canRefund) return 'none'
  return isAgencyMode ? 'policy' : 'full'
}

/**
 * Plans a cancellation. Refused with `refund_out_of_bounds` if the amount is below 0 or more than can be
 * refunded.
 */
export function planCancellation(facts: CancelFacts, choice: CancelChoice): Decision<CancelPlan> {
  if (choice.terms === 'amount') {
    const most = refundable(facts)
    if (choice.amount < 0 || choice.amount > most)
      return refuse('refund_out_of_bounds', { most: toDollars(most) })
  }
  return ok(sumUp(facts, linesOf(facts, choice), choice))
}

/** The refund by the terms, independent of the choice: anything above it is a favor. */
export function refundByPolicy(facts: CancelFacts): Cents {
  const choice = { terms: 'policy', amount: 0, collectsFees: false } as const
  return sumUp(facts, linesOf(facts, choice), choice).refund
}

function linesOf(facts: CancelFacts, { terms, amount }: CancelChoice): CancelLine[] {
  switch (terms) {
    case 'full':
      return facts.tours.map((tour) => lineOf(tour, 100, null))
    case 'none':
      return keepingAll(facts)
    case 'amount':
      return withFees(facts, refundable(facts) - amount)
    case 'policy':
      return byPolicy(facts)
  }
}

function byPolicy(facts: CancelFacts): CancelLine[] {
  const { tours, now, isAgencyMode } = facts
  const earliest = tours.map(({ day }) => day).toSorted()[0]
  const lines = tours.map((tour) => {
    const tier = tierAt(tour.tiers, isAgencyMode && earliest ? earliest : tour.day, now)
    return lineOf(tour, tier?.percent ?? 0, tier)
  })
  // An agency that's too late gets no refund at all.
  const isTooLate = isAgencyMode && lines.every(({ percent }) => percent === 0)
  return isTooLate ? keepingAll(facts) : lines
}

/** Without a refund, anything paid above the price is a fee too. */
function keepingAll(facts: CancelFacts): CancelLine[] {
  const lines = facts.tours.map((tour) => lineOf(tour, 0, null))
  const above = refundable(facts) - sumOf(lines.map(({ fee }) => fee))
  return lines.map((line, index) => (index === 0 && above > 0 ? { ...line, fee: line.fee + above } : line))
}

/** Fees that add up to an amount, split by the prices of the tours. */
function withFees({ tours }: CancelFacts, fees: Cents): CancelLine[] {
  const parts = allocate(
    fees,
    tours.map(({ share }) => share),
  )
  return tours.map(({ _id, share }, index) => ({
    entry: _id,
    share,
    percent: null,
    tier: null,
    fee: parts[index] ?? 0,
  }))
}

function lineOf({ _id, share }: CanceledTour, percent: number, tier: CancellationTier | null): CancelLine {
  return { entry: _id, share, percent, tier, fee: share - shareOf(share, percent / 100) }
}

function sumUp(
  { priceLeft, fees: before, paid }: CancelFacts,
  lines: CancelLine[],
  { collectsFees }: CancelChoice,
): CancelPlan {
  const fees = before + sumOf(lines.map(({ fee }) => fee))
  const totalAfter = priceLeft + fees
  const refund = Math.max(0, paid - totalAfter)
  // Payments cover the fees first.
  const writeOff = collectsFees ? 0 : Math.max(0, fees - Math.max(0, paid))
  return { lines, totalAfter, paid, refund, writeOff, open: Math.max(0, totalAfter - writeOff - paid) }
}

/** The largest possible refund: what's paid above the price of the other tours and earlier fees. */
function refundable({ paid, priceLeft, fees }: CancelFacts): Cents {
  return Math.max(0, paid - priceLeft - fees)
}

function sumOf(amounts: Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

import { allocate, type Cents } from '../money.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import { type FeeRow, feeLines } from './feeLines.ts'

/** A stored order, as far as it matters to what's owed for its tours. Amounts are in cents of its currency. */
export interface OwedOrder {
  currency: Currency
  /** The rows of its ledger, of which fees and write-offs count. */
  ledger: readonly FeeRow[]
  tours: readonly OwedTour[]
}

interface OwedTour {
  _id: string
  /** Its share of the order's price; a canceled one keeps it. */
  share: Cents
  isCanceled: boolean
}

/**
 * What's owed for each tour, by its id: its share, or the fee of a canceled one, less what was written off.
 * They add up to the order's total. Write-offs reduce fees first, then parts of the price.
 */
export function owedOfTours({ ledger, currency, tours }: OwedOrder): Map<string, Cents> {
  const lines = feeLines(ledger, currency)
  const feeOf = (entry: string | null) =>
    lines.reduce((sum, line) => (line.kind === 'fee' && line.entry === entry ? sum + line.amount : sum), 0)
  // Fees of older orders name no tour.
  const unnamed = allocate(
    feeOf(null),
    tours.map(({ isCanceled, share }) => (isCanceled ? share : 0)),
  )
  const fees = tours.map(({ _id }, index) => feeOf(_id) + (unnamed[index] ?? 0))
  const prices = tours.map(priceOf)
  const writtenOff = lines.reduce((sum, { kind, amount }) => (kind === 'write_off' ? sum - amount : sum), 0)
  const ofFees = Math.min(writtenOff, sumOf(fees))
  const ofPrices = Math.min(writtenOff - ofFees, sumOf(prices))
  const [lessFees, lessPrices] = [allocate(ofFees, fees), allocate(ofPrices, prices)]
  return new Map(
    tours.map(({ _id }, index) => {
      const fee = (fees[index] ?? 0) - (lessFees[index] ?? 0)
      return [_id, (prices[index] ?? 0) - (lessPrices[index] ?? 0) + fee]
    }),
  )
}

/**
 * What of an order's fees, less what was written off, falls on each tour, by its id: what's owed for it besides
 * its price. Below 0 where a part of its price was written off.
 */
export function feesOfTours(order: OwedOrder): Map<string, Cents> {
  const owed = owedOfTours(order)
  return new Map(order.tours.map((tour) => [tour._id, (owed.get(tour._id) ?? 0) - priceOf(tour)]))
}

function priceOf({ isCanceled, share }: OwedTour): Cents {
  return isCanceled ? 0 : share
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

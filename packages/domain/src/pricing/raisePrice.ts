import { type Cents, hasCents, toCents } from '../money.ts'
import { highestAmount } from './amount.ts'

/** A change of prices: 5 percent, or 5 dollars; negative to lower them. At most two decimals. */
export interface PriceRise {
  by: 'percent' | 'dollars'
  amount: number
}

/** How changed prices are rounded; `ninety` is to the nearest price that ends in .90. */
export const roundings = ['cent', 'dollar', 'five', 'ten', 'ninety'] as const
export type Rounding = (typeof roundings)[number]

const steps: Record<Rounding, { step: Cents; ending: Cents }> = {
  cent: { step: 1, ending: 0 },
  dollar: { step: 100, ending: 0 },
  five: { step: 500, ending: 0 },
  ten: { step: 1000, ending: 0 },
  ninety: { step: 100, ending: 90 },
}

/** True for a plausible change: up to tenfold, or by up to the highest price, in whole cents. */
export function isRise({ by, amount }: PriceRise): boolean {
  const [least, most] = by === 'percent' ? [-99, 900] : [-highestAmount.USD, highestAmount.USD]
  return hasCents(amount) && amount >= least && amount <= most
}

/**
 * A price after a change, rounded half up and exact to the cent. 0 means no price and stays 0. A price is
 * never rounded down to none: it's at least one step. Null if it would no longer be above 0, or would be
 * above the highest price.
 */
export function raisePrice(cents: Cents, { by, amount }: PriceRise, rounding: Rounding): Cents | null {
  if (cents === 0) return 0
  const hundredths = BigInt(toCents(amount))
  // In hundredths of a percent of a cent, so that nothing is lost before rounding.
  const exact =
    by === 'percent' ? BigInt(cents) * (10_000n + hundredths) : (BigInt(cents) + hundredths) * 10_000n
  if (exact <= 0n) return null
  const { step, ending } = steps[rounding]
  const size = BigInt(step) * 10_000n
  const above = exact - BigInt(ending) * 10_000n
  const whole = above <= 0n ? 0n : (2n * above + size) / (2n * size)
  const rounded = Number(whole) * step + ending
  const price = rounded === 0 ? step : rounded
  return price > toCents(highestAmount.USD) ? null : price
}

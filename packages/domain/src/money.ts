/** Whole US cents. All calculations use this unit. */
export type Cents = number

/** Converts dollars as typed or on the wire (at most 2 decimals) to cents. */
export function toCents(dollars: number): Cents {
  return round(dollars * 100)
}

/** True for a number with at most two decimals. */
export function hasCents(dollars: number): boolean {
  return Number(dollars.toFixed(2)) === dollars
}

/** Converts cents to dollars on the wire. */
export function toDollars(cents: Cents): number {
  return cents / 100
}

/** The nearest whole dollar, half up. */
export function roundToDollar(cents: number): Cents {
  return round(cents / 100) * 100
}

/**
 * A share of an amount, rounded half up to a whole cent. Negative amounts are rounded the same way: 2.5 to 3,
 * -2.5 to -3.
 */
export function shareOf(cents: Cents, share: number): Cents {
  return round(Number((cents * share).toFixed(6)))
}

/** Converts USD cents to another currency at a rate of units per dollar, rounded to a whole cent. */
export function convert(cents: Cents, rate: number): Cents {
  return shareOf(cents, rate)
}

/** Converts an amount between currencies by their units per dollar, rounded to a whole cent. */
export function exchange(cents: Cents, rates: { from: number; to: number }): Cents {
  return rates.from === rates.to ? cents : convert(cents / rates.from, rates.to)
}

/**
 * An amount for a part of a whole, rounded half up to a whole cent: 12.00 for the whole of 100.00 is 10.80
 * for a part of 90.00. `whole` is above 0.
 */
export function prorate(cents: Cents, { part, whole }: { part: Cents; whole: Cents }): Cents {
  const product = BigInt(cents) * BigInt(part) * 2n
  const size = product < 0n ? -product : product
  const rounded = Number((size + BigInt(whole)) / (BigInt(whole) * 2n))
  return product < 0n ? 0 - rounded : rounded
}

/**
 * Splits an amount by whole weights of 0 or more; if all weights are 0, the first part gets everything. The
 * parts add up to the amount: the cents left over from rounding down are added to the largest remainders, to
 * the first of equal ones. A negative amount is split like the positive one.
 */
export function allocate(cents: Cents, weights: readonly number[]): Cents[] {
  if (cents < 0) return allocate(-cents, weights).map((part) => 0 - part)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map((_, index) => (index === 0 ? cents : 0))
  // Products of two amounts in cents can exceed what a number holds exactly.
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight))
  const parts = exact.map((product) => Number(product / BigInt(total)))
  const rest = cents - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % BigInt(total) }))
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)
  for (const { index } of byRemainder.slice(0, rest)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

/** Rounds half away from zero; `Math.round` turns -2.5 into -2. Never -0. */
function round(amount: number): number {
  return Math.sign(amount) * Math.round(Math.abs(amount)) + 0
}

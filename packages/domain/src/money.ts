/** Whole US cents. All sums of the product are made in this unit. */
export type Cents = number

/** Dollars as typed or sent on the wire (at most 2 decimals) to cents. */
export function toCents(dollars: number): Cents {
  return Math.round(dollars * 100)
}

/** True for a number with at most two decimals, which cents can hold. */
export function hasCents(dollars: number): boolean {
  return Number(dollars.toFixed(2)) === dollars
}

/** Cents to the dollars of the wire. */
export function toDollars(cents: Cents): number {
  return cents / 100
}

/** The nearest whole dollar, half up (HOLE-O9). */
export function roundToDollar(cents: number): Cents {
  return Math.round(cents / 100) * 100
}

/** A share (0-1) of an amount, rounded half up to a whole cent. */
export function shareOf(cents: Cents, share: number): Cents {
  return Math.round(Number((cents * share).toFixed(6)))
}

/** What an amount in USD cents is in a currency, by a rate of units per dollar, rounded to its cent (HOLE-O5). */
export function convert(cents: Cents, rate: number): Cents {
  return shareOf(cents, rate)
}

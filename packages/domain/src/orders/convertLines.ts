import { type Cents, convert } from '../money.ts'

/**
 * Price lines of tours, in USD cents, in another currency at a rate of units per dollar. However each is rounded, all of
 * them add up to the converted total: a line takes what the sum so far grows by.
 */
export function convertLines(tours: readonly (readonly Cents[])[], rate: number): Cents[][] {
  let dollars = 0
  return tours.map((lines) =>
    lines.map((cents) => {
      const before = convert(dollars, rate)
      dollars += cents
      return convert(dollars, rate) - before
    }),
  )
}

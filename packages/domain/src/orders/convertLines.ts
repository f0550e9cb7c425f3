import { type Cents, convert } from '../money.ts'

/**
 * Converts price lines of tours from USD cents to another currency, at a rate of units per dollar. Despite
 * rounding, all lines add up to the converted total: each line is the growth of the running sum.
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

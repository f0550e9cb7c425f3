/**
 * Why an entry has no price: `incomplete` is a form still being filled; every other reason makes the order one whose
 * price the office determines (HOLE-O17).
 */
export const unpricedReasons = [
  'incomplete',
  'no_price_list',
  'no_price',
  'ticket_type_unknown',
  'return_needs_quote',
] as const
export type Unpriced = (typeof unpricedReasons)[number]

/** The price of an entry before the transfer fee and rounding; cents may have a fraction here. */
export interface BasePrice<Step> {
  cents: number
  tickets: Record<string, number>
  steps: Step[]
}

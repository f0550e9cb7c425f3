/**
 * Why an entry has no price: `incomplete` means that the form is still being filled in; with any other reason
 * the office determines the order's price.
 */
export const unpricedReasons = [
  'incomplete',
  'no_price_list',
  'no_price',
  'ticket_type_unknown',
  'return_needs_quote',
] as const
export type Unpriced = (typeof unpricedReasons)[number]

/** The price of an entry before transfer fee and rounding; may be a fraction of a cent. */
export interface BasePrice<Step> {
  cents: number
  tickets: Record<string, number>
  steps: Step[]
}

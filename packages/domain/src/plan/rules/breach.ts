/** The hard rules of a proposal, and what breaks each. */
export const breachCodes = [
  // The shape itself: unknown ids, two vehicles, a unit without people, a present unit twice.
  'not_a_unit',
  // People who are counted twice or forgotten.
  'wrong_count',
  'over_seats',
  'other_tour',
  'twice_on_a_day',
  'busy',
  'private_shares',
  'needless_split',
  'kept_changed',
  'told_changed',
  'licence',
  'no_driver_unsaid',
  'guide_language',
  'language_unsaid',
  'supplier_size',
  'supplier_not_allowed',
  'vehicle_for_guide_only',
  'guide_for_car_only',
] as const
export type BreachCode = (typeof breachCodes)[number]

/** A rule that a proposal breaks. */
export interface Breach {
  code: BreachCode
  /** The id of the unit, party, car or person; a unit to be made is `new` and its place in the list. */
  subject: string
}

import type { Day } from '../calendar.ts'
import type { Language } from '../catalogue/vocabulary.ts'
import type { Currency } from '../pricing/vocabulary.ts'

/** How urgent a finding is: it must be solved, the office should look at it, or it's good to know. */
export const severities = ['stop', 'warn', 'note'] as const
export type Severity = (typeof severities)[number]

/**
 * The parameters of each finding, by its code. A new one doesn't compile before `checkDay`, the contract and
 * the screen have it.
 */
export interface FindingParams {
  /** A vehicle or a person on a unit was marked as unavailable on one of its days. */
  now_unavailable: { name: string }
  /** People of a departure without a vehicle. */
  unassigned_people: { people: number; orders: number }
  over_seats: { people: number; seats: number }
  no_vehicle: NoParams
  no_driver: NoParams
  no_guide: NoParams
  /** Someone of the crew declined. */
  reply_declined: { name: string; reason: string }
  supplier_refused: { name: string }
  pickup_missing: { order: number }
  /** Orders on a departure that was canceled. */
  departure_canceled: { n: number }
  /** Orders on a day on which their tour is closed. */
  day_unavailable: { n: number }
  /** The most passengers that a driver may carry, and the seats of the car. */
  licence_too_small: { name: string; max: number; seats: number }
  guide_language: { languages: Language[] }
  /** A private group rides with others. */
  shares_private_group: NoParams
  /** The people of an order changed after it was split over units. */
  split_changed: { order: number }
  /** Two orders of one departure with the same phone or email. */
  double_order: { a: number; b: number }
  /** Minutes between two stops, and about how many the way takes. */
  stops_too_close: { from: string; to: string; minutes: number; needed: number }
  /** A driver's hours of rest before or after the day. */
  rest_too_short: { name: string; hours: number }
  /** A driver's hours of work on the day, or in 7 days. */
  hours_over: { name: string; hours: number; days: 1 | 7 }
  /** The version of the last sheet that was handed out. */
  manifest_changed: { n: number }
  reply_missing: { name: string }
  supplier_open: { name: string; state: 'not_asked' | 'asked' }
  /** Reported by the crew or the office. */
  incident: { name: string; text: string; at: string }
  /** This many messages weren't sent. */
  message_failed: { n: number }
  /** This many messages are pending until a person sends them. */
  message_by_hand: { n: number }
  /** This many reminders are pending until there's a pickup time. */
  reminder_waiting: { n: number }
  price_open: { order: number }
  /** People, or private groups, of a pool of places; who last sold more than there are, if they said why. */
  over_capacity: { sold: number; capacity: number; name: string | null }
  /** People of a departure, and how many it needs; it was to be decided about by now. */
  below_minimum: { people: number; min: number }
  /** Units with the times of the price list. */
  times_listed: { n: number }
  unit_empty: NoParams
  /** A guide or driver is reserved for the day and on no unit. */
  reserved_unused: { name: string }
  /** What a departure's orders still have to pay, in minor units of the currency. */
  open_money: { n: number; amount: number; currency: Currency }
}

type NoParams = Record<string, never>

export type FindingCode = keyof FindingParams

/** An entry of an order that a finding is about. */
export interface FoundEntry {
  _id: string
  orderId: string
  orderNumber: number
}

/** What a finding is about. */
export interface Subjects {
  /** Null if the finding is about the whole day, or if the vehicle unit no longer exists. */
  tour: { _id: string; name: string } | null
  /** The first day of the departure; null without a tour. */
  tourDate: Day | null
  /** The vehicle unit. */
  tourCar: string | null
  /** The first pickup of the unit or departure, `HH:mm`; null while it's unknown. */
  time: string | null
  entries: FoundEntry[]
  /** Guides and drivers. */
  operators: string[]
}

/** Something about a day that the office should know or solve. */
export type Finding = {
  [Code in FindingCode]: Subjects & {
    /** Changes with every fact behind the finding. */
    key: string
    code: Code
    severity: Severity
    params: FindingParams[Code]
  }
}[FindingCode]

/** A finding without its key, and the facts behind it; only the key depends on those. */
export interface Found<Code extends FindingCode> extends Subjects {
  params: FindingParams[Code]
  facts: readonly (string | number | null)[]
}

/** True if a finding can be marked as known; notes can't, since there's nothing to do about them. */
export function mayBeKnown({ severity }: Pick<Finding, 'severity'>): boolean {
  return severity !== 'note'
}

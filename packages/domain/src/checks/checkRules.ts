import type { LicenceTable } from '../fleet/passengersAllowed.ts'
import { type FindingCode, type Severity, severities } from './finding.ts'

/**
 * Whether the settings may change how urgent a finding is. A new finding doesn't compile before it's listed;
 * those about people who can't be driven, or on a departure that doesn't take place, stay as they are.
 */
const mayChange = {
  now_unavailable: false,
  unassigned_people: false,
  over_seats: false,
  no_vehicle: true,
  no_driver: true,
  no_guide: true,
  reply_declined: true,
  supplier_refused: true,
  pickup_missing: true,
  departure_canceled: false,
  day_unavailable: false,
  licence_too_small: true,
  guide_language: true,
  shares_private_group: true,
  split_changed: true,
  double_order: true,
  stops_too_close: true,
  rest_too_short: true,
  hours_over: true,
  manifest_changed: true,
  reply_missing: true,
  supplier_open: true,
  incident: true,
  message_failed: true,
  message_by_hand: true,
  reminder_waiting: true,
  price_open: true,
  over_capacity: true,
  below_minimum: true,
  times_listed: true,
  unit_empty: true,
  reserved_unused: true,
  open_money: true,
} as const satisfies Record<FindingCode, boolean>

/** A finding whose severity the settings may change. */
export type AdjustableCode = {
  [Code in FindingCode]: (typeof mayChange)[Code] extends true ? Code : never
}[FindingCode]

/** Whether the settings may change the severity of a finding. */
export function isAdjustable(code: FindingCode): code is AdjustableCode {
  return mayChange[code]
}

/** All codes, in the order in which people can choose them. */
export const findingCodes = Object.keys(mayChange) as FindingCode[]

export const adjustableCodes = findingCodes.filter(isAdjustable)

/** The choices for a finding: a severity, or `off` to leave it out. */
export const severityChoices = [...severities, 'off'] as const
export type SeverityChoice = Severity | 'off'

/** What a business decides about the check of its days. */
export interface CheckRules {
  /** The hours of work of a tour that doesn't say how long it takes. */
  defaultHours: number
  /** The least hours of rest between two days of work. */
  minRestHours: number
  /** The most hours of work on a day. */
  maxHoursDay: number
  /** The most hours of work in 7 days. */
  maxHoursWeek: number
  /** How many passengers a licence allows. */
  licences: LicenceTable
  /** Findings that are left out have their usual severity. */
  severities: Partial<Record<AdjustableCode, SeverityChoice>>
}

/** The thresholds of a new installation; the safety officer of the business has to confirm the licences. */
export const firstThresholds: Omit<CheckRules, 'severities'> = {
  defaultHours: 10,
  minRestHours: 7,
  maxHoursDay: 12,
  maxHoursWeek: 68,
  licences: { B: 8, D1: 16, D2: 16, D3: 16, D: 99 } satisfies LicenceTable,
}

/** The least and most that each number of hours can be. */
export const hourLimits = {
  defaultHours: { least: 1, most: 24 },
  minRestHours: { least: 0, most: 24 },
  maxHoursDay: { least: 1, most: 24 },
  maxHoursWeek: { least: 1, most: 168 },
} as const
export type HoursField = keyof typeof hourLimits
export const hoursFields = Object.keys(hourLimits) as HoursField[]

/** The most passengers that a licence can be set to. */
export const mostPassengers = 99

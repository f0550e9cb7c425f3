import { addDays, instantIn } from '../calendar.ts'
import { belowMinimum } from './belowMinimum.ts'
import type { Check } from './check.ts'
import {
  adjustableCodes,
  type CheckRules,
  findingCodes,
  firstThresholds,
  isAdjustable,
  type SeverityChoice,
} from './checkRules.ts'
import type { DayFacts } from './dayFacts.ts'
import { dayUnavailable } from './dayUnavailable.ts'
import { departureCanceled } from './departureCanceled.ts'
import { doubleOrder } from './doubleOrder.ts'
import { type Finding, type FindingCode, type Severity, severities } from './finding.ts'
import { findingKey } from './findingKey.ts'
import { guideLanguage } from './guideLanguage.ts'
import { hoursOver } from './hoursOver.ts'
import { incident } from './incident.ts'
import { licenceTooSmall } from './licenceTooSmall.ts'
import { manifestChanged } from './manifestChanged.ts'
import { messageByHand } from './messageByHand.ts'
import { messageFailed } from './messageFailed.ts'
import { noDriver } from './noDriver.ts'
import { noGuide } from './noGuide.ts'
import { noVehicle } from './noVehicle.ts'
import { nowUnavailable } from './nowUnavailable.ts'
import { openMoney } from './openMoney.ts'
import { overCapacity } from './overCapacity.ts'
import { overSeats } from './overSeats.ts'
import { pickupMissing } from './pickupMissing.ts'
import { priceOpen } from './priceOpen.ts'
import { reminderWaiting } from './reminderWaiting.ts'
import { replyDeclined } from './replyDeclined.ts'
import { replyMissing } from './replyMissing.ts'
import { reservedUnused } from './reservedUnused.ts'
import { restTooShort } from './restTooShort.ts'
import { sharesPrivateGroup } from './sharesPrivateGroup.ts'
import { splitChanged } from './splitChanged.ts'
import { stopsTooClose } from './stopsTooClose.ts'
import { supplierOpen } from './supplierOpen.ts'
import { supplierRefused } from './supplierRefused.ts'
import { timesListed } from './timesListed.ts'
import { unassignedPeople } from './unassignedPeople.ts'
import { unitEmpty } from './unitEmpty.ts'

const checks: { [Code in FindingCode]: Check<Code> } = {
  now_unavailable: nowUnavailable,
  unassigned_people: unassignedPeople,
  over_seats: overSeats,
  no_vehicle: noVehicle,
  no_driver: noDriver,
  no_guide: noGuide,
  reply_declined: replyDeclined,
  supplier_refused: supplierRefused,
  pickup_missing: pickupMissing,
  departure_canceled: departureCanceled,
  day_unavailable: dayUnavailable,
  licence_too_small: licenceTooSmall,
  guide_language: guideLanguage,
  shares_private_group: sharesPrivateGroup,
  split_changed: splitChanged,
  double_order: doubleOrder,
  stops_too_close: stopsTooClose,
  rest_too_short: restTooShort,
  hours_over: hoursOver,
  manifest_changed: manifestChanged,
  reply_missing: replyMissing,
  supplier_open: supplierOpen,
  incident,
  message_failed: messageFailed,
  message_by_hand: messageByHand,
  reminder_waiting: reminderWaiting,
  price_open: priceOpen,
  over_capacity: overCapacity,
  below_minimum: belowMinimum,
  times_listed: timesListed,
  unit_empty: unitEmpty,
  reserved_unused: reservedUnused,
  open_money: openMoney,
}

/** How urgent a finding is while the settings don't say otherwise. */
export function usualSeverity(code: FindingCode): Severity {
  return checks[code].severity
}

/** The rules of a new installation. */
export const defaultRules: CheckRules = { ...firstThresholds, severities: usualSeverities() }

function usualSeverities(): CheckRules['severities'] {
  const usual = adjustableCodes.map((code) => [code, usualSeverity(code)])
  return Object.fromEntries(usual) as CheckRules['severities']
}

/**
 * All findings of a day: by severity, then first pickup, code and key. The same facts in any order give the
 * same list. Findings that the rules switch off are left out.
 */
export function checkDay(day: DayFacts, rules: CheckRules = defaultRules): Finding[] {
  return findingCodes
    .flatMap((code) => findingsOf(code, day, rules))
    .map((finding) => ({ finding, place: placeOf(finding) }))
    .toSorted((a, b) => (a.place < b.place ? -1 : Number(a.place > b.place)))
    .map(({ finding }) => finding)
}

/** How urgent a finding is by the rules. */
function severityOf(code: FindingCode, { severities }: Pick<CheckRules, 'severities'>): SeverityChoice {
  return (isAdjustable(code) ? severities[code] : undefined) ?? usualSeverity(code)
}

function findingsOf<Code extends FindingCode>(code: Code, day: DayFacts, rules: CheckRules): Finding[] {
  const severity = severityOn(code, day, rules)
  if (severity === 'off') return []
  return checks[code].find(day, rules).map(({ facts, ...found }) => {
    const subjects = [found.tour?._id ?? null, found.tourCar, ...found.entries.map(({ _id }) => _id)]
    const key = findingKey([code, ...subjects, ...found.operators, ...facts])
    return toFinding({ ...found, key, code, severity })
  })
}

/** Some findings are less urgent until noon of the day before, unless the settings say otherwise. */
function severityOn(code: FindingCode, { date, now }: DayFacts, rules: CheckRules): SeverityChoice {
  const severity = severityOf(code, rules)
  const { early } = checks[code]
  const isEarly = early !== undefined && now < instantIn(addDays(date, -1), '12:00')
  return isEarly && severity === usualSeverity(code) ? early : severity
}

/** The compiler can't see that the code and the params of a generic finding belong together. */
function toFinding(found: Omit<Finding, 'params'>): Finding {
  return found as unknown as Finding
}

/** A finding's place in the list, as a text to compare. */
function placeOf({ severity, time, code, key }: Finding): string {
  return `${severities.indexOf(severity)} ${time ?? '99:99'} ${code} ${key}`
}

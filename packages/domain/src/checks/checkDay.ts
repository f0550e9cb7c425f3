import { addDays, instantIn } from '../calendar.ts'
import type { Check } from './check.ts'
import type { DayFacts } from './dayFacts.ts'
import { doubleOrder } from './doubleOrder.ts'
import { type Finding, type FindingCode, type Severity, severities } from './finding.ts'
import { findingKey } from './findingKey.ts'
import { guideLanguage } from './guideLanguage.ts'
import { incident } from './incident.ts'
import { messageByHand } from './messageByHand.ts'
import { messageFailed } from './messageFailed.ts'
import { noDriver } from './noDriver.ts'
import { noGuide } from './noGuide.ts'
import { noVehicle } from './noVehicle.ts'
import { nowUnavailable } from './nowUnavailable.ts'
import { openMoney } from './openMoney.ts'
import { overSeats } from './overSeats.ts'
import { pickupMissing } from './pickupMissing.ts'
import { priceOpen } from './priceOpen.ts'
import { reminderWaiting } from './reminderWaiting.ts'
import { replyDeclined } from './replyDeclined.ts'
import { replyMissing } from './replyMissing.ts'
import { reservedUnused } from './reservedUnused.ts'
import { sharesPrivateGroup } from './sharesPrivateGroup.ts'
import { splitChanged } from './splitChanged.ts'
import { supplierOpen } from './supplierOpen.ts'
import { supplierRefused } from './supplierRefused.ts'
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
  guide_language: guideLanguage,
  shares_private_group: sharesPrivateGroup,
  split_changed: splitChanged,
  double_order: doubleOrder,
  reply_missing: replyMissing,
  supplier_open: supplierOpen,
  incident,
  message_failed: messageFailed,
  message_by_hand: messageByHand,
  reminder_waiting: reminderWaiting,
  price_open: priceOpen,
  unit_empty: unitEmpty,
  reserved_unused: reservedUnused,
  open_money: openMoney,
}

/**
 * All findings of a day: by severity, then first pickup, code and key. The same facts in any order give the
 * same list.
 */
export function checkDay(day: DayFacts): Finding[] {
  const codes = Object.keys(checks) as FindingCode[]
  return codes.flatMap((code) => findingsOf(code, day)).toSorted(bySeverity)
}

function findingsOf<Code extends FindingCode>(code: Code, day: DayFacts): Finding[] {
  const { find } = checks[code]
  const severity = severityOf(checks[code], day)
  return find(day).map(({ facts, ...found }) => {
    const subjects = [found.tour?._id ?? null, found.tourCar, ...found.entries.map(({ _id }) => _id)]
    const key = findingKey([code, ...subjects, ...found.operators, ...facts])
    return toFinding({ ...found, key, code, severity })
  })
}

/** Some findings are less urgent until noon of the day before. */
function severityOf(
  { severity, early }: Pick<Check<FindingCode>, 'severity' | 'early'>,
  { date, now }: DayFacts,
): Severity {
  return early && now < instantIn(addDays(date, -1), '12:00') ? early : severity
}

/** The compiler can't see that the code and the params of a generic finding belong together. */
function toFinding(found: Omit<Finding, 'params'>): Finding {
  return found as unknown as Finding
}

function bySeverity(a: Finding, b: Finding): number {
  const urgency = severities.indexOf(a.severity) - severities.indexOf(b.severity)
  if (urgency !== 0) return urgency
  const [here, there] = [orderOf(a), orderOf(b)]
  return here < there ? -1 : Number(here > there)
}

function orderOf({ time, code, key }: Finding): string {
  return `${time ?? '99:99'} ${code} ${key}`
}

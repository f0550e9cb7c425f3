import type { Check } from './check.ts'
import type { DayFacts } from './dayFacts.ts'
import { type Finding, type FindingCode, severities } from './finding.ts'
import { findingKey } from './findingKey.ts'
import { incident } from './incident.ts'
import { messageByHand } from './messageByHand.ts'
import { messageFailed } from './messageFailed.ts'
import { reminderWaiting } from './reminderWaiting.ts'

const checks: { [Code in FindingCode]: Check<Code> } = {
  incident,
  message_failed: messageFailed,
  message_by_hand: messageByHand,
  reminder_waiting: reminderWaiting,
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
  const { severity, find } = checks[code]
  return find(day).map(({ facts, ...found }) => {
    const subjects = [found.tour?._id ?? null, found.tourCar, ...found.entries.map(({ _id }) => _id)]
    const key = findingKey([code, ...subjects, ...found.operators, ...facts])
    return toFinding({ ...found, key, code, severity })
  })
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

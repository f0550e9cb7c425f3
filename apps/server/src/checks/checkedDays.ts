import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import { type Day, daysFrom } from '@tourdesk/domain/calendar'
import { checkDay } from '@tourdesk/domain/checks/checkDay'
import type { Finding } from '@tourdesk/domain/checks/finding'
import { toDollars } from '@tourdesk/domain/money'
import { departureKey } from '../dispatch/departureKey.ts'
import { dayFacts } from './dayFacts.ts'
import type { StoredDays } from './dayQuestions.ts'

/** A day with its findings, most urgent first, and their marks as known. */
export interface CheckedDay {
  date: Day
  findings: DayFinding[]
  /** The vehicle units that are out. */
  units: string[]
  /** The departures of these units, as `departureKey`. */
  departures: string[]
}

interface Range {
  startDate: Day
  endDate: Day
}

/** Checks the days that were read. */
export function checkedDays(stored: StoredDays, { startDate, endDate }: Range, now: Date): CheckedDay[] {
  return daysFrom(startDate, endDate).map((date) => checkedDay(stored, date, now))
}

/** Checks one of the days that were read. */
export function checkedDay(stored: StoredDays, date: Day, now: Date): CheckedDay {
  const facts = dayFacts(stored, date, now)
  const known = new Map(stored.known.filter((mark) => mark.date === date).map((mark) => [mark.key, mark]))
  return {
    date,
    findings: checkDay(facts, stored.rules).map((finding) => {
      const mark = known.get(finding.key)
      const isKnown = mark && { reason: mark.reason, name: mark.by_name, at: new Date(mark.at).toISOString() }
      return { ...presentFinding(finding), known: isKnown ?? null }
    }),
    units: facts.units.map(({ _id }) => _id),
    departures: facts.units.map(({ tour, tourDate }) =>
      departureKey({ tour_id: tour._id, tour_date: tourDate }),
    ),
  }
}

/** Amounts are in whole units on the wire. */
function presentFinding(finding: Finding): Finding {
  if (finding.code !== 'open_money') return finding
  return { ...finding, params: { ...finding.params, amount: toDollars(finding.params.amount) } }
}

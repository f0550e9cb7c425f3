import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import type { ToDoLine } from '@tourdesk/contract/home/home'
import type { Day } from '@tourdesk/domain/calendar'
import { soldPools } from '@tourdesk/domain/departures/capacity/pools'
import type { CheckedDay } from '../checks/checkedDays.ts'
import type { LimitedDeparture } from '../departures/capacity/salesOf.ts'
import { undecidedBy } from '../departures/undecidedBy.ts'

interface Work {
  now: Date
  today: Day
  tomorrow: Day
  /** This week. */
  checked: CheckedDay[]
  /** Departures that have a minimum, or a rule that asks for a notice. */
  watched: readonly LimitedDeparture[]
  /** Who signed off the days of the week; null while nobody has to yet. */
  signOffs: readonly { date: Day }[] | null
}

/**
 * The planners' to-do list: tomorrow's people without a vehicle, crew who declined, suppliers who haven't
 * answered, departures below their minimum, outdated sheets, departures past the number of a notice, and tomorrow as long as it isn't signed
 * off.
 */
export function presentToDo({ now, today, tomorrow, checked, watched, signOffs }: Work): ToDoLine[] {
  const next = checked.find(({ date }) => date === tomorrow)
  const isSigned = signOffs?.some(({ date }) => date === tomorrow) ?? true
  const hasPlan = next !== undefined && next.units.length + next.findings.length > 0
  const waiting = (next?.findings ?? []).flatMap((finding) =>
    finding.code === 'unassigned_people' ? [finding] : [],
  )
  const people = waiting.reduce((sum, { params }) => sum + params.people, 0)
  const orders = new Set(waiting.flatMap(({ entries }) => entries.map(({ orderId }) => orderId))).size
  return [
    ...(people > 0 ? [{ kind: 'unassigned_people' as const, date: tomorrow, people, orders }] : []),
    ...byDay('declined_crew', checked, ({ code }) => code === 'reply_declined'),
    ...byDay('silent_suppliers', checked, isSilent),
    ...byDay(
      'changed_sheets',
      checked.filter(({ date }) => date === today || date === tomorrow),
      ({ code }) => code === 'manifest_changed',
    ),
    ...watched.flatMap((departure) => toDecide(departure, now)),
    ...watched.flatMap(pastAlert),
    ...(hasPlan && !isSigned ? [{ kind: 'not_signed_off' as const, date: tomorrow }] : []),
  ]
}

function toDecide(departure: LimitedDeparture, now: Date): ToDoLine[] {
  return undecidedBy(departure, now).map(({ tour, tourDate, people, minimum }) => ({
    kind: 'below_minimum',
    ...{ date: tourDate, tourId: tour._id, tour: tour.name, people, minimum },
  }))
}

function pastAlert(departure: LimitedDeparture): ToDoLine[] {
  const { date, tour } = departure
  return soldPools(departure).flatMap(({ sold, rule }) =>
    rule.alertAt !== null && sold >= rule.alertAt ? [{ kind: 'past_alert', date, tour, sold }] : [],
  )
}

function isSilent(finding: DayFinding): boolean {
  return finding.code === 'supplier_open' && finding.params.state === 'asked'
}

/** One line for each day with anything to count; a tour of several days counts on its first. */
function byDay(
  kind: 'declined_crew' | 'silent_suppliers' | 'changed_sheets',
  checked: readonly CheckedDay[],
  counts: (finding: DayFinding) => boolean,
): ToDoLine[] {
  return checked
    .map(({ date, findings }) => {
      const found = findings.filter((finding) => finding.tourDate === date && counts(finding))
      return { kind, date, count: found.length }
    })
    .filter(({ count }) => count > 0)
}

import type { ToDoLine } from '@tourdesk/contract/home/home'
import type { Day } from '@tourdesk/domain/calendar'
import type { BookedDay } from '../entries/bookedDays.ts'

interface Work {
  tomorrow: Day
  booked: BookedDay[]
  /** The units that leave this week. */
  units: { tour_date: Day; declined: number; waitsForSupplier: boolean }[]
  /** By day, how many vehicles have changed since their sheet was handed out. */
  changed: { date: Day; sheets: number }[]
}

/**
 * The planners' to-do list: tomorrow's people without a vehicle, crew who declined, suppliers who haven't
 * answered, and outdated sheets.
 */
export function presentToDo({ tomorrow, booked, units, changed }: Work): ToDoLine[] {
  const { people_waiting: people, orders_waiting: orders } = booked.find(({ day }) => day === tomorrow) ?? {
    people_waiting: 0,
    orders_waiting: 0,
  }
  return [
    ...(people > 0 ? [{ kind: 'unassigned_people' as const, date: tomorrow, people, orders }] : []),
    ...byDay('declined_crew', units, ({ declined }) => declined),
    ...byDay('silent_suppliers', units, ({ waitsForSupplier }) => Number(waitsForSupplier)),
    ...changed
      .filter(({ sheets }) => sheets > 0)
      .map(({ date, sheets }) => ({ kind: 'changed_sheets' as const, date, count: sheets })),
  ]
}

type Unit = Work['units'][number]

/** One line for each day with anything to count. */
function byDay(
  kind: 'declined_crew' | 'silent_suppliers',
  units: Unit[],
  countOf: (unit: Unit) => number,
): ToDoLine[] {
  const days = Map.groupBy(units, ({ tour_date }) => tour_date)
  return [...days]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([date, ofDay]) => ({ kind, date, count: ofDay.reduce((sum, unit) => sum + countOf(unit), 0) }))
    .filter(({ count }) => count > 0)
}

import type { ToDoLine } from '@tourdesk/contract/home/home'
import type { Day } from '@tourdesk/domain/calendar'
import type { BookedDay } from '../entries/bookedDays.ts'

interface Work {
  tomorrow: Day
  booked: BookedDay[]
  /** Of the week, with how many of their crew declined. */
  units: { date: Day; declined: number }[]
  /** How many vehicles of a day have changed since their sheet was handed out. */
  changed: { date: Day; sheets: number }[]
}

/** What planning has to do: people of tomorrow on no vehicle, crew who declined, and sheets that are out of date. */
export function presentToDo({ tomorrow, booked, units, changed }: Work): ToDoLine[] {
  const { people_waiting: people, orders_waiting: orders } = booked.find(
    ({ tour_date }) => tour_date === tomorrow,
  ) ?? { people_waiting: 0, orders_waiting: 0 }
  return [
    ...(people > 0 ? [{ kind: 'unassigned_people' as const, date: tomorrow, people, orders }] : []),
    ...declinedByDay(units),
    ...changed
      .filter(({ sheets }) => sheets > 0)
      .map(({ date, sheets }) => ({ kind: 'changed_sheets' as const, date, count: sheets })),
  ]
}

function declinedByDay(units: Work['units']): ToDoLine[] {
  const days = Map.groupBy(
    units.filter(({ declined }) => declined > 0),
    ({ date }) => date,
  )
  return [...days]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([date, ofDay]) => ({
      kind: 'declined_crew',
      date,
      count: ofDay.reduce((sum, { declined }) => sum + declined, 0),
    }))
}

import type { ToDoLine } from '@tourdesk/contract/home/home'
import type { Day } from '@tourdesk/domain/calendar'
import type { BookedDay } from '../entries/bookedDays.ts'

interface Work {
  tomorrow: Day
  booked: BookedDay[]
  /** How many vehicles of a day have changed since their sheet was handed out. */
  changed: { date: Day; sheets: number }[]
}

/** What planning has to do: people of tomorrow who are on no vehicle yet, and sheets that are out of date. */
export function presentToDo({ tomorrow, booked, changed }: Work): ToDoLine[] {
  const { people_waiting: people, orders_waiting: orders } = booked.find(
    ({ tour_date }) => tour_date === tomorrow,
  ) ?? { people_waiting: 0, orders_waiting: 0 }
  return [
    ...(people > 0 ? [{ kind: 'unassigned_people' as const, date: tomorrow, people, orders }] : []),
    ...changed
      .filter(({ sheets }) => sheets > 0)
      .map(({ date, sheets }) => ({ kind: 'changed_sheets' as const, date, count: sheets })),
  ]
}

import type { ToDoLine } from '@tourdesk/contract/home/home'
import type { Day } from '@tourdesk/domain/calendar'
import type { BookedDay } from '../entries/bookedDays.ts'

/** What has to be planned before a day: the people who are on no vehicle yet. */
export function presentToDo(date: Day, booked: BookedDay[]): ToDoLine[] {
  const day = booked.find(({ tour_date }) => tour_date === date)
  if (!day || day.people_waiting === 0) return []
  return [{ kind: 'unassigned_people', date, people: day.people_waiting, orders: day.orders_waiting }]
}

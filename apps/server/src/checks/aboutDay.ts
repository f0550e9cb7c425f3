import { type Day, dayText } from '@tourdesk/domain/calendar'

/** A day as the subject of events. Its id is made of its digits, as days have no rows. */
export function aboutDay(date: Day) {
  const id = `${date.replaceAll('-', '')}-0000-8000-8000-000000000000`
  return { subject: { id, name: dayText(date), accountId: null }, days: [date] }
}

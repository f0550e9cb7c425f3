import { addDays, type Day, daysBetween } from '@tourdesk/domain/calendar'
import { type RawBuilder, sql } from 'kysely'

/**
 * Tours within half a year share a mark, and so do orders of about 800 days, whose ids begin with the same
 * digits.
 */
const daysOfMark = 182
const firstDay: Day = '2000-01-01'
const msOfMark = 2 ** 36
/** Searches look at the orders with the newest marks first. */
const newestMarks = 3
/** Allows for servers whose clocks are ahead. */
const marksAhead = 5

/** The condition that an order has one of the marks, written exactly as in its index (orders_search). */
export function hasMark(marks: readonly string[]): RawBuilder<boolean> {
  return sql`array[
    left(orders.id::text, 3),
    case when orders.last_tour_date - orders.first_tour_date > ${sql.lit(daysOfMark)} then 'long'
      else 't' || ((orders.last_tour_date - date ${sql.lit(firstDay)}) / ${sql.lit(daysOfMark)})::text end
  ] && ${marks}::text[]`
}

/** The marks of all orders with a tour on these days; other orders may have them too. */
export function marksOfTours({ startDate, endDate }: { startDate: Day; endDate: Day }): string[] {
  const [first, last] = [startDate, addDays(endDate, daysOfMark)].map(halfYearOf) as [number, number]
  return ['long', ...Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => `t${first + place}`)]
}

/** The marks of the newest orders, whose ids start at `since`. */
export function marksOfNewest(now: Date): { marks: string[]; since: string } {
  const first = Math.floor(now.getTime() / msOfMark) - newestMarks + 1
  const marks = Array.from({ length: newestMarks + marksAhead }, (_, place) =>
    (first + place).toString(16).padStart(3, '0'),
  )
  return { marks, since: `${marks[0]}00000-0000-0000-0000-000000000000` }
}

function halfYearOf(day: Day): number {
  return Math.trunc(daysBetween(firstDay, day) / daysOfMark)
}

import type { ShiftedDays } from '@tourdesk/domain/reports/comparedDays'
import type { DayBasis, Grouping } from '@tourdesk/domain/reports/vocabulary'
import { type RawBuilder, sql } from 'kysely'

/** The day of an entry by a basis. */
export function dayOfEntry(basis: DayBasis): RawBuilder<string> {
  switch (basis) {
    case 'booking':
      return sql`order_entries.added_on`
    case 'cancel':
      return sql`(order_entries.canceled_at at time zone 'Asia/Jerusalem')::date`
    default:
      return sql`order_entries.tour_date`
  }
}

/**
 * The key of a grouping by days, as text. Compared days are moved to the days they're compared with, except
 * for weekdays, which stay what they are; the last days of a longer month are moved to the last day.
 */
export function keyOfDay(
  grouping: DayGrouping,
  day: RawBuilder<unknown>,
  later: ShiftedDays['later'] | null,
): RawBuilder<string> {
  const moved = movedDay(day, later)
  switch (grouping) {
    case 'weekday':
      return sql`extract(dow from ${day})::text`
    case 'day':
      return sql`${moved}::text`
    case 'week':
      return sql`(${moved} - extract(dow from ${moved})::int)::text`
    case 'month':
      return sql`to_char(${moved}, 'YYYY-MM')`
  }
}

function movedDay(day: RawBuilder<unknown>, later: ShiftedDays['later'] | null): RawBuilder<unknown> {
  if (!later) return day
  return 'days' in later
    ? sql`(${day} + ${later.days}::int)`
    : sql`(${day} + make_interval(months => ${later.months}::int))::date`
}

/** The groupings by days. */
export type DayGrouping = Extract<Grouping, 'weekday' | 'day' | 'week' | 'month'>

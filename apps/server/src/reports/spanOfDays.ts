import type { ShiftedDays } from '@tourdesk/domain/reports/comparedDays'
import { type DayBasis, type Grouping, timeGroupings } from '@tourdesk/domain/reports/vocabulary'
import { type RawBuilder, sql } from 'kysely'

/** The day of an entry by a basis. */
export function dayOfEntry(basis: DayBasis): RawBuilder<string> {
  switch (basis) {
    case 'booking':
      return sql`order_entries.added_on`
    case 'cancel':
      return sql`(order_entries.canceled_at at time zone 'Asia/Jerusalem')::date`
    case 'travel':
    case 'money':
    case 'provider':
    case 'account':
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
const dayGroupings = ['weekday', ...timeGroupings] as const
export type DayGrouping = (typeof dayGroupings)[number]

/**
 * The part of a key for a grouping: one by days, or one of the report's own. A report is asked for its own
 * groupings only, see `checkReport`.
 */
export function partOfKey<Part>(
  grouping: Grouping,
  ofDays: (grouping: DayGrouping) => Part,
  own: Partial<Record<Grouping, Part>>,
): Part {
  if (isOfDays(grouping)) return ofDays(grouping)
  const part = own[grouping]
  if (part === undefined) throw new Error(`This report has no ${grouping}`)
  return part
}

function isOfDays(grouping: Grouping): grouping is DayGrouping {
  return dayGroupings.some((one) => one === grouping)
}

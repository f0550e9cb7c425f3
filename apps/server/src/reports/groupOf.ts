import type { ReportValues } from '@tourdesk/contract/reports/reports'
import { addDays, addMonths, type Day, weekdayOf, weekStart } from '@tourdesk/domain/calendar'
import type { Counted, GroupKey, Span } from './counted.ts'
import { keyText } from './orderedGroups.ts'
import type { DayGrouping } from './spanOfDays.ts'

/** The key of a grouping by days, for a day that isn't in the database's hands (see `keyOfDay`). */
export function dayKey(grouping: DayGrouping, day: Day, { later }: Pick<Span, 'later'>): string {
  const moved = movedDay(day, later)
  switch (grouping) {
    case 'weekday':
      return String(weekdayOf(day))
    case 'day':
      return moved
    case 'week':
      return weekStart(moved)
    case 'month':
      return moved.slice(0, 7)
  }
}

function movedDay(day: Day, later: Span['later']): Day {
  if (!later) return day
  return 'days' in later ? addDays(day, later.days) : addMonths(day, later.months)
}

/**
 * The groups of rows, and their total, without those that the span leaves out. A row may be in several
 * groups, with the part of it that belongs to each.
 */
export function groupOf<Row>(
  rows: readonly (Row & { key: GroupKey })[],
  { without }: Pick<Span, 'without'>,
  valuesOf: (rows: Row[], key: GroupKey | null) => ReportValues,
): Pick<Counted, 'groups' | 'total'> {
  const left = new Set(without.map(keyText))
  const within = rows.filter(({ key }) => !left.has(keyText(key)))
  const groups = [...Map.groupBy(within, ({ key }) => keyText(key)).values()]
  return {
    groups: groups.map((own) => {
      const key = own[0]?.key ?? []
      return { key, values: valuesOf(own, key) }
    }),
    total: valuesOf(within, null),
  }
}

import { addDays, type Day, isWithin } from '../calendar.ts'
import type { PriceList } from './priceList.ts'

/**
 * A run of equal days in a year, both ends included: covered by one Active list, by several, or by none. Days
 * without a list are a gap from today on; earlier days can't be booked any longer.
 */
export interface YearPart {
  kind: 'list' | 'overlap' | 'gap' | 'past'
  start: Day
  end: Day
  /**
   * The Active lists of these days, in the order of the table: the first one's prices are used
   * (`priceListOn`).
   */
  lists: string[]
}

/** A calendar year in parts, without a hole, by the Active lists that cover the days. Drafts are ignored. */
export function yearOfLists(
  lists: readonly Pick<PriceList, '_id' | 'startDate' | 'endDate' | 'status'>[],
  year: number,
  today: Day,
): YearPart[] {
  const [first, last] = [dayOfYear(year, '01-01'), dayOfYear(year, '12-31')]
  const active = lists.filter(({ status, startDate }) => status === 'Active' && startDate !== '')
  const starts = [
    first,
    today,
    ...active.flatMap(({ startDate, endDate }) => [startDate, ...(endDate ? [addDays(endDate, 1)] : [])]),
  ]
  const days = [...new Set(starts)].filter((day) => first <= day && day <= last).sort()
  const parts: YearPart[] = []
  for (const [index, start] of days.entries()) {
    const next = days[index + 1]
    const end = next ? addDays(next, -1) : last
    const own = active
      .filter(({ startDate, endDate }) => isWithin(start, startDate, endDate))
      .map(({ _id }) => _id)
    const kind = kindOf(own.length, start < today)
    const before = parts.at(-1)
    if (before?.kind === kind && before.lists.join() === own.join()) before.end = end
    else parts.push({ kind, start, end, lists: own })
  }
  return parts
}

/** Days of a year that a Draft shares with an Active list, so that it can't be activated (`setStatus`). */
export interface DraftOverlap {
  draft: string
  active: string
  start: Day
  end: Day
}

/**
 * The days that each Draft shares with Active lists in a year, unless they're past, in the order of the
 * table.
 */
export function draftOverlaps(
  lists: readonly Pick<PriceList, '_id' | 'startDate' | 'endDate' | 'status'>[],
  year: number,
  today: Day,
): DraftOverlap[] {
  const [first, last] = [dayOfYear(year, '01-01'), dayOfYear(year, '12-31')]
  const withDays = lists.filter(({ startDate }) => startDate !== '')
  const drafts = withDays.filter(({ status }) => status === 'Draft')
  return drafts.flatMap((draft) =>
    withDays
      .filter(({ status }) => status === 'Active')
      .flatMap((active): DraftOverlap[] => {
        const start = [draft.startDate, active.startDate, first].toSorted().at(-1) ?? first
        const end = [draft.endDate ?? last, active.endDate ?? last, last].toSorted()[0] ?? last
        return start <= end && end >= today ? [{ draft: draft._id, active: active._id, start, end }] : []
      }),
  )
}

function kindOf(count: number, isPast: boolean): YearPart['kind'] {
  if (count > 1) return 'overlap'
  if (count === 1) return 'list'
  return isPast ? 'past' : 'gap'
}

function dayOfYear(year: number, rest: string): Day {
  return `${String(year).padStart(4, '0')}-${rest}`
}

import type { ReportRow } from '@tourdesk/contract/reports/reports'
import type { Measure } from '@tourdesk/domain/reports/vocabulary'
import type { ReportSearch } from './reportsSearch.ts'

/**
 * The rows in the chosen order; as they came without one. Rows without the number come last.
 * @param nameOf what a row is about, in words
 */
export function sortedRows(
  rows: readonly ReportRow[],
  sort: ReportSearch['sort'],
  nameOf: (row: ReportRow) => string,
): ReportRow[] {
  if (!sort) return [...rows]
  const isDown = sort.startsWith('-')
  const field = sort.replace(/^-/, '') as Measure | 'group'
  const sign = isDown ? -1 : 1
  if (field === 'group') return rows.toSorted((a, b) => sign * nameOf(a).localeCompare(nameOf(b)))
  return rows.toSorted((a, b) => {
    const [one, other] = [a.values[field], b.values[field]]
    if (typeof one !== 'number' || typeof other !== 'number')
      return Number(typeof other === 'number') - Number(typeof one === 'number')
    return sign * (one - other)
  })
}

import type { ReportValues } from '@tourdesk/contract/reports/reports'
import type { CountedGroup, GroupKey } from './counted.ts'

/** A row of a query that's grouped by `grouping sets ((key), ())`. */
export interface GroupedRow {
  key: GroupKey | null
  is_total: boolean
}

/** The groups of such a query, and its total. */
export function groupedRows<Row extends GroupedRow>(
  rows: readonly Row[],
  valuesOf: (row: Row) => ReportValues,
): { groups: CountedGroup[]; total: ReportValues; totalRow: Row | undefined } {
  const totalRow = rows.find(({ is_total }) => is_total)
  return {
    groups: rows.flatMap((row) => (row.is_total ? [] : [{ key: row.key ?? [], values: valuesOf(row) }])),
    total: totalRow ? valuesOf(totalRow) : {},
    totalRow,
  }
}

/** A part of a whole, as a share of 1; null if there's no whole. */
export function partOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole
}

import type { Day } from '@tourdesk/domain/calendar'

/** What stands in a cell; a day becomes a date that can be sorted and counted with. */
export type Cell = string | number | { day: Day } | null

/** One column of a sheet. */
export interface Column<Row> {
  header: string
  /** In characters. */
  width: number
  cell: (row: Row) => Cell
}

/** One sheet with a head that stays in view. */
export interface Sheet<Row> {
  name: string
  /** The first column stands at the right. */
  isRightToLeft: boolean
  columns: readonly Column<Row>[]
  rows: AsyncIterable<Row>
}

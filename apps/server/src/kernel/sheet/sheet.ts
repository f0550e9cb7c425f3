import type { Day } from '@tourdesk/domain/calendar'

/**
 * The content of a cell; a day becomes a real date for sorting and calculating, a share of 1 is shown in
 * percent, and a phone number stays dialable.
 */
export type Cell = string | number | { day: Day } | { share: number } | { phone: string } | null

/** One column of a sheet. */
export interface Column<Row> {
  header: string
  /** In characters. */
  width: number
  cell: (row: Row) => Cell
}

/** A sheet with a frozen header row. */
export interface Sheet<Row> {
  name: string
  /** The first column is on the right. */
  isRightToLeft: boolean
  columns: readonly Column<Row>[]
  rows: AsyncIterable<Row>
  /** The time in the file; the same sheet always gives the same file. Now if left out. */
  madeAt?: Date
}

import type { ReactNode } from 'react'

/** One column of a table. */
export interface Column<Row> {
  key: string
  header: ReactNode
  /** The header as text, if `header` isn't. */
  name?: string
  cell: (row: Row) => ReactNode
  /** What it means, in a sentence; shown while the pointer or the focus is on its header. */
  help?: string
  /** The server's sort field; without it the column can't be sorted. */
  sort?: string
  /** The first click sorts in descending order, for columns such as dates. */
  newestFirst?: boolean
  /** Numbers, money and times are aligned to the end, so that they're easy to compare. */
  align?: 'end' | 'center'
  width?: number
  /** The width was chosen, so contents are cut to fit. */
  isSized?: boolean
  /** The cell that opens the row; without it the first one does. */
  opens?: boolean
  /** Wraps long texts instead of cutting them. */
  wraps?: boolean
  /**
   * Its place on a phone's card: beside the title, below it, or below that with its name. Without it, the
   * column is left out.
   */
  card?: CardPart
}

/** The column that opens the row is the title of the card. */
export type CardPart = 'status' | 'secondary' | 'detail'

/** The name of a column as text, also for one with an icon as its header. */
export function nameOf<Row>({ name, header, key }: Column<Row>): string {
  return name ?? (typeof header === 'string' ? header : key)
}

/** The column whose cell opens the row. */
export function openerOf<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find((column) => column.opens) ?? columns[0]
}

import type { ReactNode } from 'react'

/** One column of a table. */
export interface Column<Row> {
  key: string
  header: ReactNode
  /** The header in words, if it isn't a text. */
  name?: string
  cell: (row: Row) => ReactNode
  /** The server's sort field; without it the header isn't a button. */
  sort?: string
  /** The first click sorts in descending order, as for what's new. */
  newestFirst?: boolean
  /** Numbers, money and times are aligned to the end, so that they're easy to compare. */
  align?: 'end' | 'center'
  width?: number
  /** The width was chosen, so contents give way to it. */
  isSized?: boolean
  /** The cell that opens the row; without it the first one does. */
  opens?: boolean
  /** Lets long texts take more lines instead of being cut. */
  wraps?: boolean
  /** Where it is on a phone's card: beside the title, below it, or below that with its name. Without it, it's left out. */
  card?: CardPart
}

/** The title of a card is what opens the row. */
export type CardPart = 'status' | 'secondary' | 'detail'

/** What a column is called where its header can't be shown. */
export function nameOf<Row>({ name, header, key }: Column<Row>): string {
  return name ?? (typeof header === 'string' ? header : key)
}

/** The column whose cell opens the row. */
export function openerOf<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find((column) => column.opens) ?? columns[0]
}

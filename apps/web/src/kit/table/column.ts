import type { ReactNode } from 'react'

/** One column of a table. */
export interface Column<Row> {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** The server's sort field; without it the header isn't a button. */
  sort?: string
  /** Numbers, money and times are aligned to the end, so that they're easy to compare. */
  align?: 'end' | 'center'
  width?: number
  /** The cell that opens the row; without it the first one does. */
  opens?: boolean
  /** Lets long texts take more lines instead of being cut. */
  wraps?: boolean
}

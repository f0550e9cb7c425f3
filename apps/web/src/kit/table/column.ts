import type { ReactNode } from 'react'

/** One column of a table. */
export interface Column<Row> {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** The name by which the server sorts; without it the head is no button. */
  sort?: string
  /** Numbers, money and times stand at the end so that they can be compared. */
  align?: 'end' | 'center'
  width?: number
  /** The cell that opens the row; without it the first one does. */
  opens?: boolean
  /** Lets long texts take more lines instead of being cut. */
  wraps?: boolean
}

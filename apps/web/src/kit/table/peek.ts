/** What rows show beside their list, one at a time. */
export interface Peek<Row> {
  /** What a row would show; undefined for rows without it. */
  idOf: (row: Row) => string | undefined
  /** What is shown now. */
  shown: string | undefined
  show: (id: string | undefined) => void
}

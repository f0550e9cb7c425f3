import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

export interface GridColumn<Key extends string> {
  key: Key
  name: string
  /** Its cells can be read and copied, but not changed. */
  isLocked: boolean
  /** The column whose texts a locked column shows, if not its own. */
  shows?: Key | undefined
  /** The text of a cleared cell. */
  blank: string
  placeholder?: string
  maxLength?: number
  isNumber: boolean
}

export interface GridRow {
  key: string
  /** The row's headers, shown before its cells. */
  heads: string[]
}

export interface GridProps<Key extends string, Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>
  label: string
  /** The headers of the columns that name the rows. */
  corner: string[]
  /** Headers that span columns, starting at the first one; an empty name leaves a gap. */
  groups: { name: string; span: number }[]
  columns: GridColumn<Key>[]
  rows: GridRow[]
  /** The field of the form that holds all cells. */
  root: FieldPath<Values>
  pathOf: (row: number, column: Key) => FieldPath<Values>
  cellName: (row: number, column: GridColumn<Key>) => string
  /**
   * Normalises texts that were typed or pasted together; null for one that isn't clear, which stays as it is.
   */
  understand: (cells: { column: Key; text: string }[]) => (string | null)[]
  /** Called after cells were written other than by typing. */
  onWritten: () => void
}

import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

export interface GridColumn<Key extends string> {
  key: Key
  name: string
  /** The texts of its cells can be read and copied, but not changed. */
  isLocked: boolean
  /** A locked column may show another one's texts. */
  shows?: Key | undefined
  /** What a cleared cell holds. */
  blank: string
  placeholder?: string
  maxLength?: number
  isNumber: boolean
}

export interface GridRow {
  key: string
  /** Names of the row, shown before its cells. */
  heads: string[]
}

export interface GridProps<Key extends string, Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>
  label: string
  /** The heads of the names of rows. */
  corner: string[]
  /** Heads over the columns, from the first one on; one without a name is empty. */
  groups: { name: string; span: number }[]
  columns: GridColumn<Key>[]
  rows: GridRow[]
  /** The field of the form that holds all cells. */
  root: FieldPath<Values>
  pathOf: (row: number, column: Key) => FieldPath<Values>
  cellName: (row: number, column: GridColumn<Key>) => string
  /** How typed or pasted texts that come together are kept; null for one that isn't clear, which stays as it is. */
  understand: (cells: { column: Key; text: string }[]) => (string | null)[]
  /** After cells were written other than by typing. */
  onWritten: () => void
}

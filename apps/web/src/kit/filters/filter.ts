import type { ReactNode } from 'react'

/** One filter of a list. `Change` is what it changes in the list's address. */
export interface Filter<Change> {
  /** The field's label, unique in its bar. */
  label: string
  field: (onChange: (change: Change) => void) => ReactNode
  /** While the filter is in use; a filter whose field shows its state has none. */
  chip?: { name: string; value: string } | undefined
  /** Turns the filter off. */
  off: Change
}

import type { ReactNode } from 'react'

/** One filter of a list. `Change` is how it changes the list's address. */
export interface Filter<Change> {
  /** The field's label, unique in its bar. */
  label: string
  field: (onChange: (change: Change) => void) => ReactNode
  /** Shown while the filter is active; absent if its field already shows its state. */
  chip?: { name: string; value: string } | undefined
  /** Turns the filter off. */
  off: Change
}

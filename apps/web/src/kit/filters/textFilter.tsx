import { SearchField } from '../fields/SearchField.tsx'
import type { Filter } from './filter.ts'

interface TextFilterProps<Change> {
  label: string
  /** The text before the search text on the chip; without it there's no chip. */
  name?: string
  value: string | undefined
  /** Undefined for empty text. */
  change: (text: string | undefined) => Change
}

/** A filter that searches for a text. */
export function textFilter<Change>({ label, name, value, change }: TextFilterProps<Change>): Filter<Change> {
  return {
    label,
    field: (onChange) => (
      <SearchField
        label={label}
        value={value ?? ''}
        onChange={(text) => onChange(change(text.trim() || undefined))}
      />
    ),
    chip: name && value ? { name, value } : undefined,
    off: change(undefined),
  }
}

import type { ReactNode } from 'react'
import { FilterBar } from './FilterBar.tsx'
import { SearchField } from './fields/SearchField.tsx'

interface SearchBarProps {
  label: string
  /** The label before the active search text. */
  name: string
  value: string | undefined
  /** Undefined for empty text. */
  onSearch: (text: string | undefined) => void
  /** Filters beside the search that show their own state. */
  children?: ReactNode
}

/** The filter bar of a list with a single search text. */
export function SearchBar({ label, name, value, onSearch, children }: SearchBarProps) {
  const clear = () => onSearch(undefined)
  const active = value ? [{ key: 'search', name, value, onRemove: clear }] : []
  return (
    <FilterBar active={active} onClear={clear}>
      <SearchField
        label={label}
        value={value ?? ''}
        onChange={(text) => onSearch(text.trim() || undefined)}
      />
      {children}
    </FilterBar>
  )
}

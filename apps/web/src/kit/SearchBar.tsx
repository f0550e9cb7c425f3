import type { ReactNode } from 'react'
import { FilterBar } from './FilterBar.tsx'
import { SearchField } from './fields/SearchField.tsx'

interface SearchBarProps {
  label: string
  /** What is searched, as it stands before the text in force. */
  name: string
  value: string | undefined
  /** Nothing for a text that is empty. */
  onSearch: (text: string | undefined) => void
  /** Filters beside the search that show themselves whether they are in force. */
  children?: ReactNode
}

/** The filters of a list that is searched by one text. */
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

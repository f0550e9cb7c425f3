import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { FilterBar } from '../kit/FilterBar.tsx'
import { SearchField } from '../kit/SearchField.tsx'
import type { FleetAddress } from './fleetAddress.ts'

interface FleetSearchBarProps {
  label: string
  address: Pick<FleetAddress, 'search' | 'change'>
}

/** One search for the list and for the grid of a page. */
export function FleetSearchBar({ label, address }: FleetSearchBarProps) {
  const words = useText(common)
  const { search, change } = address
  const clear = () => change({ search: undefined, page: 1 })
  const active = search.search
    ? [{ key: 'search', name: words('search'), value: search.search, onRemove: clear }]
    : []
  return (
    <FilterBar active={active} onClear={clear}>
      <SearchField
        label={label}
        value={search.search ?? ''}
        onChange={(text) => change({ search: text.trim() || undefined, page: 1 })}
      />
    </FilterBar>
  )
}

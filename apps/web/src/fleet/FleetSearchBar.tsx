import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { SearchBar } from '../kit/SearchBar.tsx'
import type { FleetAddress } from './useFleetAddress.ts'

interface FleetSearchBarProps {
  label: string
  address: Pick<FleetAddress, 'search' | 'change'>
}

/** One search for the list and for the grid of a page. */
export function FleetSearchBar({ label, address: { search, change } }: FleetSearchBarProps) {
  const words = useText(common)
  return (
    <SearchBar
      label={label}
      name={words('search')}
      value={search.search}
      onSearch={(text) => change({ search: text, page: 1 })}
    />
  )
}

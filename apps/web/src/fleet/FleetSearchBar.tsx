import type { ReactNode } from 'react'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { FilterBar } from '../kit/filters/FilterBar.tsx'
import { textFilter } from '../kit/filters/textFilter.tsx'
import type { FleetAddress } from './useFleetAddress.ts'

interface FleetSearchBarProps {
  label: string
  address: Pick<FleetAddress, 'search' | 'change'>
  /** At the end of the line. */
  end?: ReactNode
}

/** One search field for a page's list and grid. */
export function FleetSearchBar({ label, address: { search, change }, end }: FleetSearchBarProps) {
  const words = useText(common)
  const text = textFilter({
    label,
    name: words('search'),
    value: search.search,
    change: (typed) => ({ search: typed, page: 1 }),
  })
  return <FilterBar filters={[text]} onChange={change} end={end} />
}

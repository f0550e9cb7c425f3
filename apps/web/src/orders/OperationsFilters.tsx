import { useText } from '../i18n/useText.ts'
import { choicesFilter } from '../kit/filters/choicesFilter.tsx'
import { FilterBar } from '../kit/filters/FilterBar.tsx'
import { textFilter } from '../kit/filters/textFilter.tsx'
import { operationsMessages } from './messages.ts'
import type { OperationsSearch } from './operationsSearch.ts'
import { type ListFilter, listFilters, useOperationsFilters } from './useOperationsFilters.ts'
import { useOrderDatesFilter } from './useOrderDatesFilter.tsx'

interface OperationsFiltersProps {
  search: OperationsSearch
  onChange: (change: Partial<OperationsSearch>) => void
}

/** The filters that are always visible, with their widths in pixels. */
const inLine: Partial<Record<ListFilter, number>> = { tours: 120, agencies: 136, tourStatus: 148, money: 136 }
const behindMore = listFilters.filter((filter) => !(filter in inLine))

/** The filters of the operations list, all kept in the address. */
export function OperationsFilters({ search, onChange }: OperationsFiltersProps) {
  const t = useText(operationsMessages)
  const filters = useOperationsFilters()
  const dates = useOrderDatesFilter(search)
  const text = textFilter({
    label: t('searchHint'),
    value: search.search,
    change: (typed) => ({ search: typed }),
  })
  return (
    <FilterBar
      filters={[text, dates, ...listFilters.filter((filter) => filter in inLine).map(choices)]}
      more={behindMore.map(choices)}
      onChange={onChange}
    />
  )

  function choices(filter: ListFilter) {
    const { name, options } = filters[filter]
    return choicesFilter({
      label: name,
      width: inLine[filter] ?? 152,
      options,
      value: search[filter],
      change: (chosen) => ({ [filter]: chosen }),
    })
  }
}

import { dayRange, list } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { type ActiveFilter, FilterBar } from '../kit/FilterBar.tsx'
import { MultiChoice } from '../kit/fields/MultiChoice.tsx'
import { RangeField } from '../kit/fields/RangeField.tsx'
import { SearchField } from '../kit/fields/SearchField.tsx'
import { useToday } from '../kit/fields/useToday.ts'
import { operationsMessages } from './messages.ts'
import { rangeInAddress, rangeOf, usualDates } from './operationsQuery.ts'
import type { OperationsSearch } from './operationsSearch.ts'
import { type ListFilter, listFilters, useOperationsFilters } from './useOperationsFilters.ts'

interface OperationsFiltersProps {
  search: OperationsSearch
  onChange: (change: Partial<OperationsSearch>) => void
}

const inLine: readonly ListFilter[] = ['tours', 'agencies', 'tourStatus']
const behindMore = listFilters.filter((filter) => !inLine.includes(filter))
const nothing = Object.fromEntries(listFilters.map((filter) => [filter, undefined]))

/** The filters of the operations list, all kept in the address. */
export function OperationsFilters({ search, onChange }: OperationsFiltersProps) {
  const t = useText(operationsMessages)
  const today = useToday()
  const filters = useOperationsFilters()
  const range = rangeOf(search, today)
  const clear = () => onChange({ ...nothing, search: undefined, ...usualDates })

  const field = (filter: ListFilter) => (
    <MultiChoice
      key={filter}
      label={filters[filter].name}
      hidesLabel
      withAll
      width={152}
      options={filters[filter].options}
      value={search[filter] ?? []}
      onChange={(chosen) => onChange({ [filter]: chosen.length > 0 ? chosen : undefined })}
    />
  )
  return (
    <FilterBar
      active={[...activeRange(), ...listFilters.flatMap(activeList)]}
      onClear={clear}
      more={behindMore.map(field)}
    >
      <SearchField
        label={t('searchHint')}
        value={search.search ?? ''}
        width={270}
        onChange={(text) => onChange({ search: text.trim() || undefined })}
      />
      <RangeField
        label={t('dates')}
        hidesLabel
        width={216}
        placeholder={t('allDates')}
        clearable={search.startDate !== undefined || search.endDate !== undefined}
        value={{ from: range.startDate, to: range.endDate }}
        onChange={(range) => onChange(rangeInAddress(range, today))}
        withPresets
      />
      {inLine.map(field)}
    </FilterBar>
  )

  function activeRange(): ActiveFilter[] {
    if (!search.dates && !search.startDate && !search.endDate) return []
    const { startDate, endDate } = range
    const value = startDate && endDate ? dayRange(startDate, endDate) : t('allDates')
    const onRemove = () => onChange(usualDates)
    return [{ key: 'dates', name: t('dates'), value, onRemove }]
  }

  function activeList(filter: ListFilter): ActiveFilter[] {
    const chosen: readonly string[] = search[filter] ?? []
    if (chosen.length === 0) return []
    const { name, options } = filters[filter]
    const value = list(options.filter((option) => chosen.includes(option.value)).map(({ label }) => label))
    return [{ key: filter, name, value, onRemove: () => onChange({ [filter]: undefined }) }]
  }
}

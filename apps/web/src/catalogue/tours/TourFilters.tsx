import { Checkbox } from '@mantine/core'
import { useText } from '../../i18n/useText.ts'
import { type ActiveFilter, FilterBar } from '../../kit/FilterBar.tsx'
import { SearchField } from '../../kit/SearchField.tsx'
import { tourMessages } from './messages.ts'
import type { ToursSearch } from './toursSearch.ts'

interface TourFiltersProps {
  search: ToursSearch
  onChange: (change: Partial<ToursSearch>) => void
}

/** Name and published tours only (TOUR-02, TOUR-03). */
export function TourFilters({ search, onChange }: TourFiltersProps) {
  const t = useText(tourMessages)
  const active: ActiveFilter[] = search.search
    ? [
        {
          key: 'name',
          name: t('name'),
          value: search.search,
          onRemove: () => onChange({ search: undefined }),
        },
      ]
    : []
  return (
    <FilterBar active={active} onClear={() => onChange({ search: undefined })}>
      <SearchField
        label={t('search')}
        value={search.search ?? ''}
        onChange={(text) => onChange({ search: text.trim() || undefined })}
      />
      <Checkbox
        label={t('onlyPublished')}
        checked={search.isActive === 'true'}
        onChange={(event) => onChange({ isActive: event.currentTarget.checked ? 'true' : undefined })}
      />
    </FilterBar>
  )
}

import { Checkbox } from '@mantine/core'
import { useText } from '../../i18n/useText.ts'
import { SearchBar } from '../../kit/SearchBar.tsx'
import { tourMessages } from './messages.ts'
import type { ToursSearch } from './toursSearch.ts'

interface TourFiltersProps {
  search: ToursSearch
  onChange: (change: Partial<ToursSearch>) => void
}

/** Filters by name, and published tours only. */
export function TourFilters({ search, onChange }: TourFiltersProps) {
  const t = useText(tourMessages)
  return (
    <SearchBar
      label={t('search')}
      name={t('name')}
      value={search.search}
      onSearch={(text) => onChange({ search: text })}
    >
      <Checkbox
        label={t('onlyPublished')}
        checked={search.isActive === 'true'}
        onChange={(event) => onChange({ isActive: event.currentTarget.checked ? 'true' : undefined })}
      />
    </SearchBar>
  )
}

import { useText } from '../../i18n/useText.ts'
import { checkFilter } from '../../kit/filters/checkFilter.tsx'
import { FilterBar } from '../../kit/filters/FilterBar.tsx'
import { textFilter } from '../../kit/filters/textFilter.tsx'
import { tourMessages } from './messages.ts'
import type { ToursSearch } from './toursSearch.ts'

interface TourFiltersProps {
  search: ToursSearch
  onChange: (change: Partial<ToursSearch>) => void
}

/** Filters by name, and for published tours only. */
export function TourFilters({ search, onChange }: TourFiltersProps) {
  const t = useText(tourMessages)
  return (
    <FilterBar
      filters={[
        textFilter({
          label: t('search'),
          name: t('name'),
          value: search.search,
          change: (text) => ({ search: text }),
        }),
        checkFilter({
          label: t('onlyPublished'),
          isOn: search.isActive === 'true',
          change: (isOn) => ({ isActive: isOn ? ('true' as const) : undefined }),
        }),
      ]}
      onChange={onChange}
    />
  )
}

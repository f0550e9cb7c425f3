import { toursFields } from '@tourdesk/contract/listFields'
import { useText } from '../../i18n/useText.ts'
import { ListFilters } from '../../kit/filters/ListFilters.tsx'
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
    <ListFilters
      fields={toursFields}
      search={search}
      onChange={onChange}
      filters={{
        search: { label: t('search'), name: t('name') },
        isActive: { label: t('onlyPublished') },
      }}
    />
  )
}

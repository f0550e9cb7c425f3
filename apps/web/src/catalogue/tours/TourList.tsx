import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { CatalogueList } from '../CatalogueList.tsx'
import { tourMessages } from './messages.ts'
import { TourFilters } from './TourFilters.tsx'
import { useTourColumns } from './tourColumns.tsx'
import type { ToursSearch } from './toursSearch.ts'

const route = getRouteApi('/signedIn/tours')

/** All tours; a row opens its editor (TOUR-01 to TOUR-05). */
export function TourList() {
  const t = useText(tourMessages)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const columns = useTourColumns()
  const rows = useQuery({ ...queries.tours.list({ query: search }), placeholderData: keepPreviousData })
  const change = (next: Partial<ToursSearch>) =>
    void navigate({ search: (now) => ({ ...now, page: 1, ...next }), replace: true })

  return (
    <CatalogueList
      title={t('title')}
      label={t('list')}
      create={t('create')}
      document="/tour"
      columns={columns}
      rows={rows}
      search={search}
      onChange={change}
      empty={t(search.search || search.isActive ? 'noMatch' : 'none')}
    >
      <TourFilters search={search} onChange={change} />
    </CatalogueList>
  )
}

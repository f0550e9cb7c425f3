import { Button } from '@mantine/core'
import { IconCalendarUp } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { toursFields } from '@tourdesk/contract/listFields'
import { queries } from '../../app/api.ts'
import { useListSearch } from '../../app/useListSearch.ts'
import { useText } from '../../i18n/useText.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { isFiltered } from '../../kit/filters/isFiltered.ts'
import { CatalogueList } from '../CatalogueList.tsx'
import { tourMessages } from './messages.ts'
import { TourFilters } from './TourFilters.tsx'
import { useTourColumns } from './tourColumns.tsx'
import { type ToursSearch, toursRows } from './toursSearch.ts'

const route = getRouteApi('/signedIn/tours')

/** All tours; a row opens its editor. */
export function TourList() {
  const t = useText(tourMessages)
  const { search, change } = useListSearch<ToursSearch>(route, 'tours', toursRows)
  const columns = useTourColumns()
  const answer = useQuery({ ...queries.tours.list({ query: search }), placeholderData: keepPreviousData })
  const hasFilter = isFiltered(toursFields, search)

  return (
    <CatalogueList
      list="tours"
      title={t('title')}
      label={t('list')}
      create={t('create')}
      document="/tour"
      columns={columns}
      answer={answer}
      search={search}
      onChange={change}
      actions={
        <Button
          component={AppLink}
          href="/next_season"
          variant="default"
          leftSection={<IconCalendarUp size={16} stroke={1.6} />}
        >
          {t('nextSeason')}
        </Button>
      }
      empty={t(hasFilter ? 'noMatch' : 'none')}
      isFiltered={hasFilter}
    >
      <TourFilters search={search} onChange={change} />
    </CatalogueList>
  )
}

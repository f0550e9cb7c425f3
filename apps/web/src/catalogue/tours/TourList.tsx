import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { TourRow } from '@tourdesk/contract/tour'
import { queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { useOpen } from '../../kit/AppLink.tsx'
import { DataTable } from '../../kit/DataTable.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Page } from '../../kit/Page.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { addressOf, tableQueryOf } from '../../kit/tableQuery.ts'
import { useKeys } from '../../kit/useKeys.ts'
import { tourMessages } from './messages.ts'
import { TourFilters } from './TourFilters.tsx'
import { useTourColumns } from './tourColumns.tsx'
import type { ToursSearch } from './toursSearch.ts'

const route = getRouteApi('/signedIn/tours')
const newTour = '/tour/new'

/** All tours; a row opens its editor (TOUR-01 to TOUR-05). */
export function TourList() {
  const t = useText(tourMessages)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const open = useOpen()
  const { ofError } = useProblemTexts()
  const columns = useTourColumns()
  const rows = useQuery({ ...queries.tours.list({ query: search }), placeholderData: keepPreviousData })
  const change = (next: Partial<ToursSearch>) =>
    void navigate({ search: (now) => ({ ...now, page: 1, ...next }), replace: true })
  useKeys([{ keys: 'n', label: t('create'), run: () => open(newTour) }])

  return (
    <Page
      title={t('title')}
      kind="table"
      actions={
        <Button leftSection={<IconPlus size={16} stroke={1.6} />} onClick={() => open(newTour)}>
          {t('create')}
        </Button>
      }
    >
      <TourFilters search={search} onChange={change} />
      <DataTable<TourRow>
        label={t('list')}
        columns={columns}
        rows={rows.data?.data}
        rowKey={(row) => row._id}
        query={tableQueryOf(search)}
        total={rows.data?.total}
        onQuery={(next) => change(addressOf<ToursSearch['sort']>(next))}
        busy={rows.isPlaceholderData}
        error={rows.isError ? ofError(rows.error) : undefined}
        onRetry={() => void rows.refetch()}
        empty={<EmptyState text={t(search.search || search.isActive ? 'noMatch' : 'none')} />}
        hrefOf={({ _id }) => `/tour/${_id}`}
      />
    </Page>
  )
}

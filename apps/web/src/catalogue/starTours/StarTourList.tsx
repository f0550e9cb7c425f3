import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { StarTour } from '@tourdesk/contract/starTours'
import { queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { useOpen } from '../../kit/AppLink.tsx'
import { DataTable } from '../../kit/DataTable.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { FilterBar } from '../../kit/FilterBar.tsx'
import { Page } from '../../kit/Page.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { SearchField } from '../../kit/SearchField.tsx'
import { addressOf, tableQueryOf } from '../../kit/tableQuery.ts'
import { useKeys } from '../../kit/useKeys.ts'
import { starTourMessages } from './messages.ts'
import { useStarTourColumns } from './starTourColumns.tsx'
import type { StarToursSearch } from './starToursSearch.ts'

const route = getRouteApi('/signedIn/star_tours')
const newStarTour = '/star_tour/new'

/** All star tours; a row opens its editor (STAR-01 to STAR-03). */
export function StarTourList() {
  const t = useText(starTourMessages)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const open = useOpen()
  const { ofError } = useProblemTexts()
  const columns = useStarTourColumns()
  const rows = useQuery({
    ...queries.starTours.list({ query: search }),
    placeholderData: keepPreviousData,
  })
  const change = (next: Partial<StarToursSearch>) =>
    void navigate({ search: (now) => ({ ...now, page: 1, ...next }), replace: true })
  useKeys([{ keys: 'n', label: t('create'), run: () => open(newStarTour) }])

  const active = search.search
    ? [{ key: 'name', name: t('name'), value: search.search, onRemove: () => change({ search: undefined }) }]
    : []
  return (
    <Page
      title={t('title')}
      kind="table"
      actions={
        <Button leftSection={<IconPlus size={16} stroke={1.6} />} onClick={() => open(newStarTour)}>
          {t('create')}
        </Button>
      }
    >
      <FilterBar active={active} onClear={() => change({ search: undefined })}>
        <SearchField
          label={t('search')}
          value={search.search ?? ''}
          onChange={(text) => change({ search: text.trim() || undefined })}
        />
      </FilterBar>
      <DataTable<StarTour>
        label={t('list')}
        columns={columns}
        rows={rows.data?.data}
        rowKey={(row) => row._id}
        query={tableQueryOf(search)}
        total={rows.data?.total}
        onQuery={(next) => change(addressOf<StarToursSearch['sort']>(next))}
        busy={rows.isPlaceholderData}
        error={rows.isError ? ofError(rows.error) : undefined}
        onRetry={() => void rows.refetch()}
        empty={<EmptyState text={t(search.search ? 'noMatch' : 'none')} />}
        hrefOf={({ _id }) => `/star_tour/${_id}`}
      />
    </Page>
  )
}

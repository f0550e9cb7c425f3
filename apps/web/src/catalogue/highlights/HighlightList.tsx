import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Highlight } from '@tourdesk/contract/highlights'
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
import { useHighlightColumns } from './highlightColumns.tsx'
import type { HighlightsSearch } from './highlightsSearch.ts'
import { highlightMessages } from './messages.ts'

const route = getRouteApi('/signedIn/highlights')
const newHighlight = '/highlight/new'

/** All highlights; a row opens its editor (HIGH-01 to HIGH-04). */
export function HighlightList() {
  const t = useText(highlightMessages)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const open = useOpen()
  const { ofError } = useProblemTexts()
  const columns = useHighlightColumns()
  const rows = useQuery({
    ...queries.highlights.list({ query: search }),
    placeholderData: keepPreviousData,
  })
  const change = (next: Partial<HighlightsSearch>) =>
    void navigate({ search: (now) => ({ ...now, page: 1, ...next }), replace: true })
  useKeys([{ keys: 'n', label: t('create'), run: () => open(newHighlight) }])

  const active = search.search
    ? [{ key: 'name', name: t('name'), value: search.search, onRemove: () => change({ search: undefined }) }]
    : []
  return (
    <Page
      title={t('title')}
      kind="table"
      actions={
        <Button leftSection={<IconPlus size={16} stroke={1.6} />} onClick={() => open(newHighlight)}>
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
      <DataTable<Highlight>
        label={t('list')}
        columns={columns}
        rows={rows.data?.data}
        rowKey={(row) => row._id}
        query={tableQueryOf(search)}
        total={rows.data?.total}
        onQuery={(next) => change(addressOf<HighlightsSearch['sort']>(next))}
        busy={rows.isPlaceholderData}
        error={rows.isError ? ofError(rows.error) : undefined}
        onRetry={() => void rows.refetch()}
        empty={<EmptyState text={t(search.search ? 'noMatch' : 'none')} />}
        hrefOf={({ _id }) => `/highlight/${_id}`}
      />
    </Page>
  )
}

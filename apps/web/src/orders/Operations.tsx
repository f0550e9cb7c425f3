import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { api, queries } from '../app/api.ts'
import { useListSearch } from '../app/useListSearch.ts'
import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import { ExportButton } from '../kit/ExportButton.tsx'
import { useToday } from '../kit/fields/useToday.ts'
import { Page } from '../kit/Page.tsx'
import { PagedTable } from '../kit/table/PagedTable.tsx'
import { useKeys } from '../kit/useKeys.ts'
import { LazyOrderDialog, useOrderDialogAhead } from './LazyOrderDialog.tsx'
import { operationsMessages } from './messages.ts'
import { NoOrder } from './NoOrder.tsx'
import { OperationsFilters } from './OperationsFilters.tsx'
import { useOperationsColumns } from './operationsColumns.tsx'
import { exportQueryOf, onAllDates, queryOf, rangeOf, searchOf, tableQueryOf } from './operationsQuery.ts'
import type { OperationsSearch } from './operationsSearch.ts'

const page = getRouteApi('/signedIn/operations')

/** All purchased tours, and the order form over them (OPS). */
export function Operations() {
  const t = useText(operationsMessages)
  const { search, change } = useListSearch<OperationsSearch>(page)
  const navigate = page.useNavigate()
  const today = useToday()
  const { language } = useLanguage()
  const columns = useOperationsColumns()
  useOrderDialogAhead()
  const answer = useQuery({
    ...queries.orders.purchasedTours({ query: queryOf(search, today) }),
    placeholderData: keepPreviousData,
  })
  const range = rangeOf(search, today)
  const isLost = search.search !== undefined && range.startDate !== undefined && answer.data?.total === 0
  const elsewhere = useQuery({
    ...queries.orders.purchasedTours({
      query: { ...queryOf({ ...search, ...onAllDates }, today), page: 1, limit: 1 },
    }),
    enabled: isLost && !answer.isPlaceholderData,
  })
  const open = (order: string | undefined, replace = false) =>
    void navigate({ search: (now) => ({ ...now, order, type: undefined }), replace })
  useKeys([{ keys: 'n', label: t('newOrder'), run: () => open('new') }])

  return (
    <Page
      title={t('title')}
      kind="table"
      actions={
        <>
          <ExportButton
            fetchFile={(signal) =>
              api.orders.exportPurchasedTours({ query: exportQueryOf(search, today, language) }, signal)
            }
          />
          <Button leftSection={<IconPlus size={16} stroke={1.6} />} onClick={() => open('new')}>
            {t('newOrder')}
          </Button>
        </>
      }
    >
      <OperationsFilters search={search} onChange={change} />
      <PagedTable
        label={t('list')}
        columns={columns}
        answer={answer}
        query={tableQueryOf(search)}
        onQuery={(query) => change(searchOf(query))}
        empty={
          <NoOrder
            search={search.search}
            range={range}
            elsewhere={elsewhere.data?.total}
            onAllDates={() => change(onAllDates)}
          />
        }
        hrefOf={(row) => `/operations?order=${row.orderId}`}
        onOpen={(row) => open(row.orderId)}
        isSelected={(row) => row.orderId === search.order}
      />
      <LazyOrderDialog
        order={search.order}
        booked={{ type: search.type }}
        onClose={() => open(undefined)}
        onPlaced={(order) => open(order._id, true)}
      />
    </Page>
  )
}

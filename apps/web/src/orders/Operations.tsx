import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { OperationsRow } from '@tourdesk/contract/orders/orderLists'
import { useState } from 'react'
import { api, queries } from '../app/api.ts'
import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import { ExportButton } from '../kit/ExportButton.tsx'
import { useToday } from '../kit/fields/useToday.ts'
import { Page } from '../kit/Page.tsx'
import { PagedTable } from '../kit/table/PagedTable.tsx'
import { addressOf, tableQueryOf } from '../kit/table/tableQuery.ts'
import { useExactTotal } from '../kit/table/useExactTotal.ts'
import { useRowSelection } from '../kit/table/useRowSelection.ts'
import { useKeys } from '../kit/useKeys.ts'
import { useViewedList } from '../views/useViewedList.ts'
import { ViewName } from '../views/ViewName.tsx'
import { ViewNotice } from '../views/ViewNotice.tsx'
import { ViewsMenu } from '../views/ViewsMenu.tsx'
import bulkStyles from './bulk/bulk.module.css'
import { LazyFilterSums } from './bulk/LazyFilterSums.ts'
import { LazySelectionBar } from './bulk/LazySelectionBar.ts'
import { LazyOrderDialog } from './LazyOrderDialog.tsx'
import { operationsMessages } from './messages.ts'
import { NoOrder } from './NoOrder.tsx'
import { OperationsFilters } from './OperationsFilters.tsx'
import { useOperationsColumns } from './operationsColumns.tsx'
import { exportQueryOf, filtersOf, onAllDates, queryOf, rangeOf, sumsQueryOf } from './operationsQuery.ts'
import { type OperationsSearch, operationsRows, operationsSearch } from './operationsSearch.ts'
import { BesideOrder } from './peek/BesideOrder.tsx'

const page = getRouteApi('/signedIn/operations')

/** All purchased tours, and the order form over them. */
export function Operations() {
  const t = useText(operationsMessages)
  const navigate = page.useNavigate()
  const today = useToday()
  const { language } = useLanguage()
  const columns = useOperationsColumns()
  const viewed = useViewedList<OperationsSearch, OperationsRow>({
    list: 'operations',
    route: page,
    schema: operationsSearch,
    usualRows: operationsRows,
    own: ['order', 'type', 'peek'],
    columns,
  })
  const { search, change, state: view } = viewed
  const answer = useQuery({
    ...queries.orders.purchasedTours({ query: queryOf(search, today) }),
    placeholderData: keepPreviousData,
    enabled: viewed.isReady,
  })
  const selection = useRowSelection<OperationsRow>(filtersOf(search))
  const hasTicked = useOnce(selection.ids.length > 0)
  const range = rangeOf(search, today)
  const isLost = search.search !== undefined && range.startDate !== undefined && answer.data?.total === 0
  const elsewhere = useQuery({
    ...queries.orders.purchasedTours({
      query: { ...queryOf({ ...search, ...onAllDates }, today), page: 1, limit: 1, exactTotal: 'true' },
    }),
    enabled: isLost && !answer.isPlaceholderData,
  })
  const exact = useExactTotal(
    queries.orders.purchasedTours({
      query: { ...queryOf(search, today), page: 1, limit: 1, sort: undefined, exactTotal: 'true' },
    }),
  )
  const open = (order: string | undefined, replace = false) =>
    void navigate({ search: (now) => ({ ...now, order, type: undefined }), replace })
  useKeys([{ keys: 'n', label: t('newOrder'), run: () => open('new') }])

  return (
    <Page
      title={t('title')}
      kind="table"
      beside={<ViewName view={view} />}
      actions={
        <>
          <ViewsMenu view={view} path="/operations" />
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
      <ViewNotice view={view} />
      <div className={`grid alignStart ${bulkStyles.tools}`}>
        <OperationsFilters search={search} onChange={change} />
        {hasTicked && <LazySelectionBar selection={selection} />}
      </div>
      <BesideOrder rows={answer.data?.data} orderOf={(row) => row.orderId}>
        {(peek) => (
          <PagedTable
            list="operations"
            peek={peek}
            view={viewed.openView}
            label={t('list')}
            columns={columns}
            answer={answer}
            exact={exact}
            selection={selection}
            query={tableQueryOf(search)}
            onQuery={(query) => change(addressOf(query))}
            summary={
              answer.data && !answer.isPlaceholderData ? (
                <LazyFilterSums query={sumsQueryOf(search, today)} ticked={selection.rows} />
              ) : null
            }
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
        )}
      </BesideOrder>
      <LazyOrderDialog
        order={search.order}
        booked={{ type: search.type }}
        onClose={() => open(undefined)}
        onPlaced={(order) => open(order._id, true)}
      />
    </Page>
  )
}

/** Stays true once it was: a dialog stays open even after its rows have left the list. */
function useOnce(isNow: boolean): boolean {
  const [was, setWas] = useState(false)
  if (isNow && !was) setWas(true)
  return was || isNow
}

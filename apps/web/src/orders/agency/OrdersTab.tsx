import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AgencyOrder } from '@tourdesk/contract/orders/orderLists'
import { queries } from '../../app/api.ts'
import { useSession } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { useToday } from '../../kit/fields/useToday.ts'
import type { Column } from '../../kit/table/column.ts'
import type { OpenView } from '../../kit/table/columns/useColumnChoice.ts'
import { PagedTable } from '../../kit/table/PagedTable.tsx'
import { useExactTotal } from '../../kit/table/useExactTotal.ts'
import { NoOrder } from '../NoOrder.tsx'
import { onAllDates, rangeOf } from '../operationsQuery.ts'
import { BesideOrder } from '../peek/BesideOrder.tsx'
import { AgencyOrderFilters } from './AgencyOrderFilters.tsx'
import { agencyOrderMessages } from './agencyOrderMessages.ts'
import { agencyOrdersQueryOf } from './agencyOrdersQuery.ts'
import type { AgencyOrdersSearch } from './agencyOrdersSearch.ts'

interface OrdersTabProps {
  /** The list's search with its saved view. */
  viewed: {
    search: AgencyOrdersSearch
    change: (change: Partial<AgencyOrdersSearch>) => void
    isReady: boolean
    openView: OpenView | undefined
  }
  columns: readonly Column<AgencyOrder>[]
  onOpen: (order: string) => void
}

/** The agency's orders; agents see only their own. */
export function OrdersTab({ viewed, columns, onOpen }: OrdersTabProps) {
  const { search, change: onChange } = viewed
  const t = useText(agencyOrderMessages)
  const session = useSession()
  const today = useToday()
  const asking = { today, person: session }
  const answer = useQuery({
    ...queries.orders.agency({ query: agencyOrdersQueryOf(search, asking) }),
    placeholderData: keepPreviousData,
    enabled: viewed.isReady,
  })
  const range = rangeOf(search, today)
  const isLost = search.search !== undefined && range.startDate !== undefined && answer.data?.total === 0
  const elsewhere = useQuery({
    ...queries.orders.agency({
      query: {
        ...agencyOrdersQueryOf({ ...search, ...onAllDates }, asking),
        page: 1,
        limit: 1,
        exactTotal: 'true',
      },
    }),
    enabled: isLost && !answer.isPlaceholderData,
  })
  const exact = useExactTotal(
    queries.orders.agency({
      query: { ...agencyOrdersQueryOf(search, asking), page: 1, limit: 1, exactTotal: 'true' },
    }),
  )
  return (
    <>
      <AgencyOrderFilters search={search} onChange={onChange} />
      <BesideOrder rows={answer.data?.data} orderOf={(row) => row._id}>
        {(peek) => (
          <PagedTable
            peek={peek}
            list="orders"
            view={viewed.openView}
            label={t('list')}
            columns={columns}
            answer={answer}
            exact={exact}
            query={search}
            onQuery={onChange}
            empty={
              <NoOrder
                search={search.search}
                range={range}
                elsewhere={elsewhere.data?.total}
                onAllDates={() => onChange(onAllDates)}
              />
            }
            hrefOf={(row) => `/agency_orders/orders?order=${row._id}`}
            onOpen={(row) => onOpen(row._id)}
            isSelected={(row) => row._id === search.order}
          />
        )}
      </BesideOrder>
    </>
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queries } from '../../app/api.ts'
import { useSession } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { useToday } from '../../kit/fields/useToday.ts'
import { PagedTable } from '../../kit/table/PagedTable.tsx'
import { operationsMessages } from '../messages.ts'
import { AgencyOrderFilters } from './AgencyOrderFilters.tsx'
import { useAgencyOrderColumns } from './agencyOrderColumns.tsx'
import { agencyOrderMessages } from './agencyOrderMessages.ts'
import { agencyOrdersQueryOf } from './agencyOrdersQuery.ts'
import type { AgencyOrdersSearch } from './agencyOrdersSearch.ts'

interface OrdersTabProps {
  search: AgencyOrdersSearch
  onChange: (change: Partial<AgencyOrdersSearch>) => void
  onOpen: (order: string) => void
}

/** The orders of the agency, or of the agent alone (AGO-07 to AGO-18). */
export function OrdersTab({ search, onChange, onOpen }: OrdersTabProps) {
  const t = useText(agencyOrderMessages)
  const words = useText(operationsMessages)
  const session = useSession()
  const today = useToday()
  const columns = useAgencyOrderColumns()
  const answer = useQuery({
    ...queries.orders.agency({ query: agencyOrdersQueryOf(search, { today, person: session }) }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <AgencyOrderFilters search={search} onChange={onChange} />
      <PagedTable
        label={t('list')}
        columns={columns}
        answer={answer}
        query={search}
        onQuery={onChange}
        empty={<EmptyState text={words(search.search ? 'noOrder' : 'noData')} />}
        hrefOf={(row) => `/agency_orders/orders?order=${row._id}`}
        onOpen={(row) => onOpen(row._id)}
        isSelected={(row) => row._id === search.order}
      />
    </>
  )
}

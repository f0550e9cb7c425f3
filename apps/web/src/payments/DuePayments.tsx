import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { DuePayment, DuePaymentList } from '@tourdesk/contract/payments/duePayment'
import { queries } from '../app/api.ts'
import { useListSearch } from '../app/useListSearch.ts'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { PagedTable } from '../kit/table/PagedTable.tsx'
import { addressOf, tableQueryOf } from '../kit/table/tableQuery.ts'
import { useRowSelection } from '../kit/table/useRowSelection.ts'
import bulkStyles from '../orders/bulk/bulk.module.css'
import { BesideOrder } from '../orders/peek/BesideOrder.tsx'
import { DueSelectionBar } from './DueSelectionBar.tsx'
import { DueTotals } from './DueTotals.tsx'
import { useDueColumns } from './dueColumns.tsx'
import { paymentsMessages } from './messages.ts'
import { PaymentFilters } from './PaymentFilters.tsx'
import { type PaymentsSearch, paymentsRows } from './paymentsSearch.ts'

const page = getRouteApi('/signedIn/payments/$tab')

/** The charges of a tab with what they add up to; each row opens its order, and ticked ones have actions. */
export function DuePayments({ tab }: { tab: DuePaymentList }) {
  const t = useText(paymentsMessages)
  const { search, change } = useListSearch<PaymentsSearch>(page, 'due', paymentsRows)
  const navigate = useNavigate()
  const columns = useDueColumns(tab)
  const { peek: _peek, ...query } = search
  const { page: _page, limit: _limit, sort: _sort, ...filters } = query
  const selection = useRowSelection<DuePayment>(filters)
  const answer = useQuery({
    ...queries.payments.due({ query: { ...query, list: tab } }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className={`grid alignStart ${bulkStyles.tools}`}>
        <PaymentFilters
          search={search}
          onChange={change}
          days={{ label: t('dueDays'), allLabel: t('allDays') }}
        />
        <DueSelectionBar list={tab} selection={selection} />
      </div>
      <BesideOrder rows={answer.data?.data} orderOf={(row) => row.orderId}>
        {(peek) => (
          <PagedTable
            peek={peek}
            list="due"
            label={t(tab === 'due' ? 'dueList' : 'overdueList')}
            columns={columns}
            answer={answer}
            selection={selection}
            query={tableQueryOf(search)}
            onQuery={(query) => change(addressOf(query))}
            summary={<DueTotals query={{ ...filters, list: tab }} ticked={selection.rows} />}
            empty={<EmptyState text={t(tab === 'due' ? 'noneDue' : 'noneOverdue')} />}
            hrefOf={({ orderId }) => `/order/${orderId}`}
            onOpen={({ orderId }) => void navigate({ to: '/order/$orderId', params: { orderId } })}
          />
        )}
      </BesideOrder>
    </>
  )
}

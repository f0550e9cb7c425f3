import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { DuePaymentList } from '@tourdesk/contract/payments/duePayment'
import { queries } from '../app/api.ts'
import { useListSearch } from '../app/useListSearch.ts'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { PagedTable } from '../kit/table/PagedTable.tsx'
import { useDueColumns } from './dueColumns.tsx'
import { paymentsMessages } from './messages.ts'
import { PaymentFilters } from './PaymentFilters.tsx'
import { type PaymentsSearch, paymentsRows } from './paymentsSearch.ts'

const page = getRouteApi('/signedIn/payments/$tab')

/** The charges of a tab; each row opens its order. */
export function DuePayments({ tab }: { tab: DuePaymentList }) {
  const t = useText(paymentsMessages)
  const { search, change } = useListSearch<PaymentsSearch>(page, 'due', paymentsRows)
  const navigate = useNavigate()
  const columns = useDueColumns(tab)
  const answer = useQuery({
    ...queries.payments.due({ query: { ...search, list: tab } }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PaymentFilters
        search={search}
        onChange={change}
        days={{ label: t('dueDays'), allLabel: t('allDays') }}
      />
      <PagedTable
        list="due"
        label={t(tab === 'due' ? 'dueList' : 'overdueList')}
        columns={columns}
        answer={answer}
        query={search}
        onQuery={change}
        empty={<EmptyState text={t(tab === 'due' ? 'noneDue' : 'noneOverdue')} />}
        hrefOf={({ orderId }) => `/order/${orderId}`}
        onOpen={({ orderId }) => void navigate({ to: '/order/$orderId', params: { orderId } })}
      />
    </>
  )
}

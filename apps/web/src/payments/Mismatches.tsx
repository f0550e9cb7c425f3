import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { queries } from '../app/api.ts'
import { useListSearch } from '../app/useListSearch.ts'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { PagedTable } from '../kit/table/PagedTable.tsx'
import { paymentsMessages } from './messages.ts'
import { type PaymentsSearch, paymentsRows } from './paymentsSearch.ts'
import { useMismatchColumns } from './useMismatchColumns.tsx'

const page = getRouteApi('/signedIn/payments/$tab')

/** What the nightly check found (LEDG-27); each row opens its order. */
export function Mismatches() {
  const t = useText(paymentsMessages)
  const { search, change } = useListSearch<PaymentsSearch>(page, 'mismatches', paymentsRows)
  const navigate = useNavigate()
  const { page: number, limit } = search
  const answer = useQuery({
    ...queries.payments.mismatches({ query: { page: number, limit } }),
    placeholderData: keepPreviousData,
  })
  return (
    <PagedTable
      list="mismatches"
      label={t('mismatchList')}
      columns={useMismatchColumns()}
      answer={answer}
      query={search}
      onQuery={change}
      empty={<EmptyState text={t('noMismatches')} />}
      hrefOf={({ orderId }) => `/order/${orderId}`}
      onOpen={({ orderId }) => void navigate({ to: '/order/$orderId', params: { orderId } })}
    />
  )
}

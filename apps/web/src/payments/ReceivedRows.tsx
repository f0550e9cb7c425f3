import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { queries } from '../app/api.ts'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Money } from '../kit/Isolated.tsx'
import { PagedTable } from '../kit/table/PagedTable.tsx'
import { BesideOrder } from '../orders/peek/BesideOrder.tsx'
import { receivedMessages } from './receivedMessages.ts'
import type { ReceivedSearch, receivedFilter } from './receivedQuery.ts'
import { sumsByCurrency } from './sumOf.ts'
import { useReceivedColumns } from './useReceivedColumns.tsx'

interface ReceivedRowsProps {
  search: ReceivedSearch
  filter: ReturnType<typeof receivedFilter>
  onChange: (change: Partial<ReceivedSearch>) => void
}

/** Every payment, refund and reversal of the days, with their sums; a row opens its order. */
export function ReceivedRows({ search, filter, onChange }: ReceivedRowsProps) {
  const t = useText(receivedMessages)
  const navigate = useNavigate()
  const columns = useReceivedColumns()
  const { page, limit } = search
  const answer = useQuery({
    ...queries.payments.received({ query: { ...filter, page, limit } }),
    placeholderData: keepPreviousData,
  })
  const { data: sums } = useQuery({
    ...queries.payments.receivedSums({ query: filter }),
    placeholderData: keepPreviousData,
  })
  const isNarrowed = Boolean(filter.search || filter.agencies || filter.method || filter.currency)
  return (
    <BesideOrder rows={answer.data?.data} orderOf={(row) => row.orderId}>
      {(peek) => (
        <PagedTable
          peek={peek}
          list="received"
          label={t('rowList')}
          columns={columns}
          answer={answer}
          query={{ page, limit }}
          onQuery={({ page: next, limit: rows }) =>
            onChange({ ...(next && { page: next }), ...(rows && { limit: rows }) })
          }
          summary={
            sums && sums.data.length > 0 ? (
              <>
                <strong>
                  {t('movements', { count: sums.data.reduce((all, { count }) => all + count, 0) })}
                </strong>
                {sumsByCurrency(sums.data).map(({ currency, amount }) => (
                  <Money key={currency} amount={amount} currency={currency} />
                ))}
              </>
            ) : null
          }
          empty={<EmptyState text={t(isNarrowed ? 'noMatch' : 'none')} />}
          hrefOf={({ orderId }) => `/order/${orderId}`}
          onOpen={({ orderId }) => void navigate({ to: '/order/$orderId', params: { orderId } })}
        />
      )}
    </BesideOrder>
  )
}

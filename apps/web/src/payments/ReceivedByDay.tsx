import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { queries } from '../app/api.ts'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import { DataTable } from '../kit/table/DataTable.tsx'
import { type DayReceived, daysReceived } from './daysReceived.ts'
import { receivedMessages } from './receivedMessages.ts'
import type { receivedFilter } from './receivedQuery.ts'
import { useDayColumns } from './useReceivedColumns.tsx'

const page = getRouteApi('/signedIn/payments/received')

/** What was received on each day, by method and currency; a day opens its payments. */
export function ReceivedByDay({ filter }: { filter: ReturnType<typeof receivedFilter> }) {
  const t = useText(receivedMessages)
  const { ofError } = useProblemTexts()
  const router = page.useNavigate()
  const answer = useQuery({
    ...queries.payments.receivedSums({ query: filter }),
    placeholderData: keepPreviousData,
  })
  const { rows, methods } = daysReceived(answer.data?.data ?? [])
  const columns = useDayColumns(methods)
  const daysOf = ({ day }: DayReceived) => day && { startDate: day, endDate: day }
  const isNarrowed = Boolean(filter.search || filter.agencies || filter.method || filter.currency)
  return (
    <DataTable<DayReceived>
      list="receivedDays"
      label={t('dayList')}
      columns={columns}
      rows={answer.data && rows}
      rowKey={({ _id }) => _id}
      busy={answer.isPlaceholderData}
      {...(answer.isError && { error: ofError(answer.error) })}
      onRetry={() => void answer.refetch()}
      empty={<EmptyState text={t(isNarrowed ? 'noMatch' : 'none')} />}
      onOpen={(row) =>
        void router({
          search: (now) => ({
            ...now,
            ...daysOf(row),
            page: 1,
            show: 'rows',
            currency: [row.currency],
          }),
        })
      }
    />
  )
}

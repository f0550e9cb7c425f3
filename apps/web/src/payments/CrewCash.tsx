import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { queries } from '../app/api.ts'
import { useListSearch } from '../app/useListSearch.ts'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import styles from './crewCash.module.css'
import { crewCashMessages } from './crewCashMessages.ts'
import { HeldCash } from './HeldCash.tsx'
import { PaymentFilters } from './PaymentFilters.tsx'
import { type PaymentsSearch, paymentsRows } from './paymentsSearch.ts'

const page = getRouteApi('/signedIn/payments/$tab')

/** The cash that guides and drivers hold, by person and currency. */
export function CrewCash() {
  const t = useText(crewCashMessages)
  const { ofError } = useProblemTexts()
  const { search, change } = useListSearch<PaymentsSearch>(page, 'crewCash', paymentsRows)
  const { page: _page, limit: _limit, sort: _sort, peek: _peek, ...filters } = search
  const answer = useQuery({
    ...queries.crewCash.list({ query: filters }),
    placeholderData: keepPreviousData,
  })
  const held = answer.data?.data
  return (
    <>
      <PaymentFilters
        search={search}
        onChange={change}
        searchHint={t('searchHint')}
        days={{ label: t('takenDays'), allLabel: t('allTakenDays') }}
      />
      {answer.isError && !held && (
        <ErrorState text={ofError(answer.error)} onRetry={() => void answer.refetch()} />
      )}
      {held?.length === 0 && <EmptyState text={t('none')} />}
      {held && held.length > 0 && (
        <ul
          className={`stack gap8 plainList ${styles.people}`}
          aria-label={t('list')}
          aria-busy={answer.isPlaceholderData}
        >
          {held.map((cash) => (
            <HeldCash key={`${cash.operator._id} ${cash.currency}`} cash={cash} />
          ))}
        </ul>
      )}
    </>
  )
}

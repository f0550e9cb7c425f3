import { useQuery } from '@tanstack/react-query'
import { queries } from '../../app/api.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { agencyOrderMessages } from './agencyOrderMessages.ts'
import styles from './agencyOrders.module.css'
import type { AgencyOrdersSearch } from './agencyOrdersSearch.ts'
import { filterTours, isFiltered } from './filterTours.ts'
import { TourCard } from './TourCard.tsx'
import { TourCardFilters } from './TourCardFilters.tsx'
import { WaitingCards } from './WaitingCards.tsx'

interface ToursTabProps {
  search: AgencyOrdersSearch
  onChange: (change: Partial<AgencyOrdersSearch>) => void
  onBook: (tour: string) => void
}

/** The tours that can be booked as cards, four in a row (AGO-03 to AGO-06, CCONST-29). */
export function ToursTab({ search, onChange, onBook }: ToursTabProps) {
  const t = useText(agencyOrderMessages)
  const words = useText(common)
  const { ofError } = useProblemTexts()
  const tours = useQuery({ ...queries.tours.active(), staleTime: 60_000 })
  const filter = {
    name: search.name,
    region: search.region,
    groupType: search.groupType,
    language: search.language,
  }
  const shown = filterTours(tours.data?.data ?? [], filter)
  return (
    <>
      <TourCardFilters tours={tours.data?.data ?? []} filter={filter} onChange={onChange} />
      {tours.data && shown.length > 0 && (
        <ul className={styles.cards} aria-label={t('tourCards')}>
          {shown.map((tour) => (
            <TourCard key={tour._id} tour={tour} onBook={() => onBook(tour._id)} />
          ))}
        </ul>
      )}
      {tours.data && shown.length === 0 && (
        <EmptyState text={isFiltered(filter) ? words('noMatch') : t('noTours')} />
      )}
      {!tours.data && tours.isError && (
        <ErrorState text={ofError(tours.error)} onRetry={() => void tours.refetch()} />
      )}
      {!tours.data && !tours.isError && <WaitingCards />}
    </>
  )
}

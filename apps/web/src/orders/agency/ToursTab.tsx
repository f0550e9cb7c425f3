import { useQuery } from '@tanstack/react-query'
import { queries } from '../../app/api.ts'
import { useSession } from '../../app/session.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { HeadingLevel } from '../../kit/Heading.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import type { Booked } from '../form/tours/bookedTour.ts'
import { agencyOrderMessages } from './agencyOrderMessages.ts'
import styles from './agencyOrders.module.css'
import type { AgencyOrdersSearch } from './agencyOrdersSearch.ts'
import { filterStarTours, filterTours, isFiltered } from './filterTours.ts'
import { StarTourCard } from './StarTourCard.tsx'
import { TourCard } from './TourCard.tsx'
import { TourCardFilters } from './TourCardFilters.tsx'
import { WaitingCards } from './WaitingCards.tsx'

interface ToursTabProps {
  search: AgencyOrdersSearch
  onChange: (change: Partial<AgencyOrdersSearch>) => void
  onBook: (booked: Booked) => void
}

/** The star tours and tours that can be booked as cards, four in a row. */
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
  const { account } = useSession()
  const stars = useQuery({
    ...queries.starTours.active(),
    staleTime: 60_000,
    enabled: !account.dailyToursOnly,
  })
  const all = tours.data?.data ?? []
  const shown = filterTours(all, filter)
  const starTours = tours.data ? filterStarTours(stars.data?.data ?? [], all, filter) : []
  return (
    <>
      <TourCardFilters tours={all} filter={filter} onChange={onChange} />
      {starTours.length > 0 && (
        <section aria-labelledby="star-tours">
          <h2 id="star-tours" className={styles.title}>
            {t('starTours')}
          </h2>
          <HeadingLevel value={3}>
            <ul className={styles.cards} aria-label={t('starTourCards')}>
              {starTours.map(({ star, tours: held }) => (
                <StarTourCard
                  key={star._id}
                  star={star}
                  tours={held}
                  onBook={() => onBook({ starTour: star._id })}
                />
              ))}
            </ul>
          </HeadingLevel>
          {shown.length > 0 && <h2 className={styles.title}>{t('tours')}</h2>}
        </section>
      )}
      {tours.data && shown.length > 0 && (
        <HeadingLevel value={starTours.length > 0 ? 3 : 2}>
          <ul className={styles.cards} aria-label={t('tourCards')}>
            {shown.map((tour) => (
              <TourCard key={tour._id} tour={tour} onBook={() => onBook({ tour: tour._id })} />
            ))}
          </ul>
        </HeadingLevel>
      )}
      {tours.data && shown.length === 0 && starTours.length === 0 && (
        <EmptyState text={isFiltered(filter) ? words('noMatch') : t('noTours')} />
      )}
      {tours.data && stars.isError && (
        <ErrorState text={ofError(stars.error)} onRetry={() => void stars.refetch()} />
      )}
      {!tours.data && tours.isError && (
        <ErrorState text={ofError(tours.error)} onRetry={() => void tours.refetch()} />
      )}
      {!tours.data && !tours.isError && <WaitingCards />}
    </>
  )
}

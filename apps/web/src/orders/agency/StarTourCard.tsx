import type { ActiveStarTour } from '@tourdesk/contract/catalogue/starTours'
import type { ActiveTour } from '@tourdesk/contract/catalogue/tours'
import { toCents, toDollars } from '@tourdesk/domain/money'
import { lowStarPrice } from '@tourdesk/domain/pricing/lowPrice'
import { percent, wholeMoney } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { Name } from '../../kit/Isolated.tsx'
import { agencyOrderMessages } from './agencyOrderMessages.ts'
import styles from './agencyOrders.module.css'
import { SaleCard } from './SaleCard.tsx'

interface StarTourCardProps {
  star: ActiveStarTour
  /** Its tours, in order. */
  tours: ActiveTour[]
  onBook: () => void
}

/** A star tour on sale: pictures and names of its tours in their order, its discount, and a button to book it. */
export function StarTourCard({ star, tours, onBook }: StarTourCardProps) {
  const t = useText(agencyOrderMessages)
  const { name, headline, discount } = star
  const price = lowStarPrice(
    tours.map(({ lowPrice }) => lowPrice && toCents(lowPrice)),
    discount,
  )
  return (
    <SaleCard
      name={name}
      headLine={headline}
      picture={
        <span className={styles.strip} aria-hidden>
          {tours.flatMap(({ _id, thumbnails }) =>
            thumbnails.wide ? [<img key={_id} src={thumbnails.wide} alt="" loading="lazy" />] : [],
          )}
        </span>
      }
      prices={
        <>
          {price !== null && (
            <span className="strong">{t('from', { price: wholeMoney(toDollars(price)) })}</span>
          )}
          {discount > 0 && (
            <span className={styles.discount}>{t('starDiscount', { pct: percent(discount) })}</span>
          )}
        </>
      }
      onBook={onBook}
    >
      <ol className={styles.held}>
        {tours.map((tour) => (
          <li key={tour._id}>
            <Name>{tour.name}</Name>
          </li>
        ))}
      </ol>
    </SaleCard>
  )
}

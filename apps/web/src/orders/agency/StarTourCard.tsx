import { Button } from '@mantine/core'
import type { ActiveStarTour } from '@tourdesk/contract/catalogue/starTours'
import type { ActiveTour } from '@tourdesk/contract/catalogue/tours'
import { toCents, toDollars } from '@tourdesk/domain/money'
import { lowStarPrice } from '@tourdesk/domain/pricing/lowPrice'
import { directionOfText } from '../../i18n/direction.ts'
import { percent, wholeMoney } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { Heading } from '../../kit/Heading.tsx'
import { Name } from '../../kit/Isolated.tsx'
import { agencyOrderMessages } from './agencyOrderMessages.ts'
import styles from './agencyOrders.module.css'

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
  const prices = tours.map(({ lowPrice }) => lowPrice && toCents(lowPrice))
  const price = lowStarPrice(prices, discount)
  return (
    <li className={styles.card}>
      <span className={styles.strip} aria-hidden>
        {tours.flatMap(({ _id, thumbnails }) =>
          thumbnails.wide ? [<img key={_id} src={thumbnails.wide} alt="" loading="lazy" />] : [],
        )}
      </span>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <span dir={directionOfText(name)}>{name}</span>
        </Heading>
        <p className={styles.headLine} dir={directionOfText(headline)}>
          {headline}
        </p>
        <ol className={styles.held}>
          {tours.map((tour) => (
            <li key={tour._id}>
              <Name>{tour.name}</Name>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.foot}>
        <div className={styles.prices}>
          {price !== null && (
            <span className={styles.price}>{t('from', { price: wholeMoney(toDollars(price)) })}</span>
          )}
          {discount > 0 && (
            <span className={styles.discount}>{t('starDiscount', { pct: percent(discount) })}</span>
          )}
        </div>
        <Button aria-label={t('bookTour', { name })} onClick={onBook}>
          {t('bookNow')}
        </Button>
      </div>
    </li>
  )
}

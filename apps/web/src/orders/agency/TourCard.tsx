import { IconPhoto } from '@tabler/icons-react'
import type { ActiveTour } from '@tourdesk/contract/catalogue/tours'
import { useSession } from '../../app/session.ts'
import { directionOfText } from '../../i18n/direction.ts'
import { wholeMoney } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { plainText } from '../../kit/richText/plainText.ts'
import { agencyOrderMessages } from './agencyOrderMessages.ts'
import styles from './agencyOrders.module.css'
import { SaleCard } from './SaleCard.tsx'

interface TourCardProps {
  tour: ActiveTour
  onBook: () => void
}

/** A tour on sale: picture, text, lowest price, and a button to book it. */
export function TourCard({ tour, onBook }: TourCardProps) {
  const t = useText(agencyOrderMessages)
  const { account } = useSession()
  const { name, headLine, lowPrice, lowPrivatePrice } = tour
  const description = plainText(tour.description)
  return (
    <SaleCard
      name={name}
      headLine={headLine}
      picture={
        tour.thumbnails.wide ? (
          <img className={styles.picture} src={tour.thumbnails.wide} alt="" loading="lazy" />
        ) : (
          <span className={styles.picture} aria-hidden>
            <IconPhoto size={28} stroke={1.2} />
          </span>
        )
      }
      prices={
        <>
          {lowPrice !== null && <span className="strong">{t('from', { price: wholeMoney(lowPrice) })}</span>}
          {lowPrivatePrice !== null && account.allowPrivateGroup && (
            <span className="quiet small">{t('privateFrom', { price: wholeMoney(lowPrivatePrice) })}</span>
          )}
        </>
      }
      onBook={onBook}
    >
      <p className={styles.description} dir={directionOfText(description)}>
        {description}
      </p>
    </SaleCard>
  )
}

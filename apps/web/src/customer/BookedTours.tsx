import type { CustomerOrder } from '@tourdesk/contract/orders/checkout'
import { list } from '../i18n/format.ts'
import { useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { languageLabels, whatToBringLabels } from '../i18n/vocabulary/catalogue.ts'
import { BookedTour } from '../orders/checkout/BookedTour.tsx'
import checkout from '../orders/checkout/checkout.module.css'
import styles from './CustomerPage.module.css'
import { customerMessages } from './customerMessages.ts'

/** Where to be when, tour by tour, and what to bring. */
export function BookedTours({ order }: { order: CustomerOrder }) {
  const t = useText(customerMessages)
  const item = useLabel(whatToBringLabels)
  const language = useLabel(languageLabels)
  return (
    <section className={styles.panel}>
      <h2>{t('tours')}</h2>
      <ul className={checkout.tours}>
        {order.tours.map((tour) => (
          <BookedTour key={tour._id} entry={tour} orderType={order.orderType}>
            {tour.language && <p>{t('guidedIn', { language: language(tour.language) })}</p>}
            {tour.whatToBring.length > 0 && (
              <p>
                {t('bring')}: {list(tour.whatToBring.map(item))}
              </p>
            )}
          </BookedTour>
        ))}
      </ul>
    </section>
  )
}

import type { Offer } from '@tourdesk/contract/orders/offers'
import { named } from '../../i18n/isolate.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import { Money, Name } from '../../kit/Isolated.tsx'
import { BookedTour } from '../../orders/checkout/BookedTour.tsx'
import checkout from '../../orders/checkout/checkout.module.css'
import { Contact } from '../Contact.tsx'
import styles from '../CustomerPage.module.css'
import { customerMessages } from '../customerMessages.ts'
import { OtherLanguage } from '../OtherLanguage.tsx'
import { AnswerOffer } from './AnswerOffer.tsx'
import { offerMessages } from './offerMessages.ts'
import type { OpenedOffer } from './openOffer.ts'

interface OfferedPlacesProps {
  offer: Offer
  opened: OpenedOffer
}

/** What's offered, what it costs and until when, or how it ended. */
export function OfferedPlaces({ offer, opened }: OfferedPlacesProps) {
  const t = useText(offerMessages)
  const words = useText(customerMessages)
  const language = useLabel(languageLabels)
  const { state, tour, date, participants, pickup, dropoff, price, order, business } = offer
  return (
    <main className={styles.page}>
      <title>{t('title', { tour: tour.name, business: business.name })}</title>
      <div className={styles.head}>
        <span className={styles.business}>
          <Name>{business.name}</Name>
        </span>
        <OtherLanguage />
      </div>
      <h1>{t(state)}</h1>
      <p>{words('hello', { name: named(offer.customer) })}</p>
      {state !== 'open' && <p role="status">{t(order ? 'takenHere' : `${state}Help`)}</p>}
      {order && (
        <a className={styles.button} href={order}>
          {t('toOrder')}
        </a>
      )}
      <section className={styles.panel}>
        <h2>{t('tour')}</h2>
        <ul className={checkout.tours}>
          <BookedTour entry={{ tour, date, participants, pickup, dropoff }} orderType="daily">
            <p>{words('guidedIn', { language: language(offer.tourLanguage) })}</p>
          </BookedTour>
        </ul>
        {price && (
          <dl className={styles.amounts}>
            <div data-main>
              <dt>{words('price')}</dt>
              <dd>
                <Money amount={price.amount} currency={price.currency} />
              </dd>
            </div>
          </dl>
        )}
      </section>
      {state === 'open' && <AnswerOffer offer={offer} opened={opened} />}
      <Contact business={business} />
    </main>
  )
}

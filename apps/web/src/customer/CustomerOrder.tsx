import type { CustomerOrder as Order } from '@tourdesk/contract/orders/checkout'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { useState } from 'react'
import { named } from '../i18n/isolate.ts'
import { useText } from '../i18n/useText.ts'
import { Code, Name } from '../kit/Isolated.tsx'
import { checkoutMessages } from '../orders/checkout/checkoutMessages.ts'
import { BookedTours } from './BookedTours.tsx'
import { Contact } from './Contact.tsx'
import { CustomerCredits } from './CustomerCredits.tsx'
import styles from './CustomerPage.module.css'
import { CustomerPayments } from './CustomerPayments.tsx'
import { CustomerPrice } from './CustomerPrice.tsx'
import { customerMessages } from './customerMessages.ts'
import { NewsOfPayment } from './NewsOfPayment.tsx'
import { OtherLanguage } from './OtherLanguage.tsx'
import type { OpenedLink } from './openLink.ts'
import type { PaymentNews } from './paymentNews.ts'

interface CustomerOrderProps {
  order: Order
  news: PaymentNews | null
  link: OpenedLink
}

/** An order for its customer: what to pay first, then where to be when, and the price line by line. */
export function CustomerOrder({ order, news, link }: CustomerOrderProps) {
  const t = useText(customerMessages)
  const words = useText(checkoutMessages)
  const [currency, setCurrency] = useState<Currency>(order.currency)
  const number = String(order.orderNumber)
  return (
    <>
      {order.isTest && (
        <header>
          <p className={styles.banner} role="note">
            {t('test')}
          </p>
        </header>
      )}
      <main className={styles.page}>
        <title>{t('title', { number, business: order.business.name })}</title>
        <div className={styles.head}>
          <span className={styles.business}>
            <Name>{order.business.name}</Name>
          </span>
          <OtherLanguage />
        </div>
        <NewsOfPayment news={news} attempt={order.attempt} />
        <h1>{t(headingOf(order))}</h1>
        <p>{t('hello', { name: named(order.customer) })}</p>
        <p className={styles.number}>
          {t('number')} <Code>{number}</Code>
        </p>
        {order.starTour && (
          <p>
            <Name>{order.starTour}</Name>
          </p>
        )}
        <CustomerPayments order={order} link={link} />
        <CustomerCredits order={order} />
        {!order.isCanceled && (
          <>
            <BookedTours order={order} />
            <CustomerPrice order={order} currency={currency} onCurrency={setCurrency} />
            <section className={styles.panel}>
              <h2>{t('goodToKnow')}</h2>
              <ul>
                <li>{words('beThere')}</li>
                <li>{words('mayBeLate')}</li>
              </ul>
            </section>
          </>
        )}
        <Contact business={order.business} />
        {!order.isCanceled && (
          <button type="button" className={`${styles.quietButton} notPrinted`} onClick={() => print()}>
            {t('print')}
          </button>
        )}
      </main>
    </>
  )
}

/** An order is confirmed once nothing is left to pay to us. */
function headingOf({ isCanceled, money, total }: Order) {
  if (isCanceled) return 'canceled'
  return money && total !== null && money.open === 0 ? 'confirmed' : 'yourOrder'
}

import type { PaymentTry } from '@tourdesk/contract/orders/checkout'
import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import styles from './CustomerPage.module.css'
import { customerMessages } from './customerMessages.ts'
import type { PaymentNews } from './paymentNews.ts'

interface NewsOfPaymentProps {
  news: PaymentNews | null
  attempt: PaymentTry | null
}

/** The state of the payment that the customer just came back from. Screen readers announce its changes. */
export function NewsOfPayment({ news, attempt }: NewsOfPaymentProps) {
  const t = useText(customerMessages)
  const { language } = useLanguage()
  const why = attempt?.reason?.[language]
  return (
    <div role="status" className="notPrinted">
      {news && (
        <div className={styles.news} data-news={news}>
          <strong>{t(`${news}Title`)}</strong>
          {why && <p>{why}</p>}
          {news !== 'paid' && <p>{t(news)}</p>}
        </div>
      )}
    </div>
  )
}

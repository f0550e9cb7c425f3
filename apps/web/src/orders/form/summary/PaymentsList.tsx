import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { useText } from '../../../i18n/useText.ts'
import { Heading } from '../../../kit/Heading.tsx'
import { orderMessages } from '../orderMessages.ts'
import { PaymentRows } from './PaymentRows.tsx'
import styles from './SummaryStep.module.css'

/** The payments of the order at the end of its form (FORM-16, PAY-17). */
export function PaymentsList({ payments }: { payments: Order['payments'] }) {
  const t = useText(orderMessages)
  return (
    <section aria-label={t('payments')}>
      <Heading className={styles.heading}>{t('payments')}</Heading>
      <PaymentRows payments={payments} />
    </section>
  )
}

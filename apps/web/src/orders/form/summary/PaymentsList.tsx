import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { useText } from '../../../i18n/useText.ts'
import { Heading } from '../../../kit/Heading.tsx'
import { SendPaymentLink } from '../../../messages/SendPaymentLink.tsx'
import { orderMessages } from '../orderMessages.ts'
import { PaymentRows } from './PaymentRows.tsx'
import { owesByCard } from './payments.ts'

/** The payments of the order at the end of its form. */
export function PaymentsList({ order }: { order: Order }) {
  const t = useText(orderMessages)
  return (
    <section aria-label={t('payments')}>
      <Heading className="flat below4 normal strong">{t('payments')}</Heading>
      <PaymentRows payments={order.payments} />
      {owesByCard(order) && <SendPaymentLink orderId={order._id} />}
    </section>
  )
}

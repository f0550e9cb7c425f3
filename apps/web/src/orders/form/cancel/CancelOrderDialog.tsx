import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { toDollars } from '@tourdesk/domain/money'
import { money } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/useText.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { Money, Name } from '../../../kit/Isolated.tsx'
import { figuresOf, priceOf } from '../../figuresOf.ts'
import { orderMessages } from '../orderMessages.ts'
import { CancelForm } from './CancelForm.tsx'
import styles from './cancel.module.css'

interface CancelOrderDialogProps {
  order: Order
  opened: boolean
  onClose: () => void
}

/** Asks before canceling an order or some of its tours, and shows what happens to the money. */
export function CancelOrderDialog({ order, opened, onClose }: CancelOrderDialogProps) {
  const t = useText(orderMessages)
  const { firstName, lastName } = order.userInformation
  const { paid } = figuresOf(order)
  return (
    <Dialog opened={opened} onClose={onClose} title={t('cancelOrder')}>
      <p className={styles.order}>
        <strong>{t('order', { number: order.orderNumber })}</strong>
        <Name>{`${firstName} ${lastName}`.trim()}</Name>
        {order.paymentTBD ? t('tbd') : <Money amount={toDollars(priceOf(order))} currency={order.currency} />}
        {paid > 0 && <span>{t('paidSoFar', { amount: money(paid, order.currency) })}</span>}
      </p>
      <CancelForm order={order} isPaid={paid > 0} onClose={onClose} />
    </Dialog>
  )
}

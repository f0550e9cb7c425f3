import { Button, Checkbox } from '@mantine/core'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { suggestsRefund } from '@tourdesk/domain/payments/refund'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { isOffice } from '../../app/isOffice.ts'
import { useSession } from '../../app/session.ts'
import { money } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { Dialog, DialogActions } from '../../kit/dialog/Dialog.tsx'
import { Money, Name } from '../../kit/Isolated.tsx'
import { useAction } from '../../kit/useAction.ts'
import { figuresOf } from '../page/figures.ts'
import { useKeepOrder } from '../useKeepOrder.ts'
import styles from './CancelOrderDialog.module.css'
import { orderMessages } from './orderMessages.ts'

interface CancelOrderDialogProps {
  order: Order
  opened: boolean
  onClose: () => void
}

/** Asks before canceling an order, and says what happens to the money. */
export function CancelOrderDialog({ order, opened, onClose }: CancelOrderDialogProps) {
  const t = useText(orderMessages)
  const isAgencyMode = !isOffice(useSession())
  const keep = useKeepOrder()
  const [isTicked, setTicked] = useState(true)
  const canRefund = isAgencyMode ? suggestsRefund(order, { now: new Date(), isAgencyMode }) : isTicked
  const { _id: orderId, updatedAt } = order
  const cancel = useAction(() => api.orders.cancel({ body: { orderId, canRefund, updatedAt } }), {
    success: t('canceledToast'),
    failure: t('cancelFailed'),
    onSuccess: (canceled) => {
      keep(canceled)
      onClose()
    },
  })
  const { firstName, lastName } = order.userInformation
  const { total, paid } = figuresOf(order)
  const isPaid = paid > 0
  return (
    <Dialog opened={opened} onClose={onClose} title={t('cancelOrder')} size="small">
      <p className={styles.order}>
        <strong>{t('order', { number: order.orderNumber })}</strong>
        <Name>{`${firstName} ${lastName}`.trim()}</Name>
        {order.paymentTBD ? t('tbd') : <Money amount={total} currency={order.currency} />}
        {isPaid && <span>{t('paidSoFar', { amount: money(paid, order.currency) })}</span>}
      </p>
      <p>
        {t('cancelQuestion')} {refundSentence()}
      </p>
      {!isAgencyMode && isPaid && (
        <Checkbox
          label={t('refundCustomer')}
          checked={isTicked}
          onChange={(event) => setTicked(event.currentTarget.checked)}
        />
      )}
      <DialogActions>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('keepOrder')}
        </Button>
        <Button color="red" loading={cancel.busy} onClick={() => void cancel.run()}>
          {t('cancelOrder')}
        </Button>
      </DialogActions>
    </Dialog>
  )

  /** Mentions a refund only if there's something to refund. */
  function refundSentence(): string {
    if (isAgencyMode && !canRefund) return t('notRefunded')
    if (!isPaid) return t('nothingPaid')
    return canRefund ? t('refunded') : ''
  }
}

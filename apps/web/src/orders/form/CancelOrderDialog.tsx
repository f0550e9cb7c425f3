import { Button, Checkbox } from '@mantine/core'
import type { Order } from '@tourdesk/contract/order'
import { suggestsRefund } from '@tourdesk/domain/orders/refund'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { useSession } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { Dialog, DialogActions } from '../../kit/dialog/Dialog.tsx'
import { useAction } from '../../kit/useAction.ts'
import { useKeepOrder } from '../useKeepOrder.ts'
import { orderMessages } from './orderMessages.ts'

interface CancelOrderDialogProps {
  order: Order
  opened: boolean
  onClose: () => void
}

/** Asks before an order is canceled and says what becomes of the money (CANC-01 to CANC-12, HOLE-O33, HOLE-O35). */
export function CancelOrderDialog({ order, opened, onClose }: CancelOrderDialogProps) {
  const t = useText(orderMessages)
  const isAgencyMode = !useSession().account.isSuper
  const keep = useKeepOrder()
  const [isTicked, setTicked] = useState(true)
  const canRefund = isAgencyMode ? suggestsRefund(order, { now: new Date(), isAgencyMode }) : isTicked
  const cancel = useAction(() => api.orders.cancel({ body: { orderId: order._id, canRefund } }), {
    success: t('canceledToast'),
    failure: t('cancelFailed'),
    onSuccess: (canceled) => {
      keep(canceled)
      onClose()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={t('cancelOrder')} size="small">
      <p style={{ marginBlockStart: 0 }}>
        {t('cancelQuestion')} {canRefund && t('refunded')} {isAgencyMode && !canRefund && t('notRefunded')}
      </p>
      {!isAgencyMode && (
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
}

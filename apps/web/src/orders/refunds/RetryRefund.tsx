import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { PendingRefund } from '@tourdesk/contract/payments/pendingRefund'
import { api } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { useAction } from '../../kit/useAction.ts'
import { useKeepOrder } from '../useKeepOrder.ts'
import { refundMessages } from './refundMessages.ts'

/** Sends a refused refund to the card again. */
export function RetryRefund({ refund: { _id: paymentId, orderId } }: { refund: PendingRefund }) {
  const t = useText(refundMessages)
  const client = useQueryClient()
  const keep = useKeepOrder()
  const retry = useAction(() => api.orders.retryRefund({ params: { id: orderId, paymentId } }), {
    success: t('sentAgain'),
    onSuccess: (order) => {
      keep(order)
      void client.invalidateQueries({ queryKey: ['payments'] })
    },
  })
  return (
    <Button size="compact-sm" variant="default" loading={retry.busy} onClick={() => void retry.run()}>
      {t('tryAgain')}
    </Button>
  )
}

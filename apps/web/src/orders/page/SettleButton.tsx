import { Button } from '@mantine/core'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { api } from '../../app/api.ts'
import { money } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { confirm } from '../../kit/dialog/confirm.ts'
import { useAction } from '../../kit/useAction.ts'
import { useOutcomes } from '../../kit/useOutcomes.ts'
import { useKeepOrder } from '../useKeepOrder.ts'
import { orderPageMessages } from './orderPageMessages.ts'

interface SettleButtonProps {
  orderId: string
  payment: Order['payments'][number]
}

/** Marks a payment to the agency, or its refund, as paid after asking. */
export function SettleButton({ orderId, payment }: SettleButtonProps) {
  const t = useText(orderPageMessages)
  const keep = useKeepOrder()
  const { update } = useOutcomes()
  const settle = useAction(
    () => api.orders.settlePayment({ params: { id: orderId, paymentId: payment._id } }),
    { ...update, onSuccess: keep },
  )
  async function ask() {
    const amount = money(payment.amountInCurrency, payment.currency)
    const question = payment.action === 'refund' ? 'markRefundedQuestion' : 'markPaidQuestion'
    const options = { title: t('markPaid'), action: t('markPaid'), danger: false }
    if (await confirm(t(question, { amount }), options)) await settle.run()
  }
  return (
    <Button variant="default" size="compact-sm" loading={settle.busy} onClick={() => void ask()}>
      {t('markPaid')}
    </Button>
  )
}

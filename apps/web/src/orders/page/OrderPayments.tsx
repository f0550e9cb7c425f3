import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { maySettleByHand } from '@tourdesk/domain/payments/payments'
import { useState } from 'react'
import { useCan } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { Money } from '../../kit/Isolated.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { orderMessages } from '../form/orderMessages.ts'
import { PaymentRows } from '../form/summary/PaymentRows.tsx'
import { AddPaymentDialog } from './AddPaymentDialog.tsx'
import { figuresOf } from './figures.ts'
import styles from './order.module.css'
import { orderPageMessages } from './orderPageMessages.ts'
import { SettleButton } from './SettleButton.tsx'
import { WhySavedOrder } from './WhySavedOrder.tsx'

/** The order's payment status, and every payment with staff's actions. */
export function OrderPayments({ order }: { order: Order }) {
  const t = useText(orderPageMessages)
  const words = useText(orderMessages)
  const maySettle = useCan('orders.settle')
  const [isAdding, setAdding] = useState(false)
  const { total, paid, open } = figuresOf(order)
  const mayAdd = maySettle && open > 0 && !order.paymentTBD
  return (
    <Panel
      title={words('payments')}
      actions={
        mayAdd && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} stroke={1.6} />}
            onClick={() => setAdding(true)}
          >
            {t('addPayment')}
          </Button>
        )
      }
    >
      <dl className={styles.figures}>
        <div>
          <dt>{t('total')}</dt>
          <dd>{order.paymentTBD ? words('tbd') : <Money amount={total} currency={order.currency} />}</dd>
        </div>
        <div>
          <dt>{t('paid')}</dt>
          <dd>
            <Money amount={paid} currency={order.currency} />
          </dd>
        </div>
        {open > 0 && (
          <div>
            <dt>{t('open')}</dt>
            <dd>
              <Money amount={open} currency={order.currency} />
            </dd>
          </div>
        )}
      </dl>
      <WhySavedOrder order={order} />
      <PaymentRows
        payments={order.payments}
        tools={(payment) =>
          maySettle && maySettleByHand(payment).ok && <SettleButton orderId={order._id} payment={payment} />
        }
      />
      <AddPaymentDialog order={order} open={open} opened={isAdding} onClose={() => setAdding(false)} />
    </Panel>
  )
}

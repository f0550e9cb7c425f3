import { IconCash, IconPlus, IconTicket } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import type { PendingRefund } from '@tourdesk/contract/payments/pendingRefund'
import { maySettleByHand } from '@tourdesk/domain/payments/payments'
import { useState } from 'react'
import { queries } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Money } from '../../kit/Isolated.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { SendPaymentLink } from '../../messages/SendPaymentLink.tsx'
import { figuresOf } from '../figuresOf.ts'
import { orderMessages } from '../form/orderMessages.ts'
import { PaymentRows } from '../form/summary/PaymentRows.tsx'
import { owesByCard } from '../form/summary/payments.ts'
import { InstalmentList } from '../instalments/InstalmentList.tsx'
import { SendLinkButton } from '../links/SendLinkButton.tsx'
import { MakeRefundDialog } from '../refunds/MakeRefundDialog.tsx'
import { RefundTools } from '../refunds/RefundTools.tsx'
import { AddPaymentDialog } from './AddPaymentDialog.tsx'
import { creditMessages } from './creditMessages.ts'
import { GiveUp } from './GiveUp.tsx'
import { Ledger } from './Ledger.tsx'
import { ledgerMessages } from './ledgerMessages.ts'
import { OrderCredits } from './OrderCredits.tsx'
import styles from './order.module.css'
import { orderPageMessages } from './orderPageMessages.ts'
import { PayByCreditDialog } from './PayByCreditDialog.tsx'
import { RecordPaymentDialog } from './RecordPaymentDialog.tsx'
import { SettleButton } from './SettleButton.tsx'
import { WhySavedOrder } from './WhySavedOrder.tsx'

/** The order's payment status, and every payment with staff's actions. */
export function OrderPayments({ order }: { order: Order }) {
  const t = useText(orderPageMessages)
  const l = useText(ledgerMessages)
  const c = useText(creditMessages)
  const words = useText(orderMessages)
  const maySettle = useCan('orders.settle')
  const mayOverride = useCan('ledger.override')
  const [isAdding, setAdding] = useState(false)
  const [isRecording, setRecording] = useState(false)
  const [isByCredit, setByCredit] = useState(false)
  const { ofError } = useProblemTexts()
  const ledger = useQuery(queries.orders.ledger({ params: { id: order._id } }))
  const known = figuresOf(order)
  const [made, setMade] = useState<{ refund: PendingRefund; isOpen: boolean } | null>(null)
  const { total, paid, toRefund, balance } = ledger.data ?? { ...known, toRefund: 0, balance: known.open }
  const overpaid = Math.max(0, -balance - toRefund)
  const { open } = known
  const mayAdd = maySettle && open > 0 && !order.paymentTBD
  const mayRecord = maySettle && order.status !== 'canceled'
  const pending = useQuery({
    ...queries.payments.refunds({ query: { order: order._id } }),
    enabled: maySettle && toRefund > 0,
  })
  const refused = pending.data?.data.filter(({ state }) => state === 'refused') ?? []
  const mayUseCredit = maySettle && open > 0 && !order.paymentTBD
  const mayGiveUp = mayOverride && ledger.data !== undefined && balance > 0
  return (
    <Panel
      title={words('payments')}
      actions={
        <div className="flex wrap gap8">
          {mayGiveUp && <GiveUp order={order} open={balance} />}
          {mayAdd && (
            <ActionButton
              variant="default"
              size="compact-sm"
              leftSection={<IconPlus size={14} stroke={1.6} />}
              onClick={() => setAdding(true)}
            >
              {t('addPayment')}
            </ActionButton>
          )}
          {mayUseCredit && (
            <ActionButton
              variant="default"
              size="compact-sm"
              leftSection={<IconTicket size={14} stroke={1.6} />}
              onClick={() => setByCredit(true)}
            >
              {c('payByCredit')}
            </ActionButton>
          )}
          {owesByCard(order) && <SendPaymentLink orderId={order._id} />}
          {mayRecord && (
            <ActionButton
              size="compact-sm"
              leftSection={<IconCash size={14} stroke={1.6} />}
              onClick={() => setRecording(true)}
            >
              {l('recordPayment')}
            </ActionButton>
          )}
        </div>
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
        {balance > 0 && <Figure name={t('open')} amount={balance} order={order} />}
        {toRefund > 0 && <Figure name={l('toRefund')} amount={toRefund} order={order} />}
        {overpaid > 0 && <Figure name={l('overpaid')} amount={overpaid} order={order} />}
      </dl>
      <WhySavedOrder order={order} />
      <InstalmentList order={order} />
      <PaymentRows
        payments={order.payments}
        tools={(payment) => (
          <>
            {maySettle && maySettleByHand(payment).ok && (
              <SettleButton orderId={order._id} payment={payment} />
            )}
            {refused
              .filter(({ _id }) => _id === payment._id)
              .map((refund) => (
                <RefundTools
                  key={refund._id}
                  refund={refund}
                  onMake={() => setMade({ refund, isOpen: true })}
                />
              ))}
            {payment.paymentUrl && <SendLinkButton orderId={order._id} payment={payment._id} />}
          </>
        )}
      />
      <OrderCredits order={order} />
      {ledger.data && <Ledger ledger={ledger.data} order={order} />}
      {ledger.isError && !ledger.data && (
        <ErrorState text={ofError(ledger.error)} onRetry={() => void ledger.refetch()} />
      )}
      <AddPaymentDialog order={order} open={open} opened={isAdding} onClose={() => setAdding(false)} />
      {made && (
        <MakeRefundDialog
          refund={made.refund}
          opened={made.isOpen}
          onClose={() => setMade({ ...made, isOpen: false })}
        />
      )}
      <PayByCreditDialog order={order} open={open} opened={isByCredit} onClose={() => setByCredit(false)} />
      <RecordPaymentDialog
        order={order}
        open={open}
        opened={isRecording}
        onClose={() => setRecording(false)}
      />
    </Panel>
  )
}

function Figure({ name, amount, order }: { name: string; amount: number; order: Order }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Money amount={amount} currency={order.currency} />
      </dd>
    </div>
  )
}

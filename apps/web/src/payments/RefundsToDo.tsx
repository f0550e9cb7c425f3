import { useQuery } from '@tanstack/react-query'
import type { PendingRefund } from '@tourdesk/contract/payments/pendingRefund'
import { useState } from 'react'
import { queries } from '../app/api.ts'
import { useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { paymentMethodLabels } from '../i18n/vocabulary/payments.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { Code, Money, Name } from '../kit/Isolated.tsx'
import { Panel } from '../kit/Panel.tsx'
import { MakeRefundDialog } from '../orders/refunds/MakeRefundDialog.tsx'
import { RefundTools } from '../orders/refunds/RefundTools.tsx'
import { refundMessages } from '../orders/refunds/refundMessages.ts'
import styles from './payments.module.css'

/** The refunds that haven't been paid yet, with actions; renders nothing if there are none. */
export function RefundsToDo() {
  const t = useText(refundMessages)
  const method = useLabel(paymentMethodLabels)
  const { data } = useQuery(queries.payments.refunds())
  const [made, setMade] = useState<{ refund: PendingRefund; isOpen: boolean } | null>(null)
  const refunds = data?.data ?? []
  if (refunds.length === 0 && !made) return null
  return (
    <div className="below16">
      <Panel title={t('title')}>
        <ul className="plainList">
          {refunds.map((refund) => (
            <li key={refund._id} className={styles.refund}>
              <AppLink href={`/order/${refund.orderId}`}>
                <Code>{refund.orderNumber}</Code>
              </AppLink>
              <span className={styles.customer}>
                <Name>{refund.customer}</Name> <span className="quiet">{refund.agency}</span>
              </span>
              <Money amount={refund.amount} currency={refund.currency} />
              <span>{method(refund.method)}</span>
              <span className="inlineRow wrap pushEnd gap8">
                <RefundTools refund={refund} onMake={() => setMade({ refund, isOpen: true })} />
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      {made && (
        <MakeRefundDialog
          refund={made.refund}
          opened={made.isOpen}
          onClose={() => setMade({ ...made, isOpen: false })}
        />
      )}
    </div>
  )
}

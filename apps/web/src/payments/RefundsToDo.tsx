import { Button } from '@mantine/core'
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
import { Tag } from '../kit/Tag.tsx'
import { givingBackMessages } from './givingBackMessages.ts'
import { MakeRefundDialog } from './MakeRefundDialog.tsx'
import styles from './payments.module.css'
import { RetryRefund } from './RetryRefund.tsx'

const tones = { to_do: 'orange', on_its_way: 'blue', refused: 'red' } as const

/** The refunds that haven't gone yet, with what staff do about them; nothing while there are none. */
export function RefundsToDo() {
  const t = useText(givingBackMessages)
  const method = useLabel(paymentMethodLabels)
  const { data } = useQuery(queries.payments.refunds())
  const [made, setMade] = useState<{ refund: PendingRefund; isOpen: boolean } | null>(null)
  const refunds = data?.data ?? []
  if (refunds.length === 0 && !made) return null
  return (
    <div className={styles.refunds}>
      <Panel title={t('title')}>
        <ul className={styles.list}>
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
              <Tag tone={tones[refund.state]}>{t(refund.state)}</Tag>
              {refund.response && <Code>{refund.response}</Code>}
              <span className={styles.tools}>
                {refund.state === 'refused' && <RetryRefund refund={refund} />}
                {refund.state !== 'on_its_way' && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    onClick={() => setMade({ refund, isOpen: true })}
                  >
                    {t('markMade')}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <MakeRefundDialog
        refund={made?.refund ?? null}
        opened={made?.isOpen ?? false}
        onClose={() => setMade(made && { ...made, isOpen: false })}
      />
    </div>
  )
}

import { IconCash } from '@tabler/icons-react'
import type { DuePayment, DuePaymentList } from '@tourdesk/contract/payments/duePayment'
import { useState } from 'react'
import { api } from '../app/api.ts'
import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { ExportButton } from '../kit/ExportButton.tsx'
import type { RowSelection } from '../kit/table/useRowSelection.ts'
import { RemindCustomers } from '../messages/RemindCustomers.tsx'
import styles from '../orders/bulk/bulk.module.css'
import { bulkMessages } from '../orders/bulk/bulkMessages.ts'
import { paymentsMessages } from './messages.ts'
import { RecordPaymentsDialog } from './RecordPaymentsDialog.tsx'

/** The most customers of one message; see `mostRecipients`. */
const mostReminded = 500
/** The most rows that one file of chosen rows takes; see its contract. */
const mostExported = 1000

interface DueSelectionBarProps {
  list: DuePaymentList
  selection: RowSelection<DuePayment>
}

/** The number of ticked charges, and the actions for them. */
export function DueSelectionBar({ list, selection }: DueSelectionBarProps) {
  const t = useText(paymentsMessages)
  const words = useText(bulkMessages)
  const { language: locale } = useLanguage()
  const [recorded, setRecorded] = useState<{ rows: readonly DuePayment[]; isOpen: boolean } | null>(null)
  const { rows, ids } = selection
  const orders = [...new Set(rows.map(({ orderId }) => orderId))]
  return (
    <>
      {rows.length > 0 && (
        <section className={`${styles.bar} notPrinted`} aria-label={words('bar')}>
          <strong aria-live="polite">{words('selected', { count: rows.length })}</strong>
          {orders.length > mostReminded && (
            <span className="quiet">{t('tooManyToRemind', { most: mostReminded })}</span>
          )}
          <RemindCustomers orders={orders} disabled={orders.length > mostReminded} />
          <ActionButton
            variant="default"
            leftSection={<IconCash size={16} stroke={1.6} />}
            onClick={() => setRecorded({ rows, isOpen: true })}
          >
            {t('recordPayment')}
          </ActionButton>
          {ids.length <= mostExported && (
            <ExportButton
              label={words('export')}
              fetchFile={(signal) =>
                api.payments.chosenFile({ body: { list, payments: [...ids], locale } }, signal)
              }
            />
          )}
          <ActionButton variant="subtle" onClick={selection.clear}>
            {words('clear')}
          </ActionButton>
        </section>
      )}
      {recorded && (
        <RecordPaymentsDialog
          key={recorded.rows.map(({ _id }) => _id).join(' ')}
          rows={recorded.rows}
          opened={recorded.isOpen}
          onClose={() => setRecorded({ ...recorded, isOpen: false })}
          onRecorded={selection.clear}
        />
      )}
    </>
  )
}

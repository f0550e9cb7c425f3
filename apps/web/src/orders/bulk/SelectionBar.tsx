import type { OperationsRow } from '@tourdesk/contract/orders/orderLists'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { ExportButton } from '../../kit/ExportButton.tsx'
import type { RowSelection } from '../../kit/table/useRowSelection.ts'
import { MessageCustomers } from '../../messages/MessageCustomers.tsx'
import { type BulkAction, BulkDialog } from './BulkDialog.tsx'
import styles from './bulk.module.css'
import { bulkMessages } from './bulkMessages.ts'

/** The most rows that one call accepts; see its contract. */
const most = 200
/** The most rows for an export or a message. */
const mostExported = 1000

/** The number of ticked rows, and the actions for them. */
export function SelectionBar({ selection }: { selection: RowSelection<OperationsRow> }) {
  const t = useText(bulkMessages)
  const { language } = useLanguage()
  const [action, setAction] = useState<{ kind: BulkAction; rows: readonly OperationsRow[] } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const mayMark = useCan('orders.markEntries')
  const { rows, ids } = selection
  const isTooMany = rows.length > most
  const actions = [mayMark && 'status', 'agent', 'cancel'] as const
  const start = (kind: BulkAction) => {
    setAction({ kind, rows })
    setIsOpen(true)
  }
  return (
    <>
      {rows.length > 0 && (
        <section className={`${styles.bar} notPrinted`} aria-label={t('bar')}>
          <strong aria-live="polite">{t('selected', { count: rows.length })}</strong>
          <div className={styles.actions}>
            {isTooMany && <span className="quiet">{t('tooMany', { most })}</span>}
            {actions.map(
              (kind) =>
                kind && (
                  <ActionButton
                    key={kind}
                    variant="default"
                    disabled={isTooMany}
                    {...(kind === 'cancel' && { color: 'red', variant: 'subtle' })}
                    onClick={() => start(kind)}
                  >
                    {t(kind)}
                  </ActionButton>
                ),
            )}
            {ids.length <= mostExported && <MessageCustomers target={{ entries: [...ids] }} />}
            <ExportButton
              label={t('export')}
              fetchFile={(signal) =>
                api.bulk.export(
                  { body: { entries: [...ids].slice(0, mostExported), locale: language } },
                  signal,
                )
              }
            />
            <ActionButton variant="subtle" onClick={selection.clear}>
              {t('clear')}
            </ActionButton>
          </div>
        </section>
      )}
      {action && (
        <BulkDialog
          key={`${action.kind} ${action.rows.map(({ _id }) => _id).join(' ')}`}
          action={action.kind}
          rows={action.rows}
          opened={isOpen}
          onClose={() => setIsOpen(false)}
          onChanged={selection.clear}
        />
      )}
    </>
  )
}

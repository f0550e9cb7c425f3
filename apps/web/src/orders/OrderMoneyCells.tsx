import { IconAlertTriangle } from '@tabler/icons-react'
import type { OperationsRow } from '@tourdesk/contract/orders/orderLists'
import { useText } from '../i18n/useText.ts'
import { Money } from '../kit/Isolated.tsx'
import { operationsMessages } from './messages.ts'

/** The total of the order; a word instead while its price is open. */
export function TotalCell({ row: { total, currency } }: { row: OperationsRow }) {
  const t = useText(operationsMessages)
  return total === null ? (
    <span className="quiet">{t('tbd')}</span>
  ) : (
    <Money amount={total} currency={currency} />
  )
}

/** What's still to be paid, marked if it's overdue; empty if nothing is open. */
export function OpenCell({ row: { open, currency, isOverdue } }: { row: OperationsRow }) {
  const t = useText(operationsMessages)
  if (open === 0) return null
  if (!isOverdue) return <Money amount={open} currency={currency} />
  return (
    <span className="inlineRow gap4 medium red" title={t('overdue')}>
      <IconAlertTriangle size={14} stroke={1.8} role="img" aria-label={t('overdue')} />
      <Money amount={open} currency={currency} />
    </span>
  )
}

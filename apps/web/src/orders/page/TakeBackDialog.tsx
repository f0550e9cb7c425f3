import type { Ledger } from '@tourdesk/contract/payments/ledgerShapes'
import { api } from '../../app/api.ts'
import { ReasonDialog } from '../../app/ReasonDialog.tsx'
import { money } from '../../i18n/format.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { ledgerKindLabels } from '../../i18n/vocabulary/payments.ts'
import { useKeepOrder } from '../useKeepOrder.ts'
import { ledgerMessages } from './ledgerMessages.ts'

interface TakeBackDialogProps {
  /** None yet before the first one is taken back. */
  entry: Ledger['data'][number] | null
  orderId: string
  opened: boolean
  onClose: () => void
}

/** Undoes a row of the ledger, after asking for a reason. */
export function TakeBackDialog({ entry, orderId, ...dialog }: TakeBackDialogProps) {
  const t = useText(ledgerMessages)
  const kind = useLabel(ledgerKindLabels)
  const keep = useKeepOrder()
  if (!entry) return null
  const { _id: id, amount, currency } = entry
  return (
    <ReasonDialog
      {...dialog}
      key={id}
      title={t('takeBackOf', {
        kind: kind(entry.kind).toLowerCase(),
        amount: money(Math.abs(amount), currency),
      })}
      draft={`take back ${orderId} ${id}`}
      help={<p>{t(entry.kind === 'refund' ? 'takeBackRefundHelp' : 'takeBackHelp')}</p>}
      action={t('takeBack')}
      success={t('takenBack')}
      failure={t('notTakenBack')}
      send={(body) => api.orders.reverseEntry({ params: { id }, body })}
      onSuccess={keep}
    />
  )
}

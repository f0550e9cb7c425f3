import type { Ledger } from '@tourdesk/contract/payments/ledgerShapes'
import { api } from '../../app/api.ts'
import { money } from '../../i18n/format.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { ledgerKindLabels } from '../../i18n/vocabulary/payments.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { ledgerMessages } from './ledgerMessages.ts'
import { ReasonForm } from './ReasonForm.tsx'

interface TakeBackDialogProps {
  /** None yet before the first one is taken back. */
  entry: Ledger['data'][number] | null
  orderId: string
  opened: boolean
  onClose: () => void
}

/** Undoes a row of the ledger, after asking for a reason. */
export function TakeBackDialog({ entry, orderId, opened, onClose }: TakeBackDialogProps) {
  const t = useText(ledgerMessages)
  const kind = useLabel(ledgerKindLabels)
  const title = entry
    ? t('takeBackOf', {
        kind: kind(entry.kind).toLowerCase(),
        amount: money(Math.abs(entry.amount), entry.currency),
      })
    : t('takeBack')
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size="small">
      {entry && (
        <ReasonForm
          draft={`take back ${orderId} ${entry._id}`}
          help={t(entry.kind === 'refund' ? 'takeBackRefundHelp' : 'takeBackHelp')}
          action={t('takeBack')}
          success={t('takenBack')}
          failure={t('notTakenBack')}
          send={(body) => api.orders.reverseEntry({ params: { id: entry._id }, body })}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

import { useText } from '../../i18n/useText.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { AssignForm } from './AssignForm.tsx'
import type { BulkFormProps } from './BulkFormProps.ts'
import { bulkMessages } from './bulkMessages.ts'
import { CancelList } from './CancelList.tsx'
import { StatusForm } from './StatusForm.tsx'

export type BulkAction = 'status' | 'agent' | 'cancel'

interface BulkDialogProps extends BulkFormProps {
  action: BulkAction
  opened: boolean
}

const forms = { status: StatusForm, agent: AssignForm, cancel: CancelList }

/** Asks what to do with several orders, does it, and says what became of each. */
export function BulkDialog({ action, opened, rows, onClose, onChanged }: BulkDialogProps) {
  const t = useText(bulkMessages)
  const Form = forms[action]
  const orders = new Set(rows.map(({ orderId }) => orderId)).size
  const count = action === 'agent' ? orders : rows.length
  return (
    <Dialog opened={opened} onClose={onClose} size="large" title={t(`${action}Of`, { count })}>
      <Form rows={rows} onClose={onClose} onChanged={onChanged} />
    </Dialog>
  )
}

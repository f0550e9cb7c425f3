import { useText } from '../i18n/useText.ts'
import type { AddDialogProps } from '../kit/adding/AddingContext.ts'
import { Dialog } from '../kit/dialog/Dialog.tsx'
import { AgencyForm } from './AgencyForm.tsx'
import { agencyMessages } from './messages.ts'

/** A new agency, over any page. */
export function AddAgencyDialog({ opened, onClose, onSaved }: AddDialogProps) {
  const t = useText(agencyMessages)
  return (
    <Dialog opened={opened} onClose={onClose} size="large" title={t('createTitle')}>
      <AgencyForm
        account={null}
        nameMissing="account_name_required"
        onDone={(id) => (id ? onSaved(id) : onClose())}
        onCancel={onClose}
      />
    </Dialog>
  )
}

import type { CancellationPolicy } from '@tourdesk/contract/payments/cancellationPolicies'
import { useState } from 'react'
import { DeletionWatch } from '../../app/DeletionWatch.tsx'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { CancellationPolicyForm } from './CancellationPolicyForm.tsx'
import { cancellationMessages } from './messages.ts'

interface CancellationPolicyDialogProps {
  /** A policy's id, `new`, or null while the dialog is closed. */
  id: string | null
  policies: CancellationPolicy[]
  onClose: () => void
}

/** The form of a policy over the list. */
export function CancellationPolicyDialog({ id, policies, onClose }: CancellationPolicyDialogProps) {
  const t = useText(cancellationMessages)
  const [shown, setShown] = useState(id)
  if (id !== null && id !== shown) setShown(id)
  const found = policies.find(({ _id }) => _id === shown) ?? null
  const [last, setLast] = useState(found)
  if (found !== null && found !== last) setLast(found)
  // One that a colleague deletes meanwhile stays in the form.
  const policy = found ?? (last?._id === shown ? last : null)
  return (
    <Dialog
      opened={id !== null}
      onClose={onClose}
      title={policy ? t('editPolicy', { name: named(policy.name) }) : t('newPolicy')}
    >
      <DeletionWatch key={shown} isDeleted={policy !== null && !found} name={policy?.name ?? ''}>
        <CancellationPolicyForm policy={policy} onDone={onClose} />
      </DeletionWatch>
    </Dialog>
  )
}

import type { PaymentPolicy } from '@tourdesk/contract/payments/paymentPolicies'
import { useState } from 'react'
import { DeletionWatch } from '../../app/DeletionWatch.tsx'
import { useText } from '../../i18n/useText.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { policyMessages } from './messages.ts'
import { PaymentPolicyForm } from './PaymentPolicyForm.tsx'

interface PaymentPolicyDialogProps {
  /** A policy's id, `new`, or null while the dialog is closed. */
  id: string | null
  policies: PaymentPolicy[] | undefined
  onClose: () => void
}

/** The form of a policy over the list. */
export function PaymentPolicyDialog({ id, policies, onClose }: PaymentPolicyDialogProps) {
  const t = useText(policyMessages)
  const [shown, setShown] = useState<{ id: string; policy: PaymentPolicy | null } | null>(null)
  const listed = policies?.find(({ _id }) => _id === id) ?? null
  const isNewer = listed !== null && listed.updatedAt !== shown?.policy?.updatedAt
  if (id !== null && (id !== shown?.id || isNewer)) setShown({ id, policy: listed })
  const policy = shown?.policy ?? null
  return (
    <Dialog opened={id !== null} onClose={onClose} title={policy ? <bdi>{policy.name}</bdi> : t('newTitle')}>
      {shown && (
        <DeletionWatch
          key={shown.id}
          isDeleted={id !== null && policy !== null && policies !== undefined && listed === null}
          name={policy?.name ?? ''}
        >
          <PaymentPolicyForm policy={policy} onDone={onClose} />
        </DeletionWatch>
      )}
    </Dialog>
  )
}

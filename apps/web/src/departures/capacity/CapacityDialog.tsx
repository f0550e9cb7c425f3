import type { CapacityRule } from '@tourdesk/contract/departures/capacityRules'
import { useState } from 'react'
import { DeletionWatch } from '../../app/DeletionWatch.tsx'
import { useText } from '../../i18n/useText.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { CapacityForm } from './CapacityForm.tsx'
import { capacityMessages } from './capacityMessages.ts'

interface CapacityDialogProps {
  /** A rule's id, `new`, or nothing while the dialog is closed. */
  id: string | undefined
  rules: CapacityRule[] | undefined
  onClose: () => void
}

/** The form of a rule over the list. */
export function CapacityDialog({ id, rules, onClose }: CapacityDialogProps) {
  const t = useText(capacityMessages)
  const [shown, setShown] = useState<{ id: string; rule: CapacityRule | null } | null>(null)
  const listed = rules?.find(({ _id }) => _id === id) ?? null
  const isNewer = listed !== null && listed.updatedAt !== shown?.rule?.updatedAt
  const isFound = listed !== null || id === 'new'
  if (id !== undefined && isFound && (id !== shown?.id || isNewer)) setShown({ id, rule: listed })
  const isOpened = id !== undefined && id === shown?.id
  const rule = shown?.rule ?? null
  return (
    <Dialog opened={isOpened} onClose={onClose} title={rule ? <bdi>{rule.tour.name}</bdi> : t('newTitle')}>
      {shown && (
        <DeletionWatch
          key={shown.id}
          isDeleted={isOpened && rule !== null && rules !== undefined && listed === null}
          name={rule?.tour.name ?? ''}
        >
          <CapacityForm rule={rule} onDone={onClose} />
        </DeletionWatch>
      )}
    </Dialog>
  )
}

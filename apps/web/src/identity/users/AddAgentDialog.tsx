import { useState } from 'react'
import type { AddDialogProps } from '../../kit/adding/AddingContext.ts'
import type { Editing } from './editing.ts'
import { UserDialog } from './UserDialog.tsx'

/**
 * A new agent, over any page. Only agents created with a username can be chosen right away, after their password was
 * passed on; those invited by mail are there once they accept.
 */
export function AddAgentDialog({ opened, onClose, onSaved }: AddDialogProps) {
  const [editing, setEditing] = useState<Editing>({ kind: 'new' })

  function close() {
    setEditing({ kind: 'new' })
    if (editing.kind === 'user') onSaved(editing.user._id)
    else onClose()
  }

  return <UserDialog editing={opened ? editing : null} tab="agents" onEdit={setEditing} onClose={close} />
}

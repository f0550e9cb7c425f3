import type { UserTab } from '@tourdesk/domain/identity/vocabulary'
import { useState } from 'react'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { type Editing, useEditorTitle } from './editing.ts'
import { UserEditor } from './UserEditor.tsx'

interface UserDialogProps {
  /** Null while the dialog is closed. */
  editing: Editing | null
  tab: UserTab
  onEdit: (editing: Editing) => void
  onClose: () => void
}

/** The editor over the list. */
export function UserDialog({ editing, tab, onEdit, onClose }: UserDialogProps) {
  const titleOf = useEditorTitle()
  const [shown, setShown] = useState(editing)
  if (editing && editing !== shown) setShown(editing)
  return (
    <Dialog opened={editing !== null} onClose={onClose} title={<bdi>{shown && titleOf(shown)}</bdi>}>
      {shown && (
        <UserEditor
          key={keyOf(shown)}
          editing={shown}
          place="popup"
          tab={tab}
          onEdit={onEdit}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

function keyOf(editing: Editing): string {
  if (editing.kind === 'new') return 'new'
  return editing.kind === 'invite' ? editing.invite._id : editing.user._id
}

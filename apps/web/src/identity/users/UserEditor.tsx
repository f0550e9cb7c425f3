import { hasAgents } from '@tourdesk/domain/access/roles'
import type { UserTab } from '@tourdesk/domain/identity/vocabulary'
import { actorOf } from '../../app/actorOf.ts'
import { useSession } from '../../app/session.ts'
import type { Editing, Place } from './editing.ts'
import { NewUserForm } from './NewUserForm.tsx'
import { UserForm } from './UserForm.tsx'

interface UserEditorProps {
  editing: Editing
  place: Place
  /** The tab that the editor was opened from. */
  tab?: UserTab
  /** Called to put another user, or a newer version, into the editor. */
  onEdit: (editing: Editing) => void
  onClose: () => void | Promise<void>
}

/** The editor of users and invites, in the dialog and on the page. */
export function UserEditor({ editing, place, tab, onEdit, onClose }: UserEditorProps) {
  const { account } = actorOf(useSession())
  if (editing.kind === 'user') {
    return (
      <UserForm
        user={editing.user}
        password={editing.password}
        place={place}
        onSaved={(user) => (place === 'popup' ? void onClose() : onEdit({ ...editing, user }))}
        onNewer={(user) => onEdit({ ...editing, user })}
        onPassword={(user, password) => onEdit({ kind: 'user', user, password })}
        onClose={onClose}
      />
    )
  }
  const isNew = editing.kind === 'new'
  return (
    <NewUserForm
      invite={isNew ? undefined : editing.invite}
      mayCreateAgent={isNew && hasAgents(account) && (tab === undefined || tab === 'agents')}
      place={place}
      onClose={() => void onClose()}
      onCreated={(user, password) => onEdit({ kind: 'user', user, password })}
    />
  )
}

import type { Invite, User } from '@tourdesk/contract/identity/users'
import { agentRole, isEndUser } from '@tourdesk/domain/access/roles'
import { useText } from '../../i18n/useText.ts'
import { usersMessages } from './messages.ts'

/** What's in the editor; a user's password is only known right after it was created. */
export type Editing =
  | { kind: 'new' }
  | { kind: 'invite'; invite: Invite }
  | { kind: 'user'; user: User; password?: string }

/** The dialog over the list, or a separate page; their toasts after saving differ. */
export type Place = 'popup' | 'page'

export function editingOf(row: User | Invite): Editing {
  return row.kind === 'invite' ? { kind: 'invite', invite: row } : { kind: 'user', user: row }
}

/** The title of the editor. */
export function useEditorTitle(): (editing: Editing) => string {
  const t = useText(usersMessages)
  return (editing) => {
    if (editing.kind !== 'user') return t('inviteEmployee')
    const { email, role } = editing.user
    return isEndUser(role) ? t('editEndUser', { email }) : t('editEmployee', { email })
  }
}

/** True for an agent created with a username and a password. */
export function isCreatedAgent({ role, senderId }: Pick<User, 'role' | 'senderId'>): boolean {
  return role === agentRole && senderId === null
}

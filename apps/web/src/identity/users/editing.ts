import type { Invite, User } from '@tourdesk/contract/identity/users'
import { agentRole, isEndUser } from '@tourdesk/domain/access/roles'
import { useText } from '../../i18n/useText.ts'
import { usersMessages } from './messages.ts'

/** Who is in the editor; a password is known only right after it was made (HOLE-A30). */
export type Editing =
  | { kind: 'new' }
  | { kind: 'invite'; invite: Invite }
  | { kind: 'user'; user: User; password?: string }

/** The popup over the list, or a page of its own: they differ in what they say after saving (HOLE-A20). */
export type Place = 'popup' | 'page'

export function editingOf(row: User | Invite): Editing {
  return row.kind === 'invite' ? { kind: 'invite', invite: row } : { kind: 'user', user: row }
}

/** USR-14 to USR-16. */
export function useEditorTitle(): (editing: Editing) => string {
  const t = useText(usersMessages)
  return (editing) => {
    if (editing.kind !== 'user') return t('inviteEmployee')
    const { email, role } = editing.user
    return isEndUser(role) ? t('editEndUser', { email }) : t('editEmployee', { email })
  }
}

/** True for an agent who was made with a username and a password (HOLE-A29). */
export function isCreatedAgent({ role, senderId }: Pick<User, 'role' | 'senderId'>): boolean {
  return role === agentRole && senderId === null
}

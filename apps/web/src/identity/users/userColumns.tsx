import type { Invite, User } from '@tourdesk/contract/identity/users'
import type { UserTab } from '@tourdesk/domain/identity/vocabulary'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { membershipStatusLabels, roleLabels } from '../../i18n/vocabulary/identity.ts'
import { Code } from '../../kit/Isolated.tsx'
import { StatusTag } from '../../kit/StatusTag.tsx'
import { Tag } from '../../kit/Tag.tsx'
import type { Column } from '../../kit/table/column.ts'
import { personMessages } from '../personMessages.ts'
import { usersMessages } from './messages.ts'
import { isOfStaff } from './usersSearch.ts'

/** The columns of a tab; end users have no role or status to show. */
export function useUserColumns(tab: UserTab): Column<User | Invite>[] {
  const t = useText(personMessages)
  const texts = useText(usersMessages)
  const roleName = useLabel(roleLabels)
  const columns: Column<User | Invite>[] = [
    { key: 'email', header: t('email'), cell: (row) => row.email },
    { key: 'firstName', card: 'secondary', header: t('firstName'), cell: (row) => row.firstName },
    { key: 'lastName', card: 'secondary', header: t('lastName'), cell: (row) => row.lastName },
    {
      key: 'mobilePhone',
      card: 'detail',
      header: t('mobilePhone'),
      cell: (row) => <Code>{row.mobilePhone}</Code>,
    },
  ]
  if (!isOfStaff(tab)) return columns
  return [
    ...columns,
    { key: 'role', card: 'detail', header: t('role'), cell: (row) => roleName(row.role) },
    {
      key: 'secondFactor',
      card: 'detail',
      header: texts('secondFactor'),
      cell: (row) =>
        row.kind === 'user' && row.hasSecondFactor ? <Tag tone="green">{texts('factorOn')}</Tag> : null,
    },
    {
      key: 'status',
      card: 'status',
      header: texts('status'),
      cell: (row) => <StatusTag status={statusOf(row)} labels={membershipStatusLabels} />,
    },
  ]
}

/** Listed invites are always open. */
function statusOf(row: User | Invite) {
  return row.kind === 'invite' ? 'PENDING' : row.status
}

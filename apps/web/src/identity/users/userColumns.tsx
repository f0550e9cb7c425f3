import type { Invite, User } from '@tourdesk/contract/identity/users'
import type { UserTab } from '@tourdesk/domain/identity/vocabulary'
import { useText } from '../../i18n/useText.ts'
import { membershipStatusLabels, roleLabels } from '../../i18n/vocabulary/identity.ts'
import { Tag } from '../../kit/Tag.tsx'
import type { Column } from '../../kit/table/column.ts'
import { codeColumn, column, statusColumn, wordColumn } from '../../kit/table/columnKinds.tsx'
import { personMessages } from '../personMessages.ts'
import { usersMessages } from './messages.ts'
import { isOfStaff } from './usersSearch.ts'

/** The columns of a tab; end users have no role or status to show. */
export function useUserColumns(tab: UserTab): Column<User | Invite>[] {
  const t = useText(personMessages)
  const texts = useText(usersMessages)
  const columns: Column<User | Invite>[] = [
    column('email', t('email'), (row) => row.email),
    column('firstName', t('firstName'), (row) => row.firstName, { card: 'secondary' }),
    column('lastName', t('lastName'), (row) => row.lastName, { card: 'secondary' }),
    codeColumn('mobilePhone', t('mobilePhone'), (row) => row.mobilePhone, { card: 'detail' }),
  ]
  if (!isOfStaff(tab)) return columns
  return [
    ...columns,
    wordColumn('role', t('role'), roleLabels, (row) => row.role, { card: 'detail' }),
    {
      key: 'secondFactor',
      card: 'detail',
      header: texts('secondFactor'),
      cell: (row) =>
        row.kind === 'user' && row.hasSecondFactor ? <Tag tone="green">{texts('factorOn')}</Tag> : null,
    },
    statusColumn('status', texts('status'), membershipStatusLabels, statusOf, { card: 'status' }),
  ]
}

/** Listed invites are always open. */
function statusOf(row: User | Invite) {
  return row.kind === 'invite' ? 'PENDING' : row.status
}

import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { AccountRow } from '@tourdesk/contract/agencies/agencies'
import { rate } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { membershipStatusLabels } from '../i18n/vocabulary/identity.ts'
import type { Column } from '../kit/table/column.ts'
import { codeColumn, column, numberColumn, statusColumn } from '../kit/table/columnKinds.tsx'
import { AgencyLogo } from './AgencyLogo.tsx'
import { agencyMessages } from './messages.ts'

/** The pencil opens the dialog without entering the agency. */
export function useAgencyColumns(onEdit: (account: AccountRow) => void): Column<AccountRow>[] {
  const t = useText(agencyMessages)
  return [
    column('logo', t('logo'), ({ name, logo }) => <AgencyLogo name={name} logo={logo} />, { width: 72 }),
    column('name', t('name'), ({ name }) => name, { opens: true }),
    codeColumn('mobilePhone', t('mobilePhone'), ({ mobilePhone }) => mobilePhone, { card: 'secondary' }),
    numberColumn('commissionRate', t('commissionRate'), ({ commissionRate }) => rate(commissionRate), {
      card: 'detail',
      width: 140,
    }),
    statusColumn('status', t('status'), membershipStatusLabels, ({ status }) => status, {
      card: 'status',
      width: 120,
    }),
    {
      key: 'edit',
      card: 'status',
      header: <VisuallyHidden>{t('editColumn')}</VisuallyHidden>,
      name: t('editColumn'),
      align: 'end',
      width: 56,
      cell: (account) => (
        <ActionIcon size={28} aria-label={t('edit', { name: account.name })} onClick={() => onEdit(account)}>
          <IconPencil size={16} stroke={1.6} />
        </ActionIcon>
      ),
    },
  ]
}

import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { AccountRow } from '@tourdesk/contract/agencies/agencies'
import { rate } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { membershipStatusLabels } from '../i18n/vocabulary/identity.ts'
import { Code } from '../kit/Isolated.tsx'
import { StatusTag } from '../kit/StatusTag.tsx'
import type { Column } from '../kit/table/column.ts'
import { AgencyLogo } from './AgencyLogo.tsx'
import { agencyMessages } from './messages.ts'

/** The pencil opens the dialog without entering the agency. */
export function useAgencyColumns(onEdit: (account: AccountRow) => void): Column<AccountRow>[] {
  const t = useText(agencyMessages)
  return [
    {
      key: 'logo',
      header: t('logo'),
      width: 72,
      cell: ({ name, logo }) => <AgencyLogo name={name} logo={logo} />,
    },
    { key: 'name', header: t('name'), opens: true, cell: ({ name }) => name },
    {
      key: 'mobilePhone',
      card: 'secondary',
      header: t('mobilePhone'),
      cell: ({ mobilePhone }) => <Code>{mobilePhone}</Code>,
    },
    {
      key: 'commissionRate',
      card: 'detail',
      header: t('commissionRate'),
      align: 'end',
      width: 140,
      cell: ({ commissionRate }) => <Code>{rate(commissionRate)}</Code>,
    },
    {
      key: 'status',
      card: 'status',
      header: t('status'),
      width: 120,
      cell: ({ status }) => <StatusTag status={status} labels={membershipStatusLabels} />,
    },
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

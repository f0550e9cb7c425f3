import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { PaymentPolicy } from '@tourdesk/contract/payments/paymentPolicies'
import { useState } from 'react'
import { queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { Name } from '../../kit/Isolated.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { Tag } from '../../kit/Tag.tsx'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/DataTable.tsx'
import { policyMessages } from './messages.ts'
import { PaymentPolicyDialog } from './PaymentPolicyDialog.tsx'
import styles from './paymentPolicies.module.css'
import { usePolicyText } from './usePolicyText.ts'

/** All payment policies; each one opens in a dialog. */
export function PaymentPolicies() {
  const t = useText(policyMessages)
  const { ofError } = useProblemTexts()
  const columns = usePolicyColumns()
  const { data, error, refetch } = useQuery(queries.paymentPolicies.list())
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <Panel
      title={t('title')}
      actions={
        <Button
          size="compact-sm"
          leftSection={<IconPlus size={14} stroke={1.6} />}
          onClick={() => setOpened('new')}
        >
          {t('add')}
        </Button>
      }
    >
      <p className={styles.help}>{t('help')}</p>
      <DataTable<PaymentPolicy>
        label={t('list')}
        columns={columns}
        rows={data?.data}
        rowKey={({ _id }) => _id}
        error={error && !data ? ofError(error) : undefined}
        onRetry={() => void refetch()}
        onOpen={({ _id }) => setOpened(_id)}
        short
      />
      <PaymentPolicyDialog id={opened} policies={data?.data} onClose={() => setOpened(null)} />
    </Panel>
  )
}

function usePolicyColumns(): Column<PaymentPolicy>[] {
  const t = useText(policyMessages)
  const textOf = usePolicyText()
  return [
    { key: 'name', header: t('name'), cell: ({ name }) => <Name>{name}</Name> },
    { key: 'asks', card: 'secondary', header: t('asks'), cell: textOf, wraps: true },
    {
      key: 'default',
      card: 'status',
      header: t('isDefault'),
      cell: ({ isDefault }) => isDefault && <Tag tone="blue">{t('isDefault')}</Tag>,
    },
  ]
}

import type { Comparison } from '@tourdesk/contract/statements/comparison'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { Heading } from '../../kit/Heading.tsx'
import { Name } from '../../kit/Isolated.tsx'
import { column, numberColumn } from '../../kit/table/columnKinds.tsx'
import { DataTable } from '../../kit/table/DataTable.tsx'
import { comparisonMessages, unreadLabels } from './comparisonMessages.ts'

type UnreadRow = Comparison['unread'][number]

/** The rows of the list that say nothing to compare, so that none of them is lost. */
export function UnreadRows({ rows }: { rows: readonly UnreadRow[] }) {
  const t = useText(comparisonMessages)
  const reason = useLabel(unreadLabels)
  if (rows.length === 0) return null
  return (
    <section className="stack gap8">
      <Heading>{t('unread')}</Heading>
      <DataTable<UnreadRow>
        short
        label={t('unread')}
        columns={[
          numberColumn('row', t('row'), ({ row }) => row),
          column('number', t('number'), ({ key }) => key && <Name>{key}</Name>, { card: 'secondary' }),
          column('amount', t('amount'), ({ amount }) => amount && <Name>{amount}</Name>, { card: 'detail' }),
          column('reason', t('reason'), (row) => reason(row.reason), { card: 'status' }),
        ]}
        rows={rows}
        rowKey={({ row }) => String(row)}
      />
    </section>
  )
}

import { SegmentedControl } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AgencyAccount } from '@tourdesk/contract/agencyAccounts/agencyAccounts'
import type { ComparedRow, Comparison } from '@tourdesk/contract/statements/comparison'
import { type ComparedKind, comparedKinds } from '@tourdesk/domain/statements/vocabulary'
import { useState } from 'react'
import { queries } from '../../app/api.ts'
import { number } from '../../i18n/format.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Money } from '../../kit/Isolated.tsx'
import { DataTable } from '../../kit/table/DataTable.tsx'
import styles from '../../orders/page/order.module.css'
import { ChosenColumnsFields } from './ChosenColumnsFields.tsx'
import { type ComparedAction, ComparedDialogs } from './ComparedDialogs.tsx'
import { comparedLabels, comparisonMessages } from './comparisonMessages.ts'
import { UnreadRows } from './UnreadRows.tsx'
import { useComparedColumns } from './useComparedColumns.tsx'
import type { ChosenColumns } from './useComparison.ts'

interface ComparisonResultProps {
  account: AgencyAccount
  statementId: string | undefined
  comparison: Comparison
  busy: boolean
  /** Those that someone has chosen. */
  columns: ChosenColumns | null
  onColumns: (columns: ChosenColumns) => void
}

/** What the agency's list and ours say, row by row, and what can be done about each. */
export function ComparisonResult({
  account,
  statementId,
  comparison,
  busy,
  columns,
  onColumns,
}: ComparisonResultProps) {
  const t = useText(comparisonMessages)
  const kindName = useLabel(comparedLabels)
  const [kind, setKind] = useState<ComparedKind | 'all'>('all')
  const [query, setQuery] = useState({ page: 1, limit: 25 })
  const [action, setAction] = useState<ComparedAction | null>(null)
  const { data: statement } = useQuery({
    ...queries.statements.get({ params: { id: statementId ?? '' } }),
    enabled: statementId !== undefined,
    placeholderData: keepPreviousData,
  })
  const { currency, chosen, rows, unread } = comparison
  const shownColumns = useComparedColumns(
    comparison,
    statementId === undefined ? null : (statement ?? null),
    setAction,
  )
  const some = rows.filter((row) => kind === 'all' || row.kind === kind)
  const from = (query.page - 1) * query.limit
  const countOf = (each: ComparedKind) => rows.filter((row) => row.kind === each).length
  const figures = [
    [t('theirs'), comparison.listed],
    [t('ours'), comparison.ours],
    [t('difference'), comparison.listed - comparison.ours],
  ] as const
  return (
    <>
      <ChosenColumnsFields offered={comparison.columns} chosen={columns ?? chosen} onColumns={onColumns} />
      {chosen && (
        <>
          <dl className={styles.figures}>
            {figures.map(([name, amount]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Money amount={amount} currency={currency} />
                </dd>
              </div>
            ))}
          </dl>
          <SegmentedControl
            aria-label={t('show')}
            value={kind}
            onChange={(value) => {
              setKind(value)
              setQuery({ ...query, page: 1 })
            }}
            data={[
              { value: 'all' as const, label: t('all', { rows: number(rows.length) }) },
              ...comparedKinds.map((value) => ({
                value,
                label: `${kindName(value)} ${number(countOf(value))}`,
              })),
            ]}
          />
          <DataTable<ComparedRow>
            short
            label={t('list')}
            columns={shownColumns}
            rows={some.slice(from, from + query.limit)}
            rowKey={rowKey}
            query={query}
            total={some.length}
            onQuery={(change) => setQuery({ ...query, ...change })}
            busy={busy}
            empty={<EmptyState text={t('nothing')} />}
            hrefOf={(row) => orderHref(row)}
            isOpenable={(row) => orderHref(row) !== undefined}
          />
          <UnreadRows rows={unread} />
          {action && (
            <ComparedDialogs
              action={action}
              account={account}
              statement={statementId === undefined ? null : (statement ?? null)}
              currency={currency}
              onClose={() => setAction({ ...action, isOpen: false })}
            />
          )}
        </>
      )}
    </>
  )
}

function rowKey({ kind, key, rows, ours }: ComparedRow): string {
  return [kind, key, ...rows, ...ours.map(({ line, order, note }) => line ?? order?._id ?? note)].join(' ')
}

function orderHref({ ours, elsewhere }: ComparedRow): string | undefined {
  const order = ours[0]?.order ?? elsewhere[0]?.order
  return order ? `/order/${order._id}` : undefined
}

import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyState } from '../EmptyState.tsx'
import { ErrorState } from '../ErrorState.tsx'
import type { Column } from './column.ts'
import styles from './DataTable.module.css'
import { Pager } from './Pager.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import shared from './table.module.css'
import { pageWithRows, type TableQuery } from './tableQuery.ts'
import { moveBetweenRows, type RowOpening, useOpenRow } from './useOpenRow.ts'

export interface DataTableProps<Row> extends RowOpening<Row> {
  /** What the table lists, for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** With `query` and `total` the server pages and sorts; without, all rows are shown. */
  query?: TableQuery
  total?: number
  onQuery?: (change: Partial<TableQuery>) => void
  /** New rows are loading: the old ones stay, dimmed. */
  busy?: boolean
  /** The error message; shown only while there are no rows. */
  error?: string
  onRetry?: () => void
  empty?: ReactNode
  isSelected?: (row: Row) => boolean
  /** As high as its rows instead of filling the page. */
  short?: boolean
}

/** The table of every list; the server sorts, filters and pages. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, query, total = 0, onQuery, busy, error, onRetry, short } = props
  const t = useText(common)
  const opening = useOpenRow(props)
  const hasFailed = error !== undefined && !rows
  const page = query && rows && !busy ? pageWithRows(query, total) : query?.page
  const turnTo = useEffectEvent((shown: number) => onQuery?.({ page: shown }))
  // The last page may no longer exist: rows were deleted or canceled, or the address is old.
  useEffect(() => {
    if (page !== undefined && page !== query?.page) turnTo(page)
  }, [page, query?.page])
  return (
    <div className={`${styles.frame} printsWhole`} data-short={short || undefined} aria-busy={busy}>
      {/* biome-ignore lint/a11y/useSemanticElements: a part that scrolls needs a name and the focus */}
      <div className={`${styles.scroll} printsWhole`} role="region" aria-label={label} tabIndex={0}>
        {!hasFailed && (
          <table className={`${shared.table} ${styles.table}`}>
            <TableHead columns={columns} query={query} onQuery={onQuery} />
            <tbody
              className={styles.body}
              data-busy={(busy && rows) || undefined}
              onKeyDown={moveBetweenRows}
            >
              {rows?.map((row) => (
                <TableRow
                  key={rowKey(row)}
                  row={row}
                  columns={columns}
                  opening={opening}
                  href={props.hrefOf?.(row)}
                  isSelected={props.isSelected?.(row)}
                />
              ))}
              {!rows && <SkeletonRows columns={columns.length} rows={Math.min(query?.limit ?? 5, 14)} />}
            </tbody>
          </table>
        )}
        {hasFailed && <ErrorState text={error} onRetry={onRetry} />}
        {rows?.length === 0 && (props.empty ?? <EmptyState text={t('empty')} />)}
      </div>
      {query && onQuery && !hasFailed && (
        <Pager page={query.page} limit={query.limit} total={rows ? total : 0} onChange={onQuery} />
      )}
    </div>
  )
}

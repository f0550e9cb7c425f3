import type { Column } from './column.ts'
import styles from './DataTable.module.css'
import { SkeletonRows } from './SkeletonRows.tsx'
import { TableHead } from './TableHead.tsx'
import { TableRow, type TableRowProps } from './TableRow.tsx'
import { PageTick } from './TickCell.tsx'
import shared from './table.module.css'
import type { TableQuery } from './tableQuery.ts'
import type { useRowCursor } from './useRowCursor.ts'
import type { RowSelection } from './useRowSelection.ts'

/** The rows of a list as a table. */
export interface DrawnRows<Row> {
  /** The name of the list, for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined until the first answer. */
  rows: readonly Omit<TableRowProps<Row>, 'columns'>[] | undefined
  bodyProps: ReturnType<typeof useRowCursor>['bodyProps']
  busy: boolean | undefined
  selection: RowSelection<Row> | undefined
}

interface RowTableProps<Row> extends DrawnRows<Row> {
  query: TableQuery | undefined
  onQuery: ((change: Partial<TableQuery>) => void) | undefined
  onResize: ((column: string, width: number | undefined) => void) | undefined
}

/** A table whose header stays visible while the rows scroll. */
export function RowTable<Row>(props: RowTableProps<Row>) {
  const { columns, rows, bodyProps, busy, selection, query, onQuery, onResize } = props
  return (
    <table className={`${shared.table} ${styles.table}`} data-ticks={selection && true}>
      <TableHead columns={columns} query={query} onQuery={onQuery} onResize={onResize}>
        {selection && <PageTick ids={rows?.map(({ id }) => id) ?? []} selection={selection} />}
      </TableHead>
      <tbody className={styles.body} data-busy={(busy && rows) || undefined} {...bodyProps}>
        {rows?.map((row) => (
          <TableRow key={row.id} columns={columns} {...row} />
        ))}
        {!rows && (
          <SkeletonRows
            columns={columns.length + (selection ? 1 : 0)}
            rows={Math.min(query?.limit ?? 5, 14)}
          />
        )}
      </tbody>
    </table>
  )
}

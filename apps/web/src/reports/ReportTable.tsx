import type { ReportRow } from '@tourdesk/contract/reports/reports'
import { rowLabels } from '@tourdesk/words/reportWords'
import { useLanguage } from '../i18n/language.ts'
import type { Column } from '../kit/table/column.ts'
import { SkeletonRows } from '../kit/table/SkeletonRows.tsx'
import { TableHead } from '../kit/table/TableHead.tsx'
import shared from '../kit/table/table.module.css'
import type { TableQuery } from '../kit/table/tableQuery.ts'
import styles from './reports.module.css'
import { isGroup } from './useReportColumns.tsx'

interface ReportTableProps {
  /** The name of the table, for screen readers. */
  label: string
  columns: readonly Column<ReportRow>[]
  /** Undefined until the first answer. */
  rows: readonly ReportRow[] | undefined
  totals: Omit<ReportRow, 'keys'> | undefined
  query: TableQuery
  onQuery: (change: Partial<TableQuery>) => void
  /** New numbers are loading: the old ones stay, dimmed. */
  busy: boolean
}

/** The numbers of a report, with a row that has those of the whole report. */
export function ReportTable({ label, columns, rows, totals, query, onQuery, busy }: ReportTableProps) {
  const { language } = useLanguage()
  const head = columns.find(({ key }) => isGroup(key))?.key
  return (
    <div className="frame printsWhole" aria-busy={busy || !rows}>
      {/* biome-ignore lint/a11y/useSemanticElements: a part that scrolls needs a name and the focus */}
      <div className={`${styles.scroll} printsWhole`} role="region" aria-label={label} tabIndex={0}>
        <table className={`${shared.table} ${styles.table}`}>
          <TableHead columns={columns} query={query} onQuery={onQuery} onResize={undefined} />
          <tbody className={styles.body} data-busy={(busy && rows) || undefined}>
            {rows?.map((row) => (
              <tr key={JSON.stringify(row.keys)}>
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} isHead={column.key === head} />
                ))}
              </tr>
            ))}
            {!rows && <SkeletonRows columns={columns.length} rows={8} />}
          </tbody>
          {totals && (
            <tfoot>
              <tr>
                {columns.map((column) =>
                  column.key === head ? (
                    <th key={column.key} scope="row">
                      {rowLabels[language].total}
                    </th>
                  ) : (
                    <td key={column.key} data-align={column.align}>
                      {isGroup(column.key) ? null : column.cell({ keys: [], ...totals })}
                    </td>
                  ),
                )}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </div>
  )
}

interface CellProps {
  column: Column<ReportRow>
  row: ReportRow
  isHead: boolean
}

function Cell({ column, row, isHead }: CellProps) {
  if (isHead) return <th scope="row">{column.cell(row)}</th>
  return <td data-align={column.align}>{column.cell(row)}</td>
}

import type { ReactNode } from 'react'
import { LongText } from '../Isolated.tsx'
import type { Column } from './column.ts'
import styles from './DataTable.module.css'
import type { useOpenRow } from './useOpenRow.ts'

interface TableRowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  opening: ReturnType<typeof useOpenRow<Row>>
  href?: string
  isSelected?: boolean
}

/** One cell is the link or the button that opens the row; the row itself is a convenience. */
export function TableRow<Row>({ row, columns, opening, href, isSelected }: TableRowProps<Row>) {
  const opens = opening.opens(row)
  const opener = columns.find((column) => column.opens) ?? columns[0]
  return (
    <tr
      className={styles.row}
      data-selected={isSelected || undefined}
      {...(opens ? opening.rowProps(row) : undefined)}
    >
      {columns.map((column) => (
        <td key={column.key} data-align={column.align} data-wraps={column.wraps || undefined}>
          {column === opener && opens ? (
            <Opener href={href} {...opening.openerProps(row)}>
              {shown(column.cell(row))}
            </Opener>
          ) : (
            shown(column.cell(row))
          )}
        </td>
      ))}
    </tr>
  )
}

function shown(content: ReactNode): ReactNode {
  return typeof content === 'string' ? <LongText>{content}</LongText> : content
}

interface OpenerProps {
  href?: string
  onClick: (event: React.MouseEvent) => void
  children: ReactNode
}

function Opener({ href, children, onClick }: OpenerProps) {
  if (href) {
    return (
      <a href={href} className={styles.opener} data-opener onClick={onClick}>
        {children}
      </a>
    )
  }
  return (
    <button type="button" className={styles.opener} data-opener onClick={onClick}>
      {children}
    </button>
  )
}

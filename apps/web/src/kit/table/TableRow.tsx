import { type ReactNode, useId } from 'react'
import { LongText } from '../Isolated.tsx'
import { type Column, openerOf } from './column.ts'
import styles from './DataTable.module.css'
import { TickCell } from './TickCell.tsx'
import type { useOpenRow } from './useOpenRow.ts'
import type { RowSelection } from './useRowSelection.ts'

export interface TableRowProps<Row> {
  id: string
  row: Row
  columns: readonly Column<Row>[]
  opening: ReturnType<typeof useOpenRow<Row>>
  href: string | undefined
  /** True for the record that's open beside or over the list. */
  isOpen: boolean | undefined
  selection: RowSelection<Row> | undefined
  isCursor: boolean
}

/** One cell has the link or button that opens the row; clicking elsewhere in the row is a convenience. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { id, row, columns, opening, href, isOpen, selection, isCursor } = props
  const name = useId()
  const opens = opening.opens(row)
  const opener = openerOf(columns)
  const isTicked = selection?.has(id)
  const isHandle = !opens && !selection
  return (
    <tr
      className={styles.row}
      data-row={id}
      data-selected={isOpen || isTicked || undefined}
      data-ticked={isTicked || undefined}
      tabIndex={isHandle ? (isCursor ? 0 : -1) : undefined}
      {...(opens ? opening.rowProps(row) : undefined)}
    >
      {selection && <TickCell id={id} name={name} selection={selection} isCursor={isCursor} />}
      {columns.map((column) => (
        <td
          key={column.key}
          id={selection && column === opener ? name : undefined}
          data-align={column.align}
          data-wraps={column.wraps || undefined}
          data-sized={column.isSized}
          style={column.isSized ? { maxInlineSize: column.width } : undefined}
        >
          {column === opener && opens ? (
            <Opener href={href} tabIndex={isCursor ? 0 : -1} {...opening.openerProps(row)}>
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

/** Long text is cut; hovering shows all of it. */
export function shown(content: ReactNode): ReactNode {
  return typeof content === 'string' ? <LongText>{content}</LongText> : content
}

interface OpenerProps {
  href?: string | undefined
  tabIndex: number
  onClick: (event: React.MouseEvent) => void
  children: ReactNode
}

/** The link or the button that opens a row. */
export function Opener({ href, children, ...rest }: OpenerProps) {
  if (href) {
    return (
      <a href={href} className={styles.opener} data-opener {...rest}>
        {children}
      </a>
    )
  }
  return (
    <button type="button" className={styles.opener} data-opener {...rest}>
      {children}
    </button>
  )
}

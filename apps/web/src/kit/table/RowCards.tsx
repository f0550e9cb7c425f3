import type { ReactNode } from 'react'
import { type CardPart, nameOf, openerOf } from './column.ts'
import skeleton from './DataTable.module.css'
import styles from './RowCards.module.css'
import type { DrawnRows } from './RowTable.tsx'
import { Opener, shown, type TableRowProps } from './TableRow.tsx'
import { TickBox } from './TickCell.tsx'

/** The rows of a list on a phone, one card each. */
export function RowCards<Row>({ label, columns, rows, bodyProps, busy }: DrawnRows<Row>) {
  if (!rows) return <SkeletonCards />
  return (
    <ul className={styles.cards} data-busy={busy || undefined} aria-label={label} {...bodyProps}>
      {rows.map((row) => (
        <RowCard key={row.id} columns={columns} {...row} />
      ))}
    </ul>
  )
}

function RowCard<Row>(props: TableRowProps<Row>) {
  const { id, row, columns, opening, href, isOpen, selection, isCursor } = props
  const opens = opening.opens(row)
  const opener = openerOf(columns)
  const title = opener && shown(opener.cell(row))
  const partsOf = (part: CardPart) =>
    columns
      .filter((column) => column !== opener && column.card === part)
      .map((column) => ({ column, content: column.cell(row) }))
      .filter(({ content }) => !isEmpty(content))
      .map(({ column, content }) => ({ column, content: shown(content) }))
  const details = partsOf('detail')
  const tabIndex = isCursor ? 0 : -1
  return (
    <li
      className={styles.card}
      data-row={id}
      data-selected={isOpen || selection?.has(id) || undefined}
      tabIndex={!opens && !selection ? tabIndex : undefined}
      {...(opens ? opening.rowProps(row) : undefined)}
    >
      <div className={styles.head}>
        {selection && <TickBox id={id} name={nameOfCard(id)} selection={selection} isCursor={isCursor} />}
        <span id={nameOfCard(id)} className={styles.title}>
          {opens ? (
            <Opener href={href} tabIndex={tabIndex} {...opening.openerProps(row)}>
              {title}
            </Opener>
          ) : (
            title
          )}
        </span>
        <Parts parts={partsOf('status')} className={styles.status} />
      </div>
      <Parts parts={partsOf('secondary')} className={styles.secondary} />
      {details.length > 0 && (
        <dl className={`flex wrap gap2 across16 flat small ${styles.details}`}>
          {details.map(({ column, content }) => (
            <div key={column.key}>
              <dt>{nameOf(column)}</dt>
              <dd>{content}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

interface Part {
  column: { key: string }
  content: ReactNode
}

function Parts({ parts, className }: { parts: readonly Part[]; className: string | undefined }) {
  if (parts.length === 0) return null
  return (
    <div className={className}>
      {parts.map(({ column, content }) => (
        <span key={column.key}>{content}</span>
      ))}
    </div>
  )
}

function nameOfCard(id: string): string {
  return `card-${id}`
}

function isEmpty(content: ReactNode): boolean {
  return content === null || content === undefined || content === false || content === ''
}

function SkeletonCards() {
  return (
    <div className={styles.cards} aria-hidden>
      {[55, 70, 45, 60, 50, 65].map((width) => (
        <div key={width} className={styles.card}>
          <span className={skeleton.skeleton} style={{ inlineSize: `${width}%` }} />
          <span className={skeleton.skeleton} style={{ inlineSize: `${width / 2}%` }} />
        </div>
      ))}
    </div>
  )
}

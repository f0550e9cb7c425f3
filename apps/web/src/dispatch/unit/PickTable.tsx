import type { CarOnDay } from '@tourdesk/contract/fleet/cars'
import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import type { Column } from '../../kit/table/column.ts'
import shared from '../../kit/table/table.module.css'
import { useRowCursor } from '../../kit/table/useRowCursor.ts'
import styles from './unit.module.css'

type OnDay = Pick<CarOnDay, 'dayStatus' | 'unitId'>

interface PickTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** A row's state on the day, which decides its colour; suppliers have none. */
  onDay?: (row: Row) => OnDay
  isHere: (row: Row) => boolean
  /** More information for choosing, below the row's name. */
  note?: (row: Row) => ReactNode
  busy: boolean
  onPick: (row: Row) => void
}

/** A scrolling table; clicking a row assigns or removes it. */
export function PickTable<Row>(props: PickTableProps<Row>) {
  const { label, columns, rows, rowKey, onDay, isHere, note, busy, onPick } = props
  const words = useText(common)
  const part = useRef<HTMLDivElement>(null)
  useChosenInSight(part, rows.length > 0)
  const { cursor, bodyProps } = useRowCursor({
    rows,
    rowKey,
    open: onPick,
    opens: () => true,
    isPageList: false,
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scrolling part needs a name and to be focusable
    <div ref={part} className={styles.scroll} role="region" aria-label={label} aria-busy={busy} tabIndex={0}>
      <table className={`${shared.table} ${styles.table}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-align={column.align}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...bodyProps}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              data-row={rowKey(row)}
              data-day={onDay?.(row).dayStatus}
              data-here={isHere(row) || undefined}
              onClick={(event) => {
                if (!isOnLink(event)) onPick(row)
              }}
            >
              {columns.map((column, index) => (
                <td key={column.key} data-align={column.align} data-wraps={column.wraps || undefined}>
                  {index === 0 ? (
                    <>
                      <button
                        type="button"
                        data-opener
                        tabIndex={rowKey(row) === cursor ? 0 : -1}
                        className={styles.opener}
                        aria-pressed={isHere(row)}
                      >
                        {column.cell(row)}
                      </button>
                      {note && <div className={styles.where}>{note(row)}</div>}
                    </>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <EmptyState text={words('noMatch')} />}
    </div>
  )
}

/** True for a click on a link, such as a phone number, which mustn't assign the row. */
function isOnLink({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a') !== null
}

/** Scrolls to the chosen row when the rows first appear. */
function useChosenInSight(part: RefObject<HTMLElement | null>, hasRows: boolean): void {
  useLayoutEffect(() => {
    const row = hasRows && part.current?.querySelector<HTMLElement>('[data-here]')
    if (!row || !part.current) return
    part.current.scrollTop = row.offsetTop - (part.current.clientHeight - row.offsetHeight) / 2
  }, [part, hasRows])
}

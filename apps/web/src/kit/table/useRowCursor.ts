import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { useKeys } from '../useKeys.ts'
import { tableMessages } from './messages.ts'
import type { Peek } from './peek.ts'
import type { RowSelection } from './useRowSelection.ts'

interface RowCursorProps<Row> {
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** What Enter does. */
  open: (row: Row) => void
  opens: (row: Row) => boolean
  selection?: RowSelection<Row> | undefined
  peek?: Peek<Row> | undefined
  /** True for the page's main list, whose keys j and k work wherever the focus is. */
  isPageList: boolean
}

/**
 * Moves over the rows of a table by keyboard. The cursor is the row with the focus; only that row is a Tab
 * stop.
 */
export function useRowCursor<Row>({
  rows = [],
  rowKey,
  open,
  opens,
  selection,
  peek,
  isPageList,
}: RowCursorProps<Row>) {
  const t = useText(tableMessages)
  const body = useRef<HTMLElement>(null)
  const [last, setLast] = useState({ key: '', at: 0 })
  const ids = rows.map(rowKey)
  const found = ids.indexOf(last.key)
  /** If the cursor's row is gone, the row now in its place. */
  const at = found >= 0 ? found : Math.max(0, Math.min(last.at, ids.length - 1))

  function focus(to: number) {
    const handle = handleOf(body.current?.querySelectorAll<HTMLElement>(':scope > [data-row]')[to])
    handle?.focus({ preventScroll: true })
    handle?.scrollIntoView?.({ block: 'nearest' })
  }

  /** From elsewhere on the page, the first step returns to the cursor. */
  function step(by: number) {
    const isInside = found >= 0 && body.current?.contains(document.activeElement)
    focus(isInside ? Math.max(0, Math.min(at + by, ids.length - 1)) : at)
  }

  function togglePeek() {
    if (!peek) return
    if (peek.shown !== undefined) return peek.show(undefined)
    const row = rows[at]
    if (row) peek.show(peek.idOf(row))
    focus(at)
  }

  /** What's beside the list follows the cursor. */
  function follow(row: Row | undefined) {
    const id = row && peek?.idOf(row)
    if (peek?.shown !== undefined && id !== undefined && id !== peek.shown) peek.show(id)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const row = rows[at]
    if (!isHandle(event.target) || event.altKey || event.ctrlKey || event.metaKey || !row) return
    const isOnLink = event.target.matches('[data-opener]')
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === ' ' && selection) selection.toggle(rowKey(row), event.shiftKey)
    else if (event.key === 'Enter' && !isOnLink && opens(row)) open(row)
    else return
    event.preventDefault()
  }

  const pageKeys = [
    { keys: 'j', label: t('keyNextRow'), run: () => step(1) },
    { keys: 'k', label: t('keyPreviousRow'), run: () => step(-1) },
    { keys: 'Enter', label: t('keyOpenRow') },
  ]
  const isPeeking = peek?.shown !== undefined
  const selectionKeys = selection
    ? [
        { keys: 'space', label: t('keySelectRow') },
        {
          keys: 'Escape',
          label: t('keyClearSelection'),
          ...(selection.ids.length > 0 && !isPeeking && { run: selection.clear }),
        },
      ]
    : []
  const peekKeys = peek ? [{ keys: 'p', label: t('keyPeek'), run: togglePeek }] : []
  const closeKeys = isPeeking ? [{ keys: 'Escape', label: t('keyClosePeek'), run: togglePeek }] : []
  useKeys([...(isPageList ? pageKeys : []), ...peekKeys, ...closeKeys, ...selectionKeys])

  return {
    /** The only row whose controls are Tab stops. */
    cursor: ids[at],
    togglePeek,
    bodyProps: {
      ref: (element: HTMLElement | null) => {
        body.current = element
      },
      onKeyDown,
      /** Otherwise releasing Space would press a button. */
      onKeyUp: (event: KeyboardEvent) => {
        if (event.key === ' ' && selection && isHandle(event.target)) event.preventDefault()
      },
      onFocus: ({ target }: FocusEvent) => {
        const key = target.closest<HTMLElement>('[data-row]')?.dataset.row
        if (key === undefined || key === last.key) return
        setLast({ key, at: ids.indexOf(key) })
        follow(rows[ids.indexOf(key)])
      },
    },
  }
}

/**
 * What gets the focus when the cursor is on a row: its link or button, else its checkbox, else the row
 * itself.
 */
function handleOf(row: HTMLElement | undefined): HTMLElement | undefined {
  return (
    row?.querySelector<HTMLElement>('[data-opener]') ?? row?.querySelector<HTMLElement>('[data-tick]') ?? row
  )
}

function isHandle(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLElement && target.matches('[data-opener], [data-tick], [data-row]')
}

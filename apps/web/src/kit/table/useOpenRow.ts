import type { MouseEvent } from 'react'
import { useOpen } from '../AppLink.tsx'
import { isPlainClick } from '../isPlainClick.ts'
import type { Peek } from './peek.ts'

export interface RowOpening<Row> {
  /** A row's address, so that it can be opened in a new tab. Some rows may have none. */
  hrefOf?: (row: Row) => string | undefined
  /** Called on click instead of opening `hrefOf`. */
  onOpen?: (row: Row) => void
  /** Rows without an action, which don't look clickable. */
  isOpenable?: (row: Row) => boolean
  /** While something is shown beside the list, a click shows the row there, and a second one opens it. */
  peek?: Peek<Row> | undefined
}

const ownControls = 'a, button, input, label, select, textarea, [role="button"], [role="switch"]'

/** Opens rows by click, Enter, middle click and the keys for a new tab. */
export function useOpenRow<Row>({ hrefOf, onOpen, isOpenable, peek }: RowOpening<Row>) {
  const go = useOpen()
  const opens = (row: Row) => Boolean(hrefOf || onOpen) && (isOpenable?.(row) ?? true)

  function open(row: Row) {
    const href = hrefOf?.(row)
    if (onOpen) onOpen(row)
    else if (href) go(href)
  }

  /** Enter on a link is a click too, but one without a pointer. */
  function openOrPeek(row: Row, event: MouseEvent) {
    const id = peek?.shown !== undefined && event.detail === 1 ? peek.idOf(row) : undefined
    if (id === undefined) open(row)
    else peek?.show(id)
  }

  function openInTab(row: Row) {
    const href = hrefOf?.(row)
    if (href) window.open(href, '_blank', 'noopener')
  }

  const openerProps = (row: Row) => ({
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      openOrPeek(row, event)
    },
  })

  const rowProps = (row: Row) => ({
    'data-opens': true,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (isOnOwnControl(event) || hasSelectedText()) return
      // So that the focus returns to this row after closing.
      event.currentTarget.querySelector<HTMLElement>('[data-opener]')?.focus({ preventScroll: true })
      if (event.metaKey || event.ctrlKey) openInTab(row)
      else openOrPeek(row, event)
    },
    onAuxClick: (event: MouseEvent) => {
      if (event.button === 1 && !isOnOwnControl(event)) openInTab(row)
    },
  })

  return { opens, open, openerProps, rowProps }
}

/** Also true in a dialog opened by one of the row's controls, since React bubbles its clicks to the row. */
function isOnOwnControl({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element)) return false
  return !currentTarget.contains(target) || target.closest(ownControls) !== null
}

function hasSelectedText(): boolean {
  return Boolean(getSelection()?.toString())
}

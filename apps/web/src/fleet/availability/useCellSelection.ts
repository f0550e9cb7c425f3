import type { Day } from '@tourdesk/domain/calendar'
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react'
import type { Days } from './gridDays.ts'
import { type GridRow, inOrder } from './gridRow.ts'

interface Selection {
  row: string
  /** The day where it started, and the current end. */
  anchor: Day
  head: Day
  byPointer: boolean
}

/** Selects days of one row: with a click, by dragging, or with Shift, the arrow keys and Enter. */
export function useCellSelection(
  rows: readonly GridRow[],
  onPick: (row: GridRow, startDate: Day, endDate: Day) => void,
) {
  const [selection, setSelection] = useState<Selection | null>(null)

  function pick({ row: id, anchor, head }: Pick<Selection, 'row' | 'anchor' | 'head'>) {
    setSelection(null)
    const row = rows.find(({ _id }) => _id === id)
    const { startDate, endDate } = inOrder(anchor, head)
    if (row) onPick(row, startDate, endDate)
  }

  const isDragging = selection?.byPointer === true
  const drop = useEffectEvent(() => selection && pick(selection))
  useEffect(() => {
    if (!isDragging) return
    const abandon = () => setSelection(null)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', abandon)
    return () => {
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', abandon)
    }
  }, [isDragging])

  function onPointerDown(event: PointerEvent) {
    const cell = cellOf(event.target)
    if (!cell || event.button !== 0) return
    setSelection({ row: cell.row, anchor: cell.day, head: cell.day, byPointer: true })
  }

  function onPointerOver(event: PointerEvent) {
    const cell = cellOf(event.target)
    if (cell && selection?.byPointer && cell.row === selection.row)
      setSelection({ ...selection, head: cell.day })
  }

  function onKeyDown(event: KeyboardEvent) {
    const cell = cellOf(event.target)
    if (!cell) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      pick(selection?.row === cell.row ? selection : { row: cell.row, anchor: cell.day, head: cell.day })
      return
    }
    if (event.key === 'Escape') setSelection(null)
    const next = neighbour(cell.element, event.key)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    next.focus()
    const to = cellOf(next)
    if (!event.shiftKey || !to || to.row !== cell.row) return setSelection(null)
    const anchor = selection?.row === cell.row ? selection.anchor : cell.day
    setSelection({ row: cell.row, anchor, head: to.day, byPointer: false })
  }

  return {
    handlers: { onPointerDown, onPointerOver, onKeyDown },
    /** The days selected in a row. */
    of: (row: string): Days | null =>
      selection?.row === row ? inOrder(selection.anchor, selection.head) : null,
  }
}

function cellOf(target: EventTarget): { element: HTMLElement; row: string; day: Day } | null {
  if (!(target instanceof Element)) return null
  const element = target.closest<HTMLElement>('[data-day]')
  const row = element?.closest<HTMLElement>('[data-row]')?.dataset.row
  const day = element?.dataset.day
  return element && row && day ? { element, row, day } : null
}

/** The cell that an arrow key moves to; left and right are mirrored in Hebrew. */
function neighbour(cell: HTMLElement, key: string): HTMLElement | null {
  const isMirrored = getComputedStyle(cell).direction === 'rtl'
  const beside = key === (isMirrored ? 'ArrowLeft' : 'ArrowRight') ? 'nextElementSibling' : null
  const before = key === (isMirrored ? 'ArrowRight' : 'ArrowLeft') ? 'previousElementSibling' : null
  const sideways = beside ?? before
  if (sideways) return asCell(cell[sideways])
  const line = cell.closest('tr')
  const row = { ArrowDown: line?.nextElementSibling, ArrowUp: line?.previousElementSibling }[key]
  return asCell(row?.querySelector(`[data-day="${cell.dataset.day}"]`))
}

function asCell(element: Element | null | undefined): HTMLElement | null {
  return element instanceof HTMLElement && element.dataset.day ? element : null
}

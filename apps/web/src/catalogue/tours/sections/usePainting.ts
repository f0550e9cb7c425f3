import { type MouseEvent, useRef } from 'react'
import { cellsBetween, type TourLanguage, type WeekCell } from '../weeklyGrid.ts'

interface Painting<Before> {
  from: WeekCell
  last: WeekCell
  /** The state before the drag. */
  before: Before
  isOn: boolean
  /** False once the button was released, even outside the table. */
  isHeld: boolean
  /** True once another cell was reached, so it's no longer a click. */
  hasMoved: boolean
}

/**
 * Selects days by dragging: all days between the first and the current one get the first one's new state, and
 * days that the mouse has left get their old state back.
 */
export function usePainting<Before>(
  isTicked: (cell: WeekCell) => boolean,
  before: Before,
  paint: (before: Before, cells: WeekCell[], isOn: boolean) => void,
) {
  const painting = useRef<Painting<Before> | null>(null)
  const release = () => {
    if (painting.current) painting.current = { ...painting.current, isHeld: false }
  }
  return {
    onMouseDown({ target, button }: MouseEvent) {
      const from = button === 0 ? cellOf(target) : null
      painting.current = from && {
        from,
        last: from,
        before,
        isOn: !isTicked(from),
        isHeld: true,
        hasMoved: false,
      }
      window.addEventListener('mouseup', release, { once: true })
    },
    onMouseOver({ target }: MouseEvent) {
      const cell = cellOf(target)
      const now = painting.current
      if (!cell || !now?.isHeld) return
      if (cell.day === now.last.day && cell.language === now.last.language) return
      paint(now.before, cellsBetween(now.from, cell), now.isOn)
      painting.current = { ...now, last: cell, hasMoved: true }
    },
    /** If the drag ends where it began, the browser fires a click on the first day, which is stopped. */
    onClickCapture(event: MouseEvent) {
      const isByKey = event.detail === 0
      if (!painting.current?.hasMoved || isByKey) return
      event.preventDefault()
      event.stopPropagation()
      painting.current = null
    },
  }
}

function cellOf(target: EventTarget): WeekCell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null
  return cell && { language: cell.dataset.language as TourLanguage, day: Number(cell.dataset.day) }
}

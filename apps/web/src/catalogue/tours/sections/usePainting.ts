import { type MouseEvent, useRef } from 'react'
import { cellsBetween, type TourLanguage, type WeekCell } from '../weeklyGrid.ts'

interface Painting<Before> {
  from: WeekCell
  last: WeekCell
  /** What it was before the first cell. */
  before: Before
  isOn: boolean
  /** False once the button was released, wherever that was. */
  isHeld: boolean
  /** Another cell was reached: it's no click any more. */
  hasMoved: boolean
}

/**
 * Ticking by dragging over days: all between the first and the current one get what the first one gets, and those that
 * the mouse has left are as before.
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
    /** Back where it began, the release would be a click on the first day. */
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

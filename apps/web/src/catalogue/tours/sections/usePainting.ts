import { type MouseEvent, useRef } from 'react'
import { cellsBetween, type TourLanguage, type WeekCell } from '../weeklyGrid.ts'

interface Painting {
  from: WeekCell
  last: WeekCell
  isOn: boolean
  /** Another cell was reached: it's no click any more. */
  hasMoved: boolean
}

/** Ticking by dragging over days: all get what the first one gets. */
export function usePainting(
  isTicked: (cell: WeekCell) => boolean,
  paint: (cells: WeekCell[], isOn: boolean) => void,
) {
  const painting = useRef<Painting | null>(null)
  return {
    onMouseDown({ target, button }: MouseEvent) {
      const from = button === 0 ? cellOf(target) : null
      painting.current = from && { from, last: from, isOn: !isTicked(from), hasMoved: false }
    },
    onMouseOver({ target, buttons }: MouseEvent) {
      const cell = cellOf(target)
      const now = painting.current
      if (!cell || !now || buttons !== 1) return
      if (cell.day === now.last.day && cell.language === now.last.language) return
      paint(cellsBetween(now.last, cell), now.isOn)
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

import { type PointerEvent, useRef } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import { columnWidths } from './arrangeColumns.ts'
import styles from './ResizeHandle.module.css'

interface ResizeHandleProps {
  /** Undefined for as wide as the content. */
  onResize: (width: number | undefined) => void
}

/**
 * The edge of a column: drag it, or double-click it to fit the content. Keyboard users set widths in the
 * column settings, so that the header isn't a row of Tab stops.
 */
export function ResizeHandle({ onResize }: ResizeHandleProps) {
  const { direction } = useLanguage()
  const handle = useRef<HTMLSpanElement>(null)
  const outwards = direction === 'rtl' ? -1 : 1

  function drag({ clientX, pointerId, button }: PointerEvent) {
    const edge = handle.current
    const head = edge?.closest('th')
    if (!edge || !head || button !== 0) return
    const from = head.getBoundingClientRect().width
    let next: number | undefined
    const abort = new AbortController()
    const options = { signal: abort.signal }
    edge.setPointerCapture(pointerId)
    edge.addEventListener(
      'pointermove',
      ({ clientX: to }) => {
        next = Math.max(columnWidths.least, from + (to - clientX) * outwards)
        head.style.inlineSize = head.style.minInlineSize = `${next}px`
      },
      options,
    )
    const end = () => {
      abort.abort()
      if (next !== undefined) onResize(next)
    }
    edge.addEventListener('pointerup', end, options)
    edge.addEventListener('pointercancel', end, options)
  }

  return (
    <span
      ref={handle}
      aria-hidden
      className={styles.handle}
      onPointerDown={drag}
      onDoubleClick={() => onResize(undefined)}
    />
  )
}

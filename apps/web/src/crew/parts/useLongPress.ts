import { type MouseEvent, type PointerEvent, useRef } from 'react'

const longMs = 500
const steadyPx = 12

/** The handlers of a button that can be tapped or held. The counter beside it works without holding. */
export function useLongPress(onTap: () => void, onHold: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const from = useRef({ x: 0, y: 0 })
  const isHeld = useRef(false)
  const stop = () => clearTimeout(timer.current)
  return {
    onPointerDown(event: PointerEvent) {
      isHeld.current = false
      from.current = { x: event.clientX, y: event.clientY }
      stop()
      if (!onHold) return
      timer.current = setTimeout(() => {
        isHeld.current = true
        onHold()
      }, longMs)
    },
    onPointerMove(event: PointerEvent) {
      const { x, y } = from.current
      if (Math.hypot(event.clientX - x, event.clientY - y) > steadyPx) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    // Otherwise a phone offers to copy the word under the finger.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick() {
      stop()
      if (!isHeld.current) onTap()
      isHeld.current = false
    },
  }
}

const fields = 'form input, form textarea'
const box = 'input[type="checkbox"], input[type="radio"]'
const pressed = `button, label, a[href], input[readonly], ${box}`

/**
 * Leaving a field may put a fault below it and move what stands there. So a press outside the field leaves it only
 * when the press is done: what was under the pointer still is, and takes the press before anything moves.
 * @returns what takes it away again.
 */
export function installSteadyPress(): () => void {
  const abort = new AbortController()
  const { signal } = abort
  let waiting: HTMLElement | null = null

  document.addEventListener(
    'mousedown',
    (event) => {
      waiting = null
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>(pressed) : null
      const field = document.activeElement
      if (!target || target === field || !field?.matches(fields)) return
      // Somebody else keeps the focus already, or the press begins a drag.
      if (event.defaultPrevented || event.button !== 0 || target.closest('[draggable="true"]')) return
      event.preventDefault()
      waiting = target
    },
    { signal },
  )
  const leaveFor = (event: MouseEvent) => {
    if (event.target instanceof Node && waiting?.contains(event.target)) {
      waiting.focus({ preventScroll: true })
    }
    waiting = null
  }
  // A field that is drawn anew while a box is being ticked would tick it back: a box is ticked first.
  const leaveUnlessForBox = (event: MouseEvent) => {
    if (!waiting?.matches(box)) leaveFor(event)
  }
  document.addEventListener('click', leaveUnlessForBox, { capture: true, signal })
  document.addEventListener('click', leaveFor, { signal })
  return () => abort.abort()
}

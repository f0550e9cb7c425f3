const fields = 'form input, form textarea'
const box = 'input[type="checkbox"], input[type="radio"]'
const pressed = `button, label, a[href], input[readonly], ${box}`

/**
 * Leaving a field may show an error below it and move the page. So a click outside the field blurs it only
 * after the click: the target is still under the pointer and gets the click before anything moves.
 * @returns a function that removes the handler
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
      // Another handler already keeps the focus, or the press starts a drag.
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
  // Rerendering a field while a checkbox is being clicked would undo the click, so the blur follows it.
  const leaveUnlessForBox = (event: MouseEvent) => {
    if (!waiting?.matches(box)) leaveFor(event)
  }
  document.addEventListener('click', leaveUnlessForBox, { capture: true, signal })
  document.addEventListener('click', leaveFor, { signal })
  return () => abort.abort()
}

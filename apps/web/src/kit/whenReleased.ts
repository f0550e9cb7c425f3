/** A button released outside the window fires no event; the next key then counts as its release. */
const ends = ['pointerup', 'pointercancel', 'keydown'] as const

let isPressed = false
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => note(true), true)
  for (const end of ends) window.addEventListener(end, () => note(false), true)
}

function note(pressed: boolean): void {
  isPressed = pressed
}

/**
 * Runs the work once the mouse button or finger is up, or at once if none is down. A field that's left by a
 * click may show an error and move what's below; while the button is still down, the click would miss its
 * target.
 */
export function whenReleased(work: () => void): void {
  if (!isPressed) {
    work()
    return
  }
  const waiting = new AbortController()
  const run = () => {
    waiting.abort()
    // After the click event.
    setTimeout(work)
  }
  for (const end of ends) window.addEventListener(end, run, { capture: true, signal: waiting.signal })
}

/** A button that's let go outside of the window isn't heard of; the next key shows that it's up. */
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
 * Runs the work once the mouse button or finger is up, or at once if none is down. The error of a field that is left by
 * a click moves what's below it; while the button is still down, the click would miss what it was meant for.
 */
export function whenReleased(work: () => void): void {
  if (!isPressed) {
    work()
    return
  }
  const waiting = new AbortController()
  const run = () => {
    waiting.abort()
    // After the click that follows.
    setTimeout(work)
  }
  for (const end of ends) window.addEventListener(end, run, { capture: true, signal: waiting.signal })
}

import { sync } from './sync.ts'

const pauseMs = 2_000
let isAsked = false

/**
 * Syncs after a notice of a change. Every tap on any vehicle sends one, so a phone waits briefly for more,
 * with a random delay so that phones don't all ask at once, and not at all while the page is hidden.
 */
export function syncSoon(): void {
  if (isAsked) return
  isAsked = true
  setTimeout(
    () => {
      isAsked = false
      if (document.visibilityState === 'visible') void sync()
    },
    pauseMs * (0.25 + Math.random() / 2),
  )
}

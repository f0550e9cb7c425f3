import { sync } from './sync.ts'

const pauseMs = 2_000
let isAsked = false

/**
 * Loads what the office says has changed. Every tap on any vehicle is such a notice, so a phone waits for what else
 * comes in, phones don't ask all at once, and those that nobody looks at don't ask.
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

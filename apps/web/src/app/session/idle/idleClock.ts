import { openedSession } from '../openedSession.ts'

const key = 'lastTouched'

/** When somebody last touched one of the browser's tabs; they share it, as they share the session. */
export const idleClock = {
  /** Somebody is here now. */
  touch(): void {
    try {
      localStorage.setItem(key, String(Date.now()))
    } catch {
      // A browser that keeps nothing has this tab's own time.
    }
    own = Date.now()
  },
  /** For how many whole seconds nobody has touched any tab. */
  idleSeconds(): number {
    return Math.max(0, Math.floor((Date.now() - lastTouched()) / 1000))
  },
}

/** Seconds until the session of this page ends if nobody touches it; null if it never does. 0 once it's over. */
export function secondsLeft(): number | null {
  const minutes = openedSession()?.idleMinutes ?? null
  if (minutes === null) return null
  return Math.max(0, Math.ceil((lastTouched() + minutes * 60_000 - Date.now()) / 1000))
}

/** True once this page's session has ended because nobody used it. */
export function isIdleOver(): boolean {
  return secondsLeft() === 0
}

// Opening a page is use.
let own = Date.now()

function lastTouched(): number {
  const shared = Number(localStorage.getItem(key))
  // A time to come is from before the computer's clock was set back.
  return shared > Date.now() ? own : Math.max(own, shared)
}

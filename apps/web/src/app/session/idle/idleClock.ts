import { openedSession } from '../openedSession.ts'

const key = 'lastTouched'

/** When any of the browser's tabs was last used; they share this time, as they share the session. */
export const idleClock = {
  /** Records use now. */
  touch(): void {
    try {
      localStorage.setItem(key, String(Date.now()))
    } catch {
      // Without storage, this tab uses its own time.
    }
    own = Date.now()
  },
  /** Whole seconds since any tab was last used. */
  idleSeconds(): number {
    return Math.max(0, Math.floor((Date.now() - lastTouched()) / 1000))
  },
}

/** Seconds until this page's session ends without use; 0 once it has ended, null if it never does. */
export function secondsLeft(): number | null {
  const minutes = openedSession()?.idleMinutes ?? null
  if (minutes === null) return null
  return Math.max(0, Math.ceil((lastTouched() + minutes * 60_000 - Date.now()) / 1000))
}

/** True once this page's session has ended without use. */
export function isIdleOver(): boolean {
  return secondsLeft() === 0
}

// Opening a page counts as use.
let own = Date.now()

function lastTouched(): number {
  const shared = sharedTime()
  // A time in the future is from before the computer's clock was set back.
  return shared > Date.now() ? own : Math.max(own, shared)
}

function sharedTime(): number {
  try {
    return Number(localStorage.getItem(key))
  } catch {
    return 0
  }
}

import type { CurrentUser } from '@tourdesk/contract/identity/identity'

/**
 * Why the page can't continue: its session is over, the browser's session now has another user or account, or
 * the call needs the password again.
 */
export type Interruption = { kind: 'ended' } | { kind: 'confirm' } | { kind: 'switched'; now: CurrentUser }

let current: Interruption | null = null
let waiting: ((goOn: boolean) => void)[] = []
const listeners = new Set<() => void>()

/** Holds a page's calls until the user decides how to continue. */
export const interruptions = {
  current: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Returns true once the page has its session back and the call can be repeated, false if the user left. */
  begin(interruption: Interruption): Promise<boolean> {
    tell(interruption)
    return new Promise((resolve) => waiting.push(resolve))
  },
  settle(goOn: boolean): void {
    const settled = waiting
    waiting = []
    tell(null)
    for (const resolve of settled) resolve(goOn)
  },
}

function tell(next: Interruption | null): void {
  if (current === next) return
  current = next
  for (const listener of listeners) listener()
}

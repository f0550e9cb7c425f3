import type { CurrentUser } from '@tourdesk/contract/identity/identity'

/**
 * Why the page cannot go on by itself: its session is over, or the browser's session now belongs to another person or
 * works in another account.
 */
export type Interruption = { kind: 'ended' } | { kind: 'switched'; now: CurrentUser }

let current: Interruption | null = null
let waiting: ((goOn: boolean) => void)[] = []
const listeners = new Set<() => void>()

/** Holds the calls of a page back until the person has said how to go on. */
export const interruptions = {
  current: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Answers true once the page has its session back and the call may be repeated, false when it was left. */
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

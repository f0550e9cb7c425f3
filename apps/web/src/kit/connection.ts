import { useSyncExternalStore } from 'react'

const pauseMs = 2000

let isLost = false
let isAsking = false
let again: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Whether the server can be reached. If not, it's retried until it answers. */
export const connection = {
  /** Reports a call without an answer. */
  suspect: () => void ask(),
  isLost: () => isLost,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

export function useIsConnectionLost(): boolean {
  return useSyncExternalStore(connection.subscribe, connection.isLost)
}

/** Listens to the browser's own network events. */
export function watchNetwork(): () => void {
  const abort = new AbortController()
  for (const event of ['offline', 'online'])
    addEventListener(event, connection.suspect, { signal: abort.signal })
  return () => abort.abort()
}

async function ask(): Promise<void> {
  if (isAsking) return
  isAsking = true
  const answer = await fetch('/index.html', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  isAsking = false
  // A proxy answers for a server that's down.
  tell(!answer || answer.status >= 500)
  clearTimeout(again)
  if (isLost) again = setTimeout(connection.suspect, pauseMs)
}

function tell(next: boolean): void {
  if (next === isLost) return
  isLost = next
  for (const listener of listeners) listener()
}

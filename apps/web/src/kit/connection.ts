import { useSyncExternalStore } from 'react'

const pauseMs = 2000
const patienceMs = 10_000

let isLost = false
let isAsking = false
/** True if something has made the connection doubtful since it was last tried. */
let isInDoubt = false
let again: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Whether the server can be reached. If not, it's retried until it answers. */
export const connection = {
  /** Reports a call that got no answer. */
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
  isInDoubt = true
  if (isAsking) return
  isAsking = true
  let isReached = false
  while (isInDoubt) {
    isInDoubt = false
    isReached = await reach()
  }
  isAsking = false
  setLost(!isReached)
  clearTimeout(again)
  // An answer that was already on its way may arrive after the network has gone.
  if (isLost || !navigator.onLine) again = setTimeout(connection.suspect, pauseMs)
}

async function reach(): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMs)
  const answer = await fetch('/index.html', { method: 'HEAD', cache: 'no-store', signal }).catch(() => null)
  // A proxy answers for a server that's down.
  return answer !== null && answer.status < 500
}

function setLost(next: boolean): void {
  if (next === isLost) return
  isLost = next
  for (const listener of listeners) listener()
}

import { useSyncExternalStore } from 'react'

/** A page of the crew with its parameters, as in the address. */
export type CrewPlace =
  | { page: 'days' }
  | { page: 'me' }
  | { page: 'away' }
  | { page: 'unit'; id: string }
  | { page: 'enter'; token: string }
  | { page: 'none' }

const moved = 'crew moved'

export function placeOf(path: string): CrewPlace {
  const [, , page = '', rest = '', ...more] = path.replace(/\/+$/, '').split('/')
  if (page === '') return { page: 'days' }
  if ((page === 'me' || page === 'away') && rest === '') return { page }
  if (page === 'unit' && rest !== '' && more.length === 0) return { page, id: decoded(rest) }
  if (page === 'enter' && rest !== '' && more.length === 0) return { page, token: decoded(rest) }
  return { page: 'none' }
}

export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname)
}

/** Opens another place of the page. `replace` removes this one from the history. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  scrollTo(0, 0)
  dispatchEvent(new Event(moved))
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  addEventListener(moved, listener)
  return () => {
    removeEventListener('popstate', listener)
    removeEventListener(moved, listener)
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

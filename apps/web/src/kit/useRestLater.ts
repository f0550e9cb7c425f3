import { useDeferredValue } from 'react'

/**
 * False for the first render, true right after it: a long list renders the visible part first, and then the
 * rest, interruptibly.
 */
export function useRestLater(isThere: boolean): boolean {
  return useDeferredValue(isThere, false)
}

import { useDeferredValue } from 'react'

/**
 * False for the first drawing of what's there, true right after it: a long list draws what people see, then the rest,
 * which takes turns with what people do.
 */
export function useRestLater(isThere: boolean): boolean {
  return useDeferredValue(isThere, false)
}

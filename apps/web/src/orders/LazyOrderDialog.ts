import { lazy, useEffect } from 'react'

const load = () => import('./OrderDialog.tsx')

/** The order form over a list. It is no part of the list's own files. */
export const LazyOrderDialog = lazy(async () => ({ default: (await load()).OrderDialog }))

/** Fetches the order form once the list has settled, so that it opens at once. */
export function useOrderDialogAhead(): void {
  useEffect(() => {
    // Safari has no `requestIdleCallback`.
    const timer = setTimeout(() => void load(), 300)
    return () => clearTimeout(timer)
  }, [])
}

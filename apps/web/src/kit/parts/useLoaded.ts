import { useSyncExternalStore } from 'react'
import type { LoadedOnce } from './loadOnce.ts'

/**
 * The loaded part, or undefined until it's loaded; throws if loading failed. React's `use` with `Suspense`
 * would hold back what replaces a fallback for up to 300 ms.
 */
export function useLoaded<Part>(loaded: LoadedOnce<Part>): Part | undefined {
  const settled = useSyncExternalStore(loaded.subscribe, loaded.settled)
  if (settled && 'failure' in settled) throw settled.failure
  return settled?.part
}

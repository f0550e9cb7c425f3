import { useSyncExternalStore } from 'react'
import { type Crew, crewStore } from './crewStore.ts'

/** What the crew's page knows, drawn again whenever it changes. */
export function useCrew(): Crew {
  return useSyncExternalStore(crewStore.subscribe, crewStore.now)
}

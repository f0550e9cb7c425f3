import { useSyncExternalStore } from 'react'
import { type Crew, crewStore } from './crewStore.ts'

/** The state of the crew's page; rerenders when it changes. */
export function useCrew(): Crew {
  return useSyncExternalStore(crewStore.subscribe, crewStore.now)
}

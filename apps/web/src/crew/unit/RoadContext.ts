import type { CrewUnit, CrewUnitSheet } from '@tourdesk/contract/crew/crewPage'
import { createContext, useContext } from 'react'
import type { PartyOnRoad, RoadEvent } from './roadEvents.ts'

/** The vehicle on the screen, with its events. */
export interface Road {
  unit: CrewUnit
  events: readonly RoadEvent[]
  /** By entry. */
  parties: ReadonlyMap<string, PartyOnRoad>
  facts: ReadonlyMap<string, CrewUnitSheet['parties'][number]>
}

export const RoadContext = createContext<Road | null>(null)

export function useRoad(): Road {
  const road = useContext(RoadContext)
  if (!road) throw new Error('Parties are drawn only inside of a vehicle.')
  return road
}

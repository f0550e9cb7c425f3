import type { Boarding, BoardingParty } from '@tourdesk/contract/crew/boardings'
import type { BoardingEvent } from '@tourdesk/contract/crew/crewEvents'
import { incidentsIn } from '@tourdesk/domain/crew/stateOf'

interface Incident {
  event: BoardingEvent
  unit: Boarding
  /** Null if it's about the whole vehicle, or about a party that has left it. */
  party: BoardingParty | null
}

/** The incidents that weren't undone, newest first. */
export function incidentsOf(units: readonly Boarding[]): Incident[] {
  return units
    .flatMap((unit) => [
      ...incidentsIn(unit.otherEvents).map((event) => ({ event, unit, party: null })),
      ...unit.parties.flatMap((party) => incidentsIn(party.events).map((event) => ({ event, unit, party }))),
    ])
    .toSorted((a, b) => b.event.at.localeCompare(a.event.at))
}

import type { DomainEvent } from '@tourdesk/domain/activity/events'
import type { Tx } from '../kernel/database.ts'
import { aboutUnit } from './aboutUnit.ts'
import { crewOf, peopleOf } from './crew.ts'
import { noteLeaving } from './feed/leavings.ts'
import { loggedCrew } from './loggedCrew.ts'
import type { StoredUnit } from './units.ts'

/**
 * The step that deletes a locked unit without people; its vehicle and crew are free then.
 * @returns the event to announce
 */
export async function dissolveUnit(tx: Tx, unit: StoredUnit, now: Date): Promise<DomainEvent> {
  const crew = crewOf(unit)
  // The foreign keys cascade to the crew and the order of the stops.
  await tx.deleteFrom('vehicle_units').where('id', '=', unit.id).execute()
  await noteLeaving(tx, unit, [...peopleOf(crew), null], now)
  return {
    name: 'unit.deleted',
    ...(await aboutUnit(tx, unit)),
    before: { tour: unit.tour_id, date: unit.tour_date, ...(await loggedCrew(tx, crew)) },
  }
}

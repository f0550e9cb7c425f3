import { addDays } from '@tourdesk/domain/calendar'
import { checkUnit } from '@tourdesk/domain/dispatch/checkUnit'
import type { Tx } from '../kernel/database.ts'
import { accept } from '../kernel/decide.ts'
import { crewOf, nobody } from './crew.ts'
import { lockCrew } from './lockCrew.ts'
import type { BoardingEntry } from './lockEntry.ts'
import { unitFacts } from './unitFacts.ts'
import type { StoredUnit } from './units.ts'

/**
 * Checks that a unit's vehicle and crew are also free on the later days of an entry that takes longer than
 * the unit.
 */
export async function checkLastDay(tx: Tx, unit: StoredUnit, entry: BoardingEntry): Promise<void> {
  const lastDay = entry.end_date ?? entry.tour_date
  if (lastDay <= unit.end_date) return
  const crew = crewOf(unit)
  await lockCrew(tx, crew, crew)
  const facts = await unitFacts(tx, unit.id, { start: addDays(unit.end_date, 1), end: lastDay })
  accept(checkUnit(nobody, crew, facts))
}

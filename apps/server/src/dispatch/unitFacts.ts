import type { DayRange } from '@tourdesk/domain/calendar'
import type { UnitFacts } from '@tourdesk/domain/dispatch/checkUnit'
import { dayStatusFor } from '@tourdesk/domain/dispatch/dayStatus'
import { statesOn } from '../fleet/states.ts'
import type { Tx } from '../kernel/database.ts'
import { ask } from '../kernel/question.ts'

/** The facts about cars and people that the rules check for a unit. `lockCrew` has locked them. */
export async function unitFacts(tx: Tx, unitId: string, days: DayRange): Promise<UnitFacts> {
  const stateOf = await ask(tx, statesOn(days))
  const statusOf = (id: string) => dayStatusFor(unitId, stateOf(id))
  return { carStatus: statusOf, operatorStatus: statusOf }
}

import type { UnitResources } from '@tourdesk/contract/dispatch/dispatch'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Call } from '../kernel/call.ts'
import { ask, askTogether } from '../kernel/question.ts'
import { presentResources, resourcesOn } from './resources.ts'
import { unitsOfIds } from './units.ts'

/** The resources that can be put on a unit, with their state over all its days. Throws `not_found` (404). */
export async function findResources({ db }: Call, unitId: string): Promise<UnitResources> {
  const [unit] = await ask(db, unitsOfIds([unitId]))
  if (!unit) throw new Problem('not_found')
  return presentResources(await askTogether(db, resourcesOn({ start: unit.tour_date, end: unit.end_date })))
}

import type { UnitResources } from '@tourdesk/contract/dispatch/dispatch'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { dayIn } from '@tourdesk/domain/calendar'
import type { Call } from '../kernel/call.ts'
import { ask, askTogether } from '../kernel/question.ts'
import { presentResources, resourcesOn } from './resources.ts'
import { timesOnTour, timesWith } from './timesOnTour.ts'
import { unitsOfIds } from './units.ts'

/** The resources that can be put on a unit, with their state over all its days. Throws `not_found` (404). */
export async function findResources({ db, now }: Call, unitId: string): Promise<UnitResources> {
  const [unit] = await ask(db, unitsOfIds([unitId]))
  if (!unit) throw new Problem('not_found')
  const { times, ...stored } = await askTogether(db, {
    ...resourcesOn({ start: unit.tour_date, end: unit.end_date }),
    times: timesOnTour({ date: unit.tour_date, today: dayIn(now), tours: [unit.tour_id] }),
  })
  const { guides, ...resources } = presentResources(stored)
  const timesOf = timesWith(times)
  return {
    ...resources,
    guides: guides.map((guide) => ({ ...guide, timesOnTour: timesOf(guide._id, unit.tour_id) })),
  }
}

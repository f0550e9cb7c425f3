import type { Assignments } from '@tourdesk/contract/dispatch/dispatch'
import type { Day } from '@tourdesk/domain/calendar'
import { checkPlanningRange } from '@tourdesk/domain/dispatch/planningRange'
import { entriesToPlan } from '../entries/entriesToPlan.ts'
import type { Call } from '../kernel/call.ts'
import { acceptFields } from '../kernel/decide.ts'
import { askTogether } from '../kernel/question.ts'
import { settingsOf } from '../settings/readSettings.ts'
import { crewSection } from '../settings/sections/crew.ts'
import { presentUnit } from './present.ts'
import { presentResources, resourcesOn } from './resources.ts'
import { unitsOn } from './units.ts'

/** The planning of a range of days. Throws a field error (400) if the range is too long. */
export async function findAssignmentsOfRange(
  call: Call,
  days: { startDate: Day; endDate: Day },
): Promise<Assignments> {
  acceptFields(checkPlanningRange(days))
  return findAssignments(call, days)
}

/**
 * Everything needed to plan a day or a range, in one round trip. Cars and operators have their state on the
 * first day: a range is for viewing, assigning is done one day at a time.
 */
export async function findAssignments(
  { db, scope, now }: Call,
  { startDate, endDate, tour }: { startDate: Day; endDate: Day; tour?: string | undefined },
): Promise<Assignments> {
  const stored = await askTogether(db, {
    ...resourcesOn({ start: startDate, end: startDate }),
    purchasedTours: entriesToPlan(scope, { startDate, endDate, tour }),
    units: unitsOn({ startDate, endDate }, tour),
    settings: settingsOf(crewSection),
  })
  return {
    ...presentResources(stored),
    purchasedTours: stored.purchasedTours,
    dayEventCars: stored.units.map((unit) => presentUnit(unit, { now, ...stored.settings })),
  }
}

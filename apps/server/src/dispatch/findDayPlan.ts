import type { DayPlan } from '@tourdesk/contract/dispatch/dayPlan'
import { addDays, type Day } from '@tourdesk/domain/calendar'
import { longestPlanningRange } from '@tourdesk/domain/dispatch/planningRange'
import { unusualOn } from '../departures/unusualOn.ts'
import { bookedDepartures, nextBookedDay } from '../entries/bookedDepartures.ts'
import { carRows } from '../fleet/cars.ts'
import { operatorRows } from '../fleet/operators.ts'
import { statesOn } from '../fleet/states.ts'
import type { Call } from '../kernel/call.ts'
import { askTogether, known } from '../kernel/question.ts'
import { settingsOf } from '../settings/readSettings.ts'
import { crewSection } from '../settings/sections/crew.ts'
import { presentDepartures } from './presentDepartures.ts'
import { presentResources } from './resources.ts'
import { unitsOn } from './units.ts'

/** The plan of a day for all tours, in one round trip. */
export async function findDayPlan({ db, scope, now }: Call, date: Day): Promise<DayPlan> {
  const stored = await askTogether(db, {
    booked: bookedDepartures(scope, { date }),
    units: unitsOn({ startDate: date, endDate: date }),
    cars: carRows(),
    operators: operatorRows(),
    carSuppliers: known([]),
    stateOf: statesOn({ start: date, end: date }),
    settings: settingsOf(crewSection),
    next: nextBookedDay(scope, { date }),
    unusual: unusualOn({ startDate: addDays(date, -longestPlanningRange), endDate: date }),
  })
  const { cars, guides, drivers } = presentResources(stored)
  return {
    departures: presentDepartures(stored, { now, ...stored.settings }),
    cars,
    guides,
    drivers,
    next: stored.next[0]?.tour_date ?? null,
  }
}

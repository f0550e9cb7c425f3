import { type Day, dayIn } from '@tourdesk/domain/calendar'
import { signOffsOn } from '../../checks/signOff/signOffsOn.ts'
import { tappedUnits } from '../../crew/boardings/tappedUnits.ts'
import { daysWorked } from '../../dispatch/daysWorked.ts'
import { lastVersions } from '../../dispatch/manifest/dayQuestions.ts'
import { reservedOn } from '../../dispatch/reservedOn.ts'
import { timesOnTour } from '../../dispatch/timesOnTour.ts'
import { unitsOn } from '../../dispatch/units.ts'
import { carSupplierRows } from '../../fleet/carSuppliers.ts'
import { carRows } from '../../fleet/cars.ts'
import { daysTaken } from '../../fleet/daysTaken.ts'
import { operatorRows } from '../../fleet/operators.ts'
import type { AnswersOf } from '../../kernel/question.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { settingsOf } from '../../settings/readSettings.ts'
import { checkSection } from '../../settings/sections/dayCheck.ts'
import { departuresToPlan } from './departuresToPlan.ts'
import { partiesToPlan } from './partiesToPlan.ts'

/** The questions to the database from whose answers a day is planned. */
export function planQuestions(date: Day, now: Date) {
  const day = { startDate: date, endDate: date }
  return {
    departures: departuresToPlan({ date }),
    parties: partiesToPlan(everyOrder, { date }),
    units: unitsOn(day),
    cars: carRows(),
    suppliers: carSupplierRows(),
    operators: operatorRows(),
    taken: daysTaken({ date }),
    reserved: reservedOn(day),
    times: timesOnTour({ date, today: dayIn(now), tours: 'ofDate' }),
    worked: daysWorked({ date }),
    sheets: lastVersions(day),
    tapped: tappedUnits(date),
    signOffs: signOffsOn(day),
    rules: settingsOf(checkSection),
  }
}

/** Their answers. */
export type StoredPlanDay = AnswersOf<ReturnType<typeof planQuestions>>

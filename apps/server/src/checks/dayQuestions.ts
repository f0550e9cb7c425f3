import { type Day, dayIn } from '@tourdesk/domain/calendar'
import { closedDays } from '../catalogue/tours/closedDays.ts'
import { reportsOfDays } from '../crew/events/reportsOfDays.ts'
import { limitedOnDays } from '../departures/capacity/salesOf.ts'
import { changedSheets } from '../dispatch/manifest/changedSheets.ts'
import { stopOrders } from '../dispatch/manifest/dayQuestions.ts'
import { reservedOn } from '../dispatch/reservedOn.ts'
import { unitsOn } from '../dispatch/units.ts'
import { workOfDrivers } from '../dispatch/workOfDrivers.ts'
import { partiesOfDays } from '../entries/partiesOfDays.ts'
import type { AnswersOf } from '../kernel/question.ts'
import { everyOrder } from '../kernel/scope.ts'
import { messagesOfDays } from '../messages/messagesOfDays.ts'
import { settingsOf } from '../settings/readSettings.ts'
import { crewSection } from '../settings/sections/crew.ts'
import { checkSection } from '../settings/sections/dayCheck.ts'
import { knownOn } from './knownOn.ts'

/** The questions to the database about the days of a range, from which their findings follow. */
export function dayQuestions(days: { startDate: Day; endDate: Day }, now: Date) {
  return {
    parties: partiesOfDays(everyOrder, days),
    units: unitsOn(days),
    reserved: reservedOn(days),
    reports: reportsOfDays(days),
    messages: messagesOfDays(days),
    work: workOfDrivers(days),
    stopOrders: stopOrders(days),
    changedSheets: changedSheets(everyOrder, days, dayIn(now)),
    limited: limitedOnDays(days),
    closedDays: closedDays({}),
    crew: settingsOf(crewSection),
    rules: settingsOf(checkSection),
    known: knownOn(days),
  }
}

/** Their answers. */
export type StoredDays = AnswersOf<ReturnType<typeof dayQuestions>>

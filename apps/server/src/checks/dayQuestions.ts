import type { Day } from '@tourdesk/domain/calendar'
import { reportsOfDays } from '../crew/events/reportsOfDays.ts'
import { unitsOn } from '../dispatch/units.ts'
import { partiesOfDays } from '../entries/partiesOfDays.ts'
import { reservedOn } from '../fleet/reservedOn.ts'
import { everyOrder } from '../kernel/scope.ts'
import { messagesOfDays } from '../messages/messagesOfDays.ts'
import { settingsOf } from '../settings/readSettings.ts'
import { crewSection } from '../settings/sections/crew.ts'
import { knownOn } from './knownOn.ts'

/** The questions to the database about the days of a range, from which their findings follow. */
export function dayQuestions(days: { startDate: Day; endDate: Day }) {
  return {
    parties: partiesOfDays(everyOrder, days),
    units: unitsOn(days),
    reserved: reservedOn(days),
    reports: reportsOfDays(days),
    messages: messagesOfDays(days),
    crew: settingsOf(crewSection),
    known: knownOn(days),
  }
}

type Questions = ReturnType<typeof dayQuestions>
/** Their answers. */
export type StoredDays = { [Name in keyof Questions]: ReturnType<Questions[Name]['read']> }

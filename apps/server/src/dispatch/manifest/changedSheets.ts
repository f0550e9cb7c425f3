import type { Day } from '@tourdesk/domain/calendar'
import { answering, inOneStatement, type Question } from '../../kernel/question.ts'
import type { Scope } from '../../kernel/scope.ts'
import { handedOutOf } from './handedOut.ts'
import { dayOf, dayQuestions, type StoredDay } from './readDay.ts'

/** The number of a day's units that have changed since their sheet was last handed out, in one statement. */
export function changedSheets(scope: Scope, date: Day, today: Day): Question<number> {
  return answering(inOneStatement<StoredDay>(dayQuestions(scope, { date, handedOut: true })), (stored) => {
    return dayOf(stored, date, today).units.filter((unit) => handedOutOf(unit)?.isChanged).length
  })
}

import type { Day } from '@tourdesk/domain/calendar'
import { answering, inOneStatement, type Question } from '../../kernel/question.ts'
import type { Scope } from '../../kernel/scope.ts'
import { handedOutOf } from './handedOut.ts'
import { dayOf, dayQuestions, type StoredDay } from './readDay.ts'

/**
 * The units leaving on some days that have changed since their sheet was last handed out, with the version of
 * that sheet; in one statement.
 */
export function changedSheets(
  scope: Scope,
  days: { startDate: Day; endDate: Day },
  today: Day,
): Question<{ unit: string; version: number }[]> {
  return answering(inOneStatement<StoredDay>(dayQuestions(scope, { ...days, handedOut: true })), (stored) =>
    dayOf(stored, days.startDate, today).units.flatMap((unit) => {
      const handedOut = handedOutOf(unit)
      return handedOut?.isChanged ? [{ unit: unit.row.id, version: handedOut.version }] : []
    }),
  )
}

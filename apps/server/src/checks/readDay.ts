import type { Day } from '@tourdesk/domain/calendar'
import { checkDay } from '@tourdesk/domain/checks/checkDay'
import type { Finding } from '@tourdesk/domain/checks/finding'
import { reportsOfDay } from '../crew/events/reportsOfDay.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { askTogether } from '../kernel/question.ts'
import { messagesOfDay } from '../messages/messagesOfDay.ts'
import { knownOn } from './knownOn.ts'

/** The findings of a day, and the marks as known by finding's key. */
export async function readDay(db: Db | Tx, date: Day): Promise<{ findings: Finding[]; known: Known }> {
  const { known, ...facts } = await askTogether(db, {
    reports: reportsOfDay(date),
    messages: messagesOfDay(date),
    known: knownOn({ date }),
  })
  return { findings: checkDay(facts), known: new Map(known.map((mark) => [mark.key, mark])) }
}

type Known = Map<string, ReturnType<ReturnType<typeof knownOn>['read']>[number]>

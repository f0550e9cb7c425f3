import type { Day } from '@tourdesk/domain/calendar'
import { answering, type Question } from '../../kernel/question.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { scopedQuestion } from '../../schema/orderTables.ts'
import { isPlanChange } from './isPlanChange.ts'

/** Who signed a day off last. */
export interface LastSignOff {
  hash: string
  name: string
  at: Date
  /** How many changes of the plan came since. */
  changes: number
}

/** Who signed a day off last; null if nobody did. */
export function lastSignOff(date: Day): Question<LastSignOff | null> {
  return answering(lastOf(everyOrder, { date }), ([row]) => row ?? null)
}

const lastOf = scopedQuestion(({ db, entries }, { date }: { date: Day }) =>
  db
    .selectFrom('day_sign_offs')
    .select(['hash', 'by_name as name', 'at'])
    .select(({ selectFrom }) =>
      selectFrom('audit_log')
        .select(({ fn }) => fn.countAll<number>().as('changes'))
        .where(isPlanChange({ entries }, date))
        .$asScalar()
        .as('changes'),
    )
    .where('date', '=', date)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
)

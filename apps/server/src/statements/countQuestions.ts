import { answering, type Question } from '../kernel/question.ts'
import type { Scope } from '../kernel/scope.ts'
import { scopedQuestion } from '../schema/orderTables.ts'

/** The number of questions about lines of confirmed statements that nobody answered. */
export function countQuestions(scope: Scope): Question<number> {
  return answering(openQuestions(scope, {}), ([row]) => row?.count ?? 0)
}

const openQuestions = scopedQuestion((rows) =>
  rows
    .questions()
    .innerJoin('statements', 'statements.id', 'line_questions.statement_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('answered_at', 'is', null)
    .where('statements.status', '=', 'confirmed'),
)

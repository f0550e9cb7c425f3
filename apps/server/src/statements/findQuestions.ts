import type { LineQuestion } from '@tourdesk/contract/statements/statement'
import type { Reader } from '../kernel/call.ts'
import { nameOfUser } from '../schema/nameOfUser.ts'
import { scopedRows } from '../schema/orderTables.ts'

/** The questions about a statement by line, oldest first. */
export async function findQuestions(
  { db, scope }: Pick<Reader, 'db' | 'scope'>,
  statement: string,
): Promise<Map<string, LineQuestion[]>> {
  const rows = await scopedRows(db, scope)
    .questions()
    .leftJoin('users', 'users.id', 'line_questions.asked_by')
    .selectAll('line_questions')
    .select(nameOfUser().as('author'))
    .where('statement_id', '=', statement)
    .orderBy('asked_at')
    .orderBy('line_questions.id')
    .execute()
  const of = Map.groupBy(rows, ({ line_id }) => line_id)
  return new Map(
    [...of].map(([line, questions]) => [
      line,
      questions.map((row) => ({
        _id: row.id,
        text: row.question,
        by: row.author ?? '',
        asked: row.asked_at.toISOString(),
        answer: row.answer ?? '',
        answered: row.answered_at?.toISOString() ?? null,
      })),
    ]),
  )
}

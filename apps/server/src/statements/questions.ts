import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Statement } from '@tourdesk/contract/statements/statement'
import type { Person } from '@tourdesk/domain/access/actor'
import { checkConfirmed } from '@tourdesk/domain/statements/statement'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { accept } from '../kernel/decide.ts'
import { newId } from '../kernel/newId.ts'
import { changeRows, insertRows, scopedRows } from '../schema/orderTables.ts'
import { subjectOf } from './draftEvents.ts'
import { lockStatement } from './draftStore.ts'
import { showStatement } from './showStatement.ts'

/**
 * Asks about a line of a confirmed statement; the office notes here what an agency asks by phone. Repeating a
 * `clientKey` asks nothing. Throws `not_found` (404) or `statement_not_confirmed` (409).
 */
export async function askAboutLine(
  call: Call<Person>,
  { id, lineId }: { id: string; lineId: string },
  { text, clientKey }: { text: string; clientKey: string },
): Promise<Statement> {
  authorize(call.actor, 'statements.read')
  await inTransaction(call, async (tx) => {
    const statement = await lockStatement(tx, call, id)
    const rows = scopedRows(tx, call.scope)
    const line = await rows
      .statementLines()
      .select('id')
      .where('id', '=', lineId)
      .where('statement_id', '=', id)
      .executeTakeFirst()
    if (!line) throw new Problem('not_found')
    accept(checkConfirmed(statement))
    const first = await rows
      .questions()
      .select('id')
      .where('line_id', '=', lineId)
      .where('client_key', '=', clientKey)
      .executeTakeFirst()
    if (first) return unchanged(undefined)
    const question = {
      id: newId(),
      statement_id: id,
      line_id: lineId,
      question: text,
      asked_by: call.actor.userId,
      asked_at: call.now,
      client_key: clientKey,
      answer: null,
      answered_by: null,
      answered_at: null,
    }
    await insertRows(tx, call.scope, 'line_questions', [question]).execute()
    const facts = { note: text }
    await announce(tx, call, { name: 'statement.questioned', subject: subjectOf(statement), facts })
  })
  return showStatement(call, id)
}

/** Answers a question about a line, or changes the answer. Throws `not_found` (404). */
export async function answerQuestion(
  call: Call<Person>,
  questionId: string,
  answer: string,
): Promise<Statement> {
  authorize(call.actor, 'statements.write')
  const found = await scopedRows(call.db, call.scope)
    .questions()
    .select('statement_id')
    .where('id', '=', questionId)
    .executeTakeFirst()
  if (!found) throw new Problem('not_found')
  await inTransaction(call, async (tx) => {
    const statement = await lockStatement(tx, call, found.statement_id)
    await changeRows(tx, call.scope, 'line_questions')
      .set({ answer, answered_by: call.actor.userId, answered_at: call.now })
      .where('id', '=', questionId)
      .execute()
    const facts = { note: answer }
    await announce(tx, call, { name: 'statement.answered', subject: subjectOf(statement), facts })
  })
  return showStatement(call, found.statement_id)
}

import type { Person } from '@tourdesk/domain/access/actor'
import { checkDraft } from '@tourdesk/domain/statements/statement'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { accept } from '../kernel/decide.ts'
import { deleteRows } from '../schema/orderTables.ts'
import { fieldsOf, subjectOf } from './draftEvents.ts'
import { deleteLines, findLines, lockStatement } from './draftStore.ts'

/** Deletes a draft; its lines can be billed again. Throws `not_found` (404) or `statement_not_draft` (409). */
export async function removeStatement(call: Call<Person>, id: string): Promise<{ _id: string }> {
  authorize(call.actor, 'statements.write')
  await inTransaction(call, async (tx) => {
    const draft = await lockStatement(tx, call, id)
    accept(checkDraft(draft))
    const before = fieldsOf(draft, await findLines(tx, call.scope, id))
    await deleteLines(tx, call.scope, id)
    await deleteRows(tx, call.scope, 'statements').where('id', '=', id).execute()
    await announce(tx, call, { name: 'statement.deleted', subject: subjectOf(draft), before })
  })
  return { _id: id }
}

import type { Statement } from '@tourdesk/contract/statements/statement'
import type { Person } from '@tourdesk/domain/access/actor'
import { dayIn } from '@tourdesk/domain/calendar'
import { checkVoid } from '@tourdesk/domain/statements/statement'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { accept } from '../kernel/decide.ts'
import { nextVersion } from '../kernel/versions.ts'
import { changeRows, scopedRows } from '../schema/orderTables.ts'
import { subjectOf } from './draftEvents.ts'
import { lockStatement } from './draftStore.ts'
import { followOrders, ordersOn } from './followOrders.ts'
import { showStatement } from './showStatement.ts'

/**
 * Voids a confirmed statement; its lines can be billed again, and its number stays used. Throws `not_found`
 * (404), and `statement_not_confirmed` or `statement_paid` (409).
 */
export async function voidStatement(call: Call<Person>, id: string, reason: string): Promise<Statement> {
  authorize(call.actor, 'statements.write')
  await inTransaction(call, async (tx) => {
    const statement = await lockStatement(tx, call, id)
    const allocated = await scopedRows(tx, call.scope)
      .allocations()
      .select('id')
      .where('statement_id', '=', id)
      .where('ended_on', 'is', null)
      .executeTakeFirst()
    const { status } = statement
    accept(checkVoid({ status, isAllocated: allocated !== undefined }))
    const orders = await ordersOn(tx, call, [id])
    await changeRows(tx, call.scope, 'statements')
      .set({
        status: 'void',
        void_on: dayIn(call.now),
        void_reason: reason,
        updated_at: nextVersion(statement.updated_at, call.now),
      })
      .where('id', '=', id)
      .execute()
    await changeRows(tx, call.scope, 'statement_postings')
      .set({ is_billed: false })
      .where('statement_id', '=', id)
      .execute()
    const opened = await followOrders(tx, call, orders)
    await announce(
      tx,
      call,
      {
        name: 'statement.voided',
        subject: subjectOf(statement),
        before: { status },
        after: { status: 'void' },
        facts: { note: reason },
      },
      ...opened,
    )
  })
  return showStatement(call, id)
}

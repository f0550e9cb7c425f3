import type { Person } from '@tourdesk/domain/access/actor'
import { keepUndo } from '../activity/keepUndo.ts'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { lockOwnView, loggedView, viewSubject } from './viewRows.ts'

/**
 * Deletes a view of the caller. Throws `not_found` (404), `not_allowed` (403).
 * @returns how to undo it
 */
export async function removeView(call: Call<Person>, id: string): Promise<string | null> {
  authorize(call.actor, 'orders.read')
  return inTransaction(call, async (tx) => {
    const row = await lockOwnView(tx, call, id)
    await tx.deleteFrom('saved_views').where('id', '=', id).execute()
    await announce(tx, call, { name: 'view.deleted', subject: viewSubject(row), before: loggedView(row) })
    const { created_at, updated_at, ...view } = row
    return keepUndo(tx, call, 'removedView', { view })
  })
}

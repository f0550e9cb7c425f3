import { isDeepStrictEqual } from 'node:util'
import type { SavedView, ViewInput } from '@tourdesk/contract/views/views'
import type { Person } from '@tourdesk/domain/access/actor'
import { planView, viewAccess } from '@tourdesk/domain/views/planView'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { accept } from '../kernel/decide.ts'
import { newId } from '../kernel/newId.ts'
import { insertView } from './insertView.ts'
import { loggedView, ownViews, presentView, viewSubject } from './viewRows.ts'

/**
 * Saves a list under a name. If sent again with the same content, after a lost connection, returns the first
 * one.
 * Throws `view_name_taken`, `views_full` (409).
 */
export async function createView(call: Call<Person>, { list, ...sent }: ViewInput): Promise<SavedView> {
  authorize(call.actor, viewAccess[list])
  const { userId, name, account } = call.actor
  return inTransaction(call, async (tx) => {
    const others = await ownViews(tx, call.actor, list)
    const same = others.find((other) => isDeepStrictEqual(loggedView(other), sent))
    if (same) return unchanged(presentView(same, name))
    accept(
      planView(
        sent.name,
        others.map((other) => other.name),
        true,
      ),
    )
    const stamps = { created_at: call.now, updated_at: call.now }
    const row = { id: newId(), account_id: account._id, user_id: userId, list, ...sent, ...stamps }
    await insertView(tx, row)
    await announce(tx, call, { name: 'view.created', subject: viewSubject(row), after: loggedView(row) })
    return presentView(row, name)
  })
}

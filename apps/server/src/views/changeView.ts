import type { SavedView, ViewChange } from '@tourdesk/contract/views/views'
import type { Person } from '@tourdesk/domain/access/actor'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { planView } from '@tourdesk/domain/views/planView'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { accept } from '../kernel/decide.ts'
import { fillIn } from '../kernel/fillIn.ts'
import { checkVersion, nextVersion } from '../kernel/versions.ts'
import { lockOwnView, loggedView, ownViews, presentView, viewSubject } from './viewRows.ts'

/**
 * Renames a view of the caller, or replaces its filters and columns.
 * Throws `not_found` (404), `not_allowed` (403), `changed_by_another`, `view_name_taken` (409).
 */
export async function changeView(
  call: Call<Person>,
  id: string,
  { updatedAt, ...sent }: ViewChange,
): Promise<SavedView> {
  authorize(call.actor, 'orders.read')
  return inTransaction(call, async (tx) => {
    const row = await lockOwnView(tx, call, id)
    checkVersion(updatedAt, row.updated_at)
    const form = fillIn(loggedView(row), sent)
    const others = (await ownViews(tx, call.actor, row.list)).filter((other) => other.id !== id)
    accept(
      planView(
        form.name,
        others.map(({ name }) => name),
        false,
      ),
    )
    const after = { ...row, ...form, updated_at: nextVersion(row.updated_at, call.now) }
    const columns = {
      name: form.name,
      filters: JSON.stringify(form.filters),
      columns: JSON.stringify(form.columns),
      updated_at: after.updated_at,
    }
    await tx.updateTable('saved_views').set(columns).where('id', '=', id).execute()
    await announce(tx, call, {
      name: 'view.changed',
      subject: viewSubject(after),
      ...diffOf(loggedView(row), form),
    })
    return presentView(after, call.actor.name)
  })
}

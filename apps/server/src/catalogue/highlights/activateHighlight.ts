import type { Person } from '@tourdesk/domain/access/actor'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { nextVersion } from '../../kernel/versions.ts'
import { lockHighlight } from './store.ts'

/** Publishes or deactivates a highlight, without conditions. Throws `not_found` (404). */
export async function activateHighlight(call: Call<Person>, id: string, isActive: boolean): Promise<void> {
  const { actor, now } = call
  authorize(actor, 'catalogue.write')
  await inTransaction(call, async (tx) => {
    const row = await lockHighlight(tx, id)
    if (row.is_active === isActive) return unchanged(undefined)
    await tx
      .updateTable('highlights')
      .set({ is_active: isActive, updated_at: nextVersion(row.updated_at, now) })
      .where('id', '=', id)
      .execute()
    await announce(tx, call, {
      name: isActive ? 'highlight.published' : 'highlight.deactivated',
      subject: { id, name: row.name, accountId: actor.account._id },
      before: { isActive: row.is_active },
      after: { isActive },
    })
  })
}

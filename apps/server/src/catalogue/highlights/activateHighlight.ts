import { audit } from '../../kernel/audit.ts'
import { authorize } from '../../kernel/authorize.ts'
import { inTransaction, type PersonCall } from '../../kernel/call.ts'
import { nextVersion } from '../../kernel/versions.ts'
import { lockHighlight } from './store.ts'

/** Publishes a highlight or takes it back; there is no condition for either (HIGH-12, HIGH-13, HOLE-C1). Throws `not_found` (404). */
export async function activateHighlight(call: PersonCall, id: string, isActive: boolean): Promise<void> {
  const { actor, now } = call
  authorize(actor, 'catalogue.write')
  await inTransaction(call, async (tx) => {
    const row = await lockHighlight(tx, id)
    if (row.is_active === isActive) return
    await tx
      .updateTable('highlights')
      .set({ is_active: isActive, updated_at: nextVersion(row.updated_at, now) })
      .where('id', '=', id)
      .execute()
    await audit(tx, call, {
      entity: 'Highlight',
      entityId: id,
      accountId: actor.account._id,
      action: isActive ? 'published' : 'deactivated',
    })
  })
}

import { audit } from '../../kernel/audit.ts'
import { authorize } from '../../kernel/authorize.ts'
import { inTransaction, type PersonCall } from '../../kernel/call.ts'
import { lockTour } from './store.ts'

/** Takes a tour off sale, whatever it is like (TOUR-29). Throws `not_found` (404). */
export async function deactivateTour(call: PersonCall, id: string): Promise<void> {
  authorize(call.actor, 'catalogue.write')
  await inTransaction(call, async (tx) => {
    const { name } = await lockTour(tx, id)
    await tx
      .updateTable('tours')
      .set({ is_active: false, updated_at: call.now })
      .where('id', '=', id)
      .execute()
    await audit(tx, call, { entity: 'Tour', entityId: id, action: 'deactivated', details: { name } })
  })
}

import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { lockTour } from './store.ts'

/** Takes a tour off sale, without conditions. Throws `not_found` (404). */
export async function deactivateTour(call: Call, id: string): Promise<void> {
  authorize(call.actor, 'catalogue.write')
  await inTransaction(call, async (tx) => {
    const { name, is_active: isActive } = await lockTour(tx, id)
    await tx
      .updateTable('tours')
      .set({ is_active: false, updated_at: call.now })
      .where('id', '=', id)
      .execute()
    await announce(tx, call, {
      name: 'tour.deactivated',
      subject: { id, name, accountId: null },
      ...diffOf({ isActive }, { isActive: false }),
    })
  })
}

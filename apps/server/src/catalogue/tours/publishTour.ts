import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { checkPublish } from '@tourdesk/domain/pricing/priceListOverlap'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { accept } from '../../kernel/decide.ts'
import { findPriceListsOf } from '../../pricing/queries.ts'
import { lockTour } from './store.ts'

/**
 * Puts a tour on sale.
 * Throws `not_found` (404), `publish_without_price_list`, `publish_with_overlap` (400).
 */
export async function publishTour(call: Call, id: string): Promise<void> {
  authorize(call.actor, 'catalogue.write')
  await inTransaction(call, async (tx) => {
    const { name, is_active: isActive } = await lockTour(tx, id)
    accept(checkPublish(await findPriceListsOf(tx, id)))
    await tx
      .updateTable('tours')
      .set({ is_active: true, updated_at: call.now })
      .where('id', '=', id)
      .execute()
    await announce(tx, call, {
      name: 'tour.published',
      subject: { id, name, accountId: null },
      ...diffOf({ isActive }, { isActive: true }),
    })
  })
}

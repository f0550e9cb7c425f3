import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { lockTour } from './store.ts'

/**
 * Hides a tour for good and removes it from coupons, discounts, commissions and star tours. A star tour left empty
 * becomes inactive; old orders still show the tour. Throws `not_found` (404).
 */
export async function removeTour(call: Call, id: string): Promise<void> {
  authorize(call.actor, 'catalogue.write')
  await inTransaction(call, async (tx) => {
    const { name, number, is_active: isActive } = await lockTour(tx, id)
    const before = { name, number, isActive }
    await tx
      .updateTable('tours')
      .set({ deleted_at: call.now, is_active: false, updated_at: call.now })
      .where('id', '=', id)
      .execute()
    await tx.deleteFrom('coupon_tours').where('tour_id', '=', id).execute()
    await tx.deleteFrom('general_discount_tours').where('tour_id', '=', id).execute()
    await tx.deleteFrom('agency_tour_commissions').where('tour_id', '=', id).execute()
    await takeOutOfStarTours(tx, id, call.now)
    await announce(tx, call, { name: 'tour.deleted', subject: { id, name, accountId: null }, before })
  })
}

async function takeOutOfStarTours(tx: Tx, tourId: string, now: Date): Promise<void> {
  const left = await tx
    .deleteFrom('star_tour_tours')
    .where('tour_id', '=', tourId)
    .returning('star_tour_id')
    .execute()
  if (left.length === 0) return
  await tx
    .updateTable('star_tours')
    .set({ is_active: false, updated_at: now })
    .where(
      'id',
      'in',
      left.map(({ star_tour_id }) => star_tour_id),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('star_tour_tours').select('tour_id').whereRef('star_tour_id', '=', 'star_tours.id'),
        ),
      ),
    )
    .execute()
}

import { fieldProblem } from '@tourdesk/contract/kernel/problem'
import { sql } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'

/**
 * Takes one use of a coupon for an order. If two orders want the last use, one gets it; the other's code
 * counts as wrong input. Throws `invalid_input` (400) with `coupon_used_up` at the coupon's field.
 */
export async function redeemCoupon(tx: Tx, orderId: string, couponId: string, now: Date): Promise<void> {
  if (!(await takeUse(tx, orderId, couponId, now)))
    throw fieldProblem([{ field: 'coupon_code', code: 'coupon_used_up' }])
}

/** The same, but returns false if there's no use left. */
export async function takeUse(tx: Tx, orderId: string, couponId: string, now: Date): Promise<boolean> {
  const taken = await tx
    .updateTable('coupons')
    .set({ uses: sql`uses + 1` })
    .where('id', '=', couponId)
    .whereRef('uses', '<', 'usage')
    .executeTakeFirst()
  if (taken.numUpdatedRows === 0n) return false
  await insertInto(tx, 'coupon_redemptions', {
    order_id: orderId,
    coupon_id: couponId,
    redeemed_at: now,
  }).execute()
  return true
}

/** Returns the use of an order's coupon. */
export async function returnCoupon(tx: Tx, orderId: string): Promise<void> {
  const given = await tx
    .deleteFrom('coupon_redemptions')
    .where('order_id', '=', orderId)
    .returning('coupon_id')
    .executeTakeFirst()
  if (!given) return
  await tx.updateTable('coupons').set({ uses: sql`uses - 1` }).where('id', '=', given.coupon_id).execute()
}

/** Returns the use of an order's coupon and takes one of another, if any. */
export async function exchangeCoupon(
  tx: Tx,
  orderId: string,
  couponId: string | null,
  now: Date,
): Promise<void> {
  await lockCoupons(tx, orderId, couponId)
  await returnCoupon(tx, orderId)
  if (couponId) await redeemCoupon(tx, orderId, couponId, now)
}

/** Locks them by id, so that two orders swapping coupons can't deadlock. */
async function lockCoupons(tx: Tx, orderId: string, couponId: string | null): Promise<void> {
  await tx
    .selectFrom('coupons')
    .select('id')
    .where((coupon) =>
      coupon.or([
        coupon('id', '=', couponId),
        coupon(
          'id',
          'in',
          coupon.selectFrom('coupon_redemptions').select('coupon_id').where('order_id', '=', orderId),
        ),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

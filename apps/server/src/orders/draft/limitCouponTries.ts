import { can, type Person } from '@tourdesk/domain/access/actor'
import { giveBackAttempts, type Limit, takeAttempt } from '../../kernel/attempts.ts'
import type { Call } from '../../kernel/call.ts'
import { findOrder } from '../saved/queries.ts'

/** Unknown codes in 15 minutes per person; each partly typed code counts as one. */
const triesOf = (userId: string): Limit => ({ key: `coupon ${userId}`, times: 100, minutes: 15 })

/**
 * Counts unknown coupon codes, so that nobody finds one by guessing. People who manage coupons needn't guess,
 * and the code that a saved order redeemed is known even if its coupon is gone. Throws `too_many_attempts`
 * (429), for known codes too.
 */
export async function limitCouponTries(call: Call<Person>, typed: string, orderId?: string): Promise<void> {
  const code = typed.trim()
  if (code === '' || can(call.actor, 'prices.write')) return
  const tries = triesOf(call.actor.userId)
  await takeAttempt(call.db, tries, call.now)
  if ((await isCoupon(call, code)) || (orderId && (await hasRedeemed(call, orderId, code))))
    await giveBackAttempts(call.db, [tries])
}

async function isCoupon({ db }: Call, code: string): Promise<boolean> {
  const found = await db.selectFrom('coupons').select('id').where('code', '=', code).executeTakeFirst()
  return found !== undefined
}

async function hasRedeemed(call: Call, orderId: string, code: string): Promise<boolean> {
  const saved = await findOrder(call, orderId)
  return saved?.order.coupon?.code === code
}

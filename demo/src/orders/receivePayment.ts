import { orderState, statusAfterPayment } from '@tourdesk/domain/orders/lifecycle'
import type { Db, Tx } from '@tourdesk/server/kernel/database'
import { newId } from '@tourdesk/server/kernel/newId'
import { toPayments } from '@tourdesk/server/orders/applyPayments'
import { setStatuses } from '@tourdesk/server/orders/store'
import type { Random } from '../random.ts'

const msPerDay = 86_400_000

/** What an order was asked to pay came in: all of it, or a first part. Nothing was asked while its price is open. */
export async function receivePayment(
  db: Db,
  orderId: string,
  receipt: { share: 'paid' | 'partial'; bookedAt: Date; until: Date; random: Random },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const asked = await paymentsOf(tx, orderId)
    const due = asked[0]
    if (!due) return
    const part = receipt.share === 'paid' ? due.amount : Math.round((due.amount * 0.4) / 100) * 100
    if (part === 0) return
    await tx
      .updateTable('payments')
      .set({
        status: 'paid',
        amount: part,
        settled_at: settledAt(receipt),
        transaction_number:
          due.action === 'agency' ? null : String(receipt.random.int(10_000_000, 99_999_999)),
      })
      .where('id', '=', due.id)
      .execute()
    if (part < due.amount) {
      const rest = { ...due, id: newId(), amount: due.amount - part }
      await tx.insertInto('payments').values(rest).execute()
    }
    const payments = toPayments(await paymentsOf(tx, orderId))
    const state = orderState({ isCanceled: false, payments, total: due.amount })
    await setStatuses(tx, orderId, state, (status) => statusAfterPayment(status, state.paymentStatus))
  })
}

/** Refunds of some days ago have arrived. */
export async function settleRefunds(db: Db, orderId: string, canceledAt: Date, now: Date): Promise<void> {
  const arrived = new Date(canceledAt.getTime() + 4 * msPerDay)
  if (arrived > now) return
  await db
    .updateTable('payments')
    .set({ status: 'paid', settled_at: arrived })
    .where('order_id', '=', orderId)
    .where('action', '=', 'refund')
    .where('status', '=', 'pending')
    .execute()
}

function paymentsOf(tx: Tx, orderId: string) {
  return tx.selectFrom('payments').selectAll().where('order_id', '=', orderId).orderBy('id').execute()
}

/** Most pay at once, some within three days. */
function settledAt({ bookedAt, until, random }: { bookedAt: Date; until: Date; random: Random }): Date {
  const delay = random.chance(0.7) ? random.int(2, 30) * 60_000 : random.next() * 3 * msPerDay
  return new Date(Math.min(bookedAt.getTime() + delay, until.getTime()))
}

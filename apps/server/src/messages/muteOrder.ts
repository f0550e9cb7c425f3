import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { lockOrder } from '../orders/queries.ts'
import { subjectOf } from '../orders/subjectOf.ts'

/** Sets whether an order's customer gets messages. Throws `not_found` (404). */
export async function muteOrder(
  call: Call<Person>,
  id: string,
  { muted }: { muted: boolean },
): Promise<{ muted: boolean }> {
  authorize(call.actor, 'messages.write')
  return inTransaction(call, async (tx) => {
    const order = await lockOrder(tx, call.scope, id)
    if (!order) throw new Problem('not_found')
    const changed = muted
      ? await insertInto(tx, 'message_mutes', { order_id: id, created_at: call.now })
          .onConflict((conflict) => conflict.column('order_id').doNothing())
          .executeTakeFirst()
          .then(({ numInsertedOrUpdatedRows }) => numInsertedOrUpdatedRows)
      : await tx
          .deleteFrom('message_mutes')
          .where('order_id', '=', id)
          .executeTakeFirst()
          .then(({ numDeletedRows }) => numDeletedRows)
    if (!changed) return unchanged({ muted })
    await announce(tx, call, {
      name: 'order.muted',
      ...subjectOf(order),
      before: { muted: !muted },
      after: { muted },
    })
    return { muted }
  })
}

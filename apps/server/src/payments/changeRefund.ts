import type { Updateable } from 'kysely'
import type { Tx } from '../kernel/database.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Payments } from '../schema/orders.ts'
import { changeRows } from '../schema/orderTables.ts'

/** Writes the progress of a refund by card. */
export async function changeRefund(
  tx: Tx,
  scope: Scope,
  id: string,
  change: Pick<Updateable<Payments>, 'sent_at' | 'refused_at' | 'refusal'>,
): Promise<void> {
  await changeRows(tx, scope, 'payments').set(change).where('id', '=', id).execute()
}

/**
 * Marks a refund as being sent, unless it was marked after `before` and may be under way. Only one of several
 * runs gets true.
 */
export async function claimRefund(
  tx: Tx,
  scope: Scope,
  id: string,
  { now, before }: { now: Date; before: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await changeRows(tx, scope, 'payments')
    .set({ sent_at: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where((eb) => eb.or([eb('sent_at', 'is', null), eb('sent_at', '<=', before)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

import type { Person } from '@tourdesk/domain/access/actor'
import type { Guest } from '@tourdesk/domain/access/callers'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { creditAfter, type WatchedCredit } from '../../agencyAccounts/credit.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { changeRows } from '../../schema/orderTables.ts'

/**
 * Checks what an agency owes once its order is saved, and marks the order if that's above the limit. Throws
 * `credit_limit_reached` (409) if the limit blocks, unless staff give a reason; passing it is an event.
 */
export async function checkCreditAfter(
  tx: Tx,
  { actor, scope }: Call<Person | Guest>,
  watched: WatchedCredit | null,
  { id, ...order }: { id: string; number: number; reason: string },
): Promise<DomainEvent[]> {
  const credit = await creditAfter(tx, actor, watched, order)
  if (!credit) return []
  await changeRows(tx, scope, 'orders').set({ is_over_limit: credit.isOver }).where('id', '=', id).execute()
  return credit.events
}

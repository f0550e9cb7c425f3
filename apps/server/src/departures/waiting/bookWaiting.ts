import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { takeStep } from '@tourdesk/domain/departures/waiting/waitingState'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { accept } from '../../kernel/decide.ts'
import { laterVersion } from '../../kernel/versions.ts'
import { giveBack } from './offers.ts'
import { lockOwnWaiting, subjectOf, type WaitingRow } from './waitingRows.ts'

/**
 * Locks the party of the waiting list for which an order is placed, and gives back all its offers, so that the
 * order can take the places. Throws `not_found` (404) for another account's, and `waiting_ended` (409) if it
 * was booked already or its dates are over: of two orders at once, the second waits here and is refused.
 */
export async function claimWaiting(tx: Tx, call: Call<Person>, id: string): Promise<WaitingRow> {
  const row = await lockOwnWaiting(tx, call, id)
  if (!row) throw new Problem('not_found')
  accept(takeStep(row.state, 'book', row.dates))
  await giveBack(tx, row)
  return row
}

/** Closes the party with its order, all its dates included. */
export async function closeWaiting(
  tx: Tx,
  { now }: Pick<Call, 'now'>,
  row: WaitingRow,
  order: { id: string; number: number },
): Promise<DomainEvent> {
  await tx
    .updateTable('waiting_dates')
    .set({ state: 'expired', offered_until: null })
    .where('entry_id', '=', row.id)
    .where('state', '=', 'offered')
    .execute()
  await tx
    .updateTable('waiting_entries')
    .set({ state: 'booked', order_id: order.id, updated_at: laterVersion(now) })
    .where('id', '=', row.id)
    .execute()
  return { name: 'waiting.booked', subject: subjectOf(row), facts: { order: order.number } }
}

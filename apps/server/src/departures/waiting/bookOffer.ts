import { Problem } from '@tourdesk/contract/kernel/problem'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import type { Day } from '@tourdesk/domain/calendar'
import { takeStep } from '@tourdesk/domain/departures/waiting/waitingState'
import type { Tx } from '../../kernel/database.ts'
import { accept } from '../../kernel/decide.ts'
import { endOffers, giveBack, step } from './offers.ts'
import { lockWaiting, subjectOf, type WaitingRow } from './waitingRows.ts'

interface AskedOffer {
  id: string
  waiting_id: string
}

/**
 * Locks the party of an offer that its customer takes, and gives back all that's held for it, so that the order
 * can take the places. Throws `offer_over` (409) unless the offer is still open.
 */
export async function claimOffer(tx: Tx, offer: AskedOffer, now: Date): Promise<WaitingRow> {
  const row = await lockOffered(tx, offer, now)
  accept(takeStep(row.state, 'book', row.dates))
  await giveBack(tx, row)
  return row
}

/** The party no longer wants the places of an offer. Throws `offer_over` (409) unless it's still open. */
export async function refuseOffer(
  tx: Tx,
  offer: AskedOffer & { tour_date: Day },
  now: Date,
): Promise<DomainEvent> {
  const row = await lockOffered(tx, offer, now)
  await endOffers(tx, row, [offer.tour_date])
  await tx.updateTable('offers').set({ refused_at: now }).where('id', '=', offer.id).execute()
  await step(tx, row, 'refuse', now)
  return { name: 'waiting.refused', subject: subjectOf(row), facts: { date: offer.tour_date } }
}

async function lockOffered(tx: Tx, offer: AskedOffer, now: Date): Promise<WaitingRow> {
  const [row] = await lockWaiting(tx, [offer.waiting_id])
  const held = await tx
    .selectFrom('holds')
    .select('id')
    .where('id', '=', offer.id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row || !held) throw new Problem('offer_over')
  return row
}

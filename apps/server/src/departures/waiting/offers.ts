import type { Day } from '@tourdesk/domain/calendar'
import { takeStep, type WaitingStep } from '@tourdesk/domain/departures/waiting/waitingState'
import type { OfferedPrice } from '@tourdesk/domain/orders/draftOfOffer'
import type { Tx } from '../../kernel/database.ts'
import { accept } from '../../kernel/decide.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { newId } from '../../kernel/newId.ts'
import { laterVersion } from '../../kernel/versions.ts'
import type { WaitingRow } from './waitingRows.ts'

/** What an offer costs by its link; null if its customer can't book it by one. */
export type PriceOffer = (tx: Tx, row: WaitingRow, date: Day, now: Date) => Promise<OfferedPrice | null>

interface NewOffer {
  departure: string
  date: Day
  until: Date
  now: Date
  price: OfferedPrice | null
}

/** Offers places of a departure to a party: holds them for it. The departure and the party must be locked. */
export async function offer(
  tx: Tx,
  row: WaitingRow,
  { departure, date, until, now, price }: NewOffer,
): Promise<void> {
  const id = newId()
  await insertInto(tx, 'offers', {
    id,
    waiting_id: row.id,
    tour_date: date,
    offered_until: until,
    price: price && JSON.stringify(price),
    token_hash: null,
    refused_at: null,
    created_at: now,
  }).execute()
  await insertInto(tx, 'holds', {
    id,
    account_id: row.account_id,
    waiting_id: row.id,
    tour_event_id: departure,
    group_type: row.group_type,
    language: row.language,
    people: row.people,
    client_key: newId(),
    created_at: now,
    expires_at: until,
  }).execute()
  await tx
    .updateTable('waiting_dates')
    .set({ state: 'offered', offered_until: until })
    .where('entry_id', '=', row.id)
    .where('tour_date', '=', date)
    .execute()
  await step(tx, row, 'offer', now)
}

/** Ends the offers of a party on some dates, which nobody offers it again. The party must be locked. */
export async function endOffers(tx: Tx, { id }: { id: string }, dates: readonly Day[]): Promise<void> {
  if (dates.length === 0) return
  await tx
    .deleteFrom('holds')
    .where('waiting_id', '=', id)
    .where('tour_event_id', 'in', (events) =>
      events.selectFrom('tour_events').select('id').where('tour_date', 'in', dates),
    )
    .execute()
  await tx
    .updateTable('waiting_dates')
    .set({ state: 'expired', offered_until: null })
    .where('entry_id', '=', id)
    .where('tour_date', 'in', dates)
    .execute()
}

/** Gives back everything that's held for a party. */
export async function giveBack(tx: Tx, { id }: { id: string }): Promise<void> {
  await tx.deleteFrom('holds').where('waiting_id', '=', id).execute()
}

/** Stores the state of a locked party after a step. Throws what `takeStep` refuses. */
export async function step(tx: Tx, row: WaitingRow, taken: WaitingStep, now: Date): Promise<void> {
  const dates = await tx
    .selectFrom('waiting_dates')
    .select(['tour_date as date', 'state'])
    .where('entry_id', '=', row.id)
    .execute()
  const state = accept(takeStep(row.state, taken, dates))
  await tx
    .updateTable('waiting_entries')
    .set({ state, updated_at: laterVersion(now) })
    .where('id', '=', row.id)
    .execute()
}

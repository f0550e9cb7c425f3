import type { AgencyPosting, RecordedPosting } from '@tourdesk/contract/agencyAccounts/agencyAccounts'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { checkPosting, checkReversal, isRecorded } from '@tourdesk/domain/agencyAccounts/checkPosting'
import { dayIn } from '@tourdesk/domain/calendar'
import { toDollars } from '@tourdesk/domain/money'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { accept, acceptFields } from '../kernel/decide.ts'
import { newId } from '../kernel/newId.ts'
import { usedKey } from '../kernel/usedKey.ts'
import type { AgencyPostings } from '../schema/agencyAccounts.ts'
import { insertRows, scopedRows } from '../schema/orderTables.ts'
import { showPosting } from './findPostings.ts'
import { lockAgency } from './lockAgency.ts'

/**
 * Records money or a correction on an agency's account. Repeating a `clientKey` answers the first result.
 * Throws `not_found` (404), or a field error (400) for each wrong field, also for a key of another call.
 */
export async function recordPosting(
  call: Call<Person>,
  account: string,
  sent: z.output<typeof RecordedPosting>,
): Promise<AgencyPosting> {
  authorize(call.actor, 'statements.write')
  const { kind, currency, day, reference, note, clientKey } = sent
  const id = await inTransaction(call, async (tx) => {
    const agency = await lockAgency(tx, account)
    const first = await findByKey(tx, call, account, clientKey)
    if (first)
      return sameAgain(first, first.kind === kind && first.currency === currency && first.day === day)
    const { amount, method } = acceptFields(checkPosting(sent, dayIn(call.now)))
    const row = { kind, currency, amount, day, method, reference, note, reverses_id: null }
    const { event, ...posted } = await postByHand(tx, call, { ...agency, clientKey }, row)
    await announce(tx, call, event)
    return posted.id
  })
  return showPosting(call, account, id)
}

/** Stops money from paying what it pays. Returns the events to announce. */
export type ReleaseMoney = (tx: Tx, call: Call<Person>, postingId: string) => Promise<DomainEvent[]>

/**
 * Reverses what was recorded by mistake, today; money no longer pays anything. Repeating a `clientKey` answers
 * the first result. Throws `not_found` (404), `entry_follows_order` or `entry_already_reversed` (409).
 */
export async function reversePosting(
  call: Call<Person>,
  postingId: string,
  { reason: note, clientKey }: { reason: string; clientKey: string },
  release: ReleaseMoney,
): Promise<AgencyPosting> {
  authorize(call.actor, 'statements.write')
  const postings = () => scopedRows(call.db, call.scope).agencyPostings()
  const found = await postings().selectAll().where('id', '=', postingId).executeTakeFirst()
  if (!found) throw new Problem('not_found')
  const { account_id: account, currency, amount, kind } = found
  const id = await inTransaction(call, async (tx) => {
    const agency = await lockAgency(tx, account)
    const first = await findByKey(tx, call, account, clientKey)
    if (first) return sameAgain(first, first.reverses_id === postingId)
    const taken = await scopedRows(tx, call.scope)
      .agencyPostings()
      .select('id')
      .where('reverses_id', '=', postingId)
      .executeTakeFirst()
    accept(checkReversal({ isRecorded: isRecorded(kind), isReversed: taken !== undefined }))
    const row = {
      kind: 'reversal' as const,
      currency,
      amount: 0 - amount,
      day: dayIn(call.now),
      method: null,
      reference: '',
      note,
      reverses_id: postingId,
    }
    const released = await release(tx, call, postingId)
    const { event, ...posted } = await postByHand(tx, call, { ...agency, clientKey }, row)
    await announce(tx, call, event, ...released)
    return posted.id
  })
  return showPosting(call, account, id)
}

/** The row of an earlier call with the key; it must have been the same call. */
export function sameAgain({ id }: { id: string }, isSame: boolean) {
  if (!isSame) throw usedKey()
  return unchanged(id)
}

/** The row that was recorded with this key before, if any. */
export function findByKey(tx: Tx, { scope }: Call<Person>, account: string, key: string) {
  return scopedRows(tx, scope)
    .agencyPostings()
    .select(['id', 'kind', 'currency', 'day', 'reverses_id'])
    .where('account_id', '=', account)
    .where('client_key', '=', key)
    .executeTakeFirst()
}

/** Adds what staff record to a locked account. Returns the row and the event to announce. */
export async function postByHand(
  tx: Tx,
  call: Call<Person>,
  agency: { id: string; name: string; clientKey: string },
  row: Pick<
    Selectable<AgencyPostings>,
    'kind' | 'currency' | 'amount' | 'day' | 'method' | 'reference' | 'note' | 'reverses_id'
  >,
): Promise<{ id: string; event: DomainEvent }> {
  const id = newId()
  const written = {
    ...row,
    id,
    account_id: agency.id,
    order_id: null,
    entry_id: null,
    percent: null,
    client_key: agency.clientKey,
    created_by: call.actor.userId,
    created_at: call.now,
  }
  await insertRows(tx, call.scope, 'agency_postings', [written]).execute()
  const { kind: posting, currency, day, reference, note } = row
  const facts = { posting, amount: toDollars(row.amount), currency, day, reference, note }
  const name = posting === 'reversal' ? 'account.postingReversed' : 'account.posted'
  return { id, event: { name, subject: { id: agency.id, name: agency.name, accountId: agency.id }, facts } }
}

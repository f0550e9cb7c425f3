import { isAgencyMode, type Person, seesOwnOrdersOnly } from '@tourdesk/domain/access/actor'
import type { Day } from '@tourdesk/domain/calendar'
import type { WaitingDateState, WaitingState } from '@tourdesk/domain/departures/waiting/waitingState'
import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { Call } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import type { Tables } from '../../kernel/tables.ts'
import type { WaitingEntries } from '../../schema/dispatch.ts'
import { takeTurn } from '../../schema/lockRows.ts'

/** The states of parties that may still get places. */
export const unsettled = ['waiting', 'offered', 'expired'] as const satisfies WaitingState[]

/** One of the dates of a party, by day. */
export interface StoredDate {
  date: Day
  state: WaitingDateState
  offeredUntil: string | null
}

/** A party with its dates, and the names of what it refers to. */
export type WaitingRow = Selectable<WaitingEntries> & {
  dates: StoredDate[]
  tour: string
  agency: string
  agent: string | null
}

const dates = sql<StoredDate[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'date', tour_date, 'state', waiting_dates.state, 'offeredUntil', offered_until
  ) order by tour_date), '[]')
  from waiting_dates where waiting_dates.entry_id = waiting_entries.id
)`

export function selectWaiting(db: Db | Tx) {
  return db
    .selectFrom('waiting_entries')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .leftJoin('users', 'users.id', 'agent_id')
    .selectAll('waiting_entries')
    .select(['tours.name as tour', 'accounts.name as agency', dates.as('dates')])
    .select(sql<string | null>`trim(users.first_name || ' ' || users.last_name)`.as('agent'))
}

/** Those that the person may see: all for the office, an agency's own, and for agents theirs, as with orders. */
export function isOwnWaiting({ actor }: Pick<Call<Person>, 'actor'>) {
  return ({ eb, and }: ExpressionBuilder<Tables, 'waiting_entries'>) =>
    and([
      ...(isAgencyMode(actor) ? [eb('waiting_entries.account_id', '=', actor.account._id)] : []),
      ...(isAgencyMode(actor) && seesOwnOrdersOnly(actor)
        ? [eb('waiting_entries.agent_id', '=', actor.userId)]
        : []),
    ])
}

/** Locks parties, and reads them as they are then. */
export async function lockWaiting(tx: Tx, ids: readonly string[]): Promise<WaitingRow[]> {
  if (ids.length === 0) return []
  takeTurn(tx, 'waiting_entries', ids)
  await tx
    .selectFrom('waiting_entries')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return selectWaiting(tx).where('waiting_entries.id', 'in', ids).execute()
}

/** The same for one that the person may see; undefined for any other. */
export async function lockOwnWaiting(
  tx: Tx,
  call: Pick<Call<Person>, 'actor'>,
  id: string,
): Promise<WaitingRow | undefined> {
  const own = await tx
    .selectFrom('waiting_entries')
    .select('id')
    .where('id', '=', id)
    .where(isOwnWaiting(call))
    .executeTakeFirst()
  return own && (await lockWaiting(tx, [id]))[0]
}

/** Who waits, and for what kind of places. */
export function partyOf(row: WaitingRow) {
  return {
    group_type: row.group_type,
    language: row.language,
    people: row.people,
    participants: row.participants,
    pickup: row.pickup_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    mobilePhone: row.mobile_phone,
    notes: row.notes,
  }
}

/** What the log calls a party. */
function nameOf({ first_name, last_name }: Pick<WaitingRow, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`
}

/** The subject of its events. */
export function subjectOf(row: Pick<WaitingRow, 'id' | 'account_id' | 'first_name' | 'last_name'>) {
  return { id: row.id, name: nameOf(row), accountId: row.account_id }
}

import type { WaitingEntry } from '@tourdesk/contract/departures/waitingList'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { WaitingQuery } from '@tourdesk/contract/lists'
import type { Person } from '@tourdesk/domain/access/actor'
import { sql } from 'kysely'
import type { Call } from '../../kernel/call.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import { isOwnWaiting, partyOf, selectWaiting, unsettled, type WaitingRow } from './waitingRows.ts'

/** A page of the waiting list, in the order in which parties are asked (see `byTurn`). */
export async function findWaiting(
  call: Call<Person>,
  { tours, agencies, startDate, endDate, state, page, limit }: WaitingQuery,
): Promise<{ data: WaitingEntry[]; total: number; page: number; limit: number }> {
  let found = selectOwn(call).where('waiting_entries.state', 'in', state?.length ? state : [...unsettled])
  if (tours?.length) found = found.where('tour_id', 'in', tours)
  if (agencies?.length) found = found.where('account_id', 'in', agencies)
  if (startDate || endDate)
    found = found.where(({ exists, selectFrom }) => {
      let dates = selectFrom('waiting_dates')
        .select('entry_id')
        .whereRef('entry_id', '=', 'waiting_entries.id')
      if (startDate) dates = dates.where('tour_date', '>=', startDate)
      if (endDate) dates = dates.where('tour_date', '<=', endDate)
      return exists(dates)
    })
  const [rows, { total }] = await Promise.all([
    found
      .orderBy(sql`first_at desc nulls last`)
      .orderBy('waiting_entries.created_at')
      .orderBy('waiting_entries.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    call.db
      .selectFrom(found.as('found'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { data: await present(call, rows), total, page, limit }
}

/** One party. Throws `not_found` (404), also for another account's. */
export async function findWaitingEntry(call: Call<Person>, id: string): Promise<WaitingEntry> {
  const row = await selectOwn(call).where('waiting_entries.id', '=', id).executeTakeFirst()
  const [entry] = row ? await present(call, [row]) : []
  if (!entry) throw new Problem('not_found')
  return entry
}

function selectOwn(call: Call<Person>) {
  return selectWaiting(call.db).where(isOwnWaiting(call))
}

async function present({ db, scope }: Call<Person>, rows: readonly WaitingRow[]): Promise<WaitingEntry[]> {
  const ids = rows.flatMap(({ order_id }) => order_id ?? [])
  const orders =
    ids.length === 0
      ? []
      : await scopedRows(db, scope)
          .orders()
          .select(['orders.id', 'orders.order_number'])
          .where('orders.id', 'in', ids)
          .execute()
  return rows.map((row) => {
    const order = orders.find(({ id }) => id === row.order_id)
    return {
      _id: row.id,
      tour: { _id: row.tour_id, name: row.tour },
      dates: row.dates.map(({ offeredUntil, ...date }) => ({
        ...date,
        offeredUntil: offeredUntil && new Date(offeredUntil).toISOString(),
      })),
      ...partyOf(row),
      agency: { _id: row.account_id, name: row.agency },
      agent: row.agent_id ? { _id: row.agent_id, name: row.agent ?? '' } : null,
      state: row.state,
      firstReason: row.first_reason,
      order: order ? { _id: order.id, orderNumber: order.order_number } : null,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    }
  })
}

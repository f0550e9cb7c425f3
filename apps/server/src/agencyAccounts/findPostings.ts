import type { AgencyPosting } from '@tourdesk/contract/agencyAccounts/agencyAccounts'
import type { AgencyPostingsQuery } from '@tourdesk/contract/lists'
import { isAgencyMode, type Person } from '@tourdesk/domain/access/actor'
import { toDollars } from '@tourdesk/domain/money'
import { isMoney } from '@tourdesk/domain/statements/billable'
import { sql } from 'kysely'
import { nameOfUser } from '../schema/nameOfUser.ts'
import { scopedRows } from '../schema/orderTables.ts'
import { isUnbilled } from './isBillable.ts'
import { type Reading, readableAccount } from './readableAccount.ts'

/** What decides which rows of an account there are. */
export type PostingsFilter = Omit<AgencyPostingsQuery, 'page' | 'limit'>

/**
 * One page of an agency's account, newest first, with the balances at the end of the days asked for. Throws
 * what `readableAccount` throws.
 */
export async function findPostings(
  call: Reading,
  account: string,
  { page, limit, ...filter }: AgencyPostingsQuery,
) {
  await readableAccount(call, account)
  const { endDate } = filter
  const [rows, { total }, balances] = await Promise.all([
    newestFirst(foundIn(call, account, filter))
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    foundIn(call, account, filter)
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    scopedRows(call.db, call.scope)
      .agencyPostings()
      .select('currency')
      .select((eb) => eb.fn.sum<number>('amount').as('amount'))
      .where('account_id', '=', account)
      .$if(endDate !== undefined, (some) => some.where('day', '<=', endDate ?? ''))
      .groupBy('currency')
      .orderBy('currency')
      .execute(),
  ])
  return {
    data: rows.map((row) => present(row, call.actor)),
    total: Number(total),
    page,
    limit,
    balances: balances.map(({ currency: of, amount }) => ({
      currency: of,
      amount: toDollars(Number(amount)),
    })),
  }
}

/** The first rows of an account that a filter finds, newest first, at most as many as asked for. */
export async function firstPostings(
  call: Reading,
  account: string,
  filter: PostingsFilter,
  most: number,
): Promise<AgencyPosting[]> {
  const rows = await newestFirst(foundIn(call, account, filter))
    .limit(most)
    .execute()
  return rows.map((row) => present(row, call.actor))
}

function foundIn(
  call: Reading,
  account: string,
  { startDate, endDate, currency, kinds, order, unbilled }: PostingsFilter,
) {
  let rows = call.db.selectFrom(rowsOf(call, account).as('row')).selectAll('row')
  if (startDate) rows = rows.where('day', '>=', startDate)
  if (endDate) rows = rows.where('day', '<=', endDate)
  if (currency?.length) rows = rows.where('currency', 'in', currency)
  if (kinds?.length) rows = rows.where('kind', 'in', kinds)
  if (unbilled) rows = rows.where(isUnbilledRow)
  if (order) rows = rows.where(sql<boolean>`order_number::text = ${order}`)
  return rows
}

const isUnbilledRow = sql<boolean>`exists (
  select from agency_postings where agency_postings.id = row.id and ${isUnbilled}
)`

function newestFirst(rows: ReturnType<typeof foundIn>) {
  return rows.orderBy('day', 'desc').orderBy('created_at', 'desc').orderBy('id', 'desc')
}

/** One row of an account, as a page of it shows it. */
export async function showPosting(call: Reading, account: string, id: string): Promise<AgencyPosting> {
  const row = await call.db
    .selectFrom(rowsOf(call, account).as('row'))
    .selectAll('row')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return present(row, call.actor)
}

/** All rows of an account with what they're about, and the balance after each. */
function rowsOf({ db, scope }: Reading, account: string) {
  return scopedRows(db, scope)
    .agencyPostings()
    .leftJoin('orders', 'orders.id', 'agency_postings.order_id')
    .leftJoin('order_entries', 'order_entries.id', 'agency_postings.entry_id')
    .leftJoin('tours', 'tours.id', 'order_entries.tour_id')
    .leftJoin('users', 'users.id', 'agency_postings.created_by')
    .selectAll('agency_postings')
    .select(['order_number', 'ref_order_number', 'tours.name as tour_name', 'tour_date', 'head_count'])
    .select(sql<string>`trim(orders.first_name || ' ' || orders.last_name)`.as('customer'))
    .select(nameOfUser().as('author'))
    .select(
      sql<boolean>`exists (select from agency_postings taken where taken.reverses_id = agency_postings.id)`.as(
        'is_reversed',
      ),
    )
    .select(
      sql<number>`coalesce((
        select sum(paid.amount) from statement_allocations paid
         where paid.posting_id = agency_postings.id and paid.ended_on is null
      ), 0)`.as('allocated'),
    )
    .select(
      sql<number>`sum(agency_postings.amount) over (
        partition by agency_postings.currency
            order by agency_postings.day, agency_postings.created_at, agency_postings.id
      )`.as('balance'),
    )
    .where('agency_postings.account_id', '=', account)
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

function present(row: Row, actor: Person): AgencyPosting {
  const isOffice = !isAgencyMode(actor)
  const { entry_id, order_id, order_number, tour_date } = row
  return {
    _id: row.id,
    kind: row.kind,
    currency: row.currency,
    amount: toDollars(row.amount),
    balance: toDollars(Number(row.balance)),
    day: row.day,
    created: row.created_at.toISOString(),
    entry:
      entry_id && order_id && order_number !== null && tour_date
        ? {
            _id: entry_id,
            orderId: order_id,
            orderNumber: order_number,
            reference: row.ref_order_number ?? '',
            customer: row.customer,
            tour: row.tour_name ?? '',
            date: tour_date,
            people: row.head_count ?? 0,
          }
        : null,
    percent: row.percent,
    method: row.method,
    reference: row.reference,
    note: isOffice ? row.note : '',
    by: isOffice ? row.author : null,
    reverses: row.reverses_id,
    isReversed: row.is_reversed,
    unallocated: isMoney(row.kind) && !row.is_reversed ? toDollars(row.amount + Number(row.allocated)) : null,
  }
}

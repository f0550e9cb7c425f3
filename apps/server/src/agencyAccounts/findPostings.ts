import type { AgencyPosting } from '@tourdesk/contract/agencyAccounts/agencyAccounts'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { AgencyPostingsQuery } from '@tourdesk/contract/lists'
import { isAgencyMode, type Person } from '@tourdesk/domain/access/actor'
import { toDollars } from '@tourdesk/domain/money'
import { sql } from 'kysely'
import type { Call } from '../kernel/call.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { scopedRows } from '../schema/orderTables.ts'

type Reading = Pick<Call<Person>, 'scope' | 'actor'> & { db: Db | Tx }

/**
 * One page of an agency's account, newest first, with the balances at the end of the days asked for. Throws
 * `not_found` (404) for the main account, and for an agency's people at any but their own.
 */
export async function findPostings(call: Reading, account: string, query: AgencyPostingsQuery) {
  await requireAccount(call, account)
  const { page, limit, startDate, endDate, currency, kinds, order } = query
  const found = () => {
    let rows = call.db.selectFrom(rowsOf(call, account).as('row')).selectAll('row')
    if (startDate) rows = rows.where('day', '>=', startDate)
    if (endDate) rows = rows.where('day', '<=', endDate)
    if (currency) rows = rows.where('currency', '=', currency)
    if (kinds?.length) rows = rows.where('kind', 'in', kinds)
    if (order) rows = rows.where(sql<boolean>`order_number::text = ${order}`)
    return rows
  }
  const [rows, { total }, balances] = await Promise.all([
    found()
      .orderBy('day', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found()
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

/** One row of an account, as a page of it shows it. */
export async function showPosting(call: Reading, account: string, id: string): Promise<AgencyPosting> {
  const row = await call.db
    .selectFrom(rowsOf(call, account).as('row'))
    .selectAll('row')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return present(row, call.actor)
}

async function requireAccount({ db, actor }: Reading, id: string): Promise<void> {
  const isOther = isAgencyMode(actor) && actor.account._id !== id
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('is_main', '=', false)
    .executeTakeFirst()
  if (isOther || !found) throw new Problem('not_found')
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
    .select(
      sql<string | null>`coalesce(nullif(trim(users.first_name || ' ' || users.last_name), ''), login)`.as(
        'author',
      ),
    )
    .select(
      sql<boolean>`exists (select from agency_postings taken where taken.reverses_id = agency_postings.id)`.as(
        'is_reversed',
      ),
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
  }
}

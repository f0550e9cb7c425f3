import { Problem } from '@tourdesk/contract/kernel/problem'
import type { CreditsQuery } from '@tourdesk/contract/lists'
import type { Credit } from '@tourdesk/contract/payments/credits'
import { type Day, dayIn } from '@tourdesk/domain/calendar'
import { toDollars } from '@tourdesk/domain/money'
import { creditState } from '@tourdesk/domain/payments/credit'
import { sql } from 'kysely'
import { hasOrderText, soughtOrders } from '../../entries/searchedOrders.ts'
import type { Call } from '../../kernel/call.ts'
import { scopedRows } from '../../schema/orderTables.ts'

type Reading = Pick<Call, 'db' | 'scope' | 'now'>

/** One page of the credits, usable ones first, then by expiry date. */
export async function findCredits(call: Reading, { page, limit, ...filter }: CreditsQuery) {
  const today = dayIn(call.now)
  const [rows, count] = await Promise.all([
    credits(call, filter)
      .orderBy(sql`credits.rest > 0 and credits.valid_until >= ${today}`, 'desc')
      .orderBy('credits.valid_until')
      .orderBy('credits.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    filtered(call, filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { data: rows.map((row) => present(row, today)), total: Number(count.total), page, limit }
}

/**
 * The credits that an order gave, oldest first. Throws `not_found` (404) for an order that the scope may not
 * see.
 */
export async function findCreditsOfOrder(call: Reading, orderId: string): Promise<Credit[]> {
  const order = await scopedRows(call.db, call.scope)
    .orders()
    .select('id')
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) throw new Problem('not_found')
  const rows = await credits(call)
    .where('credits.order_id', '=', orderId)
    .orderBy('credits.created_at')
    .orderBy('credits.id')
    .execute()
  return rows.map((row) => present(row, dayIn(call.now)))
}

/** A credit that the scope may see. Throws `not_found` (404). */
export async function showCredit(call: Reading, id: string): Promise<Credit> {
  const row = await credits(call).where('credits.id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return present(row, dayIn(call.now))
}

type Filter = Partial<Omit<CreditsQuery, 'page' | 'limit'>>

function filtered({ db, scope }: Reading, { search, agencies, currency, startDate, endDate }: Filter) {
  const rows = scopedRows(db, scope)
  const sought = soughtOrders(search ?? '')
  return rows
    .credits()
    .$if(search !== undefined && search !== '', (some) =>
      some.where(
        'credits.order_id',
        'in',
        rows
          .orders()
          .select('orders.id')
          .where(hasOrderText(sought.values, new Set(sought.shape))),
      ),
    )
    .$if(agencies !== undefined, (rows) => rows.where('credits.account_id', 'in', agencies ?? []))
    .$if(currency !== undefined, (rows) => rows.where('credits.currency', 'in', currency ?? []))
    .$if(startDate !== undefined, (rows) => rows.where('credits.valid_until', '>=', startDate ?? ''))
    .$if(endDate !== undefined, (rows) => rows.where('credits.valid_until', '<=', endDate ?? ''))
}

/** Adds the number of the order, and the current name of the account. */
function credits(call: Reading, filter: Filter = {}) {
  return filtered(call, filter)
    .innerJoin('orders', 'orders.id', 'credits.order_id')
    .innerJoin('accounts', 'accounts.id', 'credits.account_id')
    .selectAll('credits')
    .select(['orders.order_number', 'accounts.name as agency_name'])
}

type Row = Awaited<ReturnType<ReturnType<typeof credits>['execute']>>[number]

function present(row: Row, today: Day): Credit {
  return {
    _id: row.id,
    code: row.code,
    orderId: row.order_id,
    orderNumber: row.order_number,
    customer: row.customer,
    email: row.email,
    agency: row.agency_name,
    amount: toDollars(row.amount),
    rest: toDollars(row.rest),
    currency: row.currency,
    created: row.created_at.toISOString(),
    validUntil: row.valid_until,
    state: creditState(
      { rest: row.rest, validUntil: row.valid_until, isTakenBack: row.taken_back_at !== null },
      today,
    ),
    updatedAt: row.updated_at.toISOString(),
  }
}

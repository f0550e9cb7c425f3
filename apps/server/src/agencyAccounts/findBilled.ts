import { dayIn } from '@tourdesk/domain/calendar'
import { type Cents, toDollars } from '@tourdesk/domain/money'
import { sql } from 'kysely'
import type { Call } from '../kernel/call.ts'
import { scopedRows } from '../schema/orderTables.ts'
import { isBillable } from './isBillable.ts'
import type { Reading } from './readableAccount.ts'

/** What's on an account besides what's unbilled, in cents of its currency. */
interface Billed {
  /** What money adds up to; below 0 if the agency paid. */
  money: Cents
  /** What confirmed statements bill. */
  billed: Cents
  open: Cents
  overdue: Cents
}

/** What confirmed statements bill and what's open of it, by agency and currency. */
export async function findBilled({
  db,
  scope,
  now,
}: Reading & Pick<Call, 'now'>): Promise<Map<string, Billed>> {
  const open = sql<number>`(statements.total - coalesce((
    select sum(paid.amount) from statement_allocations paid
     where paid.statement_id = statements.id and paid.ended_on is null
  ), 0))`
  const [money, statements] = await Promise.all([
    scopedRows(db, scope)
      .agencyPostings()
      .select(['account_id', 'currency'])
      .select((eb) => eb.fn.sum<Cents>('amount').as('amount'))
      .where(sql<boolean>`agency_postings.kind in ('payment', 'top_up', 'payout', 'reversal')`)
      .where(sql<boolean>`not ${isBillable}`)
      .groupBy(['account_id', 'currency'])
      .execute(),
    scopedRows(db, scope)
      .statements()
      .select(['account_id', 'currency'])
      .select((eb) => eb.fn.sum<Cents>('total').as('billed'))
      .select(sql<Cents>`sum(${open})`.as('open'))
      .select(
        sql<Cents>`coalesce(sum(${open}) filter (where ${open} > 0 and due_on < ${dayIn(now)}), 0)`.as(
          'overdue',
        ),
      )
      .where('status', '=', 'confirmed')
      .groupBy(['account_id', 'currency'])
      .execute(),
  ])
  const found = new Map<string, Billed>()
  const at = (row: { account_id: string; currency: string }) => `${row.account_id} ${row.currency}`
  for (const row of statements) {
    const { billed, open: rest, overdue } = row
    found.set(at(row), { ...none, billed: Number(billed), open: Number(rest), overdue: Number(overdue) })
  }
  for (const row of money) found.set(at(row), { ...(found.get(at(row)) ?? none), money: Number(row.amount) })
  return found
}

const none: Billed = { money: 0, billed: 0, open: 0, overdue: 0 }

/** How a balance is made up; what's neither money nor on a confirmed statement is unbilled. */
export function presentBilled(balance: Cents, { money, billed, open, overdue }: Billed = none) {
  return {
    unbilled: toDollars(balance - money - billed),
    open: toDollars(open),
    overdue: toDollars(overdue),
  }
}

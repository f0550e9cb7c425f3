import type { AgedBalance } from '@tourdesk/contract/statements/statements'
import type { Day } from '@tourdesk/domain/calendar'
import { toDollars } from '@tourdesk/domain/money'
import { ageingOf } from '@tourdesk/domain/statements/ageing'
import { ageingParts } from '@tourdesk/domain/statements/vocabulary'
import { sql } from 'kysely'
import { isBillable } from '../agencyAccounts/isBillable.ts'
import type { Reader } from '../kernel/call.ts'
import { scopedRows } from '../schema/orderTables.ts'

/**
 * The balance of each account at the end of a day, by how long it has been due, by name and currency. It's the
 * same whenever it's asked for, as far as nothing is recorded for that day afterwards.
 */
export async function findAgeing(
  { db, scope }: Pick<Reader, 'db' | 'scope'>,
  day: Day,
): Promise<AgedBalance[]> {
  const rows = scopedRows(db, scope)
  const isConfirmed = sql<boolean>`(
    statements.confirmed_on <= ${day} and (statements.void_on is null or statements.void_on > ${day})
  )`
  const isPaying = sql<boolean>`(paid.day <= ${day} and (paid.ended_on is null or paid.ended_on > ${day}))`
  const isBilled = sql<boolean>`exists (
    select from statement_postings billed
      join statements on statements.id = billed.statement_id
     where billed.posting_id = agency_postings.id and ${isConfirmed}
  )`
  const paidOf = sql<number>`coalesce((
    select sum(paid.amount) from statement_allocations paid where paid.statement_id = statements.id and ${isPaying}
  ), 0)`
  const [accounts, statements] = await Promise.all([
    rows
      .agencyPostings()
      .innerJoin('accounts', 'accounts.id', 'agency_postings.account_id')
      .select(['accounts.id', 'accounts.name', 'agency_postings.currency'])
      .select([
        sql<number>`coalesce(sum(amount) filter (where ${isBillable} and not ${isBilled}), 0)`.as('unbilled'),
        sql<number>`coalesce(sum(amount) filter (where not ${isBillable}), 0)`.as('money'),
      ])
      .where('agency_postings.day', '<=', day)
      .groupBy(['accounts.id', 'agency_postings.currency'])
      .orderBy('accounts.name')
      .orderBy('accounts.id')
      .orderBy('agency_postings.currency')
      .execute(),
    rows
      .statements()
      .select(['account_id', 'currency', 'due_on', 'total', paidOf.as('paid')])
      .where(isConfirmed)
      .execute(),
  ])
  const of = Map.groupBy(statements, ({ account_id, currency }) => `${account_id} ${currency}`)
  return accounts.map(({ id, name, currency, unbilled, money }) => {
    const billed = of.get(`${id} ${currency}`) ?? []
    const paid = billed.reduce((sum, each) => sum + Number(each.paid), 0)
    const { balance, ...parts } = ageingOf(day, {
      unbilled: Number(unbilled),
      statements: billed.flatMap(({ due_on, total, paid: part }) =>
        due_on === null ? [] : [{ dueOn: due_on, open: total - Number(part) }],
      ),
      unallocated: Number(money) + paid,
    })
    const shown = Object.fromEntries(ageingParts.map((part) => [part, toDollars(parts[part])]))
    return {
      account: { _id: id, name },
      currency,
      ...(shown as Record<(typeof ageingParts)[number], number>),
      balance: toDollars(balance),
    }
  })
}

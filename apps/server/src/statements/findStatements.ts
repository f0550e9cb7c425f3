import type { StatementsQuery } from '@tourdesk/contract/lists'
import type { StatementHead } from '@tourdesk/contract/statements/statement'
import { type Day, dayIn } from '@tourdesk/domain/calendar'
import { toDollars } from '@tourdesk/domain/money'
import { stateOf } from '@tourdesk/domain/statements/statement'
import type { StatementState } from '@tourdesk/domain/statements/vocabulary'
import { sql } from 'kysely'
import type { Reader } from '../kernel/call.ts'
import { scopedRows } from '../schema/orderTables.ts'
import { allocated } from './billedOrders.ts'

/** One page of the statements that a reader may see, newest first. */
export async function findStatements(call: Reader, query: StatementsQuery) {
  const { page, limit } = query
  const found = () => foundBy(call, query)
  const [ids, { total }] = await Promise.all([
    found()
      .select('statements.id')
      .orderBy('statements.created_at', 'desc')
      .orderBy('statements.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const data = await findHeads(
    call,
    ids.map(({ id }) => id),
  )
  return { data, total: Number(total), page, limit }
}

function foundBy(call: Reader, { agencies, currency, states, startDate, endDate, asked }: StatementsQuery) {
  let rows = scopedRows(call.db, call.scope).statements()
  if (agencies?.length) rows = rows.where('statements.account_id', 'in', agencies)
  if (currency?.length) rows = rows.where('statements.currency', 'in', currency)
  if (states?.length) rows = rows.where(stateOn(dayIn(call.now)), 'in', states)
  if (startDate) rows = rows.where('to_day', '>=', startDate)
  if (endDate) rows = rows.where('from_day', '<=', endDate)
  if (asked) rows = rows.where(openQuestions, '>', 0)
  return rows
}

/** These statements as lists show them, newest first. */
export async function findHeads(
  { db, scope, now }: Pick<Reader, 'db' | 'scope' | 'now'>,
  ids: readonly string[],
): Promise<StatementHead[]> {
  if (ids.length === 0) return []
  const rows = await scopedRows(db, scope)
    .statements()
    .innerJoin('accounts', 'accounts.id', 'statements.account_id')
    .selectAll('statements')
    .select(['accounts.name as account_name', allocated.as('paid'), openQuestions.as('open_questions')])
    .where('statements.id', 'in', ids)
    .orderBy('statements.created_at', 'desc')
    .orderBy('statements.id')
    .execute()
  return rows.map((row) => {
    const paid = Number(row.paid)
    const open = row.status === 'confirmed' ? row.total - paid : 0
    const { status, total, due_on: dueOn } = row
    return {
      _id: row.id,
      account: { _id: row.account_id, name: row.account_name },
      currency: row.currency,
      state: stateOf({ status, total, open, dueOn }, dayIn(now)),
      number: row.number,
      from: row.from_day,
      to: row.to_day,
      basis: row.basis,
      includeOlder: row.include_older,
      total: toDollars(total),
      paid: toDollars(paid),
      open: toDollars(open),
      confirmedOn: row.confirmed_on,
      dueOn,
      openQuestions: Number(row.open_questions),
      created: row.created_at.toISOString(),
    }
  })
}

/** How many questions about a statement nobody answered; those of a void one need no answer. */
const openQuestions = sql<number>`case when statements.status = 'confirmed' then (
  select count(*) from line_questions asked
   where asked.statement_id = statements.id and asked.answered_at is null
) else 0 end`

/** The state of a statement on a day, by the rule of `stateOf`. */
function stateOn(today: Day) {
  const open = sql<number>`(statements.total - ${allocated})`
  return sql<StatementState>`case
    when statements.status <> 'confirmed' then statements.status
    when ${open} = 0 then 'paid'
    when ${open} > 0 and statements.due_on < ${today} then 'overdue'
    when ${open} = statements.total then 'confirmed'
    else 'part_paid' end`
}

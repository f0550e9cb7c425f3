import type { Comparison } from '@tourdesk/contract/statements/comparison'
import type { Person } from '@tourdesk/domain/access/actor'
import { ourNumbers, sameNumber } from '@tourdesk/domain/statements/ourNumbers'
import { sql } from 'kysely'
import type { Call } from '../../kernel/call.ts'
import { scopedRows } from '../../schema/orderTables.ts'

export type Elsewhere = Comparison['rows'][number]['elsewhere'][number]

/** The agency's orders that a list calls by these names, and the last statement that bills each. */
export async function findElsewhere(
  { db, scope }: Pick<Call<Person>, 'db' | 'scope'>,
  account: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Elsewhere[]>> {
  const wanted = [...new Set(keys.map(sameNumber))].filter((key) => key !== '')
  if (wanted.length === 0) return new Map()
  const rows = await scopedRows(db, scope)
    .orders()
    .select(['id', 'order_number', 'ref_order_number'])
    .where('account_id', '=', account)
    .where(sql<boolean>`(order_number::text = any(${wanted}) or ${plainReference} = any(${wanted}))`)
    .orderBy('order_number')
    .execute()
  if (rows.length === 0) return new Map()
  const billed = await lastStatements(
    { db, scope },
    account,
    rows.map(({ id }) => id),
  )
  const orders = rows.map((row) => ({
    ...{ id: row.id, number: row.order_number, reference: row.ref_order_number },
    ...{ gross: 0, commission: 0, net: 0 },
  }))
  const meant = ourNumbers(orders)
  return new Map(
    keys.map((key) => {
      const { byReference, byNumber } = meant(key)
      const found = new Set(byNumber ? [...byReference, byNumber] : byReference)
      return [
        key,
        [...found].map(({ id, number }) => ({
          order: { _id: id, number: Number(number) },
          statement: billed.get(id) ?? null,
        })),
      ]
    }),
  )
}

/** The agency's own number without what `sameNumber` leaves off. */
const plainReference = sql`regexp_replace(
  regexp_replace(findable(ref_order_number), '[^[:alnum:]]', '', 'g'), '^0+(?=[0-9]+$)', ''
)`

async function lastStatements(
  { db, scope }: Pick<Call<Person>, 'db' | 'scope'>,
  account: string,
  orders: readonly string[],
): Promise<Map<string, { _id: string; number: string | null }>> {
  const rows = await scopedRows(db, scope)
    .statementLines()
    .innerJoin('statements', 'statements.id', 'statement_lines.statement_id')
    .select(['statement_lines.order_id', 'statements.id', 'statements.number'])
    .where('statements.account_id', '=', account)
    .where('statements.status', '!=', 'void')
    .where('statement_lines.is_left_out', '=', false)
    .where(sql<boolean>`statement_lines.order_id = any(${orders})`)
    .orderBy('statements.created_at')
    .orderBy('statements.id')
    .execute()
  return new Map(
    rows.flatMap(({ order_id, id, number }) => (order_id ? [[order_id, { _id: id, number }] as const] : [])),
  )
}

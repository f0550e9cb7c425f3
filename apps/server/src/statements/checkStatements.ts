import { checkStatement } from '@tourdesk/domain/statements/checkStatement'
import { sql } from 'kysely'
import { withoutEvent } from '../kernel/announce.ts'
import type { Tx } from '../kernel/database.ts'
import type { Product } from '../kernel/product.ts'
import { everyOrder } from '../kernel/scope.ts'
import { type FoundMismatch, keepMismatches } from '../payments/keepMismatches.ts'
import { scopedRows } from '../schema/orderTables.ts'

const batchSize = 200

/**
 * Every night: compares each confirmed statement with the rows of the account that it bills and with what pays
 * it, in batches and without locking any. Lists the differences and changes nothing else.
 */
export async function checkStatements({ db, clock }: Pick<Product, 'db' | 'clock'>): Promise<void> {
  let after: string | undefined = '00000000-0000-0000-0000-000000000000'
  while (after !== undefined) {
    const from: string = after
    after = await withoutEvent({ db }, (tx) => checkBatch(tx, from, clock.now()))
  }
}

/** Compares one batch and returns its last statement; undefined if there was none. */
async function checkBatch(tx: Tx, after: string, now: Date): Promise<string | undefined> {
  const rows = scopedRows(tx, everyOrder)
  const statements = await rows
    .statements()
    .select(['id', 'currency', 'total'])
    .where('id', '>', after)
    .where('status', '!=', 'draft')
    .orderBy('id')
    .limit(batchSize)
    .execute()
  const ids = statements.map(({ id }) => id)
  if (ids.length === 0) return undefined
  const lines = await rows
    .statementLines()
    .select(['statement_id', 'net'])
    .select([
      sql<number>`coalesce((
        select sum(posted.amount) from statement_postings billed
          join agency_postings posted on posted.id = billed.posting_id
         where billed.line_id = statement_lines.id
      ), 0)`.as('billed'),
      sql<number>`coalesce((
        select sum(paid.amount) from statement_allocations paid
         where paid.line_id = statement_lines.id and paid.ended_on is null
      ), 0)`.as('paid'),
    ])
    .where('statement_id', 'in', ids)
    .execute()
  const of = Map.groupBy(lines, ({ statement_id }) => statement_id)
  const found = statements.flatMap(({ id, currency, total }): FoundMismatch[] => {
    const wrong = checkStatement({
      total,
      lines: (of.get(id) ?? []).map(({ net, billed, paid }) => ({
        net,
        billed: Number(billed),
        paid: Number(paid),
      })),
    })
    const about = { kind: 'agency_statement' as const, currency, orderId: null, paymentId: null }
    return wrong ? [{ ...about, ...wrong, statementId: id }] : []
  })
  await keepMismatches(tx, { statements: ids }, found, now)
  return ids.at(-1)
}

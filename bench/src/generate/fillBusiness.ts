import type pg from 'pg'
import { chanceFunctions } from './chance.ts'
import { moneyStatements } from './money.ts'
import { type Business, orderStatements } from './orders.ts'
import { planningStatements } from './planning.ts'
import { recordStatements } from './records.ts'

/**
 * Fills a database that has a main account and no orders with a business, directly in its tables, all or
 * nothing. The same numbers and day give the same rows. The activity log stays empty.
 * @param tell called with the name of the next step
 * @throws an Error if there are orders
 */
export async function fillBusiness(
  pool: pg.Pool,
  business: Business,
  tell: (step: string) => void = () => {},
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table orders')
    const { rowCount } = await client.query('select from orders limit 1')
    if (rowCount) throw new Error('The database has orders already. Generate into an empty one.')
    await client.query(
      `set local maintenance_work_mem = '512MB'; set local work_mem = '128MB'; set local jit = off; set local timezone = 'UTC'`,
    )
    const dropped = [...(await dropIndexes(client)), ...(await dropReferences(client))]
    for (const [step, statements] of steps(business)) {
      tell(step)
      for (const statement of statements) await client.query(statement)
    }
    tell('indexes and references')
    for (const statement of dropped) await client.query(statement)
    await client.query('commit')
    tell('statistics')
    await client.query('vacuum analyze')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

function steps(business: Business): [name: string, statements: string[]][] {
  const { orders, today } = business
  return [
    ['agencies, tours, fleet', [...chanceFunctions, ...recordStatements()]],
    ['orders', orderStatements(business)],
    ['payments', moneyStatements],
    ['vehicles', planningStatements(today)],
    ['numbers', [`select setval('order_numbers', ${10_000 + orders})`]],
  ]
}

/** The largest tables. Their indexes and references are created after the rows. */
const largest = `('orders'::regclass, 'order_entries'::regclass, 'payments'::regclass, 'ledger_entries'::regclass)`

/** Indexes take a third of the time if they're built after the rows. Those that constraints need stay. */
async function dropIndexes(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ${largest} and not indisunique
       and indexrelid not in (select conindid from pg_constraint)`)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

/** After the rows, the references of a whole table are checked in one query. */
async function dropReferences(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; of: string; definition: string }>(`
    select conname as name, conrelid::regclass::text as of, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and conrelid in ${largest}`)
  for (const { name, of } of rows) await client.query(`alter table ${of} drop constraint ${name}`)
  return rows.map(({ name, of, definition }) => `alter table ${of} add constraint ${name} ${definition}`)
}

import { expect, test } from 'vitest'
import { quoted, storedTables } from '../src/backup/storedTables.ts'
import { startServer } from './as.ts'
import { type TestDatabase, testDatabase } from './database.ts'

test('a database that was used has the rows, counters and statistics of a new one', async () => {
  const database = await testDatabase()
  const asNew = await contentsOf(database)
  const { given, product, close } = await startServer({ database })
  const { orderNumber } = await given.order()
  await product.pool.query('delete from currency_rates')
  await product.pool.query('delete from settings')
  await product.pool.query('analyze orders')
  expect(await contentsOf(database)).not.toEqual(asNew)
  await close()

  const again = await startServer()
  const next = await testDatabase()
  expect(again.product.pool).toBe(database.pool)
  expect(await contentsOf({ pool: again.product.pool })).toEqual(asNew)
  expect((await again.given.order()).orderNumber).toBe(orderNumber)
  expect(next.name).not.toBe(database.name)
  await next.drop()
  await again.close()
})

test('a database with another schema, or that something still uses, isn’t used again', async () => {
  const changed = await testDatabase()
  await changed.pool.query('alter table tours add column stars integer')
  await changed.drop()
  const busy = await testDatabase()
  const client = await busy.pool.connect()
  expect(busy.name).not.toBe(changed.name)
  const dropped = busy.drop()
  client.release()
  await dropped
  const last = await testDatabase()
  expect([changed.name, busy.name]).not.toContain(last.name)
  await last.drop()
})

/**
 * The rows of all tables in their physical order, the next number of each sequence, and the analyzed tables.
 */
async function contentsOf({ pool }: Pick<TestDatabase, 'pool'>) {
  const client = await pool.connect()
  try {
    const contents: Record<string, unknown[]> = {}
    for (const table of await storedTables(client)) {
      const { rows } = await client.query(`select t::text as row from ${quoted(table)} t`)
      contents[table.name] = rows
    }
    const { rows: statistics } = await client.query(
      `select tablename from pg_stats where schemaname = 'public'`,
    )
    const { rows } = await client.query(
      'select sequencename, coalesce(last_value, start_value) as next from pg_sequences',
    )
    return { ...contents, counters: rows, statistics }
  } finally {
    client.release()
  }
}

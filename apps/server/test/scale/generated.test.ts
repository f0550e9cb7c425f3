import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillBusiness } from '../../../../bench/src/generate/fillBusiness.ts'
import { threeYears } from '../../../../bench/src/generate/orders.ts'
import type { TestDatabase } from '../database.ts'
import { wrongLedgers } from '../wrongLedgers.ts'
import { filledDatabase, today } from './filled.ts'

const orders = 600

let one: TestDatabase
let other: TestDatabase
beforeAll(async () => {
  one = await filledDatabase(orders)
  other = await filledDatabase(orders)
}, 300_000)
afterAll(() => Promise.all([one?.drop(), other?.drop()]))

describe('a generated business', () => {
  test('has the orders that were asked for, with two and a half tours each', async () => {
    const [found] = await ask(
      one,
      'select count(distinct order_id) as orders, count(*) as entries from order_entries',
    )
    expect(found?.orders).toBe(orders)
    expect(Number(found?.entries) / orders).toBeCloseTo(2.5, 0)
  })

  test('agrees with its ledgers', async () => {
    expect(await wrongLedgers(one.db)).toEqual([])
  })

  test('keeps every index', async () => {
    const named = `select indexname from pg_indexes where schemaname = 'public' order by 1`
    const { rows } = await one.pool.query(named)
    expect(rows.map(({ indexname }) => indexname)).toContain('orders_search')
    expect(rows.map(({ indexname }) => indexname)).toContain('order_entries_date')
  })

  test('has the same rows each time', async () => {
    for (const table of [
      'orders',
      'order_entries',
      'payments',
      'ledger_entries',
      'vehicle_units',
      'unit_crew',
    ]) {
      expect(await rowsOf(one, table), table).toEqual(await rowsOf(other, table))
    }
  })

  test('goes only where no orders are', async () => {
    await expect(fillBusiness(one.pool, { orders: 1, today, history: threeYears })).rejects.toThrow(
      'has orders already',
    )
  })
})

/** A checksum of a table's rows, without the main account's id, which differs each time. */
async function rowsOf(database: TestDatabase, table: string): Promise<unknown> {
  const [found] = await ask(
    database,
    `select count(*) as count, md5(string_agg(text, '' order by text)) as sum
       from (select replace(to_jsonb(rows)::text, (select id::text from accounts where is_main), 'main') as text
               from ${table} rows) texts`,
  )
  return found
}

async function ask({ pool }: TestDatabase, statement: string): Promise<Record<string, unknown>[]> {
  return (await pool.query<Record<string, unknown>>(statement)).rows
}

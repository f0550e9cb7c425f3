import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { newId } from '../kernel/newId.ts'
import { lockRows } from './lockRows.ts'

const { db, drop } = await testDatabase()
afterAll(drop)

const [first, second] = [newId(), newId()]

test('departures are locked before accounts, accounts before orders, orders before vehicle units', async () => {
  const inOrder = db.transaction().execute(async (tx) => {
    for (const table of ['tour_events', 'accounts', 'orders', 'vehicle_units'] as const)
      await lockRows(tx, table, [first])
  })
  await expect(inOrder).resolves.toBeUndefined()
})

test('locking an order after a vehicle unit is an error', async () => {
  const wrong = db.transaction().execute(async (tx) => {
    await lockRows(tx, 'vehicle_units', [first])
    await lockRows(tx, 'orders', [first])
  })
  await expect(wrong).rejects.toThrow("Rows of orders can't be locked after rows of vehicle_units")
})

test('a transaction locks all rows of a table at once, and may lock the same ones again', async () => {
  const again = db.transaction().execute(async (tx) => {
    await lockRows(tx, 'orders', [second, first])
    await lockRows(tx, 'vehicle_units', [first])
    await lockRows(tx, 'orders', [first])
  })
  await expect(again).resolves.toBeUndefined()
  const apart = db.transaction().execute(async (tx) => {
    await lockRows(tx, 'orders', [second])
    await lockRows(tx, 'orders', [first])
  })
  await expect(apart).rejects.toThrow("can't be locked after rows of orders")
})

import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { everyTable } from '../../test/everyTable.ts'
import { faultsOf } from '../../test/faultsOf.ts'
import { noticesOf } from '../../test/noticesOf.ts'
import { statementsOf } from '../../test/statementsOf.ts'
import { waiting } from '../../test/waiting.ts'
import { newId } from '../kernel/newId.ts'

const { as, db, given, product, close } = await startServer()
afterAll(close)

const office = as(await given.owner())

test('HOLE-O51 repeating a client key returns the first order, whatever else is sent', async () => {
  const clientKey = newId()
  const first = await given.order({ clientKey })
  const before = await counts()
  const again = await given.order({ clientKey, refOrderNumber: 'other', selectedTours: [{ language: null }] })
  expect(again).toEqual(first)
  expect(await counts()).toEqual(before)
})

test('HOLE-O51 five clicks at the same moment create one order, one payment and one log line for each', async () => {
  const body = { ...(await given.orderInput()), clientKey: newId() }
  const before = await counts()
  const placed = await Promise.all(Array.from({ length: 5 }, () => office.orders.place({ body })))
  expect(new Set(placed.map((order) => order._id)).size).toBe(1)
  expect(await counts()).toEqual({
    orders: before.orders + 1,
    order_entries: before.order_entries + 1,
    payments: before.payments + 1,
    audit_log: before.audit_log + 2,
    coupon_redemptions: before.coupon_redemptions,
  })
})

test('HOLE-O51 HOLE-C40 a double click with the last use of a coupon creates one order with the coupon', async () => {
  const tour = await given.tour()
  for (let round = 0; round < 5; round += 1) {
    const coupon = await given.coupon([tour], { usage: 1 })
    const choice = { clientKey: newId(), coupon_code: coupon.code, selectedTours: [{ tour: tour.id }] }
    const placed = await Promise.all([given.order(choice), given.order(choice), given.order(choice)])
    expect(new Set(placed.map((order) => order._id)).size).toBe(1)
    expect(placed[0]?.selectedTours[0]?.coupon_code).toBe(coupon.code)
    expect(await usesOf(coupon)).toBe(1)
  }
})

test('a placed order takes 36 statements of the database, with its log, its notice, its message and its answer', async () => {
  const body = { ...(await given.orderInput()), clientKey: newId() }
  await given.order()
  expect(await statementsOf(product, () => office.orders.place({ body }))).toBeLessThanOrEqual(36)
})

test('another agency’s client key reveals nothing about its order', async () => {
  const [by, other] = [
    await given.user({ account: await given.account() }),
    await given.user({ account: await given.account() }),
  ]
  const clientKey = newId()
  await given.order({ by, clientKey })
  expect(await faultsOf(given.order({ by: other, clientKey }))).toEqual({ clientKey: 'field_invalid' })
})

test('HOLE-C40 PRICE-08 when two orders want the last use of a coupon at once, one gets it and the other is refused', async () => {
  const tour = await given.tour()
  for (let round = 0; round < 5; round += 1) {
    const coupon = await given.coupon([tour], { usage: 1 })
    const choice = { coupon_code: coupon.code, selectedTours: [{ tour: tour.id }] }
    const before = await counts()
    const answers = await Promise.allSettled([given.order(choice), given.order(choice)])
    const won = answers.filter((answer) => answer.status === 'fulfilled')
    expect(won.map(({ value }) => value.calculatedPrices.totalPrice)).toEqual([225])
    for (const answer of answers) {
      if (answer.status === 'rejected') {
        expect(answer.reason.issues).toMatchObject([{ field: 'coupon_code', msg: 'Invalid Coupon Code' }])
      }
    }
    expect(await counts()).toMatchObject({ orders: before.orders + 1, payments: before.payments + 1 })
    expect(await usesOf(coupon)).toBe(1)
  }
})

test('HOLE-C40 an order whose coupon is used up during the save leaves nothing behind', async () => {
  const tour = await given.tour()
  const coupon = await given.coupon([tour], { usage: 1 })
  const before = await counts()
  const notices = await noticesOf(product, async () => {
    let order: Promise<unknown> = Promise.resolve()
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('coupons').set({ uses: 1 }).where('id', '=', coupon.id).execute()
      order = given.order({ coupon_code: coupon.code, selectedTours: [{ tour: tour.id }] })
      order.catch(() => {})
      await waiting(db)
    })
    expect(await faultsOf(order)).toEqual({ coupon_code: 'coupon_used_up' })
  })
  expect(notices).toEqual([])
  expect(await counts()).toEqual(before)
})

test('an order whose last step fails leaves nothing behind, and the cause stays hidden', async () => {
  const own = await startServer()
  try {
    const tour = await own.given.tour()
    const coupon = await own.given.coupon([tour])
    await sql`alter table audit_log add constraint full_disk check (entity_kind <> 'Order')`.execute(own.db)
    const order = own.given.order({ coupon_code: coupon.code, selectedTours: [{ tour: tour.id }] })
    await expect(order).rejects.toMatchObject({
      code: 'unexpected',
      status: 500,
      message: 'Something went wrong',
    })
    for (const table of ['orders', 'order_entries', 'payments', 'coupon_redemptions'] as const) {
      expect(await everyTable(own.db).selectFrom(table).selectAll().execute()).toEqual([])
    }
    expect(await own.db.selectFrom('coupons').select('uses').execute()).toEqual([{ uses: 0 }])
  } finally {
    await own.close()
  }
})

async function usesOf({ id }: { id: string }) {
  const row = await db.selectFrom('coupons').select('uses').where('id', '=', id).executeTakeFirstOrThrow()
  return row.uses
}

async function counts() {
  const of = async (table: 'orders' | 'order_entries' | 'payments' | 'audit_log' | 'coupon_redemptions') => {
    const count = everyTable(db)
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
    return (await count.executeTakeFirstOrThrow()).rows
  }
  return {
    orders: await of('orders'),
    order_entries: await of('order_entries'),
    payments: await of('payments'),
    audit_log: await of('audit_log'),
    coupon_redemptions: await of('coupon_redemptions'),
  }
}

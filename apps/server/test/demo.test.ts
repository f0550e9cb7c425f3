import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { amountIn } from '@tourdesk/contract/reports/readValue'
import type { Person } from '@tourdesk/domain/access/actor'
import { addDays, addMonths } from '@tourdesk/domain/calendar'
import { cities, groupTypes, languages } from '@tourdesk/domain/catalogue/vocabulary'
import { entryStatuses, orderSources, orderTypes } from '@tourdesk/domain/entries/vocabulary'
import { type Currency, currencies } from '@tourdesk/domain/pricing/vocabulary'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillDemo } from '../../../demo/src/fillDemo.ts'
import { demoLogins } from '../../../demo/src/logins.ts'
import { sumPurchasedTours } from '../src/entries/finding/sumPurchasedTours.ts'
import { openFirstAccount } from '../src/identity/openFirstAccount.ts'
import { isPassword } from '../src/identity/password.ts'
import { refuseDemoLogins } from '../src/identity/refuseDemoLogins.ts'
import { settableClock } from '../src/kernel/clock.ts'
import { readEnv } from '../src/kernel/env.ts'
import { Live } from '../src/kernel/live.ts'
import { Meters } from '../src/kernel/metrics/meters.ts'
import { newId } from '../src/kernel/newId.ts'
import type { Product } from '../src/kernel/product.ts'
import { everyOrder } from '../src/kernel/scope.ts'
import { checkLedgers } from '../src/orders/nightly/checkLedgers.ts'
import { sumReceived } from '../src/payments/received/sumReceived.ts'
import { readReport } from '../src/reports/readReport.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { everyTable } from './everyTable.ts'
import { wrongCredits } from './wrongCredits.ts'

const today = '2026-03-02'
const quiet = () => {}

let first: DemoShop
let weekLater: DemoShop
beforeAll(async () => {
  ;[first, weekLater] = await Promise.all([
    openShop('2026-03-02T10:00:00+02:00'),
    openShop('2026-03-09T10:00:00+02:00'),
  ])
  await Promise.all([fill(first), fillAfterInterruption(weekLater)])
}, 900_000)
afterAll(() => Promise.all([first?.close(), weekLater?.close()]))

describe('the demo business', () => {
  test('REP-05 the sales report adds up to Operations and to the ledgers, whatever it’s narrowed down to', async () => {
    const main = await first.database.db
      .selectFrom('accounts')
      .select(['id', 'name'])
      .where('is_main', '=', true)
      .executeTakeFirstOrThrow()
    const rights = { doesIncludeAffiliation: false, dailyToursOnly: false, doesAllowPaymentToAgency: true }
    const account = { _id: main.id, name: main.name, isMain: true, allowPrivateGroup: true, ...rights }
    const actor: Person = { kind: 'person', userId: main.id, name: '', isSuper: true, role: 'OWNER', account }
    const call = { actor, scope: everyOrder, now: first.product.clock.now(), db: first.database.db }
    const tours = await ask<{ id: string }>('select distinct tour_id as id from order_entries')
    const agencies = await ask<{ id: string }>('select distinct account_id as id from order_entries')
    const some = <Value>(values: readonly Value[]) =>
      fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined })
    const filters = fc.record({
      tour: some(tours.map(({ id }) => id)),
      agency: some(agencies.map(({ id }) => id)),
      source: some(orderSources),
      language: some(languages),
      groupType: some(groupTypes),
      orderType: some(orderTypes),
      pickupCity: some(cities),
    })
    const days = fc.tuple(fc.integer({ min: -200, max: 200 }), fc.integer({ min: 0, max: 400 }))
    const all = { startDate: addDays(today, -500), endDate: addDays(today, 500) }
    const counted = ['NOT_CONFIRMED', 'BOOKED', 'CONFIRMED', 'COMPLETED', 'PARTIAL'] as const
    await fc.assert(
      fc.asyncProperty(filters, fc.option(days, { nil: undefined }), async (chosen, range) => {
        const span = range
          ? { startDate: addDays(today, range[0]), endDate: addDays(today, range[0] + range[1]) }
          : all
        const { totals } = await readReport(call, 'sales', { ...chosen, ...span, basis: 'travel' })
        const { tour, agency, ...others } = chosen
        const sums = await sumPurchasedTours(call, {
          ...{ ...others, ...span, tours: tour, agencies: agency },
          ...{ tourStatus: [...counted], orderStatus: ['pending', 'paid'] },
        })
        expect(sums.isOver).toBe(false)
        expect(totals.values).toMatchObject({ entries: sums.tours, people: sums.people - sums.underWay })
        if (sums.underWay === 0) expect(totals.values.orders).toBe(sums.orders)
      }),
      { numRuns: 60 },
    )
    const { totals } = await readReport(call, 'sales', { ...all, basis: 'travel' })
    const ledgers = await ask<{ currency: Currency; cents: number }>(`
      select orders.currency, sum(rows.amount) as cents
        from orders
        join ledger_entries rows on rows.order_id = orders.id and rows.currency = orders.currency
        left join ledger_entries undone on undone.id = rows.reverses_id
       where coalesce(undone.kind, rows.kind) in ('sale', 'adjustment', 'void', 'fee', 'write_off')
       group by orders.currency`)
    const { grossPerCurrency, feesPerCurrency } = totals.values
    for (const { currency, cents } of ledgers) {
      const sum = (amountIn(grossPerCurrency, currency) ?? 0) + (amountIn(feesPerCurrency, currency) ?? 0)
      expect([currency, Math.round(sum * 100)]).toEqual([currency, cents])
    }
  })

  test('catalogue, sellers and fleet are complete', async () => {
    expect(await count('tours')).toBeGreaterThanOrEqual(14)
    expect(await count('star_tours')).toBe(4)
    expect(await count('locations')).toBeGreaterThanOrEqual(60)
    expect(await count('accounts where not is_main')).toBe(8)
    expect(await count(`operators where role = 'guide'`)).toBe(25)
    expect(await count(`operators where role = 'driver'`)).toBe(20)
    expect(await count('cars')).toBe(18)
    expect(await count('car_suppliers')).toBe(5)
    expect(await count(`availability_ranges where status = 'unavailable'`)).toBeGreaterThan(15)
    expect(await count(`availability_ranges where status = 'reserved'`)).toBeGreaterThan(3)
  })

  test('every demo login works with the demo password', async () => {
    const users = await first.database.db.selectFrom('users').select(['login', 'password_hash']).execute()
    for (const { email } of demoLogins.people) {
      const user = users.find(({ login }) => login === email)
      expect(await isPassword(demoLogins.password, user?.password_hash ?? null)).toBe(true)
    }
  })

  test('production refuses it', async () => {
    await expect(refuseDemoLogins(first.product, demoLogins.password)).rejects.toThrow(
      /Production doesn't start while \S+@\S+\.example has the password of the demo/,
    )
  })

  test('every stored picture is where its address says', async () => {
    const { db } = first.database
    const tours = await db.selectFrom('tours').select('thumbnails').execute()
    const logos = await db.selectFrom('accounts').select('logo').where('logo', 'is not', null).execute()
    const addresses = [
      ...tours.flatMap(({ thumbnails }) => Object.values(thumbnails)),
      ...logos.map(({ logo }) => logo),
    ]
    expect(addresses.length).toBe(tours.length * 4 + 8)
    for (const address of addresses) await access(join(first.product.env.dataDir, address ?? ''))
  })

  test('orders of all four types lie between four months back and two months ahead', async () => {
    expect(await count('orders')).toBeGreaterThanOrEqual(600)
    for (const type of orderTypes)
      expect(await count(`orders where order_type = '${type}'`)).toBeGreaterThan(30)
    for (const status of entryStatuses)
      expect(await count(`order_entries where status = '${status}'`)).toBeGreaterThan(5)
    const [reach] = await ask<{ first: string; last: string }>(
      'select min(tour_date)::text as first, max(tour_date)::text as last from order_entries',
    )
    expect(reach!.first >= addDays(today, -120) && reach!.first < addDays(today, -110)).toBe(true)
    expect(reach!.last <= addDays(today, 60) && reach!.last > addDays(today, 50)).toBe(true)
  })

  test('received money is −Σ of the payments and refunds in its ledgers, with reversals, by currency and month', async () => {
    const undone = new Error('undone')
    const played = everyTable(first.database.db)
      .transaction()
      .execute(async (tx) => {
        const paid = await tx
          .selectFrom('ledger_entries')
          .selectAll()
          .where('kind', '=', 'payment')
          .limit(3)
          .execute()
        for (const { id, order_id, amount, currency } of paid)
          await tx
            .insertInto('ledger_entries')
            .values({
              id: newId(),
              order_id,
              kind: 'reversal',
              amount: -amount,
              currency,
              day: today,
              reverses_id: id,
              created_at: new Date(),
            })
            .execute()
        const ledger = await tx.selectFrom('ledger_entries').selectAll().execute()
        const kinds = new Map(ledger.map(({ id, kind }) => [id, kind]))
        const moved = ledger.filter((row) =>
          ['payment', 'refund'].includes(kinds.get(row.reverses_id ?? row.id) ?? ''),
        )
        expect(moved.filter(({ received_amount }) => received_amount !== null)).toEqual([])
        expect(new Set(moved.map(({ kind }) => kind))).toEqual(new Set(['payment', 'refund', 'reversal']))
        const months = new Set(moved.map(({ day }) => day.slice(0, 7)))
        expect(months.size).toBeGreaterThan(3)
        for (const month of months) {
          const startDate = `${month}-01`
          const endDate = addDays(addMonths(startDate, 1), -1)
          const sums = await sumReceived({ db: tx, scope: everyOrder }, { startDate, endDate })
          for (const currency of currencies) {
            const found = sums.filter((sum) => sum.currency === currency)
            const expected = moved.filter((row) => row.currency === currency && row.day.startsWith(month))
            expect(found.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(
              0 - expected.reduce((sum, { amount }) => sum + amount, 0),
            )
            expect(found.reduce((sum, { count: rows }) => sum + rows, 0)).toBe(expected.length)
          }
        }
        throw undone
      })
    await expect(played).rejects.toBe(undone)
  })

  test('there are orders with every currency, source and payment status, with agents and with notes', async () => {
    for (const column of ['currency', 'source']) {
      expect(await ask(`select distinct ${column} from orders`)).toHaveLength(3)
    }
    expect(await ask('select distinct payment_status from orders')).toHaveLength(4)
    expect(await count(`orders where agent_id is not null and ref_order_number <> ''`)).toBeGreaterThan(100)
    expect(await count(`order_entries where notes <> ''`)).toBeGreaterThan(50)
    expect(
      await count('orders where (select count(*) from order_entries where order_id = orders.id) > 1'),
    ).toBeGreaterThan(60)
  })

  test('HOLE-O49 order numbers rise with the time of booking, and no booking is in the future', async () => {
    const orders = await everyTable(first.database.db)
      .selectFrom('orders')
      .select('created_at')
      .orderBy('order_number')
      .execute()
    const moments = orders.map((order) => order.created_at.getTime())
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    expect(moments.at(-1)).toBeLessThanOrEqual(first.product.clock.now().getTime())
  })

  test('some canceled orders became store credit', async () => {
    expect(await count('credits')).toBeGreaterThan(0)
    expect(await wrongCredits(first.database.db)).toEqual([])
  })

  test('orders of some tours are sold with a deposit: of these, some are paid, some wait for the balance', async () => {
    const sold = `orders where jsonb_array_length(instalments) = 2 and payment_status =`
    for (const status of ['PENDING', 'PARTIAL', 'PAID'])
      expect(await count(`${sold} '${status}'`)).toBeGreaterThan(0)
  })

  test('the books agree: the nightly check finds nothing', async () => {
    await checkLedgers(first.product)
    expect(await ask('select kind, order_id, expected, found from ledger_mismatches')).toEqual([])
  })

  test('coupons are redeemed as planned, and one is used up', async () => {
    const coupons = await ask<{ code: string; uses: number }>('select code, uses from coupons order by code')
    expect(Object.fromEntries(coupons.map(({ code, uses }) => [code, uses]))).toEqual({
      CHEERS20: 0,
      CONCIERGE12: 6,
      FAIR25: 5,
      FLOAT15: 9,
      SPRING8: 12,
      WELCOME10: 22,
    })
  })

  test('past days are fully planned, the next days partly, later ones not yet', async () => {
    const onVehicle = 'exists (select from unit_parts where entry_id = order_entries.id)'
    const waiting = `order_entries where status <> 'CANCELED' and not ${onVehicle} and tour_date`
    const seated = `order_entries where ${onVehicle} and tour_date`
    expect(await count(`${waiting} < '${today}'`)).toBe(0)
    expect(await count(`${seated} < '${today}'`)).toBeGreaterThan(400)
    const soon = `between '${today}' and '${addDays(today, 9)}'`
    expect(await count(`${waiting} ${soon}`)).toBeGreaterThan(5)
    expect(await count(`${seated} ${soon}`)).toBeGreaterThan(30)
    expect(await count(`${seated} > '${addDays(today, 9)}'`)).toBe(0)
  })

  test('past units have vehicle, driver and guide unless booked without', async () => {
    const bare = (missing: string, without: string) => `vehicle_units unit
      where tour_date < '${today}' and ${missing} and not exists (
        select from order_entries join unit_parts on entry_id = order_entries.id
         where unit_id = unit.id and tour_option = '${without}')`
    const nobody = (part: string) => `not exists (select from unit_crew where unit_id = unit.id and ${part})`
    expect(await count(bare('car_id is null and car_supplier_id is null', 'guide only'))).toBe(0)
    expect(await count(bare(`car_id is not null and ${nobody('is_driver')}`, 'guide only'))).toBe(0)
    expect(await count(bare(nobody('is_guide'), 'car only'))).toBe(0)
  })

  test('filling again changes nothing', async () => {
    const before = await counts(first)
    await fill(first)
    expect(await counts(first)).toEqual(before)
  })

  test('an interrupted filling is completed at the next start', async () => {
    expect(await counts(weekLater)).toEqual(await counts(first))
  })

  test('filling a week later gives the same orders, a week later', async () => {
    expect(await bookings(weekLater, -7)).toEqual(await bookings(first, 0))
  })
})

interface DemoShop {
  product: Product
  database: TestDatabase
  close(): Promise<void>
}

async function openShop(now: string): Promise<DemoShop> {
  const database = await testDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'tourdesk-demo-'))
  const product: Product = {
    db: database.db,
    pool: database.pool,
    clock: settableClock(now),
    env: readEnv({ DATA_DIR: dataDir }),
    live: new Live(database.connection, quiet),
    meters: new Meters(),
    origin: 'https://desk.example.com',
    secret: 'a secret of this test only, not used',
  }
  await openFirstAccount(product)
  const close = async () => {
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { product, database, close }
}

function fill({ product, database }: DemoShop): Promise<void> {
  return fillDemo(product, database.connection, quiet)
}

/** Makes the database refuse the hundredth order, like a crash at that point. */
async function fillAfterInterruption(shop: DemoShop): Promise<void> {
  const { pool } = shop.database
  await pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'down'; end $$;
    create trigger down before insert on orders for each row
      when (new.order_number = 10100) execute function refuse()`)
  await expect(fill(shop)).rejects.toThrow('down')
  await pool.query('drop trigger down on orders')
  await fill(shop)
}

async function ask<T = Record<string, unknown>>(query: string, shop = first): Promise<T[]> {
  const { rows } = await shop.database.pool.query(query)
  return rows
}

async function count(from: string, shop = first): Promise<number> {
  const [row] = await ask<{ count: number }>(`select count(*)::int as count from ${from}`, shop)
  return row?.count ?? 0
}

async function counts(shop: DemoShop): Promise<Record<string, number>> {
  const tables = ['accounts', 'users', 'tours', 'uploads', 'orders', 'order_entries', 'payments']
  const planning = ['tour_events', 'vehicle_units', 'unit_crew', 'coupon_redemptions', 'audit_log']
  const counted: Record<string, number> = {}
  for (const table of [...tables, ...planning]) counted[table] = await count(table, shop)
  return counted
}

function bookings(shop: DemoShop, days: number) {
  return ask(
    `select first_name, last_name, orders.currency, orders.total_cents, tours.number,
            (tour_date + ${days})::text as day, orders.payment_status, entry.status
       from orders
       join order_entries entry on entry.order_id = orders.id
       join tours on tours.id = entry.tour_id
      order by order_number, position`,
    shop,
  )
}

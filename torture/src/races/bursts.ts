import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { newId } from '@tourdesk/server/kernel/newId'
import type { TestServer } from '../../../apps/server/test/as.ts'
import { everyTable } from '../../../apps/server/test/everyTable.ts'
import { formOf } from '../../../apps/server/test/formOf.ts'
import { creditOf } from '../../../apps/server/test/permissions/requests/orders.ts'
import { openWorld } from '../../../apps/server/test/permissions/world.ts'

/** How many times a verb is called at the same moment. */
const atOnce = 12

/**
 * Sends each of these calls twelve times at the same moment, for several rounds; returns a sentence for each
 * broken rule.
 */
export async function bursts(server: TestServer, rounds: number): Promise<string[]> {
  const { given, as, db, clock } = server
  const world = await openWorld(server)
  const { office } = world
  const day = clock.now().toISOString().slice(0, 10)
  const faults: string[] = []
  let expecting = ''

  const cases: Record<string, () => Promise<void>> = {
    async 'one order for one key'() {
      const body = { ...(await given.orderInput()), clientKey: newId() }
      const placed = await burst(() => office.orders.place({ body }))
      expect('answers', placed.length, atOnce)
      expect('orders', new Set(placed.map(({ _id }) => _id)).size, 1)
    },
    async 'one payment for one key'() {
      const order = await given.order()
      const body = { kind: 'payment', method: 'cash', amount: 10, day, clientKey: newId() } as const
      await burst(() => office.orders.recordPayment({ params: { id: order._id }, body }))
      expect('paid', (await balanceOf(order)).paid, 10)
    },
    async 'no more paid than asked for'() {
      const order = await given.order()
      const { balance: open } = await balanceOf(order)
      const body = () => ({ kind: 'payment', method: 'cash', amount: open, day, clientKey: newId() }) as const
      const paid = await burst(() => office.orders.recordPayment({ params: { id: order._id }, body: body() }))
      expect('payments', paid.length, 1)
      expect('open', (await balanceOf(order)).balance, 0)
    },
    async 'a coupon’s last use goes to one order'() {
      const tour = await given.tour()
      const coupon = await given.coupon([tour], { usage: 1, code: `LAST${newId().slice(-12)}` })
      const choice = { coupon_code: coupon.code, selectedTours: [{ tour: tour.id }] }
      expect('orders', (await burst(() => given.order(choice))).length, 1)
      const { uses } = await db
        .selectFrom('coupons')
        .select('uses')
        .where('id', '=', coupon.id)
        .executeTakeFirstOrThrow()
      expect('uses', uses, 1)
    },
    async 'a credit is spent once'() {
      const { code, account } = await creditOf(world)
      const orders = await Promise.all(Array.from({ length: atOnce }, () => given.order({ agency: account })))
      const before = await restOf(code)
      const paid = await burst((index) =>
        office.orders.payByCredit({
          params: { id: orders[index]!._id },
          body: { code, amount: before / 100, clientKey: newId() },
        }),
      )
      expect('payments', paid.length, 1)
      expect('rest', await restOf(code), 0)
    },
    async 'no vehicle carries more than it seats'() {
      const tour = await given.tour()
      const unit = await given.unit({ tour, car: await given.car({ seats: 7, plate_id: newId().slice(-9) }) })
      const parties = await Promise.all(
        Array.from({ length: atOnce }, () =>
          given.order({ selectedTours: [{ tour: tour.id, participants: { adult: 3 } }] }),
        ),
      )
      await burst((index) => {
        const { _id: order, selectedTours } = parties[index]!
        const body = { order, selectedTour: selectedTours[0]!._id, _id: unit._id }
        return office.tourCars.addOrder({ params: { id: unit._id }, body })
      })
      const { data } = await office.tourCars.ofDate({ params: { date: unit.date } })
      expect('people on board', data.find(({ _id }) => _id === unit._id)?.participants, 6)
    },
    async 'a car is on one vehicle unit of a day'() {
      const car = await given.car({ plate_id: newId().slice(-9) })
      const tour = await given.tour()
      const units = await Promise.all(Array.from({ length: atOnce }, () => given.unit({ tour })))
      const crew = { car: car.id, externalCar: null, driver: null, guide: [] }
      const saved = await burst((index) =>
        office.tourCars.change({ params: { id: units[index]!._id }, body: crew }),
      )
      expect('units', saved.length, 1)
    },
    async 'a change made on an old version is refused'() {
      const order = await given.order()
      const form = formOf(order)
      const saved = await burst((index) =>
        office.orders.change({ params: { id: order._id }, body: { ...form, refOrderNumber: `${index}` } }),
      )
      expect('saves', saved.length, 1)
    },
    async 'an order is canceled and given back once'() {
      const order = await given.order()
      await given.paid(order)
      const canceled = await burst(() =>
        office.orders.cancel({ body: { orderId: order._id, canRefund: true } }),
      )
      expect('cancellations', canceled.length, 1)
      const { payments } = await office.orders.get({ params: { id: order._id } })
      expect('refunds', payments.filter(({ action }) => action === 'refund').length, 1)
    },
    async 'somebody is invited once'() {
      const account = await given.account()
      const email = `shira.${newId()}@example.com`
      const body = {
        accountId: account.id,
        email,
        firstName: 'Shira',
        lastName: 'Bar',
        role: 'AGENT',
      } as const
      await burst(() => as(world.users.super).invites.create({ body }))
      const open = await db
        .selectFrom('invites')
        .select('id')
        .where('account_id', '=', account.id)
        .where('email', '=', email)
        .where('status', '=', 'PENDING')
        .execute()
      expect('open invites', open.length, 1)
    },
  }

  for (let round = 0; round < rounds; round += 1)
    for (const [name, play] of Object.entries(cases)) {
      expecting = name
      // Invites are rate-limited, and one person sends all of them.
      await db.deleteFrom('attempts').execute()
      await play()
    }
  if (db.deadlocks > 0) faults.push(`${db.deadlocks} deadlocks`)
  return faults

  /** Makes a call many times at once; returns the results that succeeded. */
  async function burst<T>(call: (index: number) => Promise<T>): Promise<T[]> {
    const outcomes = await Promise.allSettled(Array.from({ length: atOnce }, (_, index) => call(index)))
    for (const outcome of outcomes) {
      const isRefused =
        outcome.status === 'fulfilled' || (outcome.reason instanceof Problem && outcome.reason.status < 500)
      if (!isRefused) faults.push(`${expecting}: ${String(outcome.reason)}`)
    }
    return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  }

  function expect(what: string, found: unknown, right: unknown): void {
    if (found !== right) faults.push(`${expecting}: ${what} ${String(found)} instead of ${String(right)}`)
  }

  async function balanceOf({ _id }: Order) {
    return office.orders.ledger({ params: { id: _id } })
  }

  async function restOf(code: string): Promise<number> {
    const { rest } = await everyTable(db)
      .selectFrom('credits')
      .select('rest')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    return rest
  }
}

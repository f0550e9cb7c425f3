import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { dayIn } from '@tourdesk/domain/calendar'
import { toCents } from '@tourdesk/domain/money'
import { withoutEvent } from '@tourdesk/server/kernel/announce'
import { newId } from '@tourdesk/server/kernel/newId'
import { everyOrder } from '@tourdesk/server/kernel/scope'
import { recordCard } from '@tourdesk/server/orders/cards/recordCard'
import { addAttempt } from '@tourdesk/server/payments/cardAttempts'
import { sql } from 'kysely'
import type { TestServer } from '../../../apps/server/test/as.ts'
import { pricesChangedBy } from '../../../apps/server/test/changePrices.ts'
import { everyTable } from '../../../apps/server/test/everyTable.ts'
import { formOf } from '../../../apps/server/test/formOf.ts'
import { wrongLedgers } from '../../../apps/server/test/wrongLedgers.ts'
import { Dice } from '../dice.ts'

const approved = {
  kind: 'charge',
  isApproved: true,
  response: '000',
  authorization: '0001001',
  day: null,
  refunds: null,
} as const

/** The result of a melee: how often each verb succeeded, and a sentence for each broken rule. */
export interface Melee {
  done: ReadonlyMap<string, number>
  missing: readonly string[]
  faults: string[]
}

/**
 * Eight people call all verbs of orders, dispatch and prices at once on the same few rows, `moves` times
 * each, until every verb has succeeded. Then no change may be lost, and all money, coupons and vehicles must
 * add up.
 */
export async function melee(server: TestServer, moves: number, seed = 0): Promise<Melee> {
  const { as, clock, db, given } = server
  const owner = await given.owner()
  const office = as(owner)
  const main = await given.mainAccount()
  const changePrices = pricesChangedBy(office, main)
  const [early, late] = ['2026-03-11', '2026-03-12']

  /** Everything happens to two tours, their coupon and location, three vehicles and a guide. */
  const [masada, galilee] = [await given.tour({ name: 'Masada' }), await given.tour({ name: 'Galilee' })]
  const hotel = await given.location({ name: 'Dan Panorama' })
  const coupon = await given.coupon([masada, galilee], { usage: 1000 })
  const [guide, car] = [await given.operator({ role: 'guide' }), await given.car({ seats: 50 })]
  const pickup = { city: 'tel_aviv' as const, name: hotel.name, address: hotel.address }
  const entry = (tour: { id: string }) => ({ tour: tour.id, date: early, pickup })
  const shapes = [
    [entry(masada)],
    [entry(galilee)],
    [entry(masada), entry(galilee)],
    [entry(galilee), entry(masada)],
  ]
  const eventOf = async (tour: { id: string }) => {
    const event = await office.tourEvents.getOrCreate({ params: { date: early }, query: { tour: tour.id } })
    if ('data' in event) throw new Error('a list')
    return event._id
  }
  const events = [await eventOf(masada), await eventOf(galilee)]

  /** The records that the verbs create, change and delete during the test. */
  const orders: Order[] = await Promise.all(
    shapes.map((selectedTours, index) => given.order({ selectedTours, isAgencyPayment: index < 2 })),
  )
  for (const tour of [masada, masada, galilee]) await given.unit({ tour, date: early })
  const unitsOut = async () => (await office.tourCars.ofDate({ params: { date: early } })).data

  /** How many times each order was changed; with its first save, that's its version. */
  const saves = new Map<string, number>()
  const countSave = ({ _id }: Pick<Order, '_id'>) => saves.set(_id, (saves.get(_id) ?? 0) + 1)
  const crew = (isOn: boolean) => ({
    car: isOn ? car.id : null,
    externalCar: null,
    driver: null,
    guide: isOn ? [guide.id] : [],
  })

  const shown = (order: Order) => office.orders.get({ params: { id: order._id } })

  async function change(roll: Roll, edit: (form: ReturnType<typeof formOf>) => void, readsVersion: boolean) {
    const order = await shown(pick(roll, orders))
    const { updatedAt, ...form } = formOf(order)
    edit({ ...form, updatedAt })
    await office.orders.change({
      params: { id: order._id },
      body: readsVersion ? { ...form, updatedAt } : form,
    })
    countSave(order)
  }

  const verbs: Record<string, (roll: Roll) => Promise<unknown>> = {
    async place(roll) {
      orders.push(
        await given.order({
          selectedTours: pick(roll, shapes),
          coupon_code: pick(roll, ['', coupon.code]),
          isAgencyPayment: roll(2) === 0,
        }),
      )
    },
    people: (roll) =>
      change(roll, ({ selectedTours }) => (selectedTours[0]!.participants = { adult: 1 + roll(4) }), true),
    day: (roll) =>
      change(roll, ({ selectedTours }) => (selectedTours[0]!.date = pick(roll, [early, late])), false),
    coupon: (roll) => change(roll, (form) => (form.coupon_code = pick(roll, ['', coupon.code])), false),
    cancelEntry: (roll) =>
      change(roll, ({ selectedTours }) => (selectedTours.at(-1)!.status = 'CANCELED'), false),
    async cancel(roll) {
      const order = pick(roll, orders)
      await office.orders.cancel({ body: { orderId: order._id, canRefund: false } })
      countSave(order)
    },
    async pay(roll) {
      const order = pick(roll, orders)
      const body = { amount: 1 + roll(20), clientKey: newId() }
      await office.orders.addPayment({ params: { id: order._id }, body })
      countSave(order)
    },
    async settle(roll) {
      const order = await shown(pick(roll, orders))
      const { _id: paymentId } = pick(
        roll,
        order.payments.filter(({ action, status }) => action === 'agency' && status === 'pending'),
      )
      await office.orders.settlePayment({ params: { id: order._id, paymentId } })
      countSave(order)
    },
    async cash(roll) {
      const order = await shown(pick(roll, orders))
      const [isOverpayment, amount] = [roll(4) === 0, 1 + roll(300)]
      const heldBy = roll(2) === 0 ? guide.id : null
      const money = {
        method: 'cash',
        amount,
        day: order.createdAt.slice(0, 10),
        isOverpayment,
        heldBy,
      } as const
      await office.orders.recordPayment({
        params: { id: order._id },
        body: { kind: 'payment', ...money, clientKey: newId() },
      })
      countSave(order)
    },
    async card(roll) {
      const order = await shown(pick(roll, orders))
      const payment = pick(
        roll,
        order.payments.filter(({ action }) => action === 'charge'),
      )
      const opened = { id: newId(), reference: newId(), noticeKey: newId(), now: clock.now() }
      const { amountInCurrency, currency } = payment
      const amount = toCents(amountInCurrency)
      const asked = { payment: payment._id, order: order._id, amount, currency }
      await withoutEvent({ db }, (tx) => addAttempt(tx, everyOrder, asked, opened))
      const transaction = { ...approved, number: newId(), reference: opened.reference, amount, currency }
      await recordCard({ db, clock }, { id: opened.id, order_id: order._id }, transaction)
      countSave(order)
    },
    async takeBack(roll) {
      const order = pick(roll, orders)
      const { data } = await office.orders.ledger({ params: { id: order._id } })
      const entry = pick(
        roll,
        data.filter(({ kind }) => kind === 'payment' || kind === 'refund'),
      )
      const body = { reason: 'Wrong order', clientKey: newId() }
      await office.orders.reverseEntry({ params: { id: entry._id }, body })
      countSave(order)
    },
    async handOver(roll) {
      const { data } = await office.crewCash.list({ query: {} })
      const { operator, payments } = pick(roll, data)
      const day = dayIn(clock.now())
      const handed = payments.filter(() => roll(3) > 0).map(({ _id }) => _id)
      await office.crewCash.handOver({
        body: { operator: operator._id, payments: handed, day, clientKey: newId() },
      })
    },
    async putOn(roll) {
      const { purchasedTours, dayEventCars } = await office.tourEvents.assignmentsOfDay({
        params: { date: early },
        query: {},
      })
      const { _id, orderId, tour } = pick(roll, purchasedTours)
      const unit = pick(
        roll,
        dayEventCars.filter((each) => each.tour === tour?._id),
      )
      const body = { order: orderId, selectedTour: _id, _id: unit._id }
      await office.tourCars.addOrder({ params: { id: unit._id }, body })
    },
    async takeOff(roll) {
      const unit = pick(
        roll,
        (await unitsOut()).filter(({ selectedTours }) => selectedTours.length > 0),
      )
      const selectedTourId = pick(roll, unit.selectedTours)
      await office.tourCars.removeOrder({ params: { tourCarId: unit._id, selectedTourId } })
    },
    async makeUnit(roll) {
      await office.tourCars.create({ body: { tourEvent: pick(roll, events) } })
    },
    async changeUnit(roll) {
      const { _id } = pick(roll, await unitsOut())
      await office.tourCars.change({ params: { id: _id }, body: crew(roll(2) === 0) })
    },
    async removeUnit(roll) {
      await office.tourCars.remove({ params: { id: pick(roll, await unitsOut())._id } })
    },
    changePlate: (roll) =>
      office.cars.change({
        params: { id: car.id },
        body: { plateId: pick(roll, ['523-06-194', '12-345-67']), seats: 50, make: 'Volvo', year: 2024 },
      }),
    renamePrices: (roll) =>
      changePrices(({ ticket_types, coupons, pickups_dropoffs_locations }) => ({
        ticket_types: ticket_types.map((type) =>
          type.pricePortion === 0.5 ? { ...type, type: pick(roll, ['child', 'youth']) } : type,
        ),
        coupons: coupons.map((each) => ({ ...each, name: pick(roll, ['Spring', 'Passover']) })),
        pickups_dropoffs_locations: pickups_dropoffs_locations.map((each) =>
          each._id === hotel.id ? { ...each, name: pick(roll, ['Dan Panorama', 'Dan Tel Aviv']) } : each,
        ),
      })),
  }

  const moveNames = [...Object.keys(verbs), ...often]
  const done = new Map<string, number>()
  const faults: string[] = []
  async function play(dice: Dice): Promise<void> {
    const roll: Roll = (sides) => dice.roll(sides)
    for (let move = 0; move < moves; move += 1) {
      const name = pick(roll, moveNames)
      try {
        await verbs[name]!(roll)
        done.set(name, (done.get(name) ?? 0) + 1)
      } catch (error) {
        // Refusals are allowed.
        if (!(error instanceof Problem) || error.status >= 500) faults.push(`${name}: ${String(error)}`)
      }
    }
  }
  const missing = () => Object.keys(verbs).filter((name) => !done.has(name))
  // Each move may be refused by chance, so one round may not be enough for every verb to succeed.
  for (let round = 0; round < mostRounds && missing().length > 0; round += 1)
    await Promise.all(Array.from({ length: 8 }, (_, player) => play(new Dice(seed + round * 8 + player + 1))))

  if (db.deadlocks > 0) faults.push(`${db.deadlocks} deadlocks`)
  const stored = await everyTable(db).selectFrom('orders').select(['id', 'version']).execute()
  for (const { id, version } of stored)
    if (version !== 1 + (saves.get(id) ?? 0))
      faults.push(`order ${id} has version ${version}, and ${saves.get(id)} saves`)
  if (stored.length !== orders.length) faults.push(`${stored.length} orders instead of ${orders.length}`)
  const { rows } = await sql<{ uses: number; redeemed: number }>`
  select uses, (select count(*)::int from orders where coupon is not null and status <> 'canceled') as redeemed
    from coupons where id = ${coupon.id}`.execute(db)
  const [used] = rows
  if (used?.uses !== used?.redeemed) faults.push(`the coupon counts ${used?.uses} uses of ${used?.redeemed}`)
  for (const id of await lateUnits(server)) faults.push(`unit ${id} ends on another day than its entries`)
  for (const number of await wrongLedgers(db)) faults.push(`the ledger of order ${number} is wrong`)
  return { done, missing: missing(), faults }
}

/** Puts people on board more often than other moves, so that there are some to take off. */
const often = ['place', 'place', 'putOn', 'putOn', 'putOn', 'takeOff', 'takeOff']
const mostRounds = 6

type Roll = (sides: number) => number

/** A random item of a list; ends the move if the list is empty. */
function pick<T>(roll: Roll, list: readonly T[]): T {
  const [picked] = list.slice(roll(list.length))
  if (picked === undefined) throw new Problem('not_found')
  return picked
}

/** The ids of units that last longer or shorter than the entries on board. */
async function lateUnits({ db }: TestServer): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from vehicle_units where end_date <> coalesce(
      (select max(coalesce(order_entries.end_date, order_entries.tour_date))
         from order_entries join unit_parts on entry_id = order_entries.id where unit_id = vehicle_units.id), tour_date
    )`.execute(db)
  return rows.map(({ id }) => id)
}

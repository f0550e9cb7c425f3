import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { auditOf } from '../../../test/auditOf.ts'
import { crewPhone, entryOf, givenRoad } from '../../../test/crewPhone.ts'
import { everyTable } from '../../../test/everyTable.ts'
import { wrongLedgers } from '../../../test/wrongLedgers.ts'
import { newId } from '../../kernel/newId.ts'

const start = '2026-03-02T10:00:00+02:00'
const server = await startServer({ now: start })
const { as, clock, db, given, close } = server
afterAll(close)
beforeEach(async () => {
  clock.set(start)
  await db.deleteFrom('attempts').execute()
})

const owner = await given.owner()
const office = as(owner)
type Phone = Awaited<ReturnType<typeof crewPhone>>
const day = '2026-03-11'
const atSeven = new Date(`${day}T07:01:00+02:00`)

/** Noa on a bus with a party of two, who owe $250. */
async function givenDay() {
  clock.set(start)
  const noa = await given.operator({ first_name: 'Noa', last_name: 'Regev' })
  const road = await givenRoad(server, owner, { guide: noa })
  const phone = await crewPhone(server, owner, noa)
  return { ...road, noa, phone, order: await road.party(2) }
}
async function take(
  phone: Phone,
  { unit, order }: { unit: { _id: string }; order: Parameters<typeof entryOf>[0] },
  amount: number,
  currency: 'USD' | 'EUR' | 'ILS' = 'USD',
) {
  clock.set(atSeven)
  const about = { tourCar: unit._id, selectedTour: entryOf(order), at: atSeven.toISOString() }
  const event = { ...about, _id: newId(), kind: 'cash' as const, amount, currency }
  const { data } = await phone.crew.send({ body: { events: [event] } })
  return data[0]
}
const ledgerOf = async (order: { _id: string }) =>
  (await office.orders.ledger({ params: { id: order._id } })).data.filter(({ method }) => method === 'cash')
const openOf = async (order: { _id: string }) =>
  (await office.orders.ledger({ params: { id: order._id } })).balance

test('CREW-25 cash that a crew took is a payment of the order held by this person, in any of three currencies; more than was open is stored and flagged', async () => {
  const road = await givenDay()
  const { phone, noa, order } = road
  expect(await take(phone, road, 100)).toMatchObject({ outcome: 'stored' })
  expect(await ledgerOf(order)).toMatchObject([
    { kind: 'payment', method: 'cash', amount: -100, day, heldBy: { _id: noa.id, name: 'Noa Regev' } },
  ])
  expect(await openOf(order)).toBe(150)
  await db.updateTable('currency_rates').set({ rate: 4 }).where('currency', '=', 'ILS').execute()
  await db.updateTable('currency_rates').set({ rate: 0.5 }).where('currency', '=', 'EUR').execute()
  expect(await take(phone, road, 200, 'ILS')).toMatchObject({ outcome: 'stored' })
  expect(await take(phone, road, 25, 'EUR')).toMatchObject({ outcome: 'stored' })
  expect(await openOf(order)).toBe(50)
  expect(await take(phone, road, 60)).toEqual({
    _id: expect.any(String),
    outcome: 'flagged',
    code: 'overpaid',
  })
  expect(
    (await ledgerOf(order)).map(({ amount, received }) => [amount, received?.amount, received?.currency]),
  ).toEqual([
    [-100, undefined, undefined],
    [-50, 200, 'ILS'],
    [-50, 25, 'EUR'],
    [-60, undefined, undefined],
  ])
  expect(await openOf(order)).toBe(-10)
  const paid = (await auditOf(db, order._id)).filter(({ action }) => action === 'payment paid')
  expect(paid.map(({ actor_name }) => actor_name)).toEqual(Array(4).fill('Noa Regev'))
  expect(await wrongLedgers(db)).toEqual([])
})

test('cash of a canceled order is stored, flagged, and promised back', async () => {
  const road = await givenDay()
  await office.orders.cancel({ body: { orderId: road.order._id, canRefund: true } })
  expect(await take(road.phone, road, 100)).toMatchObject({
    outcome: 'flagged',
    code: 'order_canceled',
  })
  const { toRefund } = await office.orders.ledger({ params: { id: road.order._id } })
  expect(toRefund).toBe(100)
  expect(await wrongLedgers(db)).toEqual([])
})

test('CREW-26 what a person holds is the sum of their cash by currency, less what they handed over, which is never more than that', async () => {
  const road = await givenDay()
  const { phone, noa } = road
  clock.set(start)
  const second = await road.party(2)
  await take(phone, road, 100)
  await take(phone, road, 80, 'ILS')
  await take(phone, { ...road, order: second }, 40)
  const held = async () =>
    (await office.crewCash.list({ query: {} })).data
      .filter(({ operator }) => operator._id === noa.id)
      .map(({ currency, amount }) => [currency, amount])
  expect(await held()).toEqual([
    ['ILS', 80],
    ['USD', 140],
  ])
  expect((await phone.crew.me()).cash.toSorted((a, b) => a.amount - b.amount)).toEqual([
    { currency: 'ILS', amount: 80 },
    { currency: 'USD', amount: 140 },
  ])
  const { data } = await office.crewCash.list({ query: {} })
  const dollars = data.find(({ operator, currency }) => operator._id === noa.id && currency === 'USD')!
  const handOver = (payments: string[], clientKey = newId()) =>
    office.crewCash.handOver({ body: { operator: noa.id, payments, day, clientKey } })
  const first = dollars.payments.find(({ amount }) => amount === 100)?._id ?? ''
  const key = newId()
  await handOver([first], key)
  await handOver([first], key)
  expect(await held()).toEqual([
    ['ILS', 80],
    ['USD', 40],
  ])
  await expect(handOver(dollars.payments.map(({ _id }) => _id))).rejects.toMatchObject({
    status: 409,
    code: 'cash_not_held',
  })
  expect(await held()).toEqual([
    ['ILS', 80],
    ['USD', 40],
  ])
})

test('CREW-26 an amount is handed over from the oldest cash on, in parts if need be, and never more than is held', async () => {
  const road = await givenDay()
  const { phone, noa } = road
  clock.set(start)
  const second = await road.party(2)
  await take(phone, road, 100)
  await take(phone, road, 80, 'ILS')
  await take(phone, { ...road, order: second }, 40)
  const bring = (amount: number, clientKey = newId(), currency: 'USD' | 'EUR' = 'USD') =>
    office.crewCash.handOver({ body: { operator: noa.id, amount, currency, clientKey } })
  const held = async () =>
    (await office.crewCash.list({ query: {} })).data
      .filter(({ operator }) => operator._id === noa.id)
      .map(({ currency, amount, payments }) => [currency, amount, ...payments.map((one) => one.amount)])
  const dayOf = async (order: { _id: string }) =>
    (await ledgerOf(order)).map(({ heldBy }) => heldBy?.handedOver)
  await expect(bring(140.01)).rejects.toMatchObject({
    status: 409,
    code: 'handover_over_held',
    params: { name: 'Noa Regev', held: '$140.00' },
  })
  await expect(bring(1, newId(), 'EUR')).rejects.toMatchObject({ code: 'handover_over_held' })
  for (const amount of [0, -5, 1.005]) await expect(bring(amount)).rejects.toMatchObject({ status: 400 })
  const key = newId()
  await Promise.all(Array.from({ length: 8 }, () => bring(60.5, key)))
  expect(await held()).toEqual([
    ['ILS', 80, 80],
    ['USD', 79.5, 39.5, 40],
  ])
  expect(await dayOf(road.order)).toEqual([null, null])
  expect((await phone.crew.me()).cash).toContainEqual({ currency: 'USD', amount: 79.5 })
  await expect(bring(1, key)).rejects.toMatchObject({ status: 400 })
  const tries = await Promise.allSettled([bring(50), bring(50), bring(50)])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await held()).toEqual([
    ['ILS', 80, 80],
    ['USD', 29.5, 29.5],
  ])
  expect(await dayOf(road.order)).toContain(day)
  expect(await dayOf(second)).toEqual([null])
  const log = (await auditOf(db, second._id)).find(({ action }) => action === 'cash handed over')
  expect(log?.details).toMatchObject({ amount: 10.5, currency: 'USD', holder: 'Noa Regev' })
  await bring(29.5)
  expect(await held()).toEqual([['ILS', 80, 80]])
  expect(await dayOf(second)).toEqual([day])
  expect(await wrongLedgers(db)).toEqual([])

  const both = {
    operator: noa.id,
    payments: [newId()],
    amount: 5,
    currency: 'ILS' as const,
    clientKey: newId(),
  }
  await expect(office.crewCash.handOver({ body: both })).rejects.toMatchObject({ status: 400 })
  const neither = { operator: noa.id, clientKey: newId() }
  await expect(office.crewCash.handOver({ body: neither })).rejects.toMatchObject({ status: 400 })
  const [row] = await everyTable(db).selectFrom('cash_handovers').selectAll().limit(1).execute()
  const more = everyTable(db)
    .insertInto('cash_handovers')
    .values({ ...row!, id: newId(), amount: 1_000_000 })
  await expect(more.execute()).rejects.toThrow('than came in')
})

test('cash that can’t be a payment is stored and flagged, since it was taken', async () => {
  const road = await givenDay()
  // A cent of shekels is less than half a cent of dollars.
  await db.updateTable('currency_rates').set({ rate: 4 }).where('currency', '=', 'ILS').execute()
  expect(await take(road.phone, road, 0.01, 'ILS')).toMatchObject({
    outcome: 'flagged',
    code: 'not_recorded',
  })
  expect(await ledgerOf(road.order)).toEqual([])
  const events = (await road.phone.crew.unit({ params: { id: road.unit._id } })).events
  expect(events).toMatchObject([{ kind: 'cash', amount: 0.01, currency: 'ILS', flags: ['not_recorded'] }])
  expect(await auditOf(db, road.order._id)).toContainEqual(
    expect.objectContaining({ action: 'cash not recorded', actor_name: 'Noa Regev' }),
  )
})

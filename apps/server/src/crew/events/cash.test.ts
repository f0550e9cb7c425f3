import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { auditOf } from '../../../test/auditOf.ts'
import { crewPhone, entryOf, givenRoad } from '../../../test/crewPhone.ts'
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

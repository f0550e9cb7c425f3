import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { faultsOf } from '../../../test/faultsOf.ts'

const { as, given, close } = await startServer({ now: '2026-03-02T10:00:00+02:00' })
afterAll(close)

const office = as(await given.owner())
const date = '2026-03-11'

type Query = NonNullable<Parameters<typeof office.departures.list>[0]>['query']

async function listed(query: Query) {
  const { data } = await office.departures.list({ query: { limit: 100, ...query } })
  return data
}

test('the list has what’s booked, planned or decided, with its numbers; a canceled order alone lists nothing', async () => {
  const [booked, closed, left, planned] = [
    await given.tour(),
    await given.tour(),
    await given.tour(),
    await given.tour(),
  ]
  const book = (tour: { id: string }, adult: number) =>
    given.order({ selectedTours: [{ tour: tour.id, date, participants: { adult } }] })
  await book(booked, 3)
  await book(booked, 2)
  await office.capacityRules.create({ body: { tour: booked.id, places: 10 } })
  await office.departures.change({
    params: { tour: closed.id, date },
    body: { state: 'closed', reason: 'Flood' },
  })
  const order = await book(left, 2)
  await office.orders.cancel({ body: { orderId: order._id, canRefund: false } })
  const made = await office.tourEvents.getOrCreate({
    params: { date },
    query: { tour: planned.id },
  })
  await office.tourCars.create({ body: { tourEvent: '_id' in made ? made._id : '' } })

  const tours = [booked.id, closed.id, left.id, planned.id]
  const rows = await listed({ startDate: date, endDate: date, tours })
  const row = (tour: { id: string }) => rows.find((each) => each.tour._id === tour.id)
  expect(row(booked)).toMatchObject({
    state: 'open',
    people: 5,
    orders: 2,
    units: 0,
    fill: { sold: 5, capacity: 10 },
    gross: expect.any(Number),
  })
  expect(row(closed)).toMatchObject({ state: 'closed', reason: 'Flood', people: 0, fill: null })
  expect(row(planned)).toMatchObject({ people: 0, units: 1 })
  expect(row(left)).toBeUndefined()
  const onlyClosed = await listed({ startDate: date, endDate: date, tours, state: ['closed'] })
  expect(onlyClosed.map(({ tour }) => tour._id)).toEqual([closed.id])
})

test('all that’s offered is listed on request, once each, and nothing on closed days', async () => {
  const tour = await given.tour()
  await given.order({ selectedTours: [{ tour: tour.id, date }] })
  const query = { startDate: '2026-03-10', endDate: '2026-03-12', tours: [tour.id], offered: 'true' as const }
  const days = async () => (await listed(query)).map((row) => [row.date, row.orders])
  expect(await days()).toEqual([
    ['2026-03-10', 0],
    [date, 1],
    ['2026-03-12', 0],
  ])
})

test('a range has at most 92 days; without one it’s today and the next two weeks', async () => {
  const ask = (endDate: string) =>
    faultsOf(office.departures.list({ query: { startDate: '2026-03-01', endDate } }))
  expect(await ask('2026-06-01')).toEqual({ endDate: 'range_too_long' })
  const tour = await given.tour()
  for (const day of ['2026-03-16', '2026-03-17'])
    await given.order({ selectedTours: [{ tour: tour.id, date: day }] })
  expect((await listed({ tours: [tour.id] })).map((row) => row.date)).toEqual(['2026-03-16'])
})

test('a page of a departure names its parties, canceled ones last, its vehicles and its pools', async () => {
  const tour = await given.tour()
  const params = { tour: tour.id, date }
  const first = await given.order({ selectedTours: [{ tour: tour.id, date, participants: { adult: 2 } }] })
  const second = await given.order({ selectedTours: [{ tour: tour.id, date, participants: { adult: 3 } }] })
  await office.orders.cancel({ body: { orderId: first._id, canRefund: false } })
  await office.departures.change({ params, body: { capacity: 12 } })
  expect(await office.departures.get({ params })).toMatchObject({
    people: 3,
    orders: 1,
    fill: { sold: 3, capacity: 12 },
    pools: [{ isOwn: true, sold: 3, capacity: 12 }],
    parties: [
      { order: { _id: second._id, orderNumber: second.orderNumber }, people: 3 },
      { order: { _id: first._id }, status: 'CANCELED' },
    ],
  })
  const empty = await office.departures.get({ params: { ...params, date: '2026-03-12' } })
  expect(empty).toMatchObject({ _id: null, state: 'open', parties: [], units: [], updatedAt: null })
})

test('agents of an agency can’t open it', async () => {
  const tour = await given.tour()
  await given.order({ selectedTours: [{ tour: tour.id, date }] })
  const admin = as(await given.user({ role: 'ADMIN' }))
  const agent = as(await given.user({ role: 'AGENT', account: await given.account() }))
  expect(await admin.departures.get({ params: { tour: tour.id, date } })).toMatchObject({ orders: 1 })
  await expect(agent.departures.get({ params: { tour: tour.id, date } })).rejects.toMatchObject({
    status: 403,
  })
})

import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { everyTable } from '../../../test/everyTable.ts'
import { faultsOf } from '../../../test/faultsOf.ts'
import { formOf } from '../../../test/tourForm.ts'
import { newId } from '../../kernel/newId.ts'

const { as, db, given, close } = await startServer({ now: '2026-03-02T10:00:00+02:00' })
afterAll(close)

const owner = await given.owner()
const office = as(owner)
const date = '2026-03-11'

type Query = NonNullable<Parameters<typeof office.departures.list>[0]>['query']

async function listed(query: Query) {
  const { data } = await office.departures.list({ query: { limit: 100, ...query } })
  return data
}

const book = (tour: { id: string }, adult: number, day = date) =>
  given.order({ selectedTours: [{ tour: tour.id, date: day, participants: { adult } }] })

const wait = (tour: { id: string }, people: number, dates: string[]) =>
  office.waitingList.create({
    body: {
      tour: tour.id,
      dates,
      group_type: 'small_group',
      language: 'english',
      people,
      firstName: 'Noa',
      lastName: 'Golan',
      email: 'noa@guests.example',
      agency: owner.account.id,
    },
  })

test('DEP-01 the departures of a range of days are read by those who may plan, and by no agency', async () => {
  const tour = await given.tour()
  for (const day of ['2026-03-20', '2026-03-21', '2026-03-22']) await book(tour, 2, day)
  const query = { startDate: '2026-03-20', endDate: '2026-03-21', tours: [tour.id] }
  const admin = as(await given.user({ role: 'ADMIN' }))
  const { data, ...page } = await admin.departures.list({ query: { ...query, limit: 1, page: 2 } })
  expect(page).toEqual({ total: 2, page: 2, limit: 1 })
  expect(data).toMatchObject([{ tour: { _id: tour.id }, date: '2026-03-21' }])
  const account = await given.account()
  for (const role of ['OWNER', 'ADMIN', 'AGENT'] as const)
    await expect(as(await given.user({ role, account })).departures.list({ query })).rejects.toMatchObject({
      status: 403,
    })
})

test('DEP-02 a row has what’s sold, planned, decided and awaited; without a range it’s today and the next two weeks, at most 92 days, 25 rows a page, and a list that’s saved as a view', async () => {
  const tour = await given.tour({ name: 'Masada' })
  const params = { id: tour.id }
  const form = formOf(await office.tours.get({ params }))
  await office.tours.change({ params, body: { ...form, minimumParticipants: 4 } })
  await book(tour, 3)
  await book(tour, 2)
  await office.capacityRules.create({ body: { tour: tour.id, places: 10 } })
  await given.unit({ tour, date, car: await given.car({ seats: 16 }) })
  await wait(tour, 6, [date, '2026-03-12'])
  const key = { params: { tour: tour.id, date } }
  await office.departures.change({ ...key, body: { guaranteed: true } })
  const rows = await listed({ startDate: date, endDate: date, tours: [tour.id] })
  const orders = await everyTable(db)
    .selectFrom('order_entries')
    .select(({ fn }) => fn.sum<number>('share_usd_cents').as('cents'))
    .where('tour_id', '=', tour.id)
    .executeTakeFirstOrThrow()
  expect(rows).toEqual([
    {
      _id: `${tour.id} ${date}`,
      tour: { _id: tour.id, name: 'Masada' },
      date,
      state: 'open',
      closedFor: [],
      guaranteed: true,
      people: 5,
      fill: { sold: 5, capacity: 10 },
      orders: 2,
      units: 1,
      seats: 16,
      minimum: 4,
      capacity: null,
      reason: '',
      waiting: 6,
      gross: Number(orders.cents) / 100,
    },
  ])

  const ask = (endDate: string) =>
    faultsOf(office.departures.list({ query: { startDate: '2026-03-01', endDate } }))
  expect(await ask('2026-06-01')).toEqual({ endDate: 'range_too_long' })
  const most = { startDate: '2026-03-01', endDate: '2026-05-31', offered: 'true' as const, tours: [tour.id] }
  const long = await office.departures.list({ query: most })
  expect([long.total, long.data.length]).toEqual([92, 25])
  const usual = await given.tour()
  for (const day of ['2026-03-01', '2026-03-02', '2026-03-16', '2026-03-17'])
    await office.departures.change({ params: { tour: usual.id, date: day }, body: { guaranteed: true } })
  const days = (await listed({ tours: [usual.id] })).map((row) => row.date)
  expect(days).toEqual(['2026-03-02', '2026-03-16'])
  const view = await office.views.create({
    body: { list: 'departures', name: 'Closed ones', filters: { state: 'closed' }, columns: [] },
  })
  expect(view).toMatchObject({ list: 'departures', filters: { state: 'closed' } })
})

test('DEP-03 the list has what’s booked, planned, awaited or decided, also once it’s canceled; with all that’s offered also what can be sold and has nothing yet', async () => {
  const [booked, closed, left, planned, awaited, canceled] = [
    await given.tour(),
    await given.tour(),
    await given.tour(),
    await given.tour(),
    await given.tour(),
    await given.tour(),
  ]
  await book(booked, 3)
  await office.departures.change({
    params: { tour: closed.id, date },
    body: { state: 'closed', reason: 'Flood' },
  })
  const order = await book(left, 2)
  await office.orders.cancel({ body: { orderId: order._id, canRefund: false } })
  await given.unit({ tour: planned, date })
  const party = await wait(awaited, 3, [date])
  await book(canceled, 2)
  const preview = await office.departureBatches.preview({
    body: { kind: 'cancel', from: [{ tour: canceled.id, date }], reason: 'weather', text: 'Flood' },
  })
  const items = preview.items.map(({ order: { _id } }) => ({ order: _id, terms: 'full' as const }))
  await office.departureBatches.commit({
    body: { preview: preview._id, hash: preview.hash, items, clientKey: newId() },
  })

  const tours = [booked.id, closed.id, left.id, planned.id, awaited.id, canceled.id]
  const rows = async (more: Query = {}) => {
    const found = await listed({ startDate: date, endDate: date, tours, ...more })
    return new Map(found.map((row) => [row.tour._id, row]))
  }
  const usual = await rows()
  expect(usual.get(booked.id)).toMatchObject({ state: 'open', people: 3, orders: 1, waiting: 0 })
  expect(usual.get(closed.id)).toMatchObject({ state: 'closed', reason: 'Flood', people: 0, fill: null })
  expect(usual.get(planned.id)).toMatchObject({ people: 0, units: 1 })
  expect(usual.get(awaited.id)).toMatchObject({ state: 'open', people: 0, orders: 0, waiting: 3 })
  expect(usual.get(canceled.id)).toMatchObject({ state: 'canceled', people: 0 })
  expect(usual.has(left.id)).toBe(false)
  expect([...(await rows({ state: ['closed'] })).keys()]).toEqual([closed.id])
  // An open departure that only appears because it's offered isn't a closed one in disguise.
  expect([...(await rows({ state: ['open'], offered: 'true' })).keys()].toSorted()).toEqual(
    [booked.id, left.id, planned.id, awaited.id].toSorted(),
  )
  const offered = await rows({ offered: 'true' })
  expect([...offered.keys()].toSorted()).toEqual(tours.toSorted())
  expect(offered.get(left.id)).toMatchObject({ state: 'open', people: 0, orders: 0 })

  await office.waitingList.change({ params: { id: party._id }, body: { state: 'withdrawn' } })
  expect((await rows()).has(awaited.id)).toBe(false)
})

test('all that’s offered is listed once each', async () => {
  const tour = await given.tour()
  await book(tour, 2)
  const query = { startDate: '2026-03-10', endDate: '2026-03-12', tours: [tour.id], offered: 'true' as const }
  const days = async () => (await listed(query)).map((row) => [row.date, row.orders])
  expect(await days()).toEqual([
    ['2026-03-10', 0],
    [date, 1],
    ['2026-03-12', 0],
  ])
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

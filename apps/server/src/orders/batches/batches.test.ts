import type { BatchTerms } from '@tourdesk/contract/departures/batchParts'
import type { CancelPreview } from '@tourdesk/contract/departures/departureBatches'
import type { OrderInput } from '@tourdesk/contract/orders/orderShapes'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { auditOf } from '../../../test/auditOf.ts'
import { formOf, formWith } from '../../../test/formOf.ts'
import { newId } from '../../kernel/newId.ts'

const { as, db, given, close } = await startServer({ now: '2026-03-02T10:00:00+02:00' })
afterAll(close)

const owner = await given.owner()
const office = as(owner)
const date = '2026-03-11'

const booking = (tour: { id: string }, adult: number, more: Partial<OrderInput> = {}, day = date) =>
  given.order({ ...more, selectedTours: [{ tour: tour.id, date: day, participants: { adult } }] })

const previewOf = async (tours: { id: string }[], more: object = {}, client = office) => {
  const preview = await client.departureBatches.preview({
    body: {
      kind: 'cancel',
      from: tours.map(({ id }) => ({ tour: id, date })),
      reason: 'weather',
      text: 'Flood in the wadi',
      ...more,
    },
  })
  if (preview.kind !== 'cancel') throw new Error('Not a cancellation')
  return preview
}

const commit = (
  { _id, hash, items }: CancelPreview,
  {
    terms = 'full',
    clientKey = newId(),
    only,
  }: { terms?: BatchTerms; clientKey?: string; only?: string[] } = {},
  client = office,
) =>
  client.departureBatches.commit({
    body: {
      preview: _id,
      hash,
      clientKey,
      items: items
        .filter(({ order }) => only?.includes(order._id) ?? true)
        .map(({ order }) => ({ order: order._id, terms })),
    },
  })

const stateOf = async (tour: { id: string }, day = date) =>
  (await office.departures.get({ params: { tour: tour.id, date: day } })).state
const read = (id: string) => office.orders.get({ params: { id } })
const outdated = { status: 409, code: 'batch_outdated' }

test('a preview changes nothing, and says for each order what each of the terms would cost', async () => {
  const tour = await given.tour()
  const order = await booking(tour, 2)
  const other = await booking(tour, 3)
  const preview = await previewOf([tour])
  expect(preview).toMatchObject({
    items: [
      { order: { _id: order._id }, people: 2, isWhole: true, problem: null },
      { order: { _id: other._id }, people: 3 },
    ],
    units: 0,
    seats: 0,
    crew: [],
  })
  const [item] = preview.items
  expect(item?.outcomes?.full).toMatchObject({ priceAfter: 0, fee: 0, refund: 0 })
  expect(new Date(preview.expiresAt).toISOString()).toBe('2026-03-02T08:30:00.000Z')
  expect((await read(order._id)).status).toBe('pending')
  expect(await stateOf(tour)).toBe('open')
})

test('canceling takes everyone off, removes the vehicles, and closes the departure for good; other tours of an order stay', async () => {
  const [tour, other] = [await given.tour(), await given.tour()]
  const whole = await booking(tour, 2)
  const half = await given.order({
    selectedTours: [
      { tour: tour.id, date, participants: { adult: 2 } },
      { tour: other.id, date: '2026-03-12', participants: { adult: 2 } },
    ],
  })
  const unit = await given.unit({ tour, date, car: await given.car({ seats: 12 }) })
  await office.tourCars.addOrder({
    params: { id: unit._id },
    body: { _id: unit._id, order: whole._id, selectedTour: whole.selectedTours[0]?._id ?? '' },
  })
  const preview = await previewOf([tour])
  expect(preview).toMatchObject({ units: 1, seats: 12 })
  const batch = await commit(preview)
  expect(batch).toMatchObject({ reason: 'weather', text: 'Flood in the wadi', isFinished: true })
  expect(batch.orders.map(({ order }) => order._id)).toEqual([whole._id, half._id])
  expect(await read(whole._id)).toMatchObject({ status: 'canceled' })
  const left = await read(half._id)
  expect(left.status).toBe('pending')
  expect(left.selectedTours.map(({ status }) => status === 'CANCELED')).toEqual([true, false])
  const departure = await office.departures.get({ params: { tour: tour.id, date } })
  expect(departure).toMatchObject({ state: 'canceled', reason: 'Flood in the wadi', people: 0, units: [] })
  expect(departure.parties).toHaveLength(2)
  const rows = await auditOf(db, whole._id)
  expect(rows.at(-1)?.details).toMatchObject({ departureBatch: batch._id, reason: 'Flood in the wadi' })
  await expect(booking(tour, 1)).rejects.toMatchObject({ code: 'departure_closed' })
})

test('an unticked order keeps its departure, which is closed if that’s asked', async () => {
  const tour = await given.tour()
  const [stays, goes] = [await booking(tour, 2), await booking(tour, 3)]
  await commit(await previewOf([tour], { closes: true }), { only: [goes._id] })
  expect(await stateOf(tour)).toBe('closed')
  expect((await read(stays._id)).status).toBe('pending')
  expect((await read(goes._id)).status).toBe('canceled')
})

test('DEP-07 an order, an entry, a payment, a vehicle or the capacity that changed since the preview makes it outdated and is named, and nothing happens', async () => {
  const tour = await given.tour()
  const [order, other] = [await booking(tour, 2), await booking(tour, 2)]
  const change = async (body: Partial<OrderInput>) => {
    const form = formOf(await read(order._id))
    await office.orders.change({ params: { id: order._id }, body: { ...form, ...body } })
    return order._id
  }
  const changes: (() => Promise<string>)[] = [
    () => change({ refOrderNumber: 'BD-7' }),
    async () => {
      const { selectedTours } = formOf(await read(order._id))
      return change({ selectedTours: selectedTours.map((each) => ({ ...each, participants: { adult: 3 } })) })
    },
    async () => (await booking(tour, 1))._id,
    async () => {
      await given.paid(await read(order._id))
      return order._id
    },
    async () => {
      await given.unit({ tour, date })
      return 'departures'
    },
    async () => {
      await office.departures.change({ params: { tour: tour.id, date }, body: { capacity: 30 } })
      return 'departures'
    },
  ]
  for (const happens of changes) {
    const preview = await previewOf([tour])
    const changed = await happens()
    await expect(commit(preview)).rejects.toMatchObject({
      ...outdated,
      message: 'Some orders have changed. Please look at the list again.',
      issues: [{ field: `orders.${changed}` }],
    })
    expect((await read(other._id)).status).toBe('pending')
    expect(await stateOf(tour)).toBe('open')
  }
  const preview = await previewOf([tour])
  await expect(commit({ ...preview, hash: 'other' })).rejects.toMatchObject(outdated)
  await commit(preview)
})

test('the same key again answers the first batch; a preview is committed once, and only by who made it', async () => {
  const tour = await given.tour()
  await booking(tour, 2)
  const preview = await previewOf([tour])
  const admin = as(await given.user({ role: 'ADMIN' }))
  await expect(commit(preview, {}, admin)).rejects.toMatchObject({ status: 404 })
  const clientKey = newId()
  const [first, again] = await Promise.all([commit(preview, { clientKey }), commit(preview, { clientKey })])
  expect(again._id).toBe(first._id)
  await expect(commit(preview)).rejects.toMatchObject(outdated)
})

/** Holds a departure until those who wait for it, in the order of their start, may go on. */
async function whileHeld<Result>(tour: { id: string }, ...starts: (() => Promise<Result>)[]) {
  const waiting = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows[0]?.n ?? 0
  }
  return db
    .transaction()
    .execute(async (tx) => {
      await tx
        .selectFrom('tour_events')
        .select('id')
        .where('tour_id', '=', tour.id)
        .where('tour_date', '=', date)
        .forUpdate()
        .execute()
      const started: Promise<PromiseSettledResult<Result>[]>[] = []
      for (const [index, start] of starts.entries()) {
        started.push(Promise.allSettled([start()]))
        await expect.poll(waiting, { timeout: 5000 }).toBe(index + 1)
      }
      return { started }
    })
    .then(async ({ started }) => (await Promise.all(started)).flat())
}

test('DEP-23 the second of two commits is outdated, and an order that’s placed or enlarged on a departure that’s being canceled waits for it and is refused at its date', async () => {
  const admin = as(await given.user({ role: 'ADMIN' }))
  const tour = await given.tour()
  const stays = await booking(tour, 2)
  const goes = await booking(tour, 2)
  const [mine, theirs] = [await previewOf([tour], { closes: true }), await previewOf([tour], {}, admin)]
  const [first, second, placed, enlarged] = await whileHeld<unknown>(
    tour,
    () => commit(mine, { only: [goes._id] }),
    () => commit(theirs, {}, admin),
    () => booking(tour, 1),
    () =>
      office.orders.change({
        params: { id: stays._id },
        body: formWith(stays, { participants: { adult: 3 } }),
      }),
  )
  const refused = {
    status: 'rejected',
    reason: {
      code: 'departure_closed',
      issues: [{ field: 'selectedTours.0.date', msg: 'This departure is closed for sale' }],
    },
  }
  expect(first).toMatchObject({ status: 'fulfilled' })
  expect(second).toMatchObject({ status: 'rejected', reason: outdated })
  expect(placed).toMatchObject(refused)
  expect(enlarged).toMatchObject(refused)

  const whole = await given.tour()
  await booking(whole, 2)
  const preview = await previewOf([whole])
  const [batch, late] = await whileHeld<unknown>(
    whole,
    () => commit(preview),
    () => booking(whole, 1),
  )
  expect(batch).toMatchObject({ status: 'fulfilled' })
  expect(late).toMatchObject(refused)
  expect(await stateOf(whole)).toBe('canceled')
})

test('several departures are canceled in one step; an order on two of them is one item', async () => {
  const tours = [await given.tour(), await given.tour()] as const
  const order = await given.order({
    selectedTours: tours.map(({ id }) => ({ tour: id, date, participants: { adult: 2 } })),
  })
  await booking(tours[0], 3)
  const preview = await previewOf([...tours])
  expect(preview.items).toHaveLength(2)
  expect(preview.items[0]).toMatchObject({ order: { _id: order._id }, people: 4, isWhole: true })
  await commit(preview)
  expect(await Promise.all(tours.map((tour) => stateOf(tour)))).toEqual(['canceled', 'canceled'])
  const from = Array.from({ length: 13 }, (_, n) => ({ tour: tours[0].id, date: `2026-04-${n + 10}` }))
  await expect(previewOf([], { from })).rejects.toMatchObject({
    issues: [{ field: 'from', code: 'too_many_entries' }],
  })
})

test('money goes back by the terms of each order, and without messages nothing is planned for them', async () => {
  const tour = await given.tour()
  const [paid, kept] = [await booking(tour, 2), await booking(tour, 2)]
  for (const order of [paid, kept]) await given.paid(order)
  const preview = await previewOf([tour], { messages: false })
  expect(preview.items.map(({ message }) => message)).toEqual([null, null])
  const [full, none] = preview.items
  expect(full?.outcomes?.full.refund).toBe(full?.paid)
  expect(none?.outcomes?.none.refund).toBe(0)
  const { _id, hash } = preview
  const batch = await office.departureBatches.commit({
    body: {
      preview: _id,
      hash,
      clientKey: newId(),
      items: [
        { order: paid._id, terms: 'full' },
        { order: kept._id, terms: 'none' },
      ],
    },
  })
  expect(batch.counts).toEqual({ refunded: 0, on_its_way: 1, to_do: 0, refused: 0 })
  expect(batch.isFinished).toBe(false)
  const planned = await db
    .selectFrom('messages')
    .selectAll()
    .where('event', '=', 'departure_canceled')
    .execute()
  expect(planned.filter(({ order_id }) => [paid._id, kept._id].includes(order_id ?? ''))).toEqual([])
  expect(await read(kept._id)).toMatchObject({ status: 'canceled' })
})

test('DEP-24 owners, admins and super users of the main account cancel departures; agencies and agents get 403 from each call, also for closing one', async () => {
  const tour = await given.tour()
  await booking(tour, 2)
  const preview = await previewOf([tour])
  const [account, main] = [await given.account(), await given.mainAccount()]
  const others = [
    await given.user({ role: 'OWNER', account }),
    await given.user({ role: 'ADMIN', account }),
    await given.user({ role: 'AGENT', account }),
    await given.user({ role: 'AGENT', account: main }),
  ].map((user) => as(user))
  const key = { params: { tour: tour.id, date } }
  const refused = { status: 403 }
  for (const client of others) {
    await expect(previewOf([tour], {}, client)).rejects.toMatchObject(refused)
    await expect(commit(preview, {}, client)).rejects.toMatchObject(refused)
    await expect(client.departures.change({ ...key, body: { state: 'closed' } })).rejects.toMatchObject(
      refused,
    )
  }
  const staff = [owner, await given.user({ role: 'ADMIN' }), await given.user({ isSuper: true })].map(
    (user) => as(user),
  )
  for (const client of staff) {
    const batch = await commit(await previewOf([tour], {}, client), {}, client)
    const params = { id: batch._id }
    for (const other of others) {
      await expect(other.departureBatches.get({ params })).rejects.toMatchObject(refused)
      await expect(other.departureBatches.retry({ params })).rejects.toMatchObject(refused)
    }
    await client.departures.change({ ...key, body: { state: 'open' } })
    await booking(tour, 2)
  }
})

import type { MovePreview } from '@tourdesk/contract/departures/moveBatches'
import type { Order, OrderInput } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../../../test/as.ts'
import { auditOf } from '../../../../test/auditOf.ts'
import { tapOf } from '../../../../test/crewPhone.ts'
import { everyTable } from '../../../../test/everyTable.ts'
import { formWith } from '../../../../test/formOf.ts'
import { newId } from '../../../kernel/newId.ts'

const start = '2026-03-02T10:00:00+02:00'
const { as, clock, db, given, close } = await startServer({ now: start })
afterAll(close)
beforeEach(() => clock.set(start))

const owner = await given.owner()
const office = as(owner)
const [date, later] = ['2026-03-11', '2026-03-18']

type Client = typeof office
const booking = (tour: { id: string }, adult: number, more: Partial<OrderInput> = {}, day = date) =>
  given.order({ ...more, selectedTours: [{ tour: tour.id, date: day, participants: { adult } }] })

async function previewOf(tours: { id: string }[], more: object = {}, client: Client = office) {
  const from = tours.map(({ id }) => ({ tour: id, date }))
  const preview = await client.departureBatches.preview({
    body: { kind: 'move', from, to: { date: later }, price: 'keep', ...more },
  })
  if (preview.kind === 'cancel') throw new Error('Not a move')
  return preview
}

interface Committing {
  only?: string[]
  terms?: 'full' | 'none'
  refundTo?: 'source' | 'credit'
  clientKey?: string
}

/** Commits what's ticked: all that can be moved, or only these. */
function commit(
  { _id, hash, items }: MovePreview,
  { only, terms = 'full', refundTo = 'source', clientKey = newId() }: Committing = {},
  client: Client = office,
) {
  const ticked = items.filter(({ order, problem }) => (only ? only.includes(order._id) : problem === null))
  const orders = ticked.map(({ order }) => ({ order: order._id, terms, refundTo }))
  return client.departureBatches.commit({ body: { preview: _id, hash, clientKey, items: orders } })
}

async function wayBack(batch: { _id: string }, client: Client = office): Promise<MovePreview> {
  const preview = await client.departureBatches.undo({ params: { id: batch._id } })
  if (preview.kind === 'cancel') throw new Error('Not a move')
  return preview
}

const read = (id: string) => office.orders.get({ params: { id } })
const departureOf = (tour: { id: string }, day = date) =>
  office.departures.get({ params: { tour: tour.id, date: day } })
const daysOf = ({ selectedTours }: Order) => selectedTours.map((entry) => entry.date)
const problemsOf = ({ items }: MovePreview) => items.map(({ problem }) => problem?.code ?? null)
const places = (tour: { id: string }, seats: number) =>
  office.capacityRules.create({ body: { tour: tour.id, places: seats } })

async function ledgerOf({ _id }: { _id: string }) {
  return everyTable(db).selectFrom('ledger_entries').selectAll().where('order_id', '=', _id).execute()
}

test('a preview says where each order would go and what it would cost, and changes nothing', async () => {
  const tour = await given.tour()
  const order = await booking(tour, 2)
  const preview = await previewOf([tour])
  expect(preview).toMatchObject({
    kind: 'move',
    units: 0,
    items: [
      {
        order: { _id: order._id },
        people: 2,
        problem: null,
        charge: 0,
        refund: 0,
        entries: [{ date, to: { date: later } }],
        message: { event: 'departure_moved', reader: 'customer', reason: null },
      },
    ],
  })
  expect(daysOf(await read(order._id))).toEqual([date])
  expect(await departureOf(tour, later)).toMatchObject({ _id: null, people: 0 })
})

test('a move takes everybody to another date or tour, off their vehicles, with one event for each order and one of the departure', async () => {
  const [tour, other] = [await given.tour(), await given.tour()]
  const order = await booking(tour, 2)
  const unit = await given.unit({ tour, date })
  const entry = order.selectedTours[0]?._id ?? ''
  await office.tourCars.addOrder({
    params: { id: unit._id },
    body: { _id: unit._id, order: order._id, selectedTour: entry },
  })
  const batch = await commit(await previewOf([tour], { to: { tour: other.id, date: later }, text: 'Flood' }))
  expect(batch).toMatchObject({
    kind: 'move',
    to: { tour: { _id: other.id }, date: later },
    price: 'keep',
    text: 'Flood',
  })
  const moved = await read(order._id)
  expect(moved.selectedTours[0]).toMatchObject({ date: later, tour: { _id: other.id }, assigned: null })
  expect(await departureOf(tour)).toMatchObject({ state: 'open', people: 0 })
  expect(await departureOf(other, later)).toMatchObject({ people: 2 })
  const rows = await auditOf(db, order._id)
  expect(rows.at(-1)).toMatchObject({
    action: 'updated',
    details: { departureBatch: batch._id, reason: 'Flood' },
  })
  const { _id } = await departureOf(tour)
  expect((await auditOf(db, _id ?? '')).at(-1)).toMatchObject({
    action: 'moved',
    details: { batch: batch._id, orders: 1, people: 2, toDate: later },
  })
})

test('only the named people of a departure are moved', async () => {
  const tour = await given.tour()
  const [goes, stays] = [await booking(tour, 2), await booking(tour, 3)]
  const from = [{ tour: tour.id, date, entries: [goes.selectedTours[0]?._id ?? ''] }]
  const preview = await previewOf([], { from })
  expect(preview.items).toHaveLength(1)
  await commit(preview)
  expect(daysOf(await read(goes._id))).toEqual([later])
  expect(daysOf(await read(stays._id))).toEqual([date])
})

test('DEP-15 recalculated prices are charged or go back by the chosen terms; kept ones write nothing to the ledger and log what the list says, until an edit prices them again', async () => {
  const cheap = await given.tour({}, { small_group: 5000 })
  const dear = await given.tour({}, { small_group: 8000 })
  const to = (tour: { id: string }) => ({ to: { tour: tour.id } })
  const recalculate = { price: 'recalculate' }

  const rising = await booking(cheap, 2)
  await given.paid(rising)
  const up = await previewOf([cheap], { ...to(dear), ...recalculate })
  expect(up.items[0]).toMatchObject({ priceBefore: 100, priceAfter: 160, charge: 60, refund: 0 })
  await commit(up)
  const risen = await read(rising._id)
  expect(risen.payments.filter(({ status }) => status === 'pending')).toMatchObject([
    { action: 'charge', amountInCurrency: 60 },
  ])
  expect((await ledgerOf(rising)).at(-1)).toMatchObject({ reason: 'move', amount: 6000 })

  const [source, credit, kept] = [
    await booking(dear, 1, {}, later),
    await booking(dear, 1, {}, later),
    await booking(dear, 1, {}, later),
  ]
  for (const order of [source, credit, kept]) await given.paid(order)
  const down = await previewOf([], { ...to(cheap), ...recalculate, from: [{ tour: dear.id, date: later }] })
  expect(down.items.map(({ refund }) => refund)).toEqual([30, 30, 30])
  const { _id: preview, hash } = down
  await office.departureBatches.commit({
    body: {
      preview,
      hash,
      clientKey: newId(),
      items: [
        { order: source._id, terms: 'full', refundTo: 'source' },
        { order: credit._id, terms: 'full', refundTo: 'credit' },
        { order: kept._id, terms: 'none' },
      ],
    },
  })
  const refunds = async ({ _id }: Order) =>
    (await read(_id)).payments
      .filter(({ action }) => action === 'refund')
      .map(({ amountInCurrency, status }) => [amountInCurrency, status])
  expect(await refunds(source)).toEqual([[30, 'pending']])
  expect(await refunds(credit)).toEqual([[30, 'paid']])
  expect(await refunds(kept)).toEqual([])

  const staying = await booking(cheap, 2, {}, later)
  const before = await ledgerOf(staying)
  const entries = () =>
    everyTable(db)
      .selectFrom('order_entries')
      .select(['total_cents', 'undiscounted_cents', 'tickets', 'price_steps', 'commission_cents'])
      .where('order_id', '=', staying._id)
      .execute()
  const lines = await entries()
  const move = await previewOf([], {
    ...to(dear),
    from: [{ tour: cheap.id, date: later, entries: [staying.selectedTours[0]?._id ?? ''] }],
  })
  expect(move.items[0]).toMatchObject({ priceBefore: 100, priceAfter: 100, listPrice: 160, charge: 0 })
  await commit(move)
  expect(await ledgerOf(staying)).toEqual(before)
  expect(await entries()).toEqual(lines)
  expect((await auditOf(db, staying._id)).at(-1)?.details).toMatchObject({ listPrice: 160 })
  const saved = await read(staying._id)
  const noted = await office.orders.change({
    params: { id: staying._id },
    body: formWith(saved, { notes: 'A cake' }),
  })
  expect(noted.calculatedPrices.totalPrice).toBe(100)
  const edited = await office.orders.change({
    params: { id: staying._id },
    body: formWith(noted, { participants: { adult: 3 } }),
  })
  expect(edited.calculatedPrices.totalPrice).toBe(240)
})

test('what changes a price needs the right to cancel departures', async () => {
  const tour = await given.tour()
  await booking(tour, 2)
  const account = await given.account()
  for (const role of ['OWNER', 'ADMIN', 'AGENT'] as const) {
    const client = as(await given.user({ role, account }))
    await expect(previewOf([tour], {}, client)).rejects.toMatchObject({ status: 403 })
  }
  await expect(previewOf([tour], { override: { reason: 'Asked' } })).rejects.toMatchObject({ status: 403 })
  const admin = as(await given.user({ role: 'ADMIN' }))
  await expect(previewOf([tour], { oversell: { reason: 'Bus' } }, admin)).rejects.toMatchObject({
    status: 403,
  })
  await commit(await previewOf([tour], {}, admin), {}, admin)
})

test('DEP-31 orders are ticked in the order of their booking as long as they fit whole, and the places are counted again at the commit, also for two moves and 50 new orders at once', async () => {
  const tour = await given.tour()
  const orders = [
    await booking(tour, 4),
    await booking(tour, 5),
    await booking(tour, 3),
    await booking(tour, 1),
  ]
  await places(tour, 8)
  await booking(tour, 1, {}, later)
  const preview = await previewOf([tour])
  expect(problemsOf(preview)).toEqual([null, 'not_enough_places', null, 'not_enough_places'])
  expect(preview.items.map(({ isShort }) => isShort)).toEqual([false, true, false, true])
  const [, second] = orders
  await expect(commit(preview, { only: orders.map(({ _id }) => _id) })).rejects.toMatchObject({
    code: 'not_enough_places',
    params: { left: 3 },
  })
  expect(await departureOf(tour, later)).toMatchObject({ people: 1 })
  await commit(preview, { only: [second?._id ?? ''] })
  expect(await departureOf(tour, later)).toMatchObject({ people: 6 })

  // At once: two moves to it, and 50 new orders on it.
  const [one, two, target] = [await given.tour(), await given.tour(), await given.tour()]
  for (const tour of [one, two]) for (let n = 0; n < 4; n += 1) await booking(tour, 3)
  await places(target, 20)
  const into = { tour: target.id, date: later }
  const moves = await Promise.all([one, two].map((tour) => previewOf([tour], { to: into })))
  const deadlocks = db.deadlocks
  const done = await Promise.allSettled<unknown>([
    ...Array.from({ length: 25 }, () => booking(target, 1, {}, later)),
    ...moves.map((preview) => commit(preview)),
    ...Array.from({ length: 25 }, () => booking(target, 1, {}, later)),
  ])
  const refused = done.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
  expect(refused.every((code) => code === 'not_enough_places' || code === 'batch_outdated')).toBe(true)
  const { people } = await departureOf(target, later)
  expect(people).toBeLessThanOrEqual(20)
  expect(people).toBeGreaterThan(17)
  expect(db.deadlocks).toBe(deadlocks)
  for (const tour of [one, two]) expect([0, 12]).toContain((await departureOf(tour)).people)
}, 90_000)

test('moving above the capacity takes the right to and a reason, which is logged and marked on the departure', async () => {
  const tour = await given.tour()
  const order = await booking(tour, 6)
  await places(tour, 4)
  const preview = await previewOf([tour], { oversell: { reason: 'A larger bus' } })
  expect(problemsOf(preview)).toEqual([null])
  await commit(preview)
  expect((await auditOf(db, order._id)).at(-1)?.details).toMatchObject({ oversold: 'A larger bus' })
  const { _id } = await departureOf(tour, later)
  expect((await auditOf(db, _id ?? '')).map(({ action }) => action)).toContain('oversold')
})

test('days that aren’t sold and closed departures are problems, unless someone who may says why', async () => {
  const superUser = as(await given.user({ isSuper: true }))
  const tour = await given.tour({
    unavailability_dates: JSON.stringify([
      { start_date: later, end_date: later, group_type: 'small_group', languages: ['english'] },
    ]),
  })
  await booking(tour, 2)
  expect(problemsOf(await previewOf([tour]))).toEqual(['day_unavailable'])
  const closed = await given.tour()
  const order = await booking(closed, 2)
  await office.departures.change({ params: { tour: closed.id, date: later }, body: { state: 'closed' } })
  expect(problemsOf(await previewOf([closed]))).toEqual(['departure_closed'])
  const why = { override: { reason: 'The guide agreed' } }
  for (const each of [tour, closed]) await commit(await previewOf([each], why, superUser), {}, superUser)
  expect((await auditOf(db, order._id)).at(-1)?.details).toMatchObject({ soldClosed: 'The guide agreed' })
})

test('what would be out of order, canceled, completed, on the road or on its own days is a problem', async () => {
  const [tour, second] = [await given.tour(), await given.tour()]
  const star = await given.starTour([tour, second])
  await given.order({
    orderType: 'starTour',
    starTour: star.id,
    selectedTours: [
      { tour: tour.id, date },
      { tour: second.id, date: '2026-03-12' },
    ],
  })
  expect(problemsOf(await previewOf([tour]))).toEqual(['days_not_in_order'])

  const marked = await given.tour()
  const [completed, canceled] = [await booking(marked, 2), await booking(marked, 2)]
  const entryOf = ({ selectedTours }: Order) => selectedTours[0]?._id ?? ''
  await office.orders.change({
    params: { id: completed._id },
    body: formWith(completed, { status: 'COMPLETED' }),
  })
  const two = await given.order({
    selectedTours: [
      { tour: marked.id, date, participants: { adult: 1 } },
      { tour: second.id, date, participants: { adult: 1 } },
    ],
  })
  await office.orders.cancel({ body: { orderId: two._id, canRefund: false, entries: [entryOf(two)] } })
  const from = [{ tour: marked.id, date, entries: [entryOf(completed), entryOf(canceled), entryOf(two)] }]
  expect(problemsOf(await previewOf([], { from }))).toEqual(['entry_completed', null, 'entry_canceled'])

  const trip = await given.tour()
  await given.order({
    orderType: 'private',
    selectedTours: [{ tour: trip.id, startDate: date, endDate: '2026-03-14', numOfParticipants: 2 }],
  })
  expect(problemsOf(await previewOf([trip], { to: { date: '2026-03-13' } }))).toEqual(['days_overlap'])
  const far = await previewOf([trip])
  expect(problemsOf(far)).toEqual([null])
  const { orders } = await commit(far)
  const moved = await read(orders[0]?.order._id ?? '')
  expect(moved.selectedTours[0]).toMatchObject({ startDate: later, endDate: '2026-03-21' })

  const road = await given.tour()
  const order = await booking(road, 2)
  const unit = await given.unit({ tour: road, date })
  const riding = order.selectedTours[0]?._id ?? ''
  await office.tourCars.addOrder({
    params: { id: unit._id },
    body: { _id: unit._id, order: order._id, selectedTour: riding },
  })
  clock.set('2026-03-11T07:00:00+02:00')
  await office.boardings.send({ body: { events: [tapOf(unit, order, 'boarded', 1, clock.now())] } })
  expect(problemsOf(await previewOf([road]))).toEqual(['entry_on_board'])
})

test('an order, a payment, a vehicle or the capacity that changed since the preview makes it outdated, and nothing happens', async () => {
  const tour = await given.tour()
  const [order, other] = [await booking(tour, 2), await booking(tour, 2)]
  const rule = await places(tour, 20)
  const changes = {
    [order._id]: async () =>
      office.orders.change({
        params: { id: order._id },
        body: formWith(await read(order._id), { notes: 'A cake' }),
      }),
    [other._id]: () =>
      office.orders.recordPayment({
        params: { id: other._id },
        body: { kind: 'payment', method: 'cash', amount: 10, day: '2026-03-02', clientKey: newId() },
      }),
    departures: () => given.unit({ tour, date }),
    capacity: () => office.capacityRules.change({ params: { id: rule._id }, body: { places: 12 } }),
  }
  for (const [row, change] of Object.entries(changes)) {
    const preview = await previewOf([tour])
    await change()
    await expect(commit(preview), row).rejects.toMatchObject({
      status: 409,
      code: 'batch_outdated',
      issues: [{ field: `orders.${row}` }],
    })
  }
  expect(daysOf(await read(order._id))).toEqual([date])
  const preview = await previewOf([tour])
  const clientKey = newId()
  const [first, again] = await Promise.all([commit(preview, { clientKey }), commit(preview, { clientKey })])
  expect(again._id).toBe(first._id)
  await expect(commit(preview)).rejects.toMatchObject({ code: 'batch_outdated' })
})

test('several departures are moved in one step; an order on two of them is one item, and no more than 12 go at once', async () => {
  const tours = [await given.tour(), await given.tour()] as const
  const both = await given.order({
    selectedTours: tours.map(({ id }) => ({ tour: id, date, participants: { adult: 2 } })),
  })
  await booking(tours[1], 3)
  const preview = await previewOf([...tours])
  expect(preview.items.map(({ people }) => people)).toEqual([4, 3])
  await commit(preview)
  expect(daysOf(await read(both._id))).toEqual([later, later])
  const from = Array.from({ length: 13 }, (_, n) => ({ tour: tours[0].id, date: `2026-04-${n + 10}` }))
  await expect(previewOf([], { from })).rejects.toMatchObject({
    issues: [{ field: 'from', code: 'too_many_entries' }],
  })
  await expect(previewOf([tours[0]], { to: { date } })).rejects.toMatchObject({
    issues: [{ field: 'to.date', code: 'field_invalid' }],
  })
})

/** A departure with a planned vehicle, its driver, and a party of three on it at a planned time. */
async function plannedDay() {
  const [tour, into] = [await given.tour(), await given.tour()]
  const order = await booking(tour, 3)
  const driver = await given.operator({ role: 'driver', license_types: ['D1'] })
  const unit = await given.unit({ tour, date, car: await given.car({ seats: 12 }), driver })
  const entry = order.selectedTours[0]?._id ?? ''
  await office.tourCars.addOrder({
    params: { id: unit._id },
    body: { _id: unit._id, order: order._id, selectedTour: entry },
  })
  await everyTable(db)
    .updateTable('order_entries')
    .set({ planned_time: '06:40' })
    .where('id', '=', entry)
    .execute()
  const rides = async (at: { id: string }) => {
    const { units, parties } = await departureOf(at)
    const { planned_time } = await everyTable(db)
      .selectFrom('order_entries')
      .select('planned_time')
      .where('id', '=', entry)
      .executeTakeFirstOrThrow()
    return {
      units: units.map(({ _id, people, crew }) => [_id, people, crew.length]),
      parties: parties.length,
      planned_time,
    }
  }
  return { tour, into, order, unit, rides }
}

const merge = (tour: { id: string }, into: { id: string }, more: object = {}) =>
  previewOf([tour], { kind: 'merge', to: { tour: into.id }, units: 'move', ...more })

test('DEP-17 merging takes everybody into the target’s tour, group type and language, with vehicles, crew, parts and planned times, and closes the source, which names its target', async () => {
  const { tour, into, order, unit, rides } = await plannedDay()
  const same = await booking(into, 2)
  const preview = await merge(tour, into, { group_type: 'medium_group', language: 'french' })
  expect(preview).toMatchObject({
    kind: 'merge',
    units: 0,
    items: [{ problem: null, entries: [{ to: { date } }] }],
  })
  const batch = await commit(preview)
  expect(batch).toMatchObject({ kind: 'merge', to: { tour: { _id: into.id }, date } })
  const { selectedTours } = await read(order._id)
  expect(selectedTours[0]).toMatchObject({
    tour: { _id: into.id },
    group_type: 'medium_group',
    language: 'french',
    date,
  })
  expect(await rides(into)).toEqual({ units: [[unit._id, 3, 1]], parties: 2, planned_time: '06:40' })
  expect(await departureOf(tour)).toMatchObject({
    state: 'closed',
    people: 0,
    units: [],
    mergedInto: { _id: into.id, name: (await departureOf(into)).tour.name },
  })
  expect((await read(same._id)).selectedTours[0]).toMatchObject({
    group_type: 'small_group',
    language: 'english',
  })
  await expect(booking(tour, 1)).rejects.toMatchObject({ code: 'departure_closed' })

  const removed = await plannedDay()
  const without = await merge(removed.tour, removed.into, { units: 'remove' })
  expect(without).toMatchObject({ units: 1, seats: 12, crew: [expect.any(String)] })
  await commit(without)
  expect(await removed.rides(removed.into)).toEqual({ units: [], parties: 1, planned_time: null })
  expect((await departureOf(removed.tour)).units).toEqual([])
  await office.departures.change({ params: { tour: tour.id, date }, body: { state: 'open' } })
  expect((await departureOf(tour)).mergedInto).toBeNull()
})

test('a vehicle that carries someone who stays doesn’t come along, and seats that come along count', async () => {
  const { tour, into, order, unit, rides } = await plannedDay()
  const stays = await booking(tour, 2)
  await office.tourCars.addOrder({
    params: { id: unit._id },
    body: { _id: unit._id, order: stays._id, selectedTour: stays.selectedTours[0]?._id ?? '' },
  })
  await commit(await merge(tour, into), { only: [order._id] })
  expect(await rides(tour)).toMatchObject({ units: [[unit._id, 2, 1]] })
  expect(await rides(into)).toEqual({ units: [], parties: 1, planned_time: null })

  const seated = await plannedDay()
  await office.capacityRules.create({ body: { tour: seated.into.id, mode: 'vehicles', places: 2 } })
  expect(problemsOf(await merge(seated.tour, seated.into, { units: 'remove' }))).toEqual([
    'not_enough_places',
  ])
  const along = await merge(seated.tour, seated.into)
  expect(problemsOf(along)).toEqual([null])
  await commit(along)
})

test('DEP-21 a move or merge is undone for 24 hours by anyone with the right, previewed like any batch, with vehicles, times and the state of the departure', async () => {
  const { tour, into, order, unit, rides } = await plannedDay()
  const admin = as(await given.user({ role: 'ADMIN' }))
  const batch = await commit(await merge(tour, into, { language: 'french' }))
  expect(batch).toMatchObject({ undoUntil: '2026-03-03T08:00:00.000Z', undoneAt: null })
  const back = await wayBack(batch, admin)
  expect(back).toMatchObject({ kind: 'undo', items: [{ order: { _id: order._id }, problem: null }] })
  expect(await departureOf(into)).toMatchObject({ people: 3 })
  await commit(back, {}, admin)
  expect((await read(order._id)).selectedTours[0]).toMatchObject({
    tour: { _id: tour.id },
    language: 'english',
  })
  expect(await rides(tour)).toEqual({ units: [[unit._id, 3, 1]], parties: 1, planned_time: '06:40' })
  expect(await departureOf(tour)).toMatchObject({ state: 'open', mergedInto: null })
  expect(await office.departureBatches.get({ params: { id: batch._id } })).toMatchObject({
    undoUntil: null,
    undoneAt: expect.any(String),
  })
  await expect(wayBack(batch)).rejects.toMatchObject({ code: 'batch_touched' })

  const moved = await plannedDay()
  const move = await commit(await previewOf([moved.tour]))
  expect((await departureOf(moved.tour, later)).people).toBe(3)
  await commit(await wayBack(move))
  expect(await moved.rides(moved.tour)).toEqual({
    units: [[moved.unit._id, 3, 1]],
    parties: 1,
    planned_time: '06:40',
  })
})

test('DEP-21 what changed since, cost money or is a day old isn’t undone, nor is a cancellation', async () => {
  const [cheap, dear] = [
    await given.tour({}, { small_group: 5000 }),
    await given.tour({}, { small_group: 8000 }),
  ]
  const order = await booking(cheap, 2)
  const touched = await commit(await previewOf([cheap]))
  const back = await wayBack(touched)
  await office.orders.change({
    params: { id: order._id },
    body: formWith(await read(order._id), { notes: 'Cake' }),
  })
  await expect(wayBack(touched)).rejects.toMatchObject({ status: 409, code: 'batch_touched' })
  await expect(commit(back)).rejects.toMatchObject({ code: 'batch_outdated' })

  await booking(cheap, 1)
  const priced = await commit(await previewOf([cheap], { to: { tour: dear.id }, price: 'recalculate' }))
  await expect(wayBack(priced)).rejects.toMatchObject({ status: 409, code: 'batch_has_money' })

  await booking(cheap, 1)
  const old = await commit(await previewOf([cheap]))
  clock.set('2026-03-03T10:00:01+02:00')
  await expect(wayBack(old)).rejects.toMatchObject({ status: 409, code: 'undo_too_late' })
  expect((await office.departureBatches.get({ params: { id: old._id } })).undoUntil).toBeNull()

  const gone = await given.tour()
  const lost = await booking(gone, 2)
  const from = [{ tour: gone.id, date }]
  const canceling = await office.departureBatches.preview({
    body: { kind: 'cancel', from, reason: 'weather', text: 'Flood' },
  })
  const canceled = await office.departureBatches.commit({
    body: {
      preview: canceling._id,
      hash: canceling.hash,
      clientKey: newId(),
      items: [{ order: lost._id, terms: 'full' }],
    },
  })
  expect(canceled.undoUntil).toBeNull()
  await expect(wayBack(canceled)).rejects.toMatchObject({ status: 404 })
  await office.departures.change({ params: { tour: gone.id, date }, body: { state: 'open' } })
  expect((await read(lost._id)).status).toBe('canceled')
})

test('an undo asks for places again', async () => {
  const tour = await given.tour()
  await booking(tour, 3)
  await places(tour, 4)
  const batch = await commit(await previewOf([tour]))
  await booking(tour, 2)
  expect(problemsOf(await wayBack(batch))).toEqual(['not_enough_places'])
})

test('a departure without orders is merged, and that is undone', async () => {
  const [tour, into] = [await given.tour(), await given.tour()]
  await given.unit({ tour, date })
  const batch = await commit(await merge(tour, into))
  expect(await departureOf(tour)).toMatchObject({ state: 'closed', mergedInto: { _id: into.id }, units: [] })
  await commit(await wayBack(batch))
  expect(await departureOf(tour)).toMatchObject({ state: 'open', mergedInto: null })
  expect((await departureOf(tour)).units).toHaveLength(1)
})

import type { Order, OrderInput } from '@tourdesk/contract/orders/orderShapes'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { auditOf } from '../../test/auditOf.ts'
import { everyTable } from '../../test/everyTable.ts'
import { faultsOf } from '../../test/faultsOf.ts'
import { formOf, formWith } from '../../test/formOf.ts'
import { noticesOf } from '../../test/noticesOf.ts'
import { waiting } from '../../test/waiting.ts'

const monday = '2026-03-02T10:00:00+02:00'
const { as, clock, db, given, product, close } = await startServer({ now: monday })
afterAll(close)
beforeEach(() => clock.set(monday))

const owner = await given.owner()
const office = as(owner)
const agency = await given.account({ name: 'Orchard Travel' })

const save = async (order: Order, body: OrderInput & { updatedAt?: string }, client = office) => {
  const { undo: _, ...saved } = await client.orders.change({ params: { id: order._id }, body })
  return saved
}
const reload = (order: Order) => office.orders.get({ params: { id: order._id } })

test('OAPI-06 HOLE-O2 an order saved without changes stays the same, with a new version', async () => {
  const order = await given.order({ selectedTours: [{}, { participants: { adult: 1, child: 2 } }] })
  clock.set('2026-03-02T10:05:00+02:00')
  expect(await save(order, formOf(order))).toEqual({ ...order, updatedAt: '2026-03-02T08:05:00.000Z' })
})

test('a private order with all its fields, saved without changes, stays the same and logs none', async () => {
  const tour = await given.tour()
  const every = {
    tour: tour.id,
    startDate: '2026-03-11',
    endDate: '2026-03-12',
    tourOption: 'car only',
    vehicleSize: 7,
    numOfParticipants: 3,
    licensePlate: '318-42-960',
    guide: 'Galit Shapira',
    voucher: 'V-7',
    notes: 'Vegetarian',
  } as const
  const agent = await given.user({ account: agency })
  const order = await given.order({
    orderType: 'private',
    agency: agency.id,
    agent: agent.id,
    source: 'email',
    refOrderNumber: 'R-7',
    selectedTours: [every],
  })
  expect(order.selectedTours).toMatchObject([{ ...every, tour: { _id: tour.id } }])
  const [car, guide] = [await given.car(), await given.operator()]
  const unit = await given.unit({ tour, car, guide: [guide] })
  const body = { order: order._id, selectedTour: order.selectedTours[0]!._id, _id: unit._id }
  await office.tourCars.addOrder({ params: { id: unit._id }, body })
  const riding = await reload(order)
  clock.set('2026-03-02T10:05:00+02:00')
  expect(await save(riding, formOf(riding))).toEqual({ ...riding, updatedAt: '2026-03-02T08:05:00.000Z' })
  const [newest] = (await auditOf(db, order._id)).toReversed()
  expect(newest).toMatchObject({ action: 'updated', details: { before: {}, after: {} } })
})

test('FORM-22 FORM-23 FORM-24 changes by staff are still there after a reload', async () => {
  const order = await given.order()
  const agency = await given.account()
  const agent = await given.user({ account: agency })
  const place = await given.location({ city: 'jaffa', name: 'Lighthouse Inn' })
  const body = {
    ...formWith(order, {
      language: 'french',
      group_type: 'medium_group',
      participants: { adult: 3 },
      date: '2026-03-12',
      notes: 'Late',
      pickup: { city: 'jaffa', name: place.name, address: place.address },
    }),
    agency: agency.id,
    agent: agent.id,
    refOrderNumber: 'R-9',
    source: 'website' as const,
    userInformation: { ...order.userInformation, firstName: 'Noa', notes: 'VIP' },
  }
  const saved = await save(order, body)
  expect(await reload(order)).toEqual(saved)
  expect(saved).toMatchObject({
    orderNumber: order.orderNumber,
    createdAt: order.createdAt,
    agency: { _id: agency.id },
    agent: { _id: agent.id },
    refOrderNumber: 'R-9',
    source: 'website',
    userInformation: { firstName: 'Noa', notes: 'VIP' },
    calculatedPrices: { totalPrice: 297 },
    commission: 29.7,
    selectedTours: [
      {
        _id: order.selectedTours[0]?._id,
        language: 'french',
        group_type: 'medium_group',
        participants: { adult: 3 },
        date: '2026-03-12',
        pickup: { city: 'jaffa', name: 'Lighthouse Inn', pickupTimeStart: '07:45' },
        agent: agent.id,
      },
    ],
  })
  const found = await office.orders.purchasedTours({ query: { search: 'noa levi', agencies: [agency.id] } })
  expect(found.data).toMatchObject([{ orderId: order._id, date: '2026-03-12' }])
})

test('HOLE-O96 a save based on an older version is refused, even within the same millisecond', async () => {
  const order = await given.order()
  const saved = await save(order, { ...formOf(order), refOrderNumber: 'first' })
  const late = save(order, { ...formOf(order), refOrderNumber: 'second' })
  await expect(late).rejects.toMatchObject({
    code: 'changed_by_another',
    status: 409,
    message: 'This item was changed by another user. Please reload.',
  })
  expect((await reload(order)).refOrderNumber).toBe('first')
  await expect(save(saved, { ...formOf(saved), refOrderNumber: 'second' })).resolves.toBeTruthy()
})

test('HOLE-O96 when two people save the same version at once, one wins', async () => {
  const order = await given.order()
  const saves = ['a', 'b', 'c'].map((refOrderNumber) => save(order, { ...formOf(order), refOrderNumber }))
  const answers = await Promise.allSettled(saves)
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason.code)).toEqual([
    'changed_by_another',
    'changed_by_another',
  ])
})

test('two people who save at once and name no version keep what the other one changed', async () => {
  const order = await given.order()
  const { orderType, selectedTours } = formOf(order)
  const entries = selectedTours.map(({ _id }) => ({ _id }))
  const unchanged = { orderType, userInformation: {}, selectedTours: entries }
  const firstName = 'Noa'
  let saves: Promise<Order>[] = []
  await db.transaction().execute(async (tx) => {
    await sql`select from tour_events where tour_id = ${order.selectedTours[0]?.tour?._id} for update`.execute(
      tx,
    )
    saves = [
      save(order, { ...unchanged, refOrderNumber: 'R-9' }),
      save(order, { ...unchanged, userInformation: { firstName } }),
      save(order, { ...unchanged, selectedTours: entries.map((entry) => ({ ...entry, notes: 'Late' })) }),
    ]
    await waiting(db, saves.length)
  })
  await Promise.all(saves)
  expect(await reload(order)).toMatchObject({
    refOrderNumber: 'R-9',
    userInformation: { ...order.userInformation, firstName },
    selectedTours: [{ notes: 'Late', participants: { adult: 2 } }],
  })
})

test('FORM-79 HOLE-O38 a saved entry never vanishes', async () => {
  const order = await given.order({ selectedTours: [{}, {}] })
  const form = formOf(order)
  expect(await faultsOf(save(order, { ...form, selectedTours: form.selectedTours.slice(1) }))).toEqual({
    selectedTours: 'entry_not_removable',
  })
})

test('an entry of another order, or a repeated one, is refused', async () => {
  const [order, other] = [await given.order(), await given.order()]
  const form = formOf(order)
  const refused = { 'selectedTours.1._id': 'field_invalid' }
  for (const foreign of [formOf(other).selectedTours[0]!, form.selectedTours[0]!]) {
    const body = { ...form, selectedTours: [...form.selectedTours, { ...foreign, notes: 'mine now' }] }
    expect(await faultsOf(save(order, body))).toEqual(refused)
  }
  expect(await reload(other)).toEqual(other)
})

test('HOLE-O40 an entry added as canceled becomes a new one, and is charged', async () => {
  const order = await given.order()
  const form = formOf(order)
  const [entry] = (await given.orderInput()).selectedTours
  const body = { ...form, selectedTours: [...form.selectedTours, { ...entry!, status: 'CANCELED' as const }] }
  expect(await save(order, body)).toMatchObject({
    calculatedPrices: { totalPrice: 500 },
    selectedTours: [{}, { status: 'NOT_CONFIRMED' }],
  })
})

test('HOLE-O84 changing the day or the tour takes an entry off its vehicle, changing notes does not', async () => {
  const [tour, other] = [await given.tour(), await given.tour()]
  for (const change of [{ date: '2026-03-12' }, { tour: other.id }]) {
    const unit = await given.unit({ tour })
    const order = await given.order({ selectedTours: [{ tour: tour.id }] })
    await board(order, unit._id)
    const boarded = await reload(order)
    const noted = await save(boarded, formWith(boarded, { notes: 'Slow walker' }))
    expect(noted.selectedTours[0]?.tourCarId).toBe(unit._id)
    const moved = await save(noted, formWith(noted, change))
    expect(moved.selectedTours[0]?.tourCarId).toBeNull()
  }
})

test('HOLE-O52 a changed day is checked like a new one', async () => {
  const order = await given.order()
  expect(await faultsOf(save(order, formWith(order, { date: '2026-03-02' })))).toEqual({
    'selectedTours.0.date': 'day_today',
  })
})

test('moving an order to another agency notifies both', async () => {
  const [from, to] = [await given.account(), await given.account()]
  const order = await given.order({ agency: from.id, selectedTours: [{ date: '2026-03-12' }] })
  const notices = await noticesOf(product, () => save(order, { ...formOf(order), agency: to.id }))
  expect(notices).toEqual(
    [from, to].map(({ id }) => ({
      topic: 'orders',
      days: ['2026-03-12'],
      by: owner.id,
      accountId: id,
      ownerIds: [],
    })),
  )
})

test('HOLE-O100 the orders of a closed agency stay editable, and changing the agency changes the agent', async () => {
  const closing = await given.account()
  const named = await given.user({ account: closing, role: 'AGENT' })
  const order = await given.order({ agency: closing.id, agent: named.id })
  await db.updateTable('accounts').set({ status: 'INACTIVE' }).where('id', '=', closing.id).execute()
  const saved = await save(order, { ...formOf(order), refOrderNumber: 'x' })
  expect(saved.agent).toEqual(order.agent)
  expect(await faultsOf(save(saved, { ...formOf(saved), agency: agency.id }))).toEqual({
    agent: 'agent_unknown',
  })
  const moved = await save(saved, { ...formOf(saved), agency: agency.id, agent: null })
  expect(await faultsOf(save(moved, { ...formOf(moved), agency: closing.id }))).toEqual({
    agency: 'agency_unknown',
  })
})

test('ORD-07 HOLE-O70 a change is logged and announced for its old and new days', async () => {
  const order = await given.order({ agency: agency.id })
  const notices = await noticesOf(product, () => save(order, formWith(order, { date: '2026-03-15' })))
  expect(notices).toEqual([
    { topic: 'orders', days: ['2026-03-11', '2026-03-15'], by: owner.id, accountId: agency.id, ownerIds: [] },
  ])
  expect((await auditOf(db, order._id)).at(-1)).toMatchObject({
    action: 'updated',
    actor_name: owner.name,
    account_id: agency.id,
  })
})

async function board(order: Order, unit: string) {
  const selectedTour = order.selectedTours[0]?._id ?? ''
  await office.tourCars.addOrder({
    params: { id: unit },
    body: { order: order._id, selectedTour, _id: unit },
  })
}

test('HOLE-O2 posting an order with its id is the same as a put: no second order, and the version is checked', async () => {
  const order = await given.order()
  const count = () => everyTable(db).selectFrom('orders').select('id').orderBy('id').execute()
  const before = await count()
  const body = { ...formWith(order, { notes: 'Vegetarian', participants: { adult: 3 } }), _id: order._id }
  const posted = await office.orders.changeByPost({ body })
  expect(posted).toMatchObject({
    _id: order._id,
    orderNumber: order.orderNumber,
    selectedTours: [{ _id: order.selectedTours[0]?._id, notes: 'Vegetarian' }],
    calculatedPrices: { totalPrice: 375 },
  })
  expect(await count()).toEqual(before)
  await expect(office.orders.changeByPost({ body })).rejects.toMatchObject({ code: 'changed_by_another' })
  const stranger = as(await given.user({ account: agency }))
  await expect(stranger.orders.changeByPost({ body })).rejects.toMatchObject({ code: 'not_found' })
  const unknown = { ...body, _id: '019b7000-0000-7000-8000-0000000000aa' }
  await expect(office.orders.changeByPost({ body: unknown })).rejects.toMatchObject({ code: 'not_found' })
})

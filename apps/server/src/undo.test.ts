import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startServer } from '../test/as.ts'
import { actionsOn, auditOf } from '../test/auditOf.ts'
import { formWith } from '../test/formOf.ts'
import { noticesOf } from '../test/noticesOf.ts'

const monday = '2026-03-02T10:00:00+02:00'
const { as, clock, db, given, product, close } = await startServer({ now: monday })
afterAll(close)
beforeEach(() => clock.set(monday))

const owner = await given.owner()
const office = as(owner)
const colleague = as(await given.user({ role: 'ADMIN' }))

const take = (id: string | null, client = office) => client.undo.take({ params: { id: id ?? '' } })
const cancel = (order: Order, choice: object = {}, client = office) =>
  client.orders.cancel({ body: { orderId: order._id, canRefund: true, ...choice } })
const read = (order: Order, client = office) => client.orders.get({ params: { id: order._id } })
const later = (minutes: number) => clock.set(new Date(Date.parse(monday) + minutes * 60_000).toISOString())
const changed = { status: 409, code: 'undo_changed' }
const masada = { title: 'Masada', subtitle: 'Start early', category: 'Special Interests' } as const

/** What of an order says how it stands, without its version and its charges' ids. */
function standing({ status, paymentStatus, selectedTours, calculatedPrices, payments, instalments }: Order) {
  return {
    status,
    paymentStatus,
    tours: selectedTours.map((tour) => [tour._id, tour.status]),
    total: calculatedPrices.totalPrice,
    asked: payments
      .filter((payment) => payment.status === 'pending')
      .reduce((sum, payment) => sum + payment.amountInCurrency, 0),
    instalments: instalments.map(({ amount, dueOn }) => [amount, dueOn]),
  }
}

describe('undoing a cancellation', () => {
  it('brings the order back as it was, and asks for the same amount', async () => {
    const order = await given.order({ selectedTours: [{}, {}] })
    const before = standing(await read(order))
    const { undo } = await cancel(order)
    expect(undo).not.toBeNull()
    const notices = await noticesOf(product, () => take(undo))
    expect(notices).toContainEqual(expect.objectContaining({ topic: 'orders', by: owner.id }))
    const back = await read(order)
    expect(standing(back)).toEqual(before)
    const ledger = await office.orders.ledger({ params: { id: order._id } })
    expect(ledger).toMatchObject({ total: 500, paid: 0, balance: 500 })
    const rows = await auditOf(db, order._id)
    expect(rows.find(({ action }) => action === 'cancellation undone')).toMatchObject({
      actor_name: owner.name,
      details: { before: { status: 'canceled' }, after: { status: 'pending' } },
    })
  })

  it('brings back single tours with their price', async () => {
    const order = await given.order({ selectedTours: [{}, {}] })
    const before = standing(await read(order))
    const entry = order.selectedTours[0]?._id ?? ''
    const { undo } = await cancel(order, { entries: [entry] })
    expect((await read(order)).calculatedPrices.totalPrice).toBe(250)
    await take(undo)
    expect(standing(await read(order))).toEqual(before)
  })

  it('puts tours back on their vehicle, or says how many stay without one', async () => {
    const tour = await given.tour()
    const unit = await given.unit({ tour, date: '2026-03-11' })
    const order = await given.order({ selectedTours: [{ tour: tour.id, date: '2026-03-11' }] })
    const entry = order.selectedTours[0]?._id ?? ''
    const put = { params: { id: unit._id }, body: { _id: unit._id, order: order._id, selectedTour: entry } }
    await office.tourCars.addOrder(put)
    const first = await cancel(order)
    expect(await take(first.undo)).toEqual({ success: true, unassigned: 0 })
    const { data } = await office.tourCars.ofDate({ params: { date: '2026-03-11' } })
    expect(data.find(({ _id }) => _id === unit._id)?.selectedTours).toEqual([entry])
    expect(await actionsOn(db, unit._id)).toContain('order added')

    const second = await cancel(order)
    await office.tourCars.remove({ params: { id: unit._id } })
    expect(await take(second.undo)).toEqual({ success: true, unassigned: 1 })
    expect((await read(order)).status).toBe('pending')
  })

  it('takes the coupon again, and is refused once somebody else has its last use', async () => {
    const coupon = await given.coupon([], { usage: 1, all_tours: true })
    const order = await given.order({ coupon_code: coupon.code })
    const first = await cancel(order)
    await take(first.undo)
    const second = await cancel(order)
    await given.order({ coupon_code: coupon.code })
    await expect(take(second.undo)).rejects.toMatchObject({ code: 'coupon_used_up' })
    expect((await read(order)).status).toBe('canceled')
  })

  it('isn’t offered once money came in, went back or stays owed', async () => {
    const paid = await given.order()
    await given.paid(paid)
    expect((await cancel(paid)).undo).toBeNull()
    const owed = await given.order()
    expect((await cancel(owed, { canRefund: false, collectFees: true })).undo).toBeNull()
  })

  it('is refused once the order changed, and changes nothing then', async () => {
    const order = await given.order({ selectedTours: [{}, {}] })
    const [first, second] = order.selectedTours.map(({ _id }) => _id)
    const { undo } = await cancel(order, { entries: [first] })
    await colleague.orders.cancel({ body: { orderId: order._id, canRefund: true, entries: [second ?? ''] } })
    const before = await read(order)
    await expect(take(undo)).rejects.toMatchObject(changed)
    expect(await read(order)).toEqual(before)
  })

  it('done twice, even at the same moment, is done once', async () => {
    const order = await given.order()
    const { undo } = await cancel(order)
    const answers = await Promise.all([take(undo), take(undo), take(undo)])
    expect(answers).toHaveLength(3)
    const actions = await actionsOn(db, order._id)
    expect(actions.filter((action) => action === 'cancellation undone')).toHaveLength(1)
    expect(standing(await read(order)).asked).toBe(250)
  })

  it('only the person who canceled can undo it, in the same account, for ten minutes', async () => {
    const order = await given.order()
    const { undo } = await cancel(order)
    await expect(take(undo, colleague)).rejects.toMatchObject({ status: 404 })
    later(11)
    await expect(take(undo)).rejects.toMatchObject({ status: 409, code: 'undo_too_late' })
    expect((await read(order)).status).toBe('canceled')
  })

  it('works for an agency’s own orders', async () => {
    const by = await given.user({ account: await given.account(), role: 'AGENT' })
    const order = await given.order({ by })
    const { undo } = await cancel(order, {}, as(by))
    await take(undo, as(by))
    expect((await read(order, as(by))).status).toBe('pending')
  })
})

describe('undoing a status', () => {
  const mark = async (order: Order, change: object) =>
    office.orders.change({ params: { id: order._id }, body: formWith(await read(order), change) })

  it('gives the tour the status it had, and logs it', async () => {
    const order = await given.order()
    const { undo } = await mark(order, { status: 'COMPLETED' })
    await take(undo)
    expect((await read(order)).selectedTours[0]?.status).toBe('NOT_CONFIRMED')
    expect(await actionsOn(db, order._id)).toEqual([
      'created',
      'payment created',
      'status changed',
      'status changed',
    ])
  })

  it('is refused once somebody changed the order, and isn’t offered with other changes', async () => {
    const order = await given.order()
    const { undo } = await mark(order, { status: 'CONFIRMED' })
    await mark(order, { status: 'COMPLETED' })
    await expect(take(undo)).rejects.toMatchObject(changed)
    expect((await read(order)).selectedTours[0]?.status).toBe('COMPLETED')
    expect((await mark(order, { status: 'CANCELED' })).undo).toBeNull()
  })
})

describe('undoing the deletion of a vehicle unit', () => {
  async function loaded() {
    const tour = await given.tour()
    const unit = await given.unit({ tour, date: '2026-03-12' })
    const car = await given.car({ seats: 7 })
    const guide = await given.operator()
    const crew = { car: car.id, externalCar: null, driver: null, guide: [guide.id] }
    await office.tourCars.change({ params: { id: unit._id }, body: crew })
    const order = await given.order({ selectedTours: [{ tour: tour.id, date: '2026-03-12' }] })
    const selectedTour = order.selectedTours[0]?._id ?? ''
    const body = { _id: unit._id, order: order._id, selectedTour }
    await office.tourCars.addOrder({ params: { id: unit._id }, body })
    return { tour, unit, crew, order, entry: selectedTour }
  }
  const unitsOn = async () => (await office.tourCars.ofDate({ params: { date: '2026-03-12' } })).data

  it('brings back its vehicle, crew and orders', async () => {
    const { unit, crew, entry } = await loaded()
    const { undo } = await office.tourCars.remove({ params: { id: unit._id } })
    expect(await unitsOn()).not.toContainEqual(expect.objectContaining({ _id: unit._id }))
    await take(undo)
    expect((await unitsOn()).find(({ _id }) => _id === unit._id)).toMatchObject({
      car: { _id: crew.car },
      guide: [{ _id: crew.guide[0] }],
      selectedTours: [entry],
    })
    expect((await actionsOn(db, unit._id)).slice(-2)).toEqual(['deleted', 'created'])
  })

  it('is refused if an order rides elsewhere now, or the car does', async () => {
    const one = await loaded()
    const { undo } = await office.tourCars.remove({ params: { id: one.unit._id } })
    const other = await given.unit({ tour: one.tour, date: '2026-03-12' })
    const body = { _id: other._id, order: one.order._id, selectedTour: one.entry }
    await colleague.tourCars.addOrder({ params: { id: other._id }, body })
    await expect(take(undo)).rejects.toMatchObject(changed)

    const two = await loaded()
    const removed = await office.tourCars.remove({ params: { id: two.unit._id } })
    const taken = await given.unit({ tour: two.tour, date: '2026-03-12' })
    await colleague.tourCars.change({ params: { id: taken._id }, body: { ...two.crew, guide: [] } })
    await expect(take(removed.undo)).rejects.toMatchObject({ status: 409 })
    expect((await unitsOn()).filter(({ _id }) => _id === two.unit._id)).toEqual([])
  })
})

describe('undoing a change of availability', () => {
  const query = { startDate: '2026-04-01', endDate: '2026-04-30' }
  const set = (itemId: string, range: object, client = office) =>
    client.availabilities.set({
      query,
      body: { itemId, objType: 'Operator', status: 'reserved', notes: '', ...range },
    })

  it('restores the days as they were, with the ranges that were cut', async () => {
    const guide = await given.operator()
    const first = await set(guide.id, { startDate: '2026-04-01', endDate: '2026-04-20', notes: 'Army' })
    const before = first.guides.find(({ _id }) => _id === guide.id)?.availability
    const cut = await set(guide.id, {
      startDate: '2026-04-08',
      endDate: '2026-04-09',
      status: 'unavailable',
    })
    await take(cut.undo)
    const { data } = await office.operators.list({ query: { ...query, role: 'guide' } })
    expect(data.find(({ _id }) => _id === guide.id)?.availability).toEqual(before)

    const removed = await office.availabilities.remove({
      params: { objId: guide.id, availId: before?.[0]?._id ?? '', objType: 'Operator' },
      query,
    })
    await take(removed.undo)
    const again = await office.operators.list({ query: { ...query, role: 'guide' } })
    expect(again.data.find(({ _id }) => _id === guide.id)?.availability).toEqual(before)
  })

  it('is refused once the days changed', async () => {
    const guide = await given.operator()
    const { undo } = await set(guide.id, { startDate: '2026-04-01', endDate: '2026-04-02' })
    await set(guide.id, { startDate: '2026-04-10', endDate: '2026-04-12' }, colleague)
    await expect(take(undo)).rejects.toMatchObject(changed)
  })
})

describe('undoing a saved record', () => {
  const person = {
    role: 'guide',
    firstName: 'Tirza',
    lastName: 'Ben Zvi',
    mobilePhone: '050-5550142',
    email: 'tirza@example.com',
  } as const

  it('gives a guide what was there before, and the wishes for them their name', async () => {
    const made = await office.operators.save({ body: { ...person, notes: 'Never on Fridays' } })
    expect(made.undo).toBeNull()
    const order = await given.order({ orderType: 'private', selectedTours: [{ guide: 'Tirza Ben Zvi' }] })
    const params = { id: made._id }
    const body = { ...person, lastName: 'Azulay', notes: '' }
    const { undo } = await office.operators.change({ params, body })
    expect((await read(order)).selectedTours).toMatchObject([{ guide: 'Tirza Azulay' }])
    const notices = await noticesOf(product, () => take(undo))
    expect(notices).toContainEqual(expect.objectContaining({ topic: 'fleet', by: owner.id }))
    expect(await office.operators.get({ params })).toMatchObject({
      lastName: 'Ben Zvi',
      notes: 'Never on Fridays',
    })
    expect((await read(order)).selectedTours).toMatchObject([{ guide: 'Tirza Ben Zvi' }])
    expect(await actionsOn(db, made._id)).toEqual(['created', 'updated', 'updated'])
  })

  it('is offered only for what changed, and refused once somebody saved it again', async () => {
    const car = { plateId: '77-301-20', seats: 19, make: 'Mercedes Sprinter', year: 2022 }
    const made = await office.cars.save({ body: car })
    const params = { id: made._id }
    expect((await office.cars.change({ params, body: car })).undo).toBeNull()
    later(1)
    const { undo } = await office.cars.change({ params, body: { ...car, seats: 16 } })
    later(2)
    await colleague.cars.change({ params, body: { ...car, seats: 16, notes: 'Ramp' } })
    await expect(take(undo)).rejects.toMatchObject(changed)
    expect(await office.cars.get({ params })).toMatchObject({ seats: 16, notes: 'Ramp' })
  })

  it('is refused if its plate is taken by now', async () => {
    const car = { plateId: '77-301-21', seats: 19, make: 'Mercedes Sprinter', year: 2022 }
    const made = await office.cars.save({ body: car })
    const { undo } = await office.cars.change({
      params: { id: made._id },
      body: { ...car, plateId: '77-301-22' },
    })
    await colleague.cars.save({ body: car })
    await expect(take(undo)).rejects.toMatchObject({ status: 409, code: 'plate_taken' })
  })

  it('gives a car supplier its sizes back', async () => {
    const supplier = {
      name: 'Negev Coaches',
      contact: 'Avi Mor',
      contactPhone: '08-5550101',
      contactEmail: 'avi@negev.example',
    }
    const made = await office.carSuppliers.save({ body: { ...supplier, sizes: [16, 50] } })
    const params = { id: made._id }
    const { undo } = await office.carSuppliers.change({ params, body: { ...supplier, sizes: [16] } })
    await take(undo)
    expect(await office.carSuppliers.get({ params })).toMatchObject({ sizes: [16, 50] })
  })

  it('gives an article its text back', async () => {
    const article = { ...masada, title: 'Masada at dawn', text: '<p>Water.</p>' }
    const made = await office.articles.save({ body: article })
    const { undo } = await office.articles.save({
      body: { _id: made._id, title: 'Masada', text: '<p>Hats.</p>' },
    })
    await take(undo)
    const params = { id: made._id }
    expect(await office.articles.get({ params })).toMatchObject({ title: article.title, text: article.text })
    const again = await office.articles.save({ body: { _id: made._id, title: 'Masada at noon' } })
    await colleague.articles.remove({ params })
    await expect(take(again.undo)).rejects.toMatchObject(changed)
  })
})

describe('undoing a deletion', () => {
  it('brings a guide back with their days', async () => {
    const guide = await given.operator({ first_name: 'Galit', last_name: 'Shapira' })
    await given.availability({ operator_id: guide.id, start_date: '2026-03-10' })
    const params = { id: guide.id }
    const { undo } = await office.operators.remove({ params })
    await take(undo)
    expect(await office.operators.get({ params })).toMatchObject({
      firstName: 'Galit',
      availability: [{ startDate: '2026-03-10' }],
    })
    expect(await actionsOn(db, guide.id)).toEqual(['deleted', 'deletion undone'])
    later(1)
    await office.operators.remove({ params })
    expect(await take(undo)).toMatchObject({ success: true })
    await expect(office.operators.get({ params })).rejects.toMatchObject({ status: 404 })
  })

  it('brings an article back under its address', async () => {
    const made = await office.articles.save({ body: { ...masada, text: '<p>Sea.</p>' } })
    const params = { id: made._id }
    const before = await office.articles.get({ params })
    const { undo } = await office.articles.remove({ params })
    later(1)
    await take(undo)
    const { updatedAt: _, ...back } = await office.articles.get({ params })
    expect(before).toMatchObject(back)
    expect(await actionsOn(db, made._id)).toEqual(['created', 'deleted', 'deletion undone'])
  })
})

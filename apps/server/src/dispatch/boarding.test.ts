import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, describe, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { actionsOn, auditOf } from '../../test/auditOf.ts'
import { formOf } from '../../test/formOf.ts'
import type { GivenUser } from '../../test/given/ground.ts'
import { noticesOf } from '../../test/noticesOf.ts'

const server = await startServer()
const { as, db, given, product } = server
afterAll(server.close)

const owner = await given.owner()
const office = as(owner)

/** An order with one entry for this many people on a tour. */
function party(
  tour: { id: string },
  adult: number,
  group_type: 'small_group' | 'private_group' = 'small_group',
) {
  return given.order({ selectedTours: [{ tour: tour.id, participants: { adult }, group_type }] })
}

function entryOf(order: Order): string {
  return order.selectedTours[0]?._id ?? ''
}

function put(order: Order, unit: Pick<VehicleUnit, '_id'>) {
  const body = { order: order._id, selectedTour: entryOf(order), _id: unit._id }
  return office.tourCars.addOrder({ params: { id: unit._id }, body })
}

async function vehicleOf(order: Order) {
  const { selectedTours } = await office.orders.get({ params: { id: order._id } })
  return selectedTours[0]?.tourCarId
}

async function showUnit({ _id, date }: VehicleUnit) {
  const { data } = await office.tourCars.ofDate({ params: { date } })
  return data.find((unit) => unit._id === _id)
}

test('DRAG-01 DRAG-04 OAPI-32 HOLE-O97 an entry is put on a vehicle, which counts its people', async () => {
  const tour = await given.tour()
  const unit = await given.unit({ tour })
  const order = await party(tour, 3)
  await put(await party(tour, 2), unit)
  const full = await put(order, unit)
  expect(full).toMatchObject({ participants: 5, orderIds: expect.arrayContaining([order._id]) })
  expect(full.selectedTours).toContain(entryOf(order))
  expect(full.message).toBeUndefined()
  expect(await vehicleOf(order)).toBe(unit._id)
})

test('HOLE-O70 ORD-07 the order’s log mentions the vehicle, newest first', async () => {
  const tour = await given.tour()
  const unit = await given.unit({ tour })
  const order = await party(tour, 2)
  await put(order, unit)
  await office.tourCars.removeOrder({ params: { tourCarId: unit._id, selectedTourId: entryOf(order) } })
  const log = await office.editLogs.ofOrder({ params: { id: order._id } })
  expect(log.data.map(({ action, user }) => ({ action, user }))).toEqual([
    { action: 'removed from vehicle', user: owner.name },
    { action: 'assigned to vehicle', user: owner.name },
    { action: 'payment created', user: owner.name },
    { action: 'created', user: owner.name },
  ])
  const rows = await auditOf(db, order._id)
  expect(rows.every((row) => row.account_id === order.agency._id)).toBe(true)
})

test('CAL-18 OAPI-33 an entry taken off is unassigned again, and all planners’ screens are notified', async () => {
  const tour = await given.tour()
  const unit = await given.unit({ tour })
  const order = await party(tour, 2)
  await put(order, unit)
  const params = { tourCarId: unit._id, selectedTourId: entryOf(order) }
  const notices = await noticesOf(product, () => office.tourCars.removeOrder({ params }))
  expect(notices).toEqual([{ topic: 'dispatch', days: [unit.date], by: owner.id, accountId: null }])
  expect(await vehicleOf(order)).toBeNull()
  expect(await showUnit(unit)).toMatchObject({ participants: 0, selectedTours: [], orderIds: [] })
  expect(await actionsOn(db, unit._id)).toEqual(['created', 'order added', 'order removed'])
  await expect(office.tourCars.removeOrder({ params })).rejects.toMatchObject({ code: 'not_found' })
})

test('HOLE-O82 a party that does not fit is refused with the numbers, and nothing is saved', async () => {
  const tour = await given.tour()
  const car = await given.car({ seats: 7 })
  const unit = await given.unit({ tour, car })
  await put(await party(tour, 5), unit)
  const before = await showUnit(unit)
  const order = await party(tour, 3)
  await expect(put(order, unit)).rejects.toMatchObject({
    code: 'not_enough_seats',
    status: 409,
    message: 'Not enough seats in this vehicle (8/7)',
  })
  expect(await vehicleOf(order)).toBeNull()
  expect(await showUnit(unit)).toEqual(before)
  expect(await actionsOn(db, order._id)).toEqual(['created', 'payment created'])
})

describe('an order edited to more people than its vehicle has seats', async () => {
  const agency = await given.account()
  const agent = await given.user({ account: agency, role: 'ADMIN' })

  /** A party of three of the agency and one of two of ours, on a car with seven seats. */
  async function boarded() {
    const tour = await given.tour()
    const unit = await given.unit({ tour, car: await given.car({ seats: 7 }) })
    const order = await given.order({
      by: agent,
      selectedTours: [{ tour: tour.id, participants: { adult: 3 }, group_type: 'small_group' }],
    })
    await put(order, unit)
    await put(await party(tour, 2), unit)
    const save = async (by: GivenUser, adult: number, overrideSeats?: boolean) => {
      const form = formOf(await as(by).orders.get({ params: { id: order._id } }))
      const selectedTours = form.selectedTours.map((entry) => ({ ...entry, participants: { adult } }))
      return as(by).orders.change({
        params: { id: order._id },
        body: { ...form, selectedTours, overrideSeats },
      })
    }
    return { unit, order, save }
  }

  test('is refused with the words of the board, and nothing is saved', async () => {
    const { unit, save, order } = await boarded()
    await expect(save(owner, 6)).rejects.toMatchObject({
      code: 'not_enough_seats',
      status: 409,
      message: 'Not enough seats in this vehicle (8/7)',
    })
    expect(await showUnit(unit)).toMatchObject({ participants: 5 })
    expect(await actionsOn(db, order._id)).not.toContain('updated')
    await save(owner, 5)
    expect(await showUnit(unit)).toMatchObject({ participants: 7 })
  })

  test('is saved by the office if it says so, and the log shows it', async () => {
    const { unit, save, order } = await boarded()
    await save(owner, 6, true)
    expect(await showUnit(unit)).toMatchObject({ participants: 8 })
    const log = await office.editLogs.ofOrder({ params: { id: order._id } })
    const saved = log.data.find(({ action }) => action === 'updated')
    expect(saved?.details).toMatchObject({ overSeated: true })
  })

  test('gets fewer people, or other changes, without a question, though it is still over', async () => {
    const { unit, save } = await boarded()
    await save(owner, 9, true)
    await save(owner, 9)
    await save(owner, 8)
    expect(await showUnit(unit)).toMatchObject({ participants: 10 })
  })

  test('is the office’s to change: its agency hears nothing about the vehicle', async () => {
    const { unit, save } = await boarded()
    const refusal = await save(agent, 6, true).catch((problem) => problem)
    expect(refusal.issues).toMatchObject([
      { field: 'selectedTours.0.participants', code: 'entry_locked_for_agency' },
    ])
    expect(await showUnit(unit)).toMatchObject({ participants: 5 })
  })
})

test('HOLE-O82 when two parties take the last seats at the same moment, one gets them', async () => {
  const tour = await given.tour()
  const unit = await given.unit({ tour, car: await given.car({ seats: 7 }) })
  const orders = [await party(tour, 4), await party(tour, 4)]
  const puts = await Promise.allSettled(orders.map((order) => put(order, unit)))
  expect(puts.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await showUnit(unit)).toMatchObject({ participants: 4 })
})

test('HOLE-O82 a unit without a vehicle takes any number, a supplier’s vehicle as many as ordered', async () => {
  const tour = await given.tour()
  const supplier = await given.carSupplier()
  const open = await given.unit({ tour })
  const external = await given.unit({ tour, externalCar: { carSupplier: supplier.id, seats: 4 } })
  const [small, large] = [await party(tour, 4), await party(tour, 10)]
  await expect(put(large, open)).resolves.toMatchObject({ participants: 10 })
  await expect(put(small, external)).resolves.toMatchObject({ participants: 4 })
  await expect(put(large, external)).rejects.toMatchObject({ code: 'not_enough_seats' })
  expect(await vehicleOf(large)).toBe(open._id)
})

test('HOLE-O83 from another vehicle of the departure an entry moves in one step', async () => {
  const tour = await given.tour()
  const [from, to] = [await given.unit({ tour }), await given.unit({ tour })]
  const order = await party(tour, 3)
  await put(order, from)
  await expect(put(order, to)).resolves.toMatchObject({ participants: 3, selectedTours: [entryOf(order)] })
  expect(await showUnit(from)).toMatchObject({ participants: 0, selectedTours: [] })
  expect(await vehicleOf(order)).toBe(to._id)
})

test('HOLE-O83 two entries that swap vehicles at the same moment do not deadlock', async () => {
  const tour = await given.tour()
  const [left, right] = [await given.unit({ tour }), await given.unit({ tour })]
  const [first, second] = [await party(tour, 2), await party(tour, 3)]
  await put(first, left)
  await put(second, right)
  await Promise.all([put(first, right), put(second, left)])
  expect(await showUnit(left)).toMatchObject({ participants: 3 })
  expect(await showUnit(right)).toMatchObject({ participants: 2 })
})

test('HOLE-O83 dropping an entry on its own vehicle changes nothing, and the alert says so', async () => {
  const tour = await given.tour()
  const unit = await given.unit({ tour })
  const order = await party(tour, 2)
  await put(order, unit)
  await expect(put(order, unit)).rejects.toMatchObject({
    message: 'This order is already assigned to this vehicle',
    status: 409,
  })
})

test('HOLE-O83 DRAG-03 a private group can share a vehicle, with an alert', async () => {
  const tour = await given.tour()
  const unit = await given.unit({ tour })
  await put(await party(tour, 2), unit)
  await expect(put(await party(tour, 2, 'private_group'), unit)).resolves.toMatchObject({
    participants: 4,
    code: 'shares_private_group',
    message: 'This vehicle already carries a private group',
  })
})

test('HOLE-O83 an entry of another tour, of another day or canceled is refused', async () => {
  const tour = await given.tour()
  const unit = await given.unit({ tour })
  const otherTour = await party(await given.tour(), 2)
  const otherDay = await given.order({ selectedTours: [{ tour: tour.id, date: '2026-03-12' }] })
  const canceled = await party(tour, 2)
  await office.orders.cancel({ body: { orderId: canceled._id, canRefund: false } })
  for (const order of [otherTour, otherDay, canceled]) {
    await expect(put(order, unit)).rejects.toMatchObject({ code: 'entry_of_another_day', status: 409 })
  }
})

test('HOLE-O97 the vehicle must be the same in address and body, and the entry must be the order’s', async () => {
  const tour = await given.tour()
  const [unit, other] = [await given.unit({ tour }), await given.unit({ tour })]
  const [order, another] = [await party(tour, 2), await party(tour, 2)]
  const body = { order: order._id, selectedTour: entryOf(order), _id: other._id }
  await expect(office.tourCars.addOrder({ params: { id: unit._id }, body })).rejects.toMatchObject({
    code: 'unit_mismatch',
    status: 400,
  })
  await expect(
    office.tourCars.addOrder({
      params: { id: other._id },
      body: { ...body, selectedTour: entryOf(another) },
    }),
  ).rejects.toMatchObject({ code: 'not_found' })
})

test('HOLE-O84 a canceled order leaves its vehicle', async () => {
  const tour = await given.tour()
  const unit = await given.unit({ tour })
  const order = await party(tour, 2)
  const on = await put(order, unit)
  await office.orders.cancel({ body: { orderId: order._id, canRefund: false } })
  const left = await showUnit(unit)
  expect(left).toMatchObject({ participants: 0, orderIds: [] })
  expect(left?.updatedAt).not.toBe(on.updatedAt)
})

test('HOLE-O84 an order canceled while it is put on a vehicle ends up on none', async () => {
  const tour = await given.tour()
  const unit = await given.unit({ tour })
  const order = await party(tour, 2)
  const cancel = office.orders.cancel({ body: { orderId: order._id, canRefund: false } })
  const [boarded] = await Promise.allSettled([put(order, unit), cancel])
  if (boarded.status === 'rejected') expect(boarded.reason).toMatchObject({ code: 'entry_of_another_day' })
  expect(await vehicleOf(order)).toBeNull()
  expect(await showUnit(unit)).toMatchObject({ participants: 0, orderIds: [] })
})

test('HOLE-O84 HOLE-O81 an order leaves its vehicle when its days change, and stays on it when other things change', async () => {
  const tour = await given.tour()
  const unit = await given.unit({ tour, car: await given.car() })
  const input = await given.orderInput({
    orderType: 'private',
    selectedTours: [{ tour: tour.id, startDate: unit.date, endDate: unit.date }],
  })
  const order = await office.orders.place({ body: input })
  await put(order, unit)
  const change = (entry: object) => {
    const selectedTours = [{ ...input.selectedTours[0], _id: entryOf(order), ...entry }]
    return office.orders.change({ params: { id: order._id }, body: { ...input, selectedTours } })
  }
  await change({ notes: 'Two vegetarians' })
  expect(await vehicleOf(order)).toBe(unit._id)
  await change({ endDate: '2026-03-13' })
  expect(await vehicleOf(order)).toBeNull()
})

test('HOLE-O81 an order of several days keeps car and guide until its last day, and only while it is on board', async () => {
  const tour = await given.tour()
  const [car, guide] = [await given.car(), await given.operator()]
  const unit = await given.unit({ tour, car, guide: [guide], date: '2026-03-11' })
  const order = await given.order({
    orderType: 'private',
    selectedTours: [{ tour: tour.id, startDate: '2026-03-11', endDate: '2026-03-13' }],
  })
  const notices = await noticesOf(product, () => put(order, unit))
  expect(notices[0]?.days).toEqual(['2026-03-11', '2026-03-12', '2026-03-13'])

  await expect(given.unit({ date: '2026-03-13', car })).rejects.toMatchObject({ code: 'car_elsewhere' })
  await expect(given.unit({ date: '2026-03-12', guide: [guide] })).rejects.toMatchObject({
    code: 'operator_elsewhere',
  })
  await office.tourCars.removeOrder({ params: { tourCarId: unit._id, selectedTourId: entryOf(order) } })
  await expect(given.unit({ date: '2026-03-13', car })).resolves.toMatchObject({ car: { _id: car.id } })
})

test('HOLE-O81 an order of several days cannot go on a vehicle that is taken on one of them', async () => {
  const tour = await given.tour()
  const car = await given.car()
  await given.unit({ date: '2026-03-13', car })
  const unit = await given.unit({ tour, car, date: '2026-03-11' })
  const order = await given.order({
    orderType: 'package',
    selectedTours: [{ tour: tour.id, startDate: '2026-03-11', endDate: '2026-03-14' }],
  })
  await expect(put(order, unit)).rejects.toMatchObject({ code: 'car_elsewhere', status: 409 })
  expect(await vehicleOf(order)).toBeNull()
})

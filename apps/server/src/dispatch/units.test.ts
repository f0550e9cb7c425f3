import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { actionsOn, auditOf } from '../../test/auditOf.ts'
import { noticesOf } from '../../test/noticesOf.ts'

const server = await startServer()
const { as, clock, db, given, product } = server
afterAll(server.close)

const owner = await given.owner()
const office = as(owner)
const nobody = { car: null, externalCar: null, driver: null, guide: [] }
const save = (unit: { _id: string }, crew: Partial<typeof nobody> | object, updatedAt?: string) =>
  office.tourCars.change({ params: { id: unit._id }, body: { ...nobody, ...crew, updatedAt } })

test('CAL-15 CAL-22 OAPI-30 a new vehicle unit is empty and logged, and all planners’ screens are notified', async () => {
  const tour = await given.tour()
  const event = await office.tourEvents.getOrCreate({
    params: { date: '2026-03-11' },
    query: { tour: tour.id },
  })
  const tourEvent = '_id' in event ? event._id : ''
  const notices = await noticesOf(product, () => office.tourCars.create({ body: { tourEvent } }))
  expect(notices).toEqual([{ topic: 'dispatch', days: ['2026-03-11'], by: owner.id, accountId: null }])

  const units = await office.tourCars.ofDate({ params: { date: '2026-03-11' } })
  const unit = units.data.find((each) => each.tourEvent === tourEvent)
  expect(unit).toMatchObject({ tour: tour.id, ...nobody, participants: 0, selectedTours: [], orderIds: [] })
  expect(await actionsOn(db, unit?._id ?? '')).toEqual(['created'])
})

test('ASG-40 OAPI-29 car, driver and guides of a unit are saved together and shown with their names', async () => {
  const car = await given.car({ plate_id: '318-42-960', make: 'Kia Carnival', seats: 7 })
  const driver = await given.operator({
    role: 'driver',
    first_name: 'Haim',
    last_name: 'Ohayon',
    car_id: car.id,
  })
  const first = await given.operator({ first_name: 'Galit', last_name: 'Shapira', languages: ['french'] })
  const second = await given.operator({ first_name: 'Eitan', last_name: 'Harari' })
  const unit = await given.unit()
  const saved = await save(unit, { car: car.id, driver: driver.id, guide: [second.id, first.id] })
  expect(saved).toMatchObject({
    car: { _id: car.id, plateId: '318-42-960', make: 'Kia Carnival', seats: 7 },
    externalCar: null,
    driver: { _id: driver.id, name: 'Haim Ohayon', car: car.id },
    guide: [
      { _id: second.id, name: 'Eitan Harari', languages: ['english'] },
      { _id: first.id, name: 'Galit Shapira', languages: ['french'] },
    ],
  })
  const [, update] = await auditOf(db, unit._id)
  expect(update).toMatchObject({
    entity_kind: 'TourCar',
    action: 'updated',
    actor_name: owner.name,
    details: {
      before: { car: null, driver: null, guide: [] },
      after: {
        car: { _id: car.id, name: '318-42-960' },
        driver: { _id: driver.id, name: 'Haim Ohayon' },
        guide: [
          { _id: second.id, name: 'Eitan Harari' },
          { _id: first.id, name: 'Galit Shapira' },
        ],
      },
    },
  })
})

test('ASG-24 a supplier sends a vehicle of a chosen size, and any number of them (HOLE-O81)', async () => {
  const supplier = await given.carSupplier({ name: 'Sharon Limousine' })
  const externalCar = { carSupplier: supplier.id, seats: 19 }
  const unit = await given.unit({ externalCar })
  expect(unit.externalCar).toEqual({ ...externalCar, name: 'Sharon Limousine' })
  await expect(given.unit({ externalCar })).resolves.toMatchObject({ externalCar })
})

test('HOLE-O81 one person can be guide and driver of the same unit', async () => {
  const guide = await given.operator()
  const unit = await given.unit({ guide: [guide], driver: guide })
  expect(unit.driver?._id).toBe(guide.id)
  expect(unit.guide.map((each) => each._id)).toEqual([guide.id])
})

test('ASG-19 HOLE-O81 a car is on one unit of the day, also among units of the same departure', async () => {
  const tour = await given.tour()
  const car = await given.car()
  await given.unit({ tour, car })
  const other = await given.unit({ tour })
  await expect(save(other, { car: car.id })).rejects.toMatchObject({ code: 'car_elsewhere', status: 409 })
  const nextDay = await given.unit({ tour, date: '2026-03-12' })
  await expect(save(nextDay, { car: car.id })).resolves.toMatchObject({ car: { _id: car.id } })
})

test('ASG-29 HOLE-O81 a guide or a driver is on one unit of the day, over all tours', async () => {
  const guide = await given.operator()
  const driver = await given.operator({ role: 'driver' })
  await given.unit({ guide: [guide], driver })
  const other = await given.unit()
  await expect(save(other, { guide: [guide.id] })).rejects.toMatchObject({
    code: 'operator_elsewhere',
    message: 'This guide is assigned to another event.',
  })
  await expect(save(other, { driver: driver.id })).rejects.toMatchObject({
    code: 'operator_elsewhere',
    message: 'This driver is assigned to another event.',
  })
})

test('HOLE-O81 when three people want the same car and driver at the same moment, one wins', async () => {
  const driver = await given.operator({ role: 'driver' })
  const car = await given.car()
  const units = [await given.unit(), await given.unit(), await given.unit()]
  const saves = await Promise.allSettled(units.map((unit) => save(unit, { car: car.id, driver: driver.id })))
  expect(saves.filter((each) => each.status === 'fulfilled')).toHaveLength(1)
  for (const each of saves) {
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'car_elsewhere', status: 409 })
  }
  const crews = await db
    .selectFrom('unit_crew')
    .select('unit_id')
    .where('operator_id', '=', driver.id)
    .execute()
  expect(crews).toHaveLength(1)
})

test('HOLE-O81 two units that swap car and driver at the same moment do not deadlock', async () => {
  const [car, otherCar] = [await given.car(), await given.car()]
  const [driver, otherDriver] = [
    await given.operator({ role: 'driver' }),
    await given.operator({ role: 'driver' }),
  ]
  const units = [await given.unit(), await given.unit()]
  const saves = await Promise.allSettled([
    save(units[0]!, { car: car.id, driver: otherDriver.id }),
    save(units[1]!, { car: otherCar.id, driver: driver.id }),
    save(units[0]!, { car: otherCar.id, driver: driver.id }),
  ])
  for (const each of saves) {
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ status: 409 })
  }
})

test('ASG-34 a driver cannot be replaced in one step', async () => {
  const [driver, other] = [await given.operator({ role: 'driver' }), await given.operator({ role: 'driver' })]
  const unit = await given.unit({ driver })
  await expect(save(unit, { driver: other.id })).rejects.toMatchObject({ code: 'second_driver' })
  await save(unit, {})
  await expect(save(unit, { driver: other.id })).resolves.toMatchObject({ driver: { _id: other.id } })
})

test('HOLE-O80 people unavailable on the day are refused, reserved ones are not', async () => {
  const [car, away, reserved] = [await given.car(), await given.operator(), await given.operator()]
  await given.availability({ car_id: car.id, start_date: '2026-03-01' })
  await given.availability({ operator_id: away.id, start_date: '2026-03-10', end_date: '2026-03-11' })
  await given.availability({ operator_id: reserved.id, start_date: '2026-03-11', status: 'reserved' })
  const unit = await given.unit()
  await expect(save(unit, { car: car.id })).rejects.toMatchObject({
    message: 'This car is unavailable on this date',
  })
  await expect(save(unit, { guide: [away.id] })).rejects.toMatchObject({
    message: 'This guide is unavailable on this date',
  })
  await expect(save(unit, { guide: [reserved.id] })).resolves.toMatchObject({ guide: [{ _id: reserved.id }] })
})

test('unknown cars and people who have left cannot be put on a unit', async () => {
  const left = await given.operator({ deleted_at: clock.now() })
  const unit = await given.unit()
  const unknown = '019b7000-0000-7000-8000-00000000dead'
  const crew = { car: unknown, guide: [left.id], driver: unknown }
  await expect(save(unit, crew)).rejects.toMatchObject({
    code: 'invalid_input',
    issues: [{ field: 'car' }, { field: 'guide' }, { field: 'driver' }],
  })
  await expect(save({ _id: unknown }, {})).rejects.toMatchObject({ code: 'not_found' })
})

test('HOLE-O96 a save based on an older version of the unit is refused, even within the same millisecond', async () => {
  const unit = await given.unit()
  const guide = await given.operator()
  const saved = await save(unit, { guide: [guide.id] }, unit.updatedAt)
  await expect(save(unit, {}, unit.updatedAt)).rejects.toMatchObject({
    code: 'changed_by_another',
    status: 409,
  })
  await expect(save(unit, {}, saved.updatedAt)).resolves.toMatchObject({ guide: [] })
})

test('CAL-20 OAPI-31 HOLE-O84 a deleted unit frees its orders, its car and its people', async () => {
  const tour = await given.tour()
  const [car, guide] = [await given.car(), await given.operator()]
  const unit = await given.unit({ tour, car, guide: [guide] })
  const order = await given.order({ selectedTours: [{ tour: tour.id }] })
  const selectedTour = order.selectedTours[0]?._id ?? ''
  await office.tourCars.addOrder({
    params: { id: unit._id },
    body: { order: order._id, selectedTour, _id: unit._id },
  })

  await expect(office.tourCars.remove({ params: { id: unit._id } })).resolves.toEqual({
    _id: unit._id,
    undo: expect.any(String),
  })
  const freed = await office.orders.get({ params: { id: order._id } })
  expect(freed.selectedTours[0]?.tourCarId).toBeNull()
  expect(await actionsOn(db, unit._id)).toEqual(['created', 'updated', 'order added', 'deleted'])
  expect((await actionsOn(db, order._id)).slice(-2)).toEqual(['assigned to vehicle', 'removed from vehicle'])
  await expect(given.unit({ car, guide: [guide] })).resolves.toMatchObject({ car: { _id: car.id } })
  await expect(office.tourCars.remove({ params: { id: unit._id } })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('OPERM-15 HOLE-O69 planning is closed to agencies', async () => {
  const agent = as(await given.user({ account: await given.account() }))
  const unit = await given.unit()
  const { _id, date, tourEvent } = unit
  const answers = await Promise.allSettled([
    agent.tourEvents.getOrCreate({ params: { date } }),
    agent.tourEvents.assignments({ query: { startDate: date, endDate: date } }),
    agent.tourEvents.assignmentsOfDay({ params: { date } }),
    agent.tourCars.ofDate({ params: { date } }),
    agent.tourCars.create({ body: { tourEvent } }),
    agent.tourCars.change({ params: { id: _id }, body: nobody }),
    agent.tourCars.addOrder({ params: { id: _id }, body: { order: _id, selectedTour: _id, _id } }),
    agent.tourCars.removeOrder({ params: { tourCarId: _id, selectedTourId: _id } }),
    agent.tourCars.remove({ params: { id: _id } }),
  ])
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'not_allowed', status: 403 } })
  }
})

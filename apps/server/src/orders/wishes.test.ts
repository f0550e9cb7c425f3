import type { Order, OrderInput } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { faultsOf } from '../../test/faultsOf.ts'

const server = await startServer()
const { as, given } = server
afterAll(server.close)

const office = as(await given.owner())
const wishes = { licensePlate: '318-42-960', guide: 'Galit Shapira' }

/** An agency's private order with wishes. */
async function wishful(agency: { id: string }) {
  const tour = await given.tour()
  const order = await given.order({
    orderType: 'private',
    agency: agency.id,
    selectedTours: [{ tour: tour.id, ...wishes }],
  })
  return { tour, order }
}

async function entryOf({ _id }: Order, reader = office) {
  return (await reader.orders.get({ params: { id: _id } })).selectedTours[0]
}

/** The order as a form sends it again, with other wishes. */
function sent({ agency, selectedTours, ...order }: Order, entry: Partial<Order['selectedTours'][number]>) {
  const [first] = selectedTours
  const body = {
    ...order,
    agency: agency._id,
    agent: null,
    selectedTours: [{ ...first, tour: first?.tour?._id ?? null, ...entry }],
  }
  return { params: { id: order._id }, body: body as OrderInput }
}

test('HOLE-O56 a unit’s car and guides replace the wishes, which come back when the order leaves it', async () => {
  const { tour, order } = await wishful(await given.mainAccount())
  const car = await given.car({ plate_id: '523-06-194', make: 'Ford Transit', seats: 10 })
  const guide = await given.operator({ first_name: 'Noa', last_name: 'Levi' })
  const unit = await given.unit({ tour, guide: [guide], driver: guide })
  const selectedTour = order.selectedTours[0]?._id ?? ''
  expect(await entryOf(order)).toMatchObject({ ...wishes, assigned: null })

  const body = { order: order._id, selectedTour, _id: unit._id }
  await office.tourCars.addOrder({ params: { id: unit._id }, body })
  expect(await entryOf(order)).toMatchObject({
    licensePlate: wishes.licensePlate,
    guide: 'Noa Levi',
    assigned: { car: null, supplier: null, driver: 'Noa Levi', guides: ['Noa Levi'] },
  })
  await office.tourCars.change({
    params: { id: unit._id },
    body: { car: car.id, externalCar: null, driver: guide.id, guide: [guide.id] },
  })
  const assigned = await entryOf(order)
  expect(assigned).toMatchObject({
    licensePlate: '523-06-194',
    guide: 'Noa Levi',
    assigned: { car: { plateId: '523-06-194', make: 'Ford Transit', seats: 10 } },
  })

  await office.orders.change(sent(await office.orders.get({ params: { id: order._id } }), {}))
  await office.tourCars.removeOrder({ params: { tourCarId: unit._id, selectedTourId: selectedTour } })
  expect(await entryOf(order)).toMatchObject({ ...wishes, assigned: null })
})

test('HOLE-O56 a supplier’s vehicle is shown by supplier and size', async () => {
  const { tour, order } = await wishful(await given.mainAccount())
  const supplier = await given.carSupplier({ name: 'Sharon Limousine' })
  const unit = await given.unit({ tour, externalCar: { carSupplier: supplier.id, seats: 19 } })
  const body = { order: order._id, selectedTour: order.selectedTours[0]?._id ?? '', _id: unit._id }
  await office.tourCars.addOrder({ params: { id: unit._id }, body })
  expect(await entryOf(order)).toMatchObject({
    licensePlate: '',
    guide: wishes.guide,
    assigned: { car: null, supplier: { name: 'Sharon Limousine', seats: 19 }, driver: null, guides: [] },
  })
})

test('HOLE-O56 wishes change with the car’s plate and the guide’s name', async () => {
  const car = await given.car({ plate_id: '111-22-333' })
  const guide = await given.operator({ first_name: 'Tamar', last_name: 'Golan' })
  const order = await given.order({
    orderType: 'private',
    selectedTours: [{ licensePlate: '111-22-333', guide: 'Tamar Golan' }],
  })
  const record = await office.operators.get({ params: { id: guide.id } })
  await office.operators.change({ params: { id: guide.id }, body: { ...record, lastName: 'Golan-Katz' } })
  const plate = await office.cars.get({ params: { id: car.id } })
  await office.cars.change({ params: { id: car.id }, body: { ...plate, plateId: '111-22-334' } })
  expect(await entryOf(order)).toMatchObject({ licensePlate: '111-22-334', guide: 'Tamar Golan-Katz' })
})

test('HOLE-O56 a wish stays when another guide still has the name', async () => {
  const names = { first_name: 'David', last_name: 'Cohen' }
  const [guide] = [await given.operator(names), await given.operator(names)]
  const order = await given.order({ orderType: 'private', selectedTours: [{ guide: 'David Cohen' }] })
  const record = await office.operators.get({ params: { id: guide.id } })
  await office.operators.change({ params: { id: guide.id }, body: { ...record, firstName: 'Dudi' } })
  expect(await entryOf(order)).toMatchObject({ guide: 'David Cohen' })
})

test('HOLE-O56 HOLE-O69 an agency can neither see nor set wishes and crews, and its saves keep them', async () => {
  const agency = await given.account({ allow_private_group: true })
  const by = await given.user({ account: agency })
  const { tour, order } = await wishful(agency)
  const guide = await given.operator()
  const unit = await given.unit({ tour, guide: [guide] })
  const body = { order: order._id, selectedTour: order.selectedTours[0]?._id ?? '', _id: unit._id }

  const again = () => as(by).orders.get({ params: { id: order._id } })
  const seen = await again()
  expect(seen.selectedTours[0]).not.toHaveProperty('licensePlate')
  expect(seen.selectedTours[0]).not.toHaveProperty('guide')
  await as(by).orders.change(sent(seen, { notes: 'Two child seats' }))
  expect(await entryOf(order)).toMatchObject({ ...wishes, notes: 'Two child seats' })

  await office.tourCars.addOrder({ params: { id: unit._id }, body })
  expect(await entryOf(order, as(by))).toMatchObject({ assigned: null })

  const forged = [{ licensePlate: '1', guide: 'Anybody' }]
  expect(await faultsOf(given.order({ by, orderType: 'private', selectedTours: forged }))).toEqual({
    'selectedTours.0.licensePlate': 'entry_locked_for_agency',
    'selectedTours.0.guide': 'entry_locked_for_agency',
  })
  expect(await faultsOf(as(by).orders.change(sent(await again(), { licensePlate: '1' })))).toEqual({
    'selectedTours.0.licensePlate': 'entry_locked_for_agency',
  })
})

test('HOLE-O69 an agency sees no wishes in the order’s log, neither old nor new', async () => {
  const agency = await given.account()
  const { order } = await wishful(agency)
  const change = { guide: 'Noa Levi', notes: 'Wheelchair' }
  await office.orders.change(sent(order, change))
  const loggedTo = async (reader: typeof office) => {
    const { data } = await reader.editLogs.ofOrder({ params: { id: order._id } })
    return data.flatMap(({ changes }) => changes.map(({ field }) => field))
  }
  expect(await loggedTo(office)).toEqual(['selectedTours.guide', 'selectedTours.notes'])
  expect(await loggedTo(as(await given.user({ account: agency })))).toEqual(['selectedTours.notes'])
})

import { manifestTexts } from '@tourdesk/contract/dispatch/manifestTexts'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { sheetKinds } from '@tourdesk/domain/dispatch/manifest/sheet'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { auditOf } from '../../../test/auditOf.ts'
import { pricesChangedBy } from '../../../test/changePrices.ts'
import { formOf } from '../../../test/formOf.ts'
import { noticesOf } from '../../../test/noticesOf.ts'
import { readPdf } from '../../../test/readPdf.ts'
import { readWorkbook } from '../../../test/readWorkbook.ts'
import { newId } from '../../kernel/newId.ts'

const { as, clock, db, given, product, close } = await startServer({ now: '2026-03-02T10:00:00+02:00' })
afterAll(close)

beforeEach(() => clock.set('2026-03-02T10:00:00+02:00'))

const owner = await given.owner()
const office = as(owner)
const { manifests } = office

type Print = Parameters<typeof manifests.print>[0]['body']
type Choice = Partial<Omit<Print, 'scope'>>
const print = (scope: Print['scope'], choice: Choice = {}) =>
  manifests.print({
    body: { scope, kind: 'driver', locale: 'en', format: 'pdf', clientKey: newId(), ...choice },
  })
const versionsIn = async (made: ReturnType<typeof print>) => (await made).units.map(({ version }) => version)
const fileOf = async (id: string, tourCar?: string) => {
  const answer = await manifests.file({ params: { id }, query: { ...(tourCar && { tourCar }) } })
  return Buffer.from(await (answer as Response).arrayBuffer())
}
const rowOf = async (date: string, id: string) =>
  (await manifests.list({ query: { date } })).data.find(({ _id }) => _id === id)

interface Booking {
  tour: { id: string }
  date: string
  participants?: Record<string, number>
  language?: 'english' | 'french'
  notes?: string
}

type Customer = Partial<Order['userInformation']>

async function book(
  { tour, ...entry }: Booking,
  customer: Customer = {},
  unit?: { _id: string },
): Promise<Order> {
  const order = await given.order({
    selectedTours: [{ tour: tour.id, participants: { adult: 2 }, ...entry }],
    userInformation: {
      firstName: 'Dana',
      lastName: 'Levi',
      email: 'dana.levi@example.com',
      roomNumber: '412',
      ...customer,
    },
  })
  if (unit) await put(order, unit)
  return order
}

async function put(order: Order, { _id }: { _id: string }): Promise<void> {
  const body = { order: order._id, selectedTour: order.selectedTours[0]?._id ?? '', _id }
  await office.tourCars.addOrder({ params: { id: _id }, body })
}

function totalOf({ calculatedPrices }: Order): number {
  return calculatedPrices.totalPrice
}

/** A van with one party on board. */
async function givenDay(date: string) {
  const tour = await given.tour({ name: `Masada ${date}` })
  const [car, driver, guide] = [
    await given.car({ seats: 19 }),
    await given.operator({
      role: 'driver',
      first_name: 'Eli',
      last_name: 'Cohen',
      mobile_phone: '050-5550101',
    }),
    await given.operator({ first_name: 'Noa', last_name: 'Levi' }),
  ]
  const van = await given.unit({ tour, date, car, driver, guide: [guide] })
  const order = await book(
    { tour, date, participants: { adult: 2, child: 1 }, notes: 'Child seat' },
    { firstName: 'Maria', lastName: 'López', mobilePhone: '+34 600 555 010', passportNumber: 'P1234567' },
    van,
  )
  return { tour, car, driver, guide, van, order }
}

test('MAN-03 a day has one row per unit over all departures, by first pickup, and those on no vehicle last', async () => {
  const date = '2026-03-11'
  const early = await given.tour({ name: 'Galilee', pickup_times: JSON.stringify({ tel_aviv: '06:15' }) })
  const { tour, car, driver, guide, van } = await givenDay(date)
  const empty = [await given.unit({ tour, date }), await given.unit({ tour: early, date })]
  const first = await given.unit({ tour: early, date })
  await book({ tour: early, date }, {}, first)
  await book({ tour, date, participants: { adult: 4 } })
  const canceled = await book({ tour, date, participants: { adult: 9 } })
  await office.orders.cancel({ body: { orderId: canceled._id, canRefund: false } })
  await given.unit({ tour, date: '2026-03-12' })

  const { data } = await manifests.list({ query: { date } })
  expect(data.map(({ _id }) => _id)).toEqual([first._id, van._id, empty[1]?._id, empty[0]?._id, 'unassigned'])
  expect(data[1]).toEqual({
    _id: van._id,
    tour: { _id: tour.id, name: tour.name, number: tour.number },
    vehicle: car.plate_id,
    carSupplier: null,
    supplierState: 'not_asked',
    replies: expect.any(Array),
    seats: 19,
    driver: { _id: driver.id, name: 'Eli Cohen' },
    guides: [{ _id: guide.id, name: 'Noa Levi' }],
    people: 3,
    orders: 1,
    stops: 1,
    languages: ['english'],
    time: '07:30',
    handedOut: null,
  })
  expect(data.at(-1)).toMatchObject({ _id: 'unassigned', tour: null, people: 4, orders: 1 })
  const ofTour = await manifests.list({ query: { date, tour: early.id } })
  expect(ofTour.data.map(({ _id }) => _id)).toEqual([first._id, empty[1]?._id])
})

test('a sheet has what its reader may see, and the people on no vehicle have one too', async () => {
  const date = '2026-03-13'
  const { van, order, tour } = await givenDay(date)
  const read = async (kind: Print['kind']) =>
    (await manifests.get({ params: { tourCarId: van._id }, query: { kind } })).sheet
  const sheet = await read('driver')
  expect(sheet.head).toMatchObject({
    date,
    driver: { name: 'Eli Cohen', phone: '050-5550101' },
    time: '07:30',
  })
  expect(sheet.stops[0]?.parties[0]).toEqual({
    entry: order.selectedTours[0]?._id,
    people: 3,
    tickets: [
      { type: 'adult', count: 2 },
      { type: 'child', count: 1 },
    ],
    name: 'Maria López',
    phone: '+34 600 555 010',
    room: '412',
    notes: 'Child seat',
    orderNumber: order.orderNumber,
    collect: { amount: totalOf(order), currency: 'USD' },
  })
  expect((await read('office')).stops[0]?.parties[0]?.price).toEqual({
    amount: totalOf(order),
    currency: 'USD',
  })
  expect(JSON.stringify(await read('site'))).not.toContain('López')

  await book({ tour, date }, { lastName: 'Levi' })
  const query = { kind: 'driver', date } as const
  const rest = await manifests.get({ params: { tourCarId: 'unassigned' }, query })
  expect(rest.sheet).toMatchObject({ head: { tour: null }, stops: [{ parties: [{ tour: tour.name }] }] })
})

test('MAN-15 a split party shows its own people of all, and where the others ride', async () => {
  const date = '2026-03-14'
  const tour = await given.tour()
  const [car, supplier] = [
    await given.car({ plate_id: '12-345-67' }),
    await given.carSupplier({ name: 'Galil Vans' }),
  ]
  const van = await given.unit({ tour, date, car })
  const hired = await given.unit({ tour, date, externalCar: { carSupplier: supplier.id, seats: 16 } })
  const open = await given.unit({ tour, date })
  const order = await book({ tour, date, participants: { adult: 4, child: 1 } }, { lastName: 'Levi' })
  const params = { orderId: order._id, entryId: order.selectedTours[0]?._id ?? '' }
  const textOf = async (scope: Print['scope'], locale: Print['locale'] = 'en') =>
    readPdf(await fileOf((await print(scope, { locale }))._id))

  await office.seats.split({
    params,
    body: {
      parts: [
        { tourCar: van._id, participants: { adult: 3 } },
        { tourCar: hired._id, participants: { adult: 1, child: 1 } },
      ],
      updatedAt: null,
    },
  })
  // The home page reads only vehicles that were handed out; the others' plates count all the same.
  await print({ tourCar: van._id })
  clock.set(`${date}T08:00:00+02:00`)
  const changed = async () =>
    (await office.home.get()).toDo?.data?.filter(({ kind }) => kind === 'changed_sheets')
  expect(await changed()).toEqual([])
  expect(await textOf({ tourCar: hired._id })).toContain('2 of 5, others in 12-345-67')
  expect(await textOf({ tourCar: van._id })).toContain('3 of 5, others in Galil Vans')
  expect(await textOf({ tourCar: hired._id }, 'he')).toContain('2 מתוך 5')
  const { rows } = readWorkbook(await fileOf((await print({ tourCar: van._id }, { format: 'xlsx' }))._id))
  expect(rows[1]?.[rows[0]?.indexOf('Split') ?? -1]).toBe('3 of 5, others in Galil Vans')

  await office.seats.move({ params, body: { from: hired._id, to: null } })
  await office.seats.move({ params, body: { from: van._id, to: open._id, participants: { adult: 1 } } })
  expect(await changed()).toMatchObject([{ date }])
  expect(await textOf({ tourCar: van._id })).toContain(
    '2 of 5, others in a vehicle not chosen yet, 2 not on a vehicle',
  )
  expect(await textOf({ date, tourCar: 'unassigned' })).toContain(
    '2 of 5, others in 12-345-67, a vehicle not chosen yet',
  )
  for (const from of [open._id, null]) await office.seats.move({ params, body: { from, to: van._id } })
  const { sheet, changes } = await manifests.get({
    params: { tourCarId: van._id },
    query: { kind: 'driver' },
  })
  expect(sheet.stops[0]?.parties[0]).not.toHaveProperty('split')
  expect(changes?.data).toMatchObject([{ kind: 'people', from: 2, to: 5 }, { kind: 'details' }])
})

test('car suppliers see phones until the settings say otherwise', async () => {
  const date = '2026-03-15'
  const { van } = await givenDay(date)
  const phoneOf = async () =>
    (await manifests.get({ params: { tourCarId: van._id }, query: { kind: 'supplier' } })).sheet.stops[0]
      ?.parties[0]?.phone
  expect(await phoneOf()).toBe('+34 600 555 010')
  const settings = await office.businessSettings.get()
  await office.businessSettings.change({ body: { ...settings, suppliersSeePhones: false } })
  expect(await phoneOf()).toBeUndefined()
  const { updatedAt: _, ...changed } = await office.businessSettings.get()
  await office.businessSettings.change({ body: { ...changed, suppliersSeePhones: true } })
})

test('a sheet calls a renamed pickup place by its new name', async () => {
  const date = '2026-03-16'
  const tour = await given.tour()
  const {
    id: _id,
    name,
    address,
  } = await given.location({ name: 'Old Sheraton', address: '115 HaYarkon Street' })
  const pickup = { _id, city: 'tel_aviv' as const, name, address }
  await given.order({ selectedTours: [{ tour: tour.id, date, pickup }] })
  const changePrices = pricesChangedBy(office, await given.mainAccount())
  await changePrices(({ pickups_dropoffs_locations: places }) => ({
    pickups_dropoffs_locations: places.map((each) => (each._id === _id ? { ...each, name: 'Vera' } : each)),
  }))
  const query = { date, tour: tour.id }
  const { sheet } = await manifests.get({ params: { tourCarId: 'unassigned' }, query })
  expect(sheet.stops.map((stop) => stop.name)).toEqual(['Vera'])
})

test('MAN-14 what’s open is collected on the first tour to come, and not where the agency or nobody owes it', async () => {
  const [date, later] = ['2026-03-17', '2026-03-18']
  const tour = await given.tour()
  const two = await given.order({
    selectedTours: [
      { tour: tour.id, date: later, participants: { adult: 2 } },
      { tour: tour.id, date, participants: { adult: 2 } },
    ],
  })
  const agency = await given.account({ does_allow_payment_to_agency: true })
  const collectOn = async (day: string, order: Order) => {
    const query = { kind: 'driver', date: day } as const
    const { sheet } = await manifests.get({ params: { tourCarId: 'unassigned' }, query })
    return sheet.stops
      .flatMap(({ parties }) => parties)
      .find(({ orderNumber }) => orderNumber === order.orderNumber)?.collect
  }
  expect(await collectOn(date, two)).toEqual({ amount: totalOf(two), currency: 'USD' })
  expect(await collectOn(later, two)).toBeNull()
  clock.set('2026-03-18T06:00:00+02:00')
  expect(await collectOn(later, two)).toEqual({ amount: totalOf(two), currency: 'USD' })
  expect(await collectOn(date, two)).toBeNull()
  clock.set('2026-03-02T10:00:00+02:00')

  const byAgency = await given.order({
    agency: agency.id,
    isAgencyPayment: true,
    selectedTours: [{ tour: tour.id, date }],
  })
  expect(await collectOn(date, byAgency)).toBeNull()
  const dates = { startDate: date, endDate: date }
  const open = await given.order({
    orderType: 'private',
    paymentTBD: true,
    selectedTours: [{ tour: tour.id, ...dates }],
  })
  expect(await collectOn(date, open)).toEqual({ amount: null, currency: null })
  const { _id } = await print({ date, tourCar: 'unassigned' })
  const text = await readPdf(await fileOf(_id))
  expect(text).toContain(`To collect $${totalOf(two)}.00`)
  expect(text).toContain('To collect TBD')
})

test('MAN-20 a guide can read every name and every line of long notes on the PDF', async () => {
  const date = '2026-04-11'
  const { van, tour } = await givenDay(date)
  const notes = ['对花生过敏', ...Array.from({ length: 90 }, (_, index) => `Line ${index + 1}.`)]
  await book({ tour, date }, { firstName: '小明', lastName: '王', notes: notes.join('\n') }, van)
  await book({ tour, date }, { firstName: 'สมชาย', lastName: 'ใจดี' }, van)
  const text = await readPdf(await fileOf((await print({ tourCar: van._id }, { kind: 'guide' }))._id))
  for (const word of ['小明 王', '对花生过敏', 'สมชาย']) expect(text).toContain(word)
  expect(text.match(/Line \d+\./g)).toEqual(notes.slice(1))
})

test('MAN-18 MAN-19 MAN-30 a print keeps what it says as versions, once for a key and for the same content', async () => {
  const date = '2026-04-12'
  const { van, tour } = await givenDay(date)
  const clientKey = newId()
  const first = await print({ tourCar: van._id }, { clientKey })
  expect(first).toEqual({
    _id: first._id,
    units: [{ tourCar: van._id, version: 1 }],
    url: `/api/v1/manifests/prints/${first._id}/file`,
  })
  expect(await print({ tourCar: van._id }, { clientKey })).toEqual(first)
  const again = await Promise.all([1, 2, 3].map(() => versionsIn(print({ tourCar: van._id }))))
  expect(again).toEqual([[1], [1], [1]])
  expect(await versionsIn(print({ tourCar: van._id }, { locale: 'he' }))).toEqual([2])
  expect(await versionsIn(print({ tourCar: van._id }, { kind: 'guide' }))).toEqual([3])
  await book({ tour, date }, {}, van)
  const both = await Promise.all([
    versionsIn(print({ tourCar: van._id }, { kind: 'site' })),
    versionsIn(print({ tourCar: van._id })),
  ])
  expect(both.flat().sort()).toEqual([4, 5])

  const log = (await auditOf(db, van._id)).filter(({ action }) => action === 'manifest made')
  expect(log).toHaveLength(8)
  expect(log[0]?.details).toMatchObject({
    kind: 'driver',
    language: 'en',
    format: 'pdf',
    way: 'file',
    version: 1,
  })
  for (const table of ['manifest_versions', 'audit_log'] as const) {
    const rows = await db.selectFrom(table).selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('P1234567')
  }
  for (const kind of sheetKinds) {
    const sheet = await manifests.get({ params: { tourCarId: van._id }, query: { kind } })
    expect(JSON.stringify(sheet)).not.toContain('P1234567')
  }
  const fileAs = async (format: Print['format']) =>
    fileOf((await print({ tourCar: van._id }, { kind: 'office', format }))._id)
  const files = [
    await readPdf(await fileAs('pdf')),
    JSON.stringify(readWorkbook(await fileAs('xlsx'))),
    String(await fileAs('csv')),
  ]
  for (const file of files) {
    expect(file).toContain('Maria López')
    expect(file).not.toContain('P1234567')
  }
})

test('twenty prints with one key at once are one', async () => {
  const { van } = await givenDay('2026-04-13')
  const clientKey = newId()
  const made = await Promise.all(Array.from({ length: 20 }, () => print({ tourCar: van._id }, { clientKey })))
  expect(new Set(made.map(({ _id }) => _id)).size).toBe(1)
  expect((await manifests.versions({ params: { tourCarId: van._id } })).data).toHaveLength(1)
})

test('MAN-16 prints cover a unit, a departure, a day, a supplier’s or a person’s units', async () => {
  const date = '2026-04-14'
  const { van, tour, guide } = await givenDay(date)
  const supplier = await given.carSupplier()
  const externalCar = { carSupplier: supplier.id, seats: 16 }
  const hired = await given.unit({ tour, date, externalCar })
  const elsewhere = await given.unit({ tour: await given.tour(), date })
  const unitsIn = async (scope: Print['scope']) =>
    new Set((await print(scope, { format: 'csv' })).units.map(({ tourCar }) => tourCar))
  expect(await unitsIn({ tourCar: van._id })).toEqual(new Set([van._id]))
  expect(await unitsIn({ tourEvent: van.tourEvent })).toEqual(new Set([van._id, hired._id]))
  expect(await unitsIn({ date })).toEqual(new Set([van._id, hired._id, elsewhere._id]))
  expect(await unitsIn({ date, carSupplier: supplier.id })).toEqual(new Set([hired._id]))
  expect(await unitsIn({ date, operator: guide.id })).toEqual(new Set([van._id]))
})

test('MAN-27 what isn’t there answers 404, and more than 120 units are refused', async () => {
  const missing = { status: 404, code: 'not_found' }
  const id = newId()
  await expect(manifests.get({ params: { tourCarId: id } })).rejects.toMatchObject(missing)
  await expect(manifests.get({ params: { tourCarId: 'unassigned' } })).rejects.toMatchObject(missing)
  await expect(manifests.versions({ params: { tourCarId: id } })).rejects.toMatchObject(missing)
  await expect(fileOf(id)).rejects.toMatchObject(missing)
  const { van } = await givenDay('2026-04-15')
  for (const scope of [
    { tourCar: id },
    { tourEvent: id },
    { date: '2026-12-24' },
    { date: '2026-04-15', carSupplier: id },
    { date: '2026-04-15', operator: id },
  ])
    await expect(print(scope)).rejects.toMatchObject(missing)
  expect((await manifests.versions({ params: { tourCarId: van._id } })).data).toEqual([])

  const [unit] = await db.selectFrom('vehicle_units').selectAll().where('id', '=', van._id).execute()
  const many = Array.from({ length: 120 }, () => ({
    ...unit!,
    id: newId(),
    car_id: null,
  }))
  await db.insertInto('vehicle_units').values(many).execute()
  await expect(print({ date: '2026-04-15' })).rejects.toMatchObject({
    status: 400,
    code: 'too_many_units',
    params: { limit: 120 },
  })
})

test('MAN-22 a unit is changed once its sheet says something else than the last version', async () => {
  const date = '2026-04-16'
  const { van, order, tour } = await givenDay(date)
  const mark = async () => (await rowOf(date, van._id))?.handedOut
  expect(await mark()).toBeNull()
  await print({ tourCar: van._id })
  expect(await mark()).toEqual({ version: 1, kind: 'driver', locale: 'en', isChanged: false })

  const body = { amount: 10, method: 'cash', kind: 'payment', day: '2026-03-02', clientKey: newId() } as const
  await office.orders.recordPayment({ params: { id: order._id }, body })
  expect(await mark()).toMatchObject({ isChanged: false })

  const added = await book({ tour, date }, { firstName: 'Dov', lastName: 'Levi' }, van)
  expect(await mark()).toMatchObject({ version: 1, isChanged: true })
  const { changes } = await manifests.get({ params: { tourCarId: van._id }, query: { kind: 'driver' } })
  expect(changes).toMatchObject({
    since: 1,
    data: [{ kind: 'came', party: { orderNumber: added.orderNumber, name: 'Dov Levi', people: 2 } }],
  })
  const asGuide = await manifests.get({ params: { tourCarId: van._id }, query: { kind: 'guide' } })
  expect(asGuide).toMatchObject({ changes: null, handedOut: { version: 1, isChanged: true } })
  await office.tourCars.removeOrder({
    params: { tourCarId: van._id, selectedTourId: added.selectedTours[0]?._id ?? '' },
  })
  expect(await mark()).toMatchObject({ version: 1, isChanged: false })
})

test('MAN-23 the difference is on the sheet and printed by itself: who came, left or changed, crew and vehicle', async () => {
  const date = '2026-04-19'
  const { van, order, tour } = await givenDay(date)
  const [gone, grows, moves] = [
    await book({ tour, date }, { lastName: 'Levi' }, van),
    await book({ tour, date }, { lastName: 'Amsalem' }, van),
    await book({ tour, date }, { lastName: 'Biton' }, van),
  ]
  const onlyChanges = true
  const whole = await readPdf(await fileOf((await print({ tourCar: van._id }, { onlyChanges }))._id))
  expect(whole).toContain('Maria López')

  const edit = async ({ _id }: Order, change: object) => {
    const form = formOf(await office.orders.get({ params: { id: _id } }))
    const selectedTours = form.selectedTours.map((entry) => ({ ...entry, ...change }))
    await office.orders.change({ params: { id: _id }, body: { ...form, selectedTours } })
  }
  const came = await book({ tour, date }, { firstName: 'Dov', lastName: 'Katz' }, van)
  await office.orders.cancel({ body: { orderId: gone._id, canRefund: false } })
  await edit(grows, { participants: { adult: 4 } })
  const jaffa = await given.location({ city: 'jaffa', name: 'Clock Tower' })
  await edit(moves, { pickup: { _id: jaffa.id, city: 'jaffa', name: 'Clock Tower' } })
  const { id: driver } = await given.operator({ role: 'driver', first_name: 'Avi', last_name: 'Mor' })
  const { id: car } = await given.car({ plate_id: '55-666-77' })
  const nobody = { car: null, externalCar: null, driver: null, guide: [] }
  for (const crew of [nobody, { ...nobody, car, driver }])
    await office.tourCars.change({ params: { id: van._id }, body: crew })

  const differences = [
    '55-666-77',
    'Avi Mor',
    `+ ${came.orderNumber} Dov Katz, 2`,
    `− ${gone.orderNumber} Dana Levi, 2`,
    `${grows.orderNumber}: 2 people → 4 people`,
    `${moves.orderNumber}: 07:30 → 07:45`,
    `${moves.orderNumber}: Tel Aviv · Dan Panorama → Jaffa · Clock Tower`,
  ]
  const { changes } = await manifests.get({ params: { tourCarId: van._id }, query: { kind: 'driver' } })
  const onScreen = changes?.data.map((change) => manifestTexts('en').change(change)).join('\n') ?? ''
  const { _id, units } = await print({ tourCar: van._id }, { onlyChanges })
  expect(units).toEqual([{ tourCar: van._id, version: 2 }])
  await office.orders.cancel({ body: { orderId: came._id, canRefund: false } })
  const text = await readPdf(await fileOf(_id))
  expect(text).toContain('Changes since version 1')
  for (const difference of differences) {
    expect(text).toContain(difference)
    expect(onScreen.replaceAll(/[\u2066-\u2069]/g, '')).toContain(difference)
  }
  expect(text).not.toContain(String(order.orderNumber))
})

test('a print turns the marks of other people’s screens', async () => {
  const { van } = await givenDay('2026-04-20')
  const heard = await noticesOf(product, () => print({ tourCar: van._id }))
  expect(heard).toEqual([{ topic: 'dispatch', days: ['2026-04-20'], by: owner.id, accountId: null }])
})

test('MAN-26 versions are listed newest first, and stay readable when the unit is deleted', async () => {
  const date = '2026-04-21'
  const { van, tour } = await givenDay(date)
  await print({ tourCar: van._id })
  clock.set('2026-03-02T11:00:00+02:00')
  await book({ tour, date }, { lastName: 'Amsalem' }, van)
  await print({ date }, { format: 'csv' })
  await office.tourCars.remove({ params: { id: van._id } })
  const { data } = await manifests.versions({ params: { tourCarId: van._id } })
  expect(data).toMatchObject([
    { version: 2, kind: 'driver', locale: 'en', format: 'csv', created: '2026-03-02T09:00:00.000Z' },
    { version: 1, kind: 'driver', locale: 'en', format: 'pdf', by: owner.name },
  ])
  const [newest, oldest] = data.map(({ url }) => url.split('/').at(-2) ?? '')
  expect(String(await fileOf(newest ?? '', van._id))).toContain('Amsalem')
  const text = await readPdf(await fileOf(oldest ?? '', van._id))
  expect(text).toContain('Maria López')
  expect(text).not.toContain('Amsalem')
  clock.set('2026-03-02T10:00:00+02:00')
})

test('MAN-17 the same sheet as a PDF, a workbook and a text table, in either language', async () => {
  const date = '2026-04-22'
  const { van, order, car } = await givenDay(date)
  const make = async (format: Print['format'], locale: Print['locale']) =>
    fileOf((await print({ tourCar: van._id }, { format, locale }))._id)
  const pdf = await make('pdf', 'en')
  expect(String(pdf.subarray(0, 5))).toBe('%PDF-')
  // A4 in points.
  expect(new Set(pdf.toString('latin1').match(/\/MediaBox \[.*?\]/g))).toEqual(
    new Set(['/MediaBox [0 0 595.28 841.89]']),
  )
  const { rows, isRightToLeft } = readWorkbook(await make('xlsx', 'en'))
  expect(isRightToLeft).toBe(false)
  const cell = (header: string, all = rows) => all[1]?.[all[0]?.indexOf(header) ?? -1]
  expect([cell('Time'), cell('People'), cell('Tickets'), cell('Order #'), cell('To collect')]).toEqual([
    '07:30',
    3,
    '2 adult, 1 child',
    order.orderNumber,
    totalOf(order),
  ])
  const hebrew = readWorkbook(await make('xlsx', 'he'))
  expect(hebrew.isRightToLeft).toBe(true)
  expect([cell('שעה', hebrew.rows), cell('כרטיסים', hebrew.rows)]).toEqual(['07:30', '2 מבוגרים, ילד אחד'])
  const table = String(await make('csv', 'en'))
  expect(table.startsWith('\uFEFFTour,Date,Vehicle,')).toBe(true)
  const [, line = '', ...more] = table.split('\r\n')
  expect(line).toContain(`Masada ${date},${date},${car.plate_id},1,07:30,Tel Aviv,`)
  expect(line).toContain('"2 adult, 1 child"')
  expect(line).toContain(',Maria López,00 34 600 555 010,')
  expect(more).toEqual([''])
})

test('MAN-20 MAN-21 a day’s PDF has each unit on pages of its own with its head on each, and ends with those on no vehicle', async () => {
  const date = '2026-04-23'
  const { van, tour, car } = await givenDay(date)
  for (let number = 0; number < 14; number++) {
    const pickup = {
      city: 'tel_aviv',
      name: `Hotel ${String(number).padStart(2, '0')}`,
      address: '1 Allenby',
    } as const
    const location = await given.location(pickup)
    const order = await given.order({
      selectedTours: [
        { tour: tour.id, date, participants: { adult: 1 }, pickup: { ...pickup, _id: location.id } },
      ],
    })
    await put(order, van)
  }
  const second = await given.unit({ tour, date })
  const alone = await readPdf(await fileOf((await print({ date }))._id), 'pages')
  expect(alone).toHaveLength(3)
  expect(alone.join()).not.toContain('Not on a vehicle')
  await book({ tour, date }, { lastName: 'Amsalem' })
  const pages = await readPdf(await fileOf((await print({ date }))._id), 'pages')
  expect(pages).toHaveLength(4)
  const [first = '', next = '', empty = '', rest = ''] = pages
  for (const page of [first, next]) {
    expect(page).toContain(tour.name)
    expect(page).toContain(car.plate_id)
    expect(page).toContain('Eli Cohen 050-5550101')
    expect(page).toContain('Version 1, 02/03/2026 10:00')
  }
  expect(first).toContain('Page 1 of 2')
  expect(next).toContain('Page 2 of 2')
  // The last stop of the first page has its party there, and the first of the next isn't split from its title.
  const titles = (page: string) => page.match(/Hotel \d\d/g)?.length ?? 0
  const counts = (page: string) => page.match(/1 party, 1 person/g)?.length ?? 0
  expect([titles(first), titles(next)]).toEqual([counts(first), counts(next)])
  expect(empty).toContain('No orders on this vehicle yet.')
  expect(empty).toContain('Page 1 of 1')
  expect(rest).toContain('Not on a vehicle')
  expect(rest).toContain('Amsalem')
  expect(second._id).not.toBe(van._id)

  const { _id } = await print({ tourCar: van._id }, { locale: 'he' })
  const hebrew = await readPdf(await fileOf(_id))
  for (const text of [car.plate_id, '+34 600 555 010', '02/03/2026 10:00']) expect(hebrew).toContain(text)
  expect((await fileOf(_id)).equals(await fileOf(_id))).toBe(true)
})

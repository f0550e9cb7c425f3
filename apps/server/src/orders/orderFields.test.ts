import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { everyTable } from '../../test/everyTable.ts'
import { faultsOf, sentencesOf } from '../../test/faultsOf.ts'

const { as, clock, db, given, close } = await startServer()
afterAll(close)

const office = as(await given.owner())
const nowhere = '019b7000-0000-7000-8000-00000000dead'

type Choice = NonNullable<Parameters<typeof given.order>[0]>
type Entry = NonNullable<Choice['selectedTours']>[number]

const refused = (choice: Choice) => faultsOf(given.order(choice))
const refusedEntry = (entry: Entry) => refused({ selectedTours: [entry] })

test('FORM-33 FORM-34 FORM-35 FORM-37 FORM-38 FORM-39 FORM-41 FORM-44 FORM-45 FORM-46 FORM-47 an empty order gets every error message at once', async () => {
  const body = {
    orderType: 'daily' as const,
    currency: null,
    userInformation: {},
    selectedTours: [{}],
  }
  expect(await sentencesOf(office.orders.place({ body }))).toEqual({
    'selectedTours.0.tour': 'Please select Tour',
    'selectedTours.0.language': 'Please select a language',
    'selectedTours.0.group_type': 'Please select group type',
    'selectedTours.0.date': 'Please select tour date',
    'selectedTours.0.participants': 'Please add at least one participant',
    'selectedTours.0.pickup': 'Please select a pickup location',
    'userInformation.firstName': 'Name is required',
    'userInformation.lastName': 'Last Name is required',
    'userInformation.email': 'Email is required',
    agency: 'Please select Agency',
    currency: 'Please select Currency',
  })
})

test('FORM-36 a large group needs a price class', async () => {
  const entry = { group_type: 'large_group', price_class: null } as const
  expect(await sentencesOf(given.order({ selectedTours: [entry] }))).toEqual({
    'selectedTours.0.price_class': 'Please select price class',
  })
})

test('errors name the position of their entry in the order', async () => {
  const selectedTours = [{}, { language: null }, { date: null }]
  expect(await refused({ selectedTours })).toEqual({
    'selectedTours.1.language': 'language_required',
    'selectedTours.2.date': 'date_required',
  })
})

test.each(['dana', 'dana@', '@example.com', 'dana@example', 'dana levi@example.com', 'a@b@example.com'])(
  'FORM-40 %s is not an email address',
  async (email) => {
    const userInformation = { firstName: 'Dana', lastName: 'Levi', email }
    expect(await sentencesOf(given.order({ userInformation }))).toEqual({
      'userInformation.email': 'Invalid email address',
    })
  },
)

test('FORM-37 FORM-38 spaces are not a name', async () => {
  const userInformation = { firstName: '  ', lastName: '\t', email: 'dana@example.com' }
  expect(Object.keys(await refused({ userInformation }))).toEqual([
    'userInformation.firstName',
    'userInformation.lastName',
  ])
})

test('FORM-42 HOLE-O20 a different drop-off must be chosen, and only if there is a return', async () => {
  const entry = { differentDropoff: true, dropoff: null }
  expect(await sentencesOf(given.order({ selectedTours: [entry] }))).toEqual({
    'selectedTours.0.dropoff': 'Please select a dropoff location',
  })
  const oneWay = await given.tour({ does_include_return_transport: false })
  const { selectedTours } = await given.order({ selectedTours: [{ ...entry, tour: oneWay.id }] })
  expect(selectedTours[0]).toMatchObject({ dropoff: null, differentDropoff: false })
})

test('FORM-43 HOLE-O57 private groups can be picked up at an address, other groups only at a listed place', async () => {
  const pickup = { city: 'tel_aviv', name: '', address: '22 Ben Yehuda Street' } as const
  const { selectedTours } = await given.order({ selectedTours: [{ group_type: 'private_group', pickup }] })
  expect(selectedTours[0]?.pickup).toMatchObject(pickup)
  expect(await refusedEntry({ pickup })).toEqual({ 'selectedTours.0.pickup': 'pickup_required' })
  expect(await refusedEntry({ group_type: 'private_group', pickup: { ...pickup, address: ' ' } })).toEqual({
    'selectedTours.0.pickup': 'pickup_required',
  })
})

test('FORM-67 a place not listed for its city is refused', async () => {
  const { name, address } = await given.location({ city: 'jaffa', name: 'Lighthouse Inn' })
  const elsewhere = { city: 'herzliya', name, address } as const
  expect(await refusedEntry({ pickup: elsewhere })).toEqual({ 'selectedTours.0.pickup': 'location_unknown' })
  expect(await refusedEntry({ differentDropoff: true, dropoff: elsewhere })).toEqual({
    'selectedTours.0.dropoff': 'location_unknown',
  })
})

test.each([
  ['small_group', false, 10],
  ['medium_group', false, 19],
  ['large_group', false, 60],
  ['private_group', false, 16],
  ['private_group', true, 6],
] as const)(
  'FORM-48 FORM-49 a %s, deluxe %s, takes %i people and no more',
  async (group_type, isDeluxe, limit) => {
    const party = (adult: number) => ({ group_type, isDeluxe, participants: { adult, child: 1, infant: 1 } })
    const { selectedTours } = await given.order({ selectedTours: [party(limit - 2)] })
    expect(selectedTours[0]?.participants).toEqual({ adult: limit - 2, child: 1, infant: 1 })
    expect(await sentencesOf(given.order({ selectedTours: [party(limit - 1)] }))).toEqual({
      'selectedTours.0.participants': `At most ${limit} participants`,
    })
  },
)

test('HOLE-O55 a private order takes as many people as its vehicle has seats', async () => {
  const of = (numOfParticipants: number) =>
    ({ orderType: 'private', selectedTours: [{ vehicleSize: 4, numOfParticipants }] }) as const
  await expect(given.order({ ...of(4), selectedTours: [...of(4).selectedTours] })).resolves.toBeTruthy()
  expect(await refused({ ...of(5), selectedTours: [...of(5).selectedTours] })).toEqual({
    'selectedTours.0.numOfParticipants': 'participants_over_limit',
  })
  expect(await refused({ ...of(0), selectedTours: [...of(0).selectedTours] })).toEqual({
    'selectedTours.0.numOfParticipants': 'participants_required',
  })
})

test('an unknown ticket type is refused', async () => {
  const participants = { adult: 1, senior: 1, constructor: 1 }
  expect(await refusedEntry({ participants })).toEqual({
    'selectedTours.0.participants.senior': 'ticket_type_unknown',
    'selectedTours.0.participants.constructor': 'ticket_type_unknown',
  })
})

test('HOLE-O48 only existing, active tours can be booked', async () => {
  const closed = await given.tour({ is_active: false })
  expect(await refusedEntry({ tour: closed.id })).toEqual({ 'selectedTours.0.tour': 'tour_not_bookable' })
  expect(await refusedEntry({ tour: nowhere })).toEqual({ 'selectedTours.0.tour': 'tour_not_bookable' })
})

test('HOLE-O99 HOLE-O100 agency and agent must be allowed to sell, and their errors come together with all others', async () => {
  const closed = await given.account({ status: 'INACTIVE' })
  const agency = await given.account()
  const stranger = await given.user({ account: await given.account() })
  const endUser = await given.user({ account: agency, role: 'USER' })
  const selectedTours = [{ language: null }]
  const language = { 'selectedTours.0.language': 'language_required' }
  for (const id of [closed.id, nowhere]) {
    expect(await refused({ agency: id, selectedTours })).toEqual({ agency: 'agency_unknown', ...language })
  }
  for (const id of [stranger.id, endUser.id, nowhere]) {
    expect(await refused({ agency: agency.id, agent: id, selectedTours })).toEqual({
      agent: 'agent_unknown',
      ...language,
    })
  }
})

test('HOLE-O100 an agent who left the agency is not listed and cannot be chosen', async () => {
  const agency = await given.account()
  const left = await given.user({ account: agency, role: 'AGENT' })
  await db.updateTable('memberships').set({ status: 'INACTIVE' }).where('user_id', '=', left.id).execute()
  expect(await refused({ agency: agency.id, agent: left.id })).toEqual({ agent: 'agent_unknown' })
  const sellers = await office.agencies.sellers()
  expect(sellers.data.find((seller) => seller._id === agency.id)?.agents).toEqual([])
})

test('FORM-20 a private order has exactly one tour', async () => {
  const faults = await refused({ orderType: 'private', selectedTours: [{}, {}] })
  expect(faults).toEqual({ selectedTours: 'one_tour_only' })
})

test('HOLE-O54 the last day of a private order is not before its first', async () => {
  const span = { startDate: '2026-03-12', endDate: '2026-03-11' }
  expect(await refused({ orderType: 'private', selectedTours: [span] })).toEqual({
    'selectedTours.0.endDate': 'end_before_start',
  })
})

test('HOLE-O16 a star order needs an existing star tour and exactly its tours, in order', async () => {
  const [first, second] = [await given.tour(), await given.tour()]
  const star = await given.starTour([first, second])
  const order = (tours: { id: string }[], dates: string[] = [], starTour: string | null = star.id) =>
    refused({
      orderType: 'starTour',
      starTour,
      selectedTours: tours.map((tour, index) => ({ tour: tour.id, date: dates[index] ?? '2026-03-11' })),
    })
  expect(await order([first, second], [], null)).toEqual({ starTour: 'star_tour_required' })
  expect(await order([first, second], [], nowhere)).toEqual({ starTour: 'star_tour_required' })
  for (const tours of [[first], [second, first], [first, second, second]])
    expect(await order(tours)).toEqual({ starTour: 'star_tour_changed' })
  expect(await order([first, second], ['2026-03-12', '2026-03-11'])).toEqual({
    'selectedTours.1.date': 'days_not_in_order',
  })
})

test('PRICE-08 COUP-10 COUP-11 HOLE-O21 a coupon is accepted by its code, for one of its tours, on its dates, and otherwise refused with one message', async () => {
  const [tour, other] = [await given.tour(), await given.tour()]
  const couponOf = (its: typeof tour, start_date: string, end_date: string | null) =>
    given.coupon([its], { start_date, end_date })
  const today = '2026-03-02'
  const good = [
    await couponOf(tour, today, today),
    await couponOf(tour, '2026-01-01', null),
    await couponOf(tour, '2026-01-01', '2026-12-31'),
  ]
  const elsewhere = await couponOf(other, '2026-01-01', null)
  const ended = await couponOf(tour, '2026-01-01', '2026-03-01')
  const early = await couponOf(tour, '2026-03-03', null)
  const orderWith = (coupon_code: string) => given.order({ coupon_code, selectedTours: [{ tour: tour.id }] })
  for (const { code } of good)
    expect((await orderWith(code)).selectedTours).toMatchObject([
      { coupon_code: code, coupon_data: { discount: 0.1 } },
    ])
  for (const code of [elsewhere.code, ended.code, early.code, good[0]?.code.toLowerCase() ?? '', 'NONE'])
    expect(await sentencesOf(orderWith(code)), code).toEqual({ coupon_code: 'Invalid Coupon Code' })
})

test('HOLE-C24 HOLE-O19 an agency must ask the office for a PAID return without a fee; the office can book it', async () => {
  const settings = as(await given.owner()).businessSettings
  await settings.change({ body: { ...(await settings.get()), officePhone: '03-555-0100' } })
  const tour = await given.tour({ does_include_return_transport: false })
  const { city, name, address } = await given.location({ name: 'Palm Court' })
  const place = { city, name, address }
  const selectedTours = [{ tour: tour.id, pickup: place, dropoff: { ...place, is_extra_service: true } }]
  const by = await given.user({ account: await given.account() })
  expect(await sentencesOf(given.order({ by, selectedTours }))).toEqual({
    'selectedTours.0.dropoff.is_extra_service':
      'Please contact the office for a quote on the return service: 03-555-0100',
  })
  expect(await given.order({ selectedTours })).toMatchObject({ paymentTBD: true, payments: [] })
})

test('a refused order saves nothing', async () => {
  const before = await counts()
  await refused({ selectedTours: [{}, { language: null }] })
  expect(await counts()).toEqual(before)
  expect(clock.now().toISOString()).toBe('2026-03-02T08:00:00.000Z')
})

async function counts() {
  const of = (table: 'orders' | 'order_entries' | 'payments' | 'audit_log') =>
    everyTable(db)
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
  return [await of('orders'), await of('order_entries'), await of('payments'), await of('audit_log')]
}

import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { addDays, type Day } from '@tourdesk/domain/calendar'
import type { Participants } from '@tourdesk/domain/entries/entryDraft'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { auditOf } from '../../../test/auditOf.ts'
import { entryOf } from '../../../test/crewPhone.ts'
import { everyTable } from '../../../test/everyTable.ts'
import { faultsOf } from '../../../test/faultsOf.ts'
import { keptPlan, type UnitOfProposal } from '../../../test/keptPlan.ts'
import { noticesOf } from '../../../test/noticesOf.ts'
import { switchNews } from '../../../test/switchNews.ts'
import { newId } from '../../kernel/newId.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { readPlanDay } from '../facts/readPlanDay.ts'
import { findingsWith } from './findingsWith.ts'

const start = '2026-03-02T10:00:00+02:00'
const server = await startServer({ now: start })
const { as, clock, db, given, product, close } = server
afterAll(close)
beforeEach(() => clock.set(start))

const owner = await given.owner()
const office = as(owner)
const colleague = as(await given.user({ role: 'ADMIN' }))
const later = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString())
const apply = (id: string, body: object, client = office) =>
  client.dayPlans.apply({ params: { id }, body: { units: [], moves: [], clientKey: newId(), ...body } })
const undo = (id: string | null, client = office) => client.undo.take({ params: { id: id ?? '' } })
const put = (order: Order, { _id }: { _id: string }) =>
  office.tourCars.addOrder({
    params: { id: _id },
    body: { order: order._id, selectedTour: entryOf(order), _id },
  })
const only = (key: string) => ({ key, crew: null })

let days = 0
const nextDay = (): Day => {
  days += 5
  return addDays('2026-03-11', days)
}

/** Unit a has the Vito, Moshe, Hanna and two Levis; b has the van, Avi and three Bars; five Cohens wait. */
async function givenDay(cohens: Participants = { adult: 3, child: 2 }) {
  const date = nextDay()
  const tour = await given.tour({ name: 'Masada' })
  const [vito, van, sprinter] = [
    await given.car({ seats: 7 }),
    await given.car({ seats: 10 }),
    await given.car({ seats: 19 }),
  ]
  const [hanna, rachel] = [
    await given.operator({ first_name: 'Hanna', last_name: 'Weiss' }),
    await given.operator({ first_name: 'Rachel', last_name: 'Amsalem' }),
  ]
  const [moshe, avi] = [
    await given.operator({ first_name: 'Moshe', last_name: 'Dahan', role: 'driver' }),
    await given.operator({ first_name: 'Avi', last_name: 'Peretz', role: 'driver' }),
  ]
  const book = (participants: Participants, tourId = tour.id) =>
    given.order({ selectedTours: [{ tour: tourId, date, participants }] })
  const [levi, cohen, bar] = [await book({ adult: 2 }), await book(cohens), await book({ adult: 3 })]
  const a = await given.unit({ tour, date, car: vito, driver: moshe, guide: [hanna] })
  const b = await given.unit({ tour, date, car: van, driver: avi })
  await put(levi, a)
  await put(bar, b)
  return { date, tour, vito, van, sprinter, hanna, rachel, moshe, avi, levi, cohen, bar, a, b, book }
}

/** Cars and drivers swap: a gets the Sprinter, Avi and three Cohens; the Vito and Moshe take the others; b goes. */
async function givenPlan(cohens?: Participants) {
  const day = await givenDay(cohens)
  const { date, tour, a, b, vito, sprinter, moshe, avi, hanna, rachel, levi, cohen, bar } = day
  const units: UnitOfProposal[] = [
    {
      _id: a._id,
      tour: tour.id,
      car: sprinter.id,
      driver: avi.id,
      guide: [hanna.id],
      parts: [
        { party: entryOf(levi), people: 2 },
        { party: entryOf(cohen), people: 3 },
      ],
    },
    {
      tour: tour.id,
      car: vito.id,
      driver: moshe.id,
      guide: [rachel.id],
      parts: [
        { party: entryOf(cohen), people: 2 },
        { party: entryOf(bar), people: 3 },
      ],
    },
  ]
  const [toA, toNew, barToNew] = [
    `${entryOf(cohen)} - ${a._id}`,
    `${entryOf(cohen)} - new-1`,
    `${entryOf(bar)} ${b._id} new-1`,
  ]
  const all = {
    units: [only(a._id), only('new-1'), only(b._id)],
    moves: [toA, toNew, barToNew],
  }
  return { ...day, units, all, toA, toNew, barToNew, id: await keptPlan(server, owner, { date }, units) }
}

const unitsOf = async (date: Day) =>
  (await office.tourCars.ofDate({ params: { date } })).data.map((unit) => ({
    _id: unit._id,
    car: unit.car?._id ?? unit.externalCar?.seats ?? null,
    driver: unit.driver?._id ?? null,
    guide: unit.guide.map(({ _id }) => _id),
    people: unit.participants,
    endDate: unit.endDate,
  }))
const partsOf = async (order: Order) => {
  const [entry] = (await office.orders.get({ params: { id: order._id } })).selectedTours
  return entry!.tourCars.map(({ _id, participants }) => [_id, participants])
}

/** All that planning shows of a day, without times of changes. */
async function wholeDay(date: Day, orders: Order[]) {
  const { data } = await office.tourCars.ofDate({ params: { date } })
  const stops = []
  for (const { _id: id } of data) stops.push(await office.unitStops.get({ params: { id } }))
  const shown = {
    day: await office.tourEvents.day({ params: { date } }),
    units: data,
    stops,
    findings: (await office.dayChecks.ofDay({ params: { date } })).data,
    seats: await Promise.all(orders.map(partsOf)),
    facts: (await readPlanDay({ db, now: clock.now() }, { date, tour: null })).facts,
  }
  const timeless = ['updatedAt', 'seatedAt', 'at', 'version', 'hash']
  return JSON.parse(
    JSON.stringify(shown, (key, value: unknown) => (timeless.includes(key) ? undefined : value)),
  ) as object
}

test('PLAN-09 the ticked parts of a plan are applied in one step, once for a key, with the events of the board and one notice', async () => {
  const { id, date, all, a, b, vito, sprinter, hanna, rachel, moshe, avi, levi, cohen, bar } =
    await givenPlan()
  const clientKey = newId()
  const notices = await noticesOf(product, async () => {
    expect(await apply(id, { ...all, clientKey })).toEqual({ undo: clientKey })
  })
  expect(notices).toEqual([{ topic: 'dispatch', days: [date], by: owner.id, accountId: null }])
  const after = await unitsOf(date)
  expect(after).toMatchObject([
    { _id: a._id, car: sprinter.id, driver: avi.id, guide: [hanna.id], people: 5 },
    { car: vito.id, driver: moshe.id, guide: [rachel.id], people: 5 },
  ])
  const made = after[1]!._id
  expect(await partsOf(levi)).toEqual([[a._id, { adult: 2 }]])
  // Of three adults and two children, three ride with one child.
  expect(await partsOf(cohen)).toEqual([
    [a._id, { adult: 2, child: 1 }],
    [made, { adult: 1, child: 1 }],
  ])
  expect(await partsOf(bar)).toEqual([[made, { adult: 3 }]])

  const log = async (subject: string, from = 0) =>
    (await auditOf(db, subject)).slice(from).map(({ action, details }) => [action, details])
  const order = { selectedTour: entryOf(cohen) }
  expect((await log(cohen._id)).slice(-2)).toMatchObject([
    ['assigned to vehicle', { ...order, vehicle: a._id }],
    ['assigned to vehicle', { ...order, vehicle: made }],
  ])
  expect((await log(made)).toSorted()).toMatchObject([
    ['created', { after: { date } }],
    ['order added', { from: null, order: cohen._id, participants: { adult: 1, child: 1 } }],
    ['order added', { from: b._id, order: bar._id }],
    ['updated', { before: { driver: null }, after: { driver: { _id: moshe.id }, car: { _id: vito.id } } }],
  ])
  expect((await log(a._id)).slice(-2)).toMatchObject([
    ['order added', { from: null, order: cohen._id, participants: { adult: 2, child: 1 } }],
    ['updated', { before: { driver: { _id: moshe.id } }, after: { driver: { _id: avi.id } } }],
  ])
  expect((await log(b._id)).slice(-1)).toMatchObject([['deleted', { before: { driver: { _id: avi.id } } }]])

  // The same key once more changes nothing, whatever it comes with.
  expect(await apply(id, { ...all, clientKey })).toEqual({ undo: clientKey })
  expect(await unitsOf(date)).toEqual(after)
  const another = await givenPlan()
  expect(await faultsOf(apply(another.id, { ...another.all, clientKey }))).toEqual({
    clientKey: 'field_invalid',
  })
  expect(await faultsOf(apply(id, { ...all, clientKey }, colleague))).toEqual({ clientKey: 'field_invalid' })
  expect(await db.selectFrom('day_plans').select('applied_by').where('id', '=', id).execute()).toEqual([
    { applied_by: owner.name },
  ])
  // With another key, it's no longer the day of the proposal.
  await expect(apply(id, all)).rejects.toMatchObject({ status: 409, code: 'plan_outdated' })
})

test('only what is ticked happens, with another crew where one was chosen', async () => {
  const { id, date, a, b, toA, sprinter, rachel, avi, levi, cohen, bar, van } = await givenPlan()
  const crew = { car: sprinter.id, externalCar: null, driver: null, guide: [rachel.id, rachel.id] }
  await apply(id, { units: [{ key: a._id, crew }], moves: [toA] })
  expect(await unitsOf(date)).toMatchObject([
    { _id: a._id, car: sprinter.id, driver: null, guide: [rachel.id], people: 5 },
    { _id: b._id, car: van.id, driver: avi.id, people: 3 },
  ])
  expect(await partsOf(cohen)).toEqual([[a._id, { adult: 2, child: 1 }]])
  expect([await partsOf(levi), await partsOf(bar)]).toEqual([
    [[a._id, { adult: 2 }]],
    [[b._id, { adult: 3 }]],
  ])
})

test('people on a vehicle that goes wait if their move isn’t ticked', async () => {
  const { id, date, a, b, bar } = await givenPlan()
  await apply(id, { units: [only(b._id)] })
  expect((await unitsOf(date)).map(({ _id }) => _id)).toEqual([a._id])
  expect(await partsOf(bar)).toEqual([])
  expect((await auditOf(db, bar._id)).at(-1)).toMatchObject({ action: 'removed from vehicle' })
})

test('what can’t be chosen is refused at its field, and so is nothing', async () => {
  const { id, date, a, toNew, all, sprinter } = await givenPlan()
  const before = await unitsOf(date)
  expect(await faultsOf(apply(id, { units: [only('new-7'), only(a._id)], moves: [toNew] }))).toEqual({
    'units.0.key': 'field_invalid',
    'moves.0': 'field_invalid',
  })
  expect(await faultsOf(apply(id, {}))).toEqual({ units: 'field_invalid' })
  const crew = {
    car: newId(),
    externalCar: { carSupplier: newId(), seats: 20 },
    driver: newId(),
    guide: [newId()],
  }
  expect(await faultsOf(apply(id, { units: [only('new-1'), { key: a._id, crew }], moves: [] }))).toEqual({
    'units.1.crew.car': 'field_invalid',
    'units.1.crew.externalCar.carSupplier': 'field_invalid',
    'units.1.crew.driver': 'field_invalid',
    'units.1.crew.guide': 'field_invalid',
  })
  // The same car on two vehicles of the plan.
  const twice = { car: sprinter.id, externalCar: null, driver: null, guide: [] }
  await expect(
    apply(id, {
      units: [
        { key: a._id, crew: twice },
        { key: 'new-1', crew: twice },
      ],
    }),
  ).rejects.toMatchObject({ status: 409, code: 'car_elsewhere' })
  await expect(apply(newId(), all)).rejects.toMatchObject({ status: 404 })
  expect(await unitsOf(date)).toEqual(before)
  later(24 * 60)
  await expect(apply(id, all)).rejects.toMatchObject({ status: 404 })
})

test('a choice that puts people where no seat is, or with a private group, is refused as on the board', async () => {
  const small = await given.car({ seats: 1 })
  const { id, date, a, b, tour, book, vito } = await givenPlan()
  const before = await unitsOf(date)
  // The Sprinter isn't taken, so the Vito would carry 2 + 6 … of 7.
  const six = await book({ adult: 6 })
  const full = await keptPlan(server, owner, { date }, [
    { _id: a._id, tour: tour.id, parts: [{ party: entryOf(six), people: 6 }] },
    { _id: b._id, tour: tour.id },
  ])
  await expect(apply(full, { moves: [`${entryOf(six)} - ${a._id}`] })).rejects.toMatchObject({
    status: 409,
    code: 'not_enough_seats',
    params: { participants: 8, seats: 7 },
  })
  // People stay on, and the vehicle gets smaller.
  const crew = { car: small.id, externalCar: null, driver: null, guide: [] }
  await expect(apply(id, { units: [{ key: a._id, crew }] })).rejects.toMatchObject({
    code: 'not_enough_seats',
  })
  const family = await given.order({
    orderType: 'private',
    selectedTours: [{ tour: tour.id, startDate: date, endDate: date, numOfParticipants: 2 }],
  })
  const mixed = await keptPlan(server, owner, { date }, [
    { _id: a._id, tour: tour.id, car: vito.id, parts: [{ party: entryOf(family), people: 2 }] },
    { _id: b._id, tour: tour.id },
  ])
  await expect(apply(mixed, { moves: [`${entryOf(family)} - ${a._id}`] })).rejects.toMatchObject({
    status: 409,
    code: 'shares_private_group',
  })
  expect(await unitsOf(date)).toEqual(before)
})

test('a trip of several days, a party with only a car and one with only a guide get their units', async () => {
  const { date, tour, a, b, vito, moshe, hanna, van, avi, rachel, levi, bar, sprinter } = await givenDay()
  const trip = (tourOption: 'car only' | 'guide only', endDate: Day) =>
    given.order({
      orderType: 'private',
      selectedTours: [{ tour: tour.id, startDate: date, endDate, numOfParticipants: 4, tourOption }],
    })
  const end = addDays(date, 2)
  const [long, guided] = [await trip('car only', end), await trip('guide only', date)]
  const kept = [
    {
      _id: a._id,
      tour: tour.id,
      car: vito.id,
      driver: moshe.id,
      guide: [hanna.id],
      parts: [{ party: entryOf(levi), people: 2 }],
    },
    { _id: b._id, tour: tour.id, car: van.id, driver: avi.id, parts: [{ party: entryOf(bar), people: 3 }] },
  ]
  const carOnly = { tour: tour.id, car: sprinter.id, parts: [{ party: entryOf(long), people: 4 }] }
  const guideOnly = { tour: tour.id, guide: [rachel.id], parts: [{ party: entryOf(guided), people: 4 }] }
  const id = await keptPlan(server, owner, { date }, [...kept, carOnly, guideOnly])
  const all = {
    units: [only('new-1'), only('new-2')],
    moves: [`${entryOf(long)} - new-1`, `${entryOf(guided)} - new-2`],
  }
  // On the last day, the Sprinter is on another trip.
  const jaffa = await given.unit({ date: end, car: sprinter })
  await expect(apply(id, all)).rejects.toMatchObject({ status: 409, code: 'plan_outdated' })
  await office.tourCars.remove({ params: { id: jaffa._id } })
  const { undo: step } = await apply(id, all)
  expect((await unitsOf(date)).slice(2)).toMatchObject([
    { car: sprinter.id, people: 4, endDate: end },
    { car: null, guide: [rachel.id], people: 4, endDate: date },
  ])
  expect(await unitsOf(end)).toMatchObject([{ car: sprinter.id }])
  await undo(step)
  expect(await unitsOf(end)).toEqual([])
})

test('a vehicle that someone with a longer tour gets on keeps its crew if it’s free on those days', async () => {
  const { date, tour, a, b, vito, moshe, hanna } = await givenDay()
  const end = addDays(date, 1)
  const family = await given.order({
    orderType: 'private',
    selectedTours: [{ tour: tour.id, startDate: date, endDate: end, numOfParticipants: 3 }],
  })
  const c = await given.unit({ tour, date, guide: [await given.operator()] })
  const units = [
    { _id: c._id, tour: tour.id, guide: [], parts: [{ party: entryOf(family), people: 3 }] },
    { _id: b._id, tour: tour.id },
    { _id: a._id, tour: tour.id, car: vito.id, driver: moshe.id, guide: [hanna.id] },
  ]
  const id = await keptPlan(server, owner, { date }, units)
  const [guide] = c.guide
  const busy = await given.unit({ date: end, guide: [{ id: guide!._id }] })
  const chosen = { moves: [`${entryOf(family)} - ${c._id}`] }
  await expect(apply(id, chosen)).rejects.toMatchObject({ status: 409, code: 'operator_elsewhere' })
  await office.tourCars.remove({ params: { id: busy._id } })
  await apply(id, chosen)
  expect(await unitsOf(end)).toMatchObject([{ _id: c._id, guide: [guide!._id], people: 3, endDate: end }])
})

type Plan = Awaited<ReturnType<typeof givenPlan>>

test.each<[string, (plan: Plan) => Promise<unknown>, (plan: Plan) => string[]]>([
  [
    'a party that rides now',
    ({ cohen, a }) => put(cohen, a),
    ({ cohen }) => [String(cohen.orderNumber), 'Masada 1'],
  ],
  [
    'an order that was canceled',
    ({ cohen }) => office.orders.cancel({ body: { orderId: cohen._id, canRefund: false } }),
    ({ cohen }) => [String(cohen.orderNumber)],
  ],
  [
    'a vehicle that’s gone',
    ({ b }) => office.tourCars.remove({ params: { id: b._id } }),
    ({ bar }) => [String(bar.orderNumber), 'Masada 2', 'Avi Peretz'],
  ],
  [
    'a vehicle that was handed out',
    ({ a }) =>
      office.manifests.print({
        body: {
          scope: { tourCar: a._id },
          kind: 'driver',
          locale: 'en',
          format: 'pdf',
          clientKey: newId(),
        },
      }),
    () => ['Masada 1'],
  ],
  [
    'a car that’s away',
    ({ sprinter, date }) => given.availability({ car_id: sprinter.id, start_date: date, end_date: date }),
    ({ sprinter }) => [sprinter.plate_id],
  ],
  [
    'a guide who’s on another tour',
    ({ rachel, date }) => given.unit({ date, guide: [rachel] }),
    () => ['Rachel Amsalem'],
  ],
  [
    'a day that was signed off',
    async ({ date }) => {
      await everyTable(db)
        .insertInto('day_sign_offs')
        .values({
          id: newId(),
          date,
          hash: 'x',
          orders: [],
          entries: [],
          client_key: newId(),
          user_id: owner.id,
          by_name: 'Dana',
          at: clock.now(),
        })
        .execute()
    },
    ({ date }) => [date],
  ],
])(
  'PLAN-10 something a plan uses has changed, so applying is refused with its names and nothing happens: %s',
  async (_, change, names) => {
    const plan = await givenPlan()
    await change(plan)
    const orders = [plan.levi, plan.cohen, plan.bar]
    const before = await wholeDay(plan.date, orders)
    const refused = await apply(plan.id, plan.all).catch((error: unknown) => error)
    expect(refused).toMatchObject({ status: 409, code: 'plan_outdated' })
    const { changed } = (refused as { params: { changed: string } }).params
    expect(changed.split(', ')).toEqual(expect.arrayContaining(names(plan)))
    expect(await wholeDay(plan.date, orders)).toEqual(before)
  },
)

test('a supplier who has other sizes by now is named too', async () => {
  const { date, tour, a, cohen, b } = await givenDay()
  const negev = await given.carSupplier({ name: 'Negev Coaches', sizes: [35] })
  const bus = {
    tour: tour.id,
    externalCar: { carSupplier: negev.id, seats: 35 },
    parts: [{ party: entryOf(cohen), people: 5 }],
  }
  const id = await keptPlan(server, owner, { date }, [
    { _id: a._id, tour: tour.id },
    { _id: b._id, tour: tour.id },
    bus,
  ])
  await everyTable(db)
    .updateTable('car_suppliers')
    .set({ sizes: [50] })
    .where('id', '=', negev.id)
    .execute()
  const chosen = { units: [only('new-1')], moves: [`${entryOf(cohen)} - new-1`] }
  await expect(apply(id, chosen)).rejects.toMatchObject({ params: { changed: 'Negev Coaches' } })
})

test('PLAN-10 changes of what the chosen part of a plan doesn’t use don’t matter', async () => {
  const plan = await givenPlan()
  await office.tourCars.remove({ params: { id: plan.b._id } })
  await given.availability({ car_id: plan.van.id, start_date: plan.date, end_date: plan.date })
  await plan.book({ adult: 9 })
  const crew = { car: plan.sprinter.id, externalCar: null, driver: null, guide: [plan.hanna.id] }
  await apply(plan.id, { units: [{ key: plan.a._id, crew }], moves: [plan.toA] })
  expect(await unitsOf(plan.date)).toMatchObject([{ _id: plan.a._id, car: plan.sprinter.id, people: 5 }])
})

test('PLAN-11 an applied plan is undone as one step, back to the same day, with replies, stops and planned messages', async () => {
  await switchNews(office, 'crew_assigned', 'crew_removed')
  const plan = await givenPlan()
  const { id, date, all, a, b, levi, cohen, bar, moshe, avi } = plan
  await office.crewReplies.set({ params: { id: a._id }, body: { operator: moshe.id, reply: 'accepted' } })
  await office.crewReplies.set({
    params: { id: b._id },
    body: { operator: avi.id, reply: 'accepted' },
  })
  const { stops, updatedAt } = await office.unitStops.get({ params: { id: b._id } })
  await office.unitStops.change({
    params: { id: b._id },
    body: { stops: stops.map(({ key }) => ({ key, time: '06:40' })), updatedAt },
  })
  const again = await keptPlan(server, owner, { date }, plan.units)
  await office.tourEvents.day({ params: { date } })
  // Everyone who was told so far isn't of interest.
  await everyTable(db).deleteFrom('messages').execute()
  const open = () =>
    db
      .selectFrom('messages')
      .select(['event', 'recipient', 'unit_id'])
      .where('state', '=', 'planned')
      .execute()
  const orders = [levi, cohen, bar]
  const before = await wholeDay(date, orders)
  later(1)
  const { undo: step } = await apply(again, all)
  expect(await wholeDay(date, orders)).not.toEqual(before)
  expect(await open()).toContainEqual(
    expect.objectContaining({ event: 'crew_assigned', recipient: 'Rachel Amsalem' }),
  )
  later(1)
  await expect(undo(step, colleague)).rejects.toMatchObject({ status: 404 })
  const notices = await noticesOf(product, () => undo(step))
  expect(notices).toEqual([{ topic: 'dispatch', days: [date], by: owner.id, accountId: null }])
  expect(await wholeDay(date, orders)).toEqual(before)
  expect((await open()).filter(({ recipient }) => recipient === 'Rachel Amsalem')).toEqual([])
  expect((await open()).filter(({ event }) => event === 'crew_removed')).toEqual([])
  // Once more, it changes nothing.
  expect(await undo(step)).toEqual({ success: true, unassigned: 0 })
  expect(await wholeDay(date, orders)).toEqual(before)
  // The day is as the proposal knew it, so it can be applied again.
  const { undo: second } = await apply(again, all)
  later(11)
  await expect(undo(second)).rejects.toMatchObject({ status: 409, code: 'undo_too_late' })
  expect(id).not.toBe(again)
})

test('an applied plan of which something was touched since stays as it is', async () => {
  const touches: [string, (plan: Plan, made: string) => Promise<unknown>][] = [
    [
      'a unit',
      ({ a, hanna, sprinter }) =>
        office.tourCars.change({
          params: { id: a._id },
          body: { car: sprinter.id, externalCar: null, driver: null, guide: [hanna.id] },
        }),
    ],
    ['a unit that was made', (_, made) => office.tourCars.remove({ params: { id: made } })],
    ['someone who got on', async ({ book }, made) => put(await book({ adult: 1 }), { _id: made })],
    ['an order', ({ bar }) => office.orders.cancel({ body: { orderId: bar._id, canRefund: false } })],
  ]
  for (const [title, touch] of touches) {
    const plan = await givenPlan()
    const { undo: step } = await apply(plan.id, plan.all)
    await touch(plan, (await unitsOf(plan.date))[1]!._id)
    const now = await unitsOf(plan.date)
    await expect(undo(step), title).rejects.toMatchObject({ status: 409, code: 'undo_changed' })
    expect(await unitsOf(plan.date), title).toEqual(now)
  }
})

test('a driver who fell ill comes back by undoing who replaced him', async () => {
  const { date, tour, a, moshe, b, avi, vito } = await givenDay()
  await given.availability({ operator_id: moshe.id, start_date: date, end_date: date })
  const repair = await keptPlan(server, owner, { date }, [
    { _id: a._id, tour: tour.id, car: vito.id, driver: null, guide: [], parts: [] },
    { _id: b._id, tour: tour.id, driver: avi.id },
  ])
  const { undo: step } = await apply(repair, { units: [only(a._id)] })
  expect(await unitsOf(date)).toMatchObject([{ driver: null, guide: [] }, {}])
  await undo(step)
  expect(await unitsOf(date)).toMatchObject([{ driver: moshe.id }, {}])
})

test('PLAN-24 the log of the day names the plan with its options, and each unit and order it touched names it', async () => {
  const { date, all, units, tour, a, b, levi, cohen, bar } = await givenPlan()
  const id = await keptPlan(
    server,
    owner,
    { date, tour: tour.id, aim: 'one_language', touchTold: true },
    units,
  )
  const { undo: step } = await apply(id, all)
  const made = (await unitsOf(date))[1]!._id
  await undo(step)
  const day = await auditOf(db, `${date.replaceAll('-', '')}-0000-8000-8000-000000000000`)
  const facts = { date, plan: id, tour: tour.id, keep: 'nothing', maySplit: true, useSuppliers: true }
  expect(day).toMatchObject([
    {
      action: 'plan applied',
      actor_name: owner.name,
      details: { ...facts, aim: 'one_language', touchTold: true, mode: 'plan' },
    },
    { action: 'plan undone', actor_name: owner.name, details: facts },
  ])
  const naming = async (subject: string) =>
    (await auditOf(db, subject))
      .filter(({ details }) => (details as { plan?: string }).plan === id)
      .map(({ action }) => action)
  expect(await naming(a._id)).toEqual(['order added', 'updated', 'order removed', 'updated'])
  expect((await naming(made)).toSorted()).toEqual([
    'created',
    'deleted',
    'order added',
    'order added',
    'updated',
  ])
  expect((await naming(b._id)).toSorted()).toEqual(['created', 'deleted', 'order added', 'updated'])
  expect(await naming(cohen._id)).toEqual([
    'assigned to vehicle',
    'assigned to vehicle',
    'removed from vehicle',
    'removed from vehicle',
  ])
  expect(await naming(bar._id)).toEqual(['assigned to vehicle', 'assigned to vehicle'])
  expect(await naming(levi._id)).toEqual([])
})

test('what the check would find with a whole plan is what it finds once that’s applied, and finding it changes nothing', async () => {
  const { id, date, all, levi, cohen, bar } = await givenPlan()
  const call = { actor: { kind: 'job', name: 'messages' }, scope: everyOrder, now: clock.now(), db } as const
  const { facts, proposal } = await db
    .selectFrom('day_plans')
    .select(['facts', 'proposal'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const before = await wholeDay(date, [levi, cohen, bar])
  const notices = await noticesOf(product, async () => {
    const { after } = await findingsWith(call, { tour: null, facts, proposal })
    expect(after.map(({ code }) => code)).not.toContain('unassigned_people')
  })
  expect(notices).toEqual([])
  expect(await wholeDay(date, [levi, cohen, bar])).toEqual(before)
  const { after, made } = await findingsWith(call, { tour: null, facts, proposal })
  await apply(id, all)
  const codes = (await office.dayChecks.ofDay({ params: { date } })).data.map(({ code }) => code)
  expect(after.map(({ code }) => code)).toEqual(codes)
  expect(made).toEqual([{ _id: expect.any(String), key: 'new-1' }])
  await expect(findingsWith(call, { tour: null, facts, proposal })).rejects.toMatchObject({
    code: 'plan_outdated',
  })
})

test('a finding about a unit that isn’t made yet tells which unit of the plan it’s about', async () => {
  const { id } = await givenPlan()
  const call = { actor: { kind: 'job', name: 'messages' }, scope: everyOrder, now: clock.now(), db } as const
  const { facts, proposal } = await db
    .selectFrom('day_plans')
    .select(['facts', 'proposal'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const units = proposal.units.map((unit) => (unit._id === null ? { ...unit, guide: [] } : unit))
  const { after, made } = await findingsWith(call, { tour: null, facts, proposal: { ...proposal, units } })
  const found = after.filter(({ code, tourCar }) => code === 'no_guide' && tourCar === made[0]?._id)
  expect(made.map(({ key }) => key)).toEqual(['new-1'])
  expect(found).toHaveLength(1)
})

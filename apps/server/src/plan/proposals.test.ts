import { addDays } from '@tourdesk/domain/calendar'
import { givenProposal, givenProposedUnit } from '@tourdesk/domain/plan/planDay.fixture'
import { dana, office as mainOffice } from '@tourdesk/domain/testing/people'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { everyTable } from '../../test/everyTable.ts'
import { openPlanDay } from '../../test/planDay.ts'
import { newId } from '../kernel/newId.ts'
import { everyOrder } from '../kernel/scope.ts'
import { checkedPlan } from './checkedPlan.ts'
import { readPlanDay } from './facts/readPlanDay.ts'
import { keepPlan } from './kept/keepPlan.ts'
import { sweepDayPlans } from './sweepDayPlans.ts'

const start = '2026-03-02T10:00:00+02:00'
const server = await startServer({ now: start })
const { as, clock, db, given, close } = server
afterAll(close)

const owner = await given.owner()
const office = as(owner)
let date = '2026-03-11'
beforeEach(() => {
  clock.set(start)
  date = addDays(date, 1)
})

type Proposal = Awaited<ReturnType<typeof office.dayPlans.propose>>
/** Vehicle and crew of each unit by its key. */
const crews = ({ units }: Proposal) =>
  Object.fromEntries(units.map(({ key, car, driver, guide }) => [key, { car, driver, guide }]))

/** Two vehicles with crews, where the guide of each speaks the language of the other's party. */
async function givenCrossedUnits() {
  const day = await openPlanDay(server, owner, date)
  const tour = await given.tour()
  const [sprinter, vito] = [await given.car({ seats: 19 }), await given.car({ seats: 7 })]
  const speaking = (language: 'english' | 'spanish') =>
    given.operator({ languages: [language], license_types: [] })
  const [hanna, noa] = [await speaking('english'), await speaking('spanish')]
  const large = await given.unit({ tour, date, car: sprinter, driver: await day.driver(), guide: [hanna] })
  const small = await given.unit({ tour, date, car: vito, driver: await day.driver(), guide: [noa] })
  const [spanish, english] = [
    await day.party(tour, 6, { language: 'spanish' }),
    await day.party(tour, 7, { language: 'english' }),
  ]
  await day.put(spanish, large)
  await day.put(english, small)
  return { ...day, large, small, spanish, english }
}

test('PLAN-01 a plan is proposed for a day, or for one of its departures', async () => {
  const { propose, party } = await openPlanDay(server, owner, date)
  const [masada, jaffa] = [await given.tour({ name: 'Masada' }), await given.tour({ name: 'Jaffa' })]
  const [toMasada, toJaffa] = [await party(masada), await party(jaffa)]
  await given.car()
  await given.car()
  await given.operator({ role: 'driver' })
  await given.operator({ role: 'driver' })

  const whole = await propose()
  expect(whole.request).toEqual({
    date,
    tour: null,
    keep: 'all',
    maySplit: false,
    useSuppliers: false,
    touchTold: false,
    aim: 'fewest',
    mode: 'plan',
  })
  expect(new Set(whole.units.map(({ tour }) => tour))).toEqual(new Set([masada.id, jaffa.id]))
  expect(new Set(whole.moves.map((move) => move.party))).toEqual(new Set([toMasada.entry, toJaffa.entry]))
  expect(whole.parties).toContainEqual({
    _id: toJaffa.entry,
    orderId: toJaffa.order._id,
    customer: 'Dana Levi',
    place: expect.any(String),
  })

  const one = await propose({ tour: jaffa.id })
  expect(one.units.map(({ tour }) => tour)).toEqual([jaffa.id])
  expect(one.facts.parties.map(({ _id }) => _id)).toEqual([toJaffa.entry])

  await expect(propose({ tour: newId() })).rejects.toMatchObject({
    status: 400,
    issues: [{ field: 'tour', code: 'tour_unknown' }],
  })
  await expect(propose({ date: '2026-02-30' })).rejects.toMatchObject({
    status: 400,
    issues: [{ field: 'date' }],
  })
})

test('PLAN-02 a plan keeps all that’s planned, or vehicles and crews, or nothing', async () => {
  const { propose, large, small, spanish, english } = await givenCrossedUnits()
  const all = await propose()
  expect(all.moves).toEqual([])
  expect(all.units.map(({ kind }) => kind)).toEqual(['kept', 'kept'])

  const crew = await propose({ keep: 'crew' })
  expect(crews(crew)).toEqual(crews(all))
  expect(new Map(crew.moves.map((move) => [move.party, [move.from, move.to]]))).toEqual(
    new Map([
      [spanish.entry, [large._id, small._id]],
      [english.entry, [small._id, large._id]],
    ]),
  )

  // All of them fit into the larger vehicle.
  const free = await propose({ keep: 'nothing' })
  expect(free.units.map(({ kind, _id }) => [kind, _id])).toContainEqual(['dissolved', small._id])
  expect(free.moves).toMatchObject([{ party: english.entry, from: small._id, to: large._id }])
  expect((await propose()).moves).toEqual([])
})

test('PLAN-03 a proposal is kept for 24 hours and changes nothing', async () => {
  const { propose, party, put, driver } = await openPlanDay(server, owner, date)
  const tour = await given.tour()
  const [car, guide, moshe] = [await given.car({ seats: 4 }), await given.operator(), await driver()]
  const unit = await given.unit({ tour, date })
  const [levi, golan] = [await party(tour, 4), await party(tour, 3)]
  await put(levi, unit)
  const before = await everything()
  const clientKey = newId()
  const plan = await propose({ clientKey })
  expect(await everything()).toEqual(before)

  expect(plan).toMatchObject({
    _id: clientKey,
    basis: expect.stringMatching(/^[0-9a-f]{64}$/),
    units: [
      { key: unit._id, kind: 'changed', _id: unit._id, car: car.id, driver: moshe.id, guide: [guide.id] },
    ],
    moves: [],
    open: [{ party: golan.entry, people: 3, reason: 'no_free_vehicle' }],
    cost: { before: { left: 7, unit: 1 }, after: { left: 3, unit: 1 } },
    numbers: [{ _id: unit._id, number: 1 }],
    isCut: false,
    expiresAt: '2026-03-03T08:00:00.000Z',
    changed: [],
    applied: null,
  })
  const found = await office.dayChecks.ofDay({ params: { date } })
  expect(plan.findings.before).toEqual(found.data)
  expect(plan.findings.after.length).toBeGreaterThan(0)

  // The day goes on; the proposal stays as it was and says which of its facts have changed.
  await office.tourCars.change({
    params: { id: unit._id },
    body: { car: null, externalCar: null, driver: moshe.id, guide: [] },
  })
  const colleague = as(await given.user({ role: 'ADMIN' }))
  const later = await colleague.dayPlans.get({ params: { id: clientKey } })
  expect({ ...later, changed: [] }).toEqual(plan)
  expect(later.changed).toEqual(
    expect.arrayContaining([
      { kind: 'unit', _id: unit._id, name: `${tour.name} 1` },
      { kind: 'person', _id: moshe.id, name: `${moshe.first_name} ${moshe.last_name}` },
    ]),
  )

  clock.set('2026-03-03T09:59:59+02:00')
  await sweepDayPlans({ db, clock })
  expect(await office.dayPlans.get({ params: { id: clientKey } })).toMatchObject({ _id: clientKey })
  clock.set('2026-03-03T10:00:00+02:00')
  const gone = { status: 404, code: 'not_found' }
  await expect(office.dayPlans.get({ params: { id: clientKey } })).rejects.toMatchObject(gone)
  await expect(office.dayPlans.progress({ params: { id: clientKey } })).rejects.toMatchObject(gone)
  await expect(office.dayPlans.stop({ params: { id: clientKey } })).rejects.toMatchObject(gone)
  await expect(propose({ clientKey })).rejects.toMatchObject({ status: 400 })
  expect(await plans()).toContain(clientKey)
  await sweepDayPlans({ db, clock })
  expect(await plans()).not.toContain(clientKey)
})

test('PLAN-04 the same facts and options give the same proposal again', async () => {
  const { propose } = await givenCrossedUnits()
  const options = { keep: 'nothing', maySplit: true, aim: 'one_language' } as const
  const [first, second] = [await propose(options), await propose(options)]
  expect({ ...second, _id: first._id }).toEqual(first)
  expect(first.isCut).toBe(false)
})

test('a key that was used answers the first proposal, and nobody else’s or another request’s', async () => {
  const { propose, party } = await openPlanDay(server, owner, date)
  const tour = await given.tour()
  await party(tour)
  const clientKey = newId()
  const [first, same] = await Promise.all([propose({ clientKey }), propose({ clientKey })])
  expect(same).toEqual(first)
  await party(tour)
  expect((await propose({ clientKey })).facts).toEqual(first.facts)
  const refused = { status: 400, issues: [{ field: 'clientKey', code: 'field_invalid' }] }
  await expect(propose({ clientKey, keep: 'crew' })).rejects.toMatchObject(refused)
  const colleague = as(await given.user({ role: 'ADMIN' }))
  await expect(
    colleague.dayPlans.propose({ body: { date, useSuppliers: false, clientKey } }),
  ).rejects.toMatchObject(refused)
})

test('a search whose server has ended is no search, and its key plans again', async () => {
  const { propose } = await openPlanDay(server, owner, date)
  const id = newId()
  const unknown = { status: 404, code: 'not_found' }
  await expect(office.dayPlans.get({ params: { id } })).rejects.toMatchObject(unknown)
  await server.product.pool.query(
    `insert into plan_searches (id, user_id, request, seen_at) values ($1, $2, '{}', now() - interval '1 minute')`,
    [id, owner.id],
  )
  await expect(office.dayPlans.get({ params: { id } })).rejects.toMatchObject(unknown)
  await expect(office.dayPlans.progress({ params: { id } })).rejects.toMatchObject(unknown)
  await expect(office.dayPlans.stop({ params: { id } })).rejects.toMatchObject(unknown)
  expect(await propose({ clientKey: id })).toMatchObject({ _id: id })
  expect(await office.dayPlans.progress({ params: { id } })).toEqual({
    isRunning: false,
    done: 0,
    departures: 0,
  })
  expect(await office.dayPlans.stop({ params: { id } })).toEqual({ success: true })
})

test('PLAN-07 who can’t be planned is listed with the reason', async () => {
  const { propose, party, driver } = await openPlanDay(server, owner, date)
  const tour = await given.tour()
  const levi = await party(tour, 4)
  const reasonsOf = async () =>
    (await propose()).open.map(({ party: _id, people, reason }) => [_id, people, reason])
  expect(await reasonsOf()).toEqual([[levi.entry, 4, 'no_free_vehicle']])
  await given.car({ seats: 10 })
  expect(await reasonsOf()).toEqual([[levi.entry, 4, 'no_driver_with_licence']])
  await driver('B')
  expect(await reasonsOf()).toEqual([[levi.entry, 4, 'no_driver_with_licence']])
  await driver()
  expect(await reasonsOf()).toEqual([])
  const group = await party(tour, 10)
  await office.orders.cancel({ body: { orderId: levi.order._id, canRefund: false } })
  expect(await reasonsOf()).toEqual([])
  const coach = await given.order({
    selectedTours: [{ tour: tour.id, date, group_type: 'large_group', participants: { adult: 40 } }],
  })
  await office.orders.cancel({ body: { orderId: group.order._id, canRefund: false } })
  expect(await reasonsOf()).toEqual([[coach.selectedTours[0]?._id, 30, 'party_too_large']])
  await office.orders.cancel({ body: { orderId: coach._id, canRefund: false } })
  const walk = await given.order({
    orderType: 'private',
    selectedTours: [
      { tour: tour.id, startDate: date, endDate: date, tourOption: 'guide only', language: 'french' },
    ],
  })
  await given.operator({ languages: ['english'] })
  expect(await reasonsOf()).toEqual([[walk.selectedTours[0]?._id, 2, 'no_guide_for_language']])
})

test('PLAN-25 a day on which nothing is open, or nothing can be planned, gets a proposal without changes', async () => {
  const { propose, party, put, driver } = await openPlanDay(server, owner, date)
  expect(await propose()).toMatchObject({ units: [], moves: [], open: [], facts: { departures: [] } })

  const tour = await given.tour()
  const levi = await party(tour, 4)
  const without = await propose()
  expect(without).toMatchObject({
    units: [],
    moves: [],
    open: [{ party: levi.entry, reason: 'no_free_vehicle' }],
  })
  const free = ({ busy }: { busy: unknown[] }) => busy.length === 0
  expect(without.facts.cars.filter(free)).toEqual([])
  expect(without.facts.people.filter(free)).toEqual([])

  const [car, guide] = [await given.car(), await given.operator()]
  await put(levi, await given.unit({ tour, date, car, driver: await driver(), guide: [guide] }))
  const planned = await propose()
  expect(planned.units.map(({ kind }) => kind)).toEqual(['kept'])
  expect(planned).toMatchObject({ moves: [], open: [] })
})

test('PLAN-27 a proposal names the facts that it had to do without', async () => {
  const { propose, party } = await openPlanDay(server, owner, date)
  const tour = await given.tour()
  const hotel = await given.location({ lat: 32.08, lng: 34.77 })
  const { city, name, address } = hotel
  const known = await party(tour, 2, { pickup: { _id: hotel.id, city, name, address } })
  const typed = await party(tour, 3)
  await given.car()
  const silent = await given.operator({ languages: [], license_types: [] })
  const unlicensed = await given.operator({ role: 'driver', license_types: [] })
  const moshe = await given.operator({ role: 'driver', license_types: ['D'] })
  const { lacked, units, open } = await propose()
  expect(lacked.withoutCoordinates).toEqual([typed.entry])
  expect(lacked.withoutCoordinates).not.toContain(known.entry)
  expect(lacked.guidesWithoutLanguage).toContain(silent.id)
  expect(lacked.driversWithoutLicence).toContain(unlicensed.id)
  expect(lacked.driversWithoutLicence).not.toContain(moshe.id)
  expect(open).toEqual([])
  expect(units.map(({ driver }) => driver)).toEqual([moshe.id])
})

test('PLAN-30 a proposal that breaks a rule is reported, and nothing is kept', async () => {
  const { party } = await openPlanDay(server, owner, date)
  const tour = await given.tour()
  const { entry } = await party(tour, 5)
  const car = await given.car({ seats: 4 })
  const { facts, shown } = await readPlanDay({ db, now: clock.now() }, { date, tour: null })
  const request = (await office.dayPlans.propose({ body: { date, clientKey: newId() } })).request
  const parts = [{ party: entry, people: 5 }]
  const crowded = givenProposedUnit({
    tour: tour.id,
    car: car.id,
    driver: null,
    guide: [],
    lacksDriver: true,
    parts,
  })
  const plan = checkedPlan(facts, request, givenProposal([crowded]))
  const faults: string[] = []
  const id = newId()
  const report = ({ message }: Error) => faults.push(message)
  const actor = { ...dana('OWNER', mainOffice), userId: owner.id }
  const keep = keepPlan({ actor, scope: everyOrder, now: clock.now(), db }, report, {
    ...plan,
    id,
    request,
    facts,
    shown,
    before: [],
  })
  await expect(keep).rejects.toMatchObject({ status: 500, code: 'plan_failed' })
  expect(faults).toEqual([expect.stringContaining('over_seats new 0')])
  expect(await plans()).not.toContain(id)
  await expect(office.dayPlans.get({ params: { id } })).rejects.toMatchObject({ status: 404 })
})

async function plans(): Promise<string[]> {
  return (await db.selectFrom('day_plans').select('id').execute()).map(({ id }) => id)
}

/** What planning could change, and the log of it. */
async function everything() {
  const rows = everyTable(db)
  const all = (
    table:
      | 'audit_log'
      | 'vehicle_units'
      | 'unit_crew'
      | 'unit_parts'
      | 'tour_events'
      | 'order_entries'
      | 'messages',
  ) => rows.selectFrom(table).selectAll().execute()
  return {
    log: await all('audit_log'),
    units: await all('vehicle_units'),
    crew: await all('unit_crew'),
    parts: await all('unit_parts'),
    departures: await all('tour_events'),
    entries: await all('order_entries'),
    messages: await all('messages'),
  }
}

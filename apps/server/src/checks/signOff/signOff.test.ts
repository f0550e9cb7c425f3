import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { addDays } from '@tourdesk/domain/calendar'
import { beforeEach, expect, test } from 'vitest'
import { auditOf } from '../../../test/auditOf.ts'
import { crewPhone, givenRoad, tapOf } from '../../../test/crewPhone.ts'
import { everyTable } from '../../../test/everyTable.ts'
import { formOf, formWith } from '../../../test/formOf.ts'
import { noticesOf } from '../../../test/noticesOf.ts'
import { startMailing } from '../../../test/startMailing.ts'
import { newId } from '../../kernel/newId.ts'

const server = await startMailing('2026-03-02T10:00:00+02:00')
const { as, clock, db, given, product } = server

const owner = await given.owner()
const office = as(owner)
const dana = as(await given.user({ role: 'ADMIN', firstName: 'Dana', lastName: 'Mor' }))
const { dayChecks } = office

let date = '2026-03-11'
let now = 0
/** Each step happens a minute after the one before. */
function later() {
  now += 60_000
  clock.set(new Date(now).toISOString())
}
beforeEach(() => {
  date = addDays(date, 3)
  now = new Date(`${addDays(date, -1)}T16:00:00+02:00`).getTime()
  later()
})

const day = () => dayChecks.ofDay({ params: { date } })
async function sign(client = dana, hash?: string, clientKey = newId()) {
  const body = { hash: hash ?? (await day()).hash, clientKey }
  return client.dayChecks.signOff({ params: { date }, body })
}
const know = (key: string) => dayChecks.markKnown({ params: { date }, body: { key, reason: 'On its way' } })
/** Marks everything as known that must be solved. */
async function settle() {
  const { data } = await day()
  for (const { key, severity, known } of data) if (severity === 'stop' && !known) await know(key)
}
async function signOff(client = dana, hash?: string, clientKey = newId()) {
  await settle()
  return sign(client, hash, clientKey)
}
const changes = async () => (await dana.dayChecks.changes({ params: { date } })).data
const signOffs = () =>
  everyTable(db).selectFrom('day_sign_offs').selectAll().where('date', '=', date).orderBy('at').execute()

async function report(unit: { _id: string }, text = 'A flat tyre') {
  const at = clock.now().toISOString()
  await office.boardings.send({
    body: { events: [{ _id: newId(), tourCar: unit._id, kind: 'incident', text, at }] },
  })
}
/** Makes incidents something that must be solved, or what they usually are. */
async function setIncidents(severity: 'stop' | 'warn') {
  const settings = await office.checkSettings.get()
  await office.checkSettings.change({ body: { ...settings, severities: { incident: severity } } })
}
const change = async (order: Order, input: object) => {
  const saved = await office.orders.get({ params: { id: order._id } })
  return office.orders.change({ params: { id: order._id }, body: { ...formOf(saved), ...input } })
}

test('CHECK-08 a day is signed off once nothing must be solved, with who, when and what it was made of', async () => {
  const { unit, party } = await givenRoad(server, owner, { day: date })
  await party(3)
  await settle()
  await setIncidents('stop')
  await report(unit)
  await report(unit, 'Road 90 is closed')
  const refused = { status: 409, code: 'day_has_stops' }
  await expect(sign()).rejects.toMatchObject({ ...refused, params: { n: 2 } })
  const incidents = (await day()).data.filter(({ code }) => code === 'incident')
  const [first, second] = incidents.map(({ key }) => key)
  await know(first ?? '')
  await expect(sign()).rejects.toMatchObject({ ...refused, params: { n: 1 } })
  expect(await signOffs()).toEqual([])
  await know(second ?? '')

  later()
  const { hash } = await day()
  const at = clock.now().toISOString()
  const signed = await sign()
  expect(signed.signedOff).toEqual({ name: 'Dana Mor', at, hash, changes: 0 })
  expect(await day()).toEqual(signed)
  expect(await signOffs()).toMatchObject([{ by_name: 'Dana Mor', at: new Date(at), hash }])
  await setIncidents('warn')
})

test('CHECK-08 the hash changes with departures, units, replies of the crew and findings, and with nothing else', async () => {
  const noa = await given.operator({ role: 'guide' })
  const { unit, party, tour, crew, put } = await givenRoad(server, owner, { day: date, guide: noa })
  const order = await party(3)
  const phone = await crewPhone(server, owner, noa)
  const hashes = [(await day()).hash]
  const changed = async (step: () => Promise<unknown>) => {
    later()
    await step()
    hashes.push((await day()).hash)
    expect(new Set(hashes).size).toBe(hashes.length)
  }
  const more = await given.order({ selectedTours: [{ tour: tour.id, date }] })
  await changed(async () => {})
  await changed(() => put(more, unit._id))
  await changed(async () => change(order, formWith(order, { participants: { adult: 4 } })))
  const reply = (state: 'accepted' | 'proposed') =>
    office.crewReplies.set({ params: { id: unit._id }, body: { operator: noa.id, reply: state } })
  await changed(() => reply('accepted'))
  await changed(() => crew([], noa))
  await changed(() => report(unit))
  await changed(async () => given.unit({ tour, date }))

  const before = (await day()).hash
  await office.tourEvents.getOrCreate({ params: { date }, query: { tour: (await given.tour()).id } })
  const at = new Date(`${date}T07:00:00+02:00`)
  clock.set(at.toISOString())
  await phone.crew.send({ body: { events: [tapOf(unit, order, 'boarded', 2, at)] } })
  await given.order({ selectedTours: [{ tour: tour.id, date: addDays(date, 1) }] })
  expect((await day()).hash).toBe(before)
})

test('CHECK-09 the hash of an older state signs nothing', async () => {
  const { party } = await givenRoad(server, owner, { day: date })
  const { hash } = await day()
  await party(2)
  const refused = { status: 409, code: 'day_changed' }
  await expect(signOff(dana, hash)).rejects.toMatchObject(refused)
  await expect(signOff(dana, 'anything')).rejects.toMatchObject(refused)
  expect(await signOffs()).toEqual([])
  expect((await day()).signedOff).toBeNull()
})

test.each([true, false])(
  'CHECK-09 people who sign the same state at once make one sign-off (a day with departures: %s)',
  async (hasDepartures) => {
    if (hasDepartures) await (await givenRoad(server, owner, { day: date })).party(2)
    await settle()
    const { hash } = await day()
    const answers = await Promise.all([dana, office, dana, office].map((who) => sign(who, hash)))
    const rows = await signOffs()
    expect(rows).toHaveLength(1)
    for (const { signedOff } of answers)
      expect(signedOff).toMatchObject({ name: rows[0]?.by_name, changes: 0 })
  },
)

test('a request that is sent again signs once, also when the day has changed in the meantime', async () => {
  const { party } = await givenRoad(server, owner, { day: date })
  const { hash } = await day()
  const clientKey = newId()
  await signOff(dana, hash, clientKey)
  later()
  await party(2)
  expect((await signOff(dana, hash, clientKey)).signedOff).toMatchObject({ name: 'Dana Mor', changes: 2 })
  expect(await signOffs()).toHaveLength(1)
  date = addDays(date, 1)
  await expect(signOff(dana, undefined, clientKey)).rejects.toMatchObject({ status: 400 })
})

test('CHECK-10 what changed since is counted and listed with old and new value and who did it, until the day is signed again', async () => {
  const noa = await given.operator({ role: 'guide', first_name: 'Noa', last_name: 'Regev' })
  const road = await givenRoad(server, owner, { day: date, guide: noa })
  const order = await road.party(3)
  const canceled = await road.party(2)
  const moved = await road.party(1)
  await given.order({ selectedTours: [{ tour: road.tour.id, date: addDays(date, 1) }] })
  later()
  await signOff()
  expect(await changes()).toEqual([])

  const steps: [event: string, step: () => Promise<unknown>][] = [
    ['order.changed', async () => change(order, formWith(order, { participants: { adult: 5 } }))],
    ['unit.replied', () => replied('accepted')],
    ['unit.changed', () => road.crew([], null)],
    ['order.canceled', () => office.orders.cancel({ body: { orderId: canceled._id, canRefund: true } })],
    ['order.changed', async () => change(moved, formWith(moved, { date: addDays(date, 7) }))],
    ['order.placed', () => given.order({ selectedTours: [{ tour: road.tour.id, date }] })],
  ]
  const replied = (reply: 'accepted') =>
    office.crewReplies.set({ params: { id: road.unit._id }, body: { operator: noa.id, reply } })
  for (const [event, step] of steps) {
    later()
    await step()
    expect((await changes()).map((row) => row.event)).toContain(event)
  }
  const listed = await changes()
  expect((await day()).signedOff).toMatchObject({ name: 'Dana Mor', changes: listed.length })
  for (const { actor } of listed) expect(actor.name).toBe(owner.name)
  expect(listed).toContainEqual(
    expect.objectContaining({
      event: 'unit.changed',
      changes: [
        expect.objectContaining({ field: 'guide', before: [{ _id: noa.id, name: 'Noa Regev' }], after: [] }),
      ],
    }),
  )
  const ofOrder = listed.find(({ event, entityId }) => event === 'order.changed' && entityId === order._id)
  expect(ofOrder?.changes).toContainEqual(
    expect.objectContaining({
      field: 'selectedTours.participants',
      before: { adult: 3 },
      after: { adult: 5 },
    }),
  )

  // An order that left the day did so after the sign-off.
  const left = listed.find(({ entityId }) => entityId === moved._id)
  expect(left?.changes).toContainEqual(
    expect.objectContaining({ field: 'selectedTours.date', before: date, after: addDays(date, 7) }),
  )

  // What isn't the plan of this day is no change of it.
  later()
  const { unit } = await givenRoad(server, owner, { day: addDays(date, 1) })
  await report(road.unit)
  await office.tourCars.remove({ params: { id: unit._id } })
  expect(await changes()).toHaveLength(listed.length)

  later()
  const again = await signOff(office)
  expect(again.signedOff).toMatchObject({ name: owner.name, changes: 0 })
  expect(await changes()).toEqual([])
  expect(await signOffs()).toHaveLength(2)
})

test('a change to another tour of the same order is no change of the day', async () => {
  const [masada, galilee] = [await given.tour({ name: 'Masada' }), await given.tour({ name: 'Galilee' })]
  const other = addDays(date, 1)
  const order = await given.order({
    selectedTours: [
      { tour: masada.id, date },
      { tour: galilee.id, date: other },
    ],
  })
  later()
  await signOff()
  later()
  const unit = await given.unit({ tour: galilee, date: other })
  const body = { order: order._id, selectedTour: order.selectedTours[1]?._id ?? '', _id: unit._id }
  await office.tourCars.addOrder({ params: { id: unit._id }, body })
  await change(order, formWith(order, { participants: { adult: 7 } }, 1))
  expect(await changes()).toEqual([])
  later()
  const { userInformation } = formOf(order)
  await change(order, { userInformation: { ...userInformation, firstName: 'Tamar' } })
  expect(await changes()).toMatchObject([{ event: 'order.changed', entityId: order._id }])
})

test('what one person does at once is one change: an order put on a vehicle, the times of its stops', async () => {
  const { unit, put, tour, party } = await givenRoad(server, owner, { day: date })
  await party(2)
  const order = await given.order({ selectedTours: [{ tour: tour.id, date }] })
  later()
  await signOff()
  later()
  await put(order, unit._id)
  expect(await changes()).toMatchObject([{ event: 'order.boarded', entityId: order._id }])
  later()
  const params = { id: unit._id }
  const { stops, updatedAt } = await office.unitStops.get({ params })
  const timed = stops.map(({ key }) => ({ key, time: '09:00' }))
  await office.unitStops.change({ params, body: { stops: timed, updatedAt } })
  const [stopsChanged, ...before] = await changes()
  expect(before).toHaveLength(1)
  expect(stopsChanged).toMatchObject({ event: 'unit.stopsChanged', changes: [{ field: 'stops' }] })
})

test('a vehicle that is deleted is a change of the day it was on', async () => {
  const { unit } = await givenRoad(server, owner, { day: date })
  await signOff()
  later()
  await office.tourCars.remove({ params: { id: unit._id } })
  expect(await changes()).toMatchObject([{ event: 'unit.deleted', actor: { name: owner.name } }])
})

test('CHECK-10 sign-offs can’t be changed or deleted, not even in the database', async () => {
  await signOff()
  const rows = everyTable(db)
  const changed = rows.updateTable('day_sign_offs').set({ by_name: 'Nobody' }).where('date', '=', date)
  await expect(changed.execute()).rejects.toThrow('never changed or deleted')
  await expect(rows.deleteFrom('day_sign_offs').where('date', '=', date).execute()).rejects.toThrow(
    'never changed or deleted',
  )
})

test('CHECK-36 a sign-off is in the log of its day, and every screen of the day hears of it', async () => {
  const heard = await noticesOf(product, () => signOff())
  expect(heard).toContainEqual(expect.objectContaining({ topic: 'dispatch', days: [date] }))
  const log = await auditOf(db, `${date.replaceAll('-', '')}-0000-8000-8000-000000000000`)
  expect(log).toMatchObject([
    { entity_kind: 'TourDay', action: 'signed off', actor_name: 'Dana Mor', details: { date } },
  ])
})

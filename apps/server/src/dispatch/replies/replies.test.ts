import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { auditOf } from '../../../test/auditOf.ts'
import { crewPhone, entryOf, givenRoad } from '../../../test/crewPhone.ts'
import { noticesOf } from '../../../test/noticesOf.ts'
import { newId } from '../../kernel/newId.ts'

const start = '2026-03-02T10:00:00+02:00'
const server = await startServer({ now: start })
const { app, as, clock, db, given, product, close } = server
afterAll(close)
beforeEach(async () => {
  clock.set(start)
  await db.deleteFrom('attempts').execute()
})

const owner = await given.owner()
const office = as(owner)
const day = '2026-03-11'
type Phone = Awaited<ReturnType<typeof crewPhone>>
interface Unit {
  _id: string
}

async function givenDay() {
  const noa = await given.operator({ first_name: 'Noa', last_name: 'Regev' })
  const road = await givenRoad(server, owner, { guide: noa })
  const order = await road.party(2)
  return { ...road, noa, order, phone: await crewPhone(server, owner, noa) }
}
async function answer(phone: Phone, unit: Unit, reply: 'accepted' | 'declined', more: object = {}) {
  const event = {
    _id: newId(),
    tourCar: unit._id,
    kind: 'reply',
    reply,
    at: clock.now().toISOString(),
    ...more,
  }
  return (await phone.crew.send({ body: { events: [event] } })).data[0]
}
const own = async (phone: Phone, unit: Unit) =>
  (await phone.crew.days()).data.flatMap(({ units }) => units).find(({ _id }) => _id === unit._id)
const onCard = async (unit: Unit) =>
  (await office.tourCars.ofDate({ params: { date: day } })).data.find(({ _id }) => _id === unit._id)?.replies
const set = (unit: Unit, operator: { id: string }, reply: 'accepted' | 'proposed') =>
  office.crewReplies.set({ params: { id: unit._id }, body: { operator: operator.id, reply } })

/** Sets the time of the unit's only stop. */
async function moveStop(unit: Unit, time: string) {
  const { stops, updatedAt } = await office.unitStops.get({ params: { id: unit._id } })
  const body = { stops: stops.map(({ key }) => ({ key, time })), updatedAt }
  await office.unitStops.change({ params: { id: unit._id }, body })
}

test('CREW-08 a person accepts, or declines with a reason of 1 to 300 characters, which takes nobody off the unit', async () => {
  const { phone, unit, noa } = await givenDay()
  expect((await own(phone, unit))?.reply.state).toBe('proposed')
  for (const reason of ['', '   ', undefined])
    expect(await answer(phone, unit, 'declined', { reason })).toMatchObject({
      outcome: 'refused',
      code: 'reply_reason_required',
    })
  expect(await answer(phone, unit, 'declined', { reason: 'x'.repeat(301) })).toMatchObject({
    outcome: 'refused',
    code: 'field_invalid',
  })
  expect((await own(phone, unit))?.reply.state).toBe('proposed')
  expect(await answer(phone, unit, 'accepted')).toMatchObject({ outcome: 'stored' })
  expect((await own(phone, unit))?.reply).toMatchObject({ state: 'accepted', byOffice: false })
  clock.set('2026-03-02T11:00:00+02:00')
  const notices = await noticesOf(product, () => answer(phone, unit, 'declined', { reason: 'x'.repeat(300) }))
  expect(notices).toContainEqual({ topic: 'boarding', days: [day], by: null, accountId: null })
  expect((await own(phone, unit))?.reply).toMatchObject({ state: 'declined', reason: 'x'.repeat(300) })
  expect((await onCard(unit))?.map(({ operator }) => operator._id)).toEqual([noa.id])
  clock.set('2026-03-02T12:00:00+02:00')
  await answer(phone, unit, 'accepted')
  expect((await own(phone, unit))?.reply).toMatchObject({ state: 'accepted', reason: '' })
  const log = (await auditOf(db, unit._id)).filter(({ action }) => action === 'crew replied')
  expect(log.map(({ actor_name, details }) => [actor_name, details.reply])).toEqual([
    ['Noa Regev', 'accepted'],
    ['Noa Regev', 'declined'],
    ['Noa Regev', 'accepted'],
  ])
})

test('replies are on the vehicle card, on the day and in the list of sheets; the office accepts for somebody or asks again', async () => {
  const { phone, unit, noa, crew } = await givenDay()
  const eli = await given.operator({ first_name: 'Eli', last_name: 'Mizrahi', role: 'driver' })
  await crew([noa], eli)
  await answer(phone, unit, 'declined', { reason: 'I am ill' })
  clock.set('2026-03-02T11:00:00+02:00')
  await set(unit, eli, 'accepted')
  const replies = [
    {
      operator: { _id: noa.id, name: 'Noa Regev' },
      state: 'declined',
      reason: 'I am ill',
      byOffice: false,
      isLate: false,
    },
    {
      operator: { _id: eli.id, name: 'Eli Mizrahi' },
      state: 'accepted',
      reason: '',
      byOffice: true,
      isLate: false,
    },
  ]
  expect(await onCard(unit)).toMatchObject(replies)
  const { departures } = await office.tourEvents.day({ params: { date: day } })
  const sheets = (await office.manifests.list({ query: { date: day } })).data
  for (const list of [departures.flatMap(({ units }) => units), sheets])
    expect(list.find(({ _id }) => _id === unit._id)?.replies).toMatchObject(replies)
  clock.set('2026-03-02T12:00:00+02:00')
  const again = await set(unit, noa, 'proposed')
  expect(again.replies[0]).toMatchObject({ state: 'proposed', reason: '', at: null, byOffice: false })
  expect((await own(phone, unit))?.reply.state).toBe('proposed')
  const stranger = await given.operator()
  await expect(set(unit, stranger, 'accepted')).rejects.toMatchObject({
    status: 400,
    issues: [expect.objectContaining({ field: 'operator' })],
  })
  await expect(set({ _id: newId() }, noa, 'accepted')).rejects.toMatchObject({ status: 404 })
})

test('after the deadline the mark says to call those who have no phone or link to answer with', async () => {
  const { unit, crew, noa } = await givenDay()
  const eli = await given.operator({ first_name: 'Eli', last_name: 'Mizrahi', role: 'driver' })
  await crew([noa], eli)
  const marks = async (at: string) => {
    clock.set(at)
    return (await onCard(unit))?.map(({ operator, isLate, toCall }) => [operator.name, isLate, toCall])
  }
  expect(await marks('2026-03-10T17:00:00+02:00')).toEqual([
    ['Noa Regev', false, false],
    ['Eli Mizrahi', false, false],
  ])
  // Noa’s phone is signed in, Eli never had a link.
  expect(await marks('2026-03-10T18:00:00+02:00')).toEqual([
    ['Noa Regev', true, false],
    ['Eli Mizrahi', true, true],
  ])
  await office.crewLinks.make({ params: { id: eli.id } })
  const sessions = (await office.crewSessions.list({ params: { id: noa.id } })).data
  for (const { _id } of sessions) await office.crewSessions.end({ params: { id: noa.id, sessionId: _id } })
  await db.updateTable('crew_links').set({ opened: 3 }).where('operator_id', '=', noa.id).execute()
  expect(await marks('2026-03-10T18:05:00+02:00')).toEqual([
    ['Noa Regev', true, true],
    ['Eli Mizrahi', true, false],
  ])
  await set(unit, noa, 'accepted')
  expect(await marks('2026-03-10T18:06:00+02:00')).toEqual([
    ['Noa Regev', false, false],
    ['Eli Mizrahi', true, false],
  ])
})

test('CREW-10 the deadline for replies is a time of the day before, 18:00 by default, and a setting', async () => {
  const { unit, noa } = await givenDay()
  const isLate = async (at: string) => {
    clock.set(at)
    return (await onCard(unit))?.map((reply) => reply.isLate)
  }
  const settings = await office.crewSettings.get()
  expect(settings).toMatchObject({ replyDeadline: '18:00', waitMinutes: 10, completeAtNight: true })
  expect(await isLate('2026-03-10T17:59:59+02:00')).toEqual([false])
  expect(await isLate('2026-03-10T18:00:00+02:00')).toEqual([true])
  expect(await isLate('2026-03-12T00:00:00+02:00')).toEqual([false])
  await office.crewSettings.change({ body: { ...settings, replyDeadline: '20:30' } })
  expect(await isLate('2026-03-10T20:29:00+02:00')).toEqual([false])
  expect(await isLate('2026-03-10T20:30:00+02:00')).toEqual([true])
  await set(unit, noa, 'accepted')
  expect(await isLate('2026-03-10T20:31:00+02:00')).toEqual([false])
  const faults = office.crewSettings.change({
    body: { ...settings, replyDeadline: '25:00', updatedAt: undefined },
  })
  await expect(faults).rejects.toMatchObject({ issues: [{ code: 'reply_deadline_invalid' }] })
  await expect(office.crewSettings.change({ body: settings })).rejects.toMatchObject({
    code: 'changed_by_another',
  })
  await office.crewSettings.change({ body: { ...settings, updatedAt: undefined } })
})

test('CREW-11 a change that asks again shows old and new; answering that, or undoing it, settles it', async () => {
  const { phone, unit, noa, crew } = await givenDay()
  const [vito, bus] = [await given.car({ plate_id: '82-451-93' }), await given.car({ plate_id: '12-345-67' })]
  await crew([noa], null, vito.id)
  await answer(phone, unit, 'accepted')
  await moveStop(unit, '07:15')
  expect((await own(phone, unit))?.reply.state).toBe('accepted')
  await moveStop(unit, '07:30')
  const asked = await own(phone, unit)
  expect(asked?.reply).toMatchObject({
    state: 'proposed',
    changes: [{ field: 'time', from: '07:00', to: '07:30' }],
  })
  expect((await onCard(unit))?.[0]).toMatchObject({
    state: 'proposed',
    changes: [{ from: '07:00', to: '07:30' }],
  })
  await crew([noa], null, bus.id)
  expect((await own(phone, unit))?.reply.changes).toEqual([
    { field: 'time', from: '07:00', to: '07:30' },
    { field: 'vehicle', from: '82-451-93', to: '12-345-67' },
  ])
  clock.set('2026-03-02T11:00:00+02:00')
  // Tapped before the vehicle changed: what was seen counts, so the vehicle is still to be answered to.
  await answer(phone, unit, 'accepted', { seen: asked?.assignment })
  expect((await own(phone, unit))?.reply).toMatchObject({
    state: 'proposed',
    changes: [{ field: 'vehicle' }],
  })
  await crew([noa], null, vito.id)
  expect((await own(phone, unit))?.reply).toMatchObject({ state: 'accepted', changes: [] })
})

test('somebody who is taken off and put on again is asked again, and the history stays', async () => {
  const { phone, unit, noa, crew } = await givenDay()
  await answer(phone, unit, 'accepted')
  clock.set('2026-03-02T11:00:00+02:00')
  await crew([])
  clock.set('2026-03-02T12:00:00+02:00')
  await crew([noa])
  expect((await own(phone, unit))?.reply.state).toBe('proposed')
  const kept = await db
    .selectFrom('crew_replies')
    .select('reply')
    .where('unit_id', '=', unit._id)
    .orderBy('at')
    .execute()
  expect(kept.map(({ reply }) => reply)).toEqual(['accepted', 'left'])
})

test('FEED-05 in a calendar a tour is tentative until it’s accepted; its id stays, its sequence and change are the unit’s, and taken off it’s canceled for 14 days', async () => {
  const { phone, unit, noa, crew, order } = await givenDay()
  const { url } = await phone.crew.makeCalendarLink()
  const { hostname } = new URL(url)
  const read = async () => {
    const { body } = await app.inject({ url: new URL(url).pathname })
    const lines = body.replaceAll('\r\n ', '').split('\r\n')
    const of = (name: string) =>
      lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1))
    return {
      uid: of('UID'),
      status: of('STATUS'),
      sequence: of('SEQUENCE').map(Number),
      changed: of('LAST-MODIFIED'),
    }
  }
  const version = async () =>
    db.selectFrom('vehicle_units').select('version').where('id', '=', unit._id).executeTakeFirstOrThrow()
  const uid = [`tourcar-${unit._id}-${noa.id}@${hostname}`]
  expect(await read()).toEqual({
    uid,
    status: ['TENTATIVE'],
    sequence: [(await version()).version],
    changed: ['20260302T080000Z'],
  })
  await answer(phone, unit, 'accepted')
  expect(await read()).toMatchObject({ uid, status: ['CONFIRMED'] })
  clock.set('2026-03-02T11:00:00+02:00')
  await moveStop(unit, '08:00')
  const asked = await read()
  expect(asked).toMatchObject({ uid, status: ['TENTATIVE'], changed: ['20260302T090000Z'] })
  expect(asked.sequence).toEqual([(await version()).version])
  await answer(phone, unit, 'declined', { reason: 'Too late for me' })
  expect((await read()).status).toEqual(['TENTATIVE'])
  expect(entryOf(order)).not.toBe('')
  clock.set('2026-03-03T10:00:00+02:00')
  await crew([])
  const gone = await read()
  expect(gone).toMatchObject({ uid, status: ['CANCELLED'], changed: ['20260303T080000Z'] })
  expect(gone.sequence[0]).toBeGreaterThan(asked.sequence[0] ?? 0)
  clock.set('2026-03-17T10:00:00+02:00')
  expect((await read()).status).toEqual(['CANCELLED'])
  clock.set('2026-03-17T10:00:01+02:00')
  expect((await read()).status).toEqual([])
})

import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { auditOf } from '../../../test/auditOf.ts'
import { crewPhone, entryOf, givenRoad } from '../../../test/crewPhone.ts'
import { noticesOf } from '../../../test/noticesOf.ts'
import { newId } from '../../kernel/newId.ts'

const start = '2026-03-02T10:00:00+02:00'
const day = '2026-03-11'
const server = await startServer({ now: start })
const { as, clock, db, given, product, close } = server
afterAll(close)
beforeEach(async () => {
  clock.set(start)
  await db.deleteFrom('attempts').execute()
})

const owner = await given.owner()
const office = as(owner)
const agency = await given.account()
const agencyOwner = as(await given.user({ account: agency, role: 'OWNER' }))
type Sent = Record<string, unknown>
const at = (time: string) => new Date(`${day}T${time}:00+02:00`).toISOString()
const byOffice = async (...events: Sent[]) => (await office.boardings.send({ body: { events } })).data
const outcomes = (data: { outcome: string; code?: string | undefined }[]) =>
  data.map(({ outcome, code }) => (code ? `${outcome}: ${code}` : outcome))
const logOf = async (order: { _id: string }, client = office) =>
  (await client.editLogs.ofOrder({ params: { id: order._id } })).data.map(({ action, user, details }) => [
    action,
    user,
    details.text ?? null,
  ])
const incidentsOn = async (unit: { _id: string }) =>
  (await office.dayChecks.ofDay({ params: { date: day } })).data.filter(
    ({ code, tourCar }) => code === 'incident' && tourCar === unit._id,
  )

/** A vehicle at seven with Noa and Eli, who have their phones, and two orders. */
async function givenDay() {
  const noa = await given.operator({ first_name: 'Noa', last_name: 'Regev' })
  const eli = await given.operator({ first_name: 'Eli', last_name: 'Mizrahi', role: 'driver' })
  const road = await givenRoad(server, owner, { guide: noa, driver: eli })
  const phoneOf = (operator: typeof noa) => crewPhone(server, owner, operator)
  const [guide, driver] = [await phoneOf(noa), await phoneOf(eli)]
  const orders = [await road.party(2), await road.party(3)] as const
  clock.set(at('08:00'))
  const send = async (phone: typeof guide, ...events: Sent[]) =>
    (await phone.crew.send({ body: { events } })).data
  const about = { tourCar: road.unit._id, at: at('07:40') }
  const remark = (kind: 'note' | 'incident', text: string, entry: string | null = null) => ({
    ...about,
    _id: newId(),
    kind,
    selectedTour: entry,
    text,
  })
  const undo = (first: { _id: string; selectedTour: string | null }) => ({
    ...about,
    _id: newId(),
    kind: 'undo',
    selectedTour: first.selectedTour,
    undoes: first._id,
  })
  return { ...road, noa, guide, driver, orders, send, remark, undo }
}

test('a note on a party or a vehicle is in the log of its orders, and an incident is also a finding of the day', async () => {
  const { guide, unit, orders, send, remark, noa, tour } = await givenDay()
  const [first, second] = orders
  const ofParty = remark('note', 'They sit in front', entryOf(first))
  const ofUnit = remark('note', 'x'.repeat(1000))
  expect(outcomes(await send(guide, ofParty, ofUnit))).toEqual(['stored', 'stored'])
  const tooLong = remark('note', 'x'.repeat(1001))
  expect(outcomes(await send(guide, tooLong, remark('note', ' ')))).toEqual([
    'refused: field_invalid',
    'refused: field_invalid',
  ])
  expect(await incidentsOn(unit)).toEqual([])

  const party = remark('incident', 'Ana twisted her ankle', entryOf(second))
  const vehicle = remark('incident', 'Road 90 is closed')
  const heard = await noticesOf(product, () => send(guide, party, vehicle))
  expect(heard).toContainEqual(expect.objectContaining({ topic: 'boarding', days: [day] }))
  const by = 'Noa Regev'
  expect((await logOf(first)).slice(0, 3)).toEqual([
    ['incident reported', by, 'Road 90 is closed'],
    ['crew noted', by, 'x'.repeat(1000)],
    ['crew noted', by, 'They sit in front'],
  ])
  expect((await logOf(second)).slice(0, 3)).toEqual([
    ['incident reported', by, 'Road 90 is closed'],
    ['incident reported', by, 'Ana twisted her ankle'],
    ['crew noted', by, 'x'.repeat(1000)],
  ])
  const found = await incidentsOn(unit)
  expect(found).toHaveLength(2)
  for (const one of found)
    expect(one).toMatchObject({
      severity: 'warn',
      tour: { _id: tour.id, name: 'Masada' },
      tourCar: unit._id,
      time: '07:00',
      operators: [noa.id],
      known: null,
    })
  expect(found.find(({ entries }) => entries.length > 0)).toMatchObject({
    entries: [{ _id: entryOf(second), orderId: second._id, orderNumber: second.orderNumber }],
    params: { name: by, text: 'Ana twisted her ankle', at: at('07:40') },
  })
  expect(found.find(({ entries }) => entries.length === 0)).toMatchObject({
    params: { text: 'Road 90 is closed' },
  })
})

test('an agency’s log says that there was an incident, and not what was written', async () => {
  const { guide, put, unit, send, remark, tour } = await givenDay()
  clock.set(start)
  const order = await given.order({
    agency: agency.id,
    selectedTours: [{ tour: tour.id, date: day, participants: { adult: 1 } }],
  })
  await put(order, unit._id)
  clock.set(at('08:00'))
  await send(guide, remark('incident', 'A guest of the Levi family is unwell'))
  expect((await logOf(order, agencyOwner))[0]).toEqual(['incident reported', 'Noa Regev', null])
})

test('a note or an incident is taken back by who wrote it or by the office, and both stay in the log', async () => {
  const { guide, driver, unit, orders, send, remark, undo } = await givenDay()
  const [first, second] = orders
  const incident = remark('incident', 'Road 90 is closed')
  const note = remark('note', 'They sit in front', entryOf(first))
  await send(guide, incident, note)
  expect(await incidentsOn(unit)).toHaveLength(1)
  expect(outcomes(await send(driver, undo(incident), undo(note)))).toEqual([
    'refused: field_invalid',
    'refused: field_invalid',
  ])
  expect(await incidentsOn(unit)).toHaveLength(1)

  expect(outcomes(await send(guide, undo(incident)))).toEqual(['stored'])
  expect(await incidentsOn(unit)).toEqual([])
  expect(outcomes(await byOffice(undo(note)))).toEqual(['stored'])
  expect((await logOf(first)).slice(0, 4)).toEqual([
    ['crew remark taken back', owner.name, 'They sit in front'],
    ['crew remark taken back', 'Noa Regev', 'Road 90 is closed'],
    ['crew noted', 'Noa Regev', 'They sit in front'],
    ['incident reported', 'Noa Regev', 'Road 90 is closed'],
  ])
  expect((await logOf(second))[0]).toEqual(['crew remark taken back', 'Noa Regev', 'Road 90 is closed'])
  const ofUnit = (await auditOf(db, unit._id)).filter(({ action }) => action === 'crew remark taken back')
  expect(ofUnit).toMatchObject([{ actor_name: 'Noa Regev', details: { text: 'Road 90 is closed' } }])
  const { events } = await guide.crew.unit({ params: { id: unit._id } })
  expect(events.map(({ kind, text }) => [kind, text])).toEqual(
    expect.arrayContaining([
      ['incident', 'Road 90 is closed'],
      ['note', 'They sit in front'],
      ['undo', null],
      ['undo', null],
    ]),
  )
})

test('the same taking back twice changes nothing, and one that arrives first counts once the incident is there', async () => {
  const { guide, unit, send, remark, undo } = await givenDay()
  const incident = remark('incident', 'A flat tyre')
  const back = undo(incident)
  expect(outcomes(await send(guide, back, back))).toEqual(['stored', 'known'])
  await send(guide, incident)
  expect(await incidentsOn(unit)).toEqual([])
})

test('taking back names the party or the vehicle that the note is about, and cash can’t be taken back', async () => {
  const { guide, send, remark, undo, orders, unit } = await givenDay()
  const [first] = orders
  const ofUnit = remark('incident', 'A flat tyre')
  const cash = {
    ...{ _id: newId(), tourCar: unit._id, selectedTour: entryOf(first), at: at('07:41') },
    ...{ kind: 'cash', amount: 20, currency: 'USD' },
  }
  await send(guide, ofUnit, cash)
  const wrongly = { ...undo(ofUnit), selectedTour: entryOf(first) }
  expect(outcomes(await byOffice(wrongly, undo(cash)))).toEqual([
    'refused: field_invalid',
    'refused: field_invalid',
  ])
})

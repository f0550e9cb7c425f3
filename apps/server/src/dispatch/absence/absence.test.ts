import type { AbsencePreview } from '@tourdesk/contract/dispatch/absences'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { auditOf } from '../../../test/auditOf.ts'
import { crewPhone, entryOf, givenRoad } from '../../../test/crewPhone.ts'
import { faultsOf } from '../../../test/faultsOf.ts'
import { doJobs } from '../../../test/mailbox.ts'
import { noticesOf } from '../../../test/noticesOf.ts'
import { switchNews } from '../../../test/switchNews.ts'
import { newId } from '../../kernel/newId.ts'
import { sendPlanned } from '../../messages/automatic/sendPlanned.ts'

const start = '2026-03-02T10:00:00+02:00'
const server = await startServer({ now: start })
const { as, clock, db, given, product } = server
afterAll(server.close)
beforeEach(async () => {
  clock.set(start)
  for (const table of ['attempts', 'unit_crew', 'availability_ranges'] as const)
    await db.deleteFrom(table).execute()
  await db.updateTable('operators').set({ deleted_at: clock.now() }).execute()
  await db.updateTable('vehicle_units').set({ car_id: null }).execute()
})

const owner = await given.owner()
const office = as(owner)
const colleague = as(await given.user({ role: 'ADMIN' }))
const [wednesday, thursday, friday] = ['2026-03-11', '2026-03-12', '2026-03-13'] as const
const later = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString())

interface Thing {
  id: string
}
const daysOf = (itemId: string, startDate: string = wednesday, endDate = startDate) => ({
  objType: 'Operator' as const,
  itemId,
  startDate,
  endDate,
})
const preview = (person: Thing, ...days: [string?, string?]) =>
  office.absences.preview({ query: daysOf(person.id, ...days) })
/** What's sent when the person only presses save. */
const suggested = ({ units }: AbsencePreview) =>
  units.map((unit) => ({ tourCar: unit._id, updatedAt: unit.updatedAt, replacement: unit.suggested }))
const open = (shown: AbsencePreview) => suggested(shown).map((unit) => ({ ...unit, replacement: null }))
const unitOf = async (id: string, date: string = wednesday) =>
  (await office.tourCars.ofDate({ params: { date } })).data.find(({ _id }) => _id === id)
const crewOf = async (id: string, date?: string) => {
  const unit = await unitOf(id, date)
  return {
    car: unit?.car?.plateId ?? null,
    driver: unit?.driver?.name ?? null,
    guide: unit?.guide.map(({ name }) => name),
  }
}
const rangesOf = async ({ id }: Thing) =>
  (await office.operators.get({ params: { id } })).availability.map(
    ({ startDate, endDate, status }) => `${startDate}..${endDate ?? ''} ${status}`,
  )
const person = (name: string, row: object = {}) => {
  const [first_name = '', ...rest] = name.split(' ')
  return given.operator({ first_name, last_name: rest.join(' '), ...row })
}
const driver = (name: string, row: object = {}) => person(name, { role: 'driver', ...row })
const undo = (id: string | null, client = office) => client.undo.take({ params: { id: id ?? '' } })

/** Dudu drives on Wednesday and Thursday; Avi is free on both days, Haim only on the second. */
async function givenTwoDays() {
  const [dudu, avi, haim] = [
    await driver('Dudu Cohen'),
    await driver('Avi Peretz'),
    await driver('Haim Ohayon'),
  ]
  const first = await givenRoad(server, owner, { day: wednesday, driver: dudu, name: 'Masada' })
  const order = await first.party(3)
  const second = await givenRoad(server, owner, {
    day: thursday,
    driver: dudu,
    name: 'Galilee',
    time: '06:30',
  })
  await second.party(2)
  const elsewhere = await givenRoad(server, owner, { day: wednesday, driver: haim, name: 'Jerusalem' })
  return { dudu, avi, haim, order, first: first.unit, second: second.unit, elsewhere: elsewhere.unit }
}

test('AWAY-01 before saving, an absence shows its vehicles by day, with people and times, and the free ones in the order of the assignment dialog', async () => {
  const { dudu, avi, haim, first, second } = await givenTwoDays()
  await driver('Moshe Late', { ranking: ['often_late'] })
  const shown = await preview(dudu, wednesday, thursday)
  expect(shown).toMatchObject({ name: 'Dudu Cohen', more: 0 })
  expect(shown.units).toMatchObject([
    {
      _id: first._id,
      tour: { name: 'Masada' },
      number: 1,
      date: wednesday,
      time: '07:00',
      people: 3,
      languages: ['english'],
      role: 'driver',
      suggested: avi.id,
    },
    {
      _id: second._id,
      tour: { name: 'Galilee' },
      date: thursday,
      time: '06:30',
      people: 2,
      suggested: avi.id,
    },
  ])
  expect(shown.units.map(({ candidates }) => candidates.map(({ name }) => name))).toEqual([
    ['Avi Peretz', 'Moshe Late'],
    ['Avi Peretz', 'Haim Ohayon', 'Moshe Late'],
  ])
  expect((await preview(dudu)).units).toHaveLength(1)
  expect((await preview(haim, friday)).units).toEqual([])
  expect(await rangesOf(dudu)).toEqual([
    `${wednesday}..${wednesday} assigned`,
    `${thursday}..${thursday} assigned`,
  ])
  await expect(preview({ id: newId() })).rejects.toMatchObject({ status: 404 })
  expect(await faultsOf(preview(dudu, thursday, wednesday))).toEqual({ endDate: 'end_before_start' })
})

test('AWAY-02 one save marks a sick driver, replaces him on both vehicles, and logs and announces each', async () => {
  const { dudu, avi, haim, first, second } = await givenTwoDays()
  const shown = await preview(dudu, wednesday, thursday)
  const units = suggested(shown).map((unit, index) =>
    index === 1 ? { ...unit, replacement: haim.id } : unit,
  )
  const notices = await noticesOf(product, () =>
    office.absences.save({
      body: { ...daysOf(dudu.id, wednesday, thursday), notes: 'Flu', units, clientKey: newId() },
    }),
  )
  expect(await crewOf(first._id)).toMatchObject({ driver: 'Avi Peretz' })
  expect(await crewOf(second._id, thursday)).toMatchObject({ driver: 'Haim Ohayon' })
  expect(await rangesOf(dudu)).toEqual([`${wednesday}..${thursday} unavailable`])
  expect(await rangesOf(avi)).toEqual([`${wednesday}..${wednesday} assigned`])
  const [row] = (await auditOf(db, first._id)).slice(-1)
  expect(row).toMatchObject({
    action: 'updated',
    actor_name: owner.name,
    details: { before: { driver: { name: 'Dudu Cohen' } }, after: { driver: { name: 'Avi Peretz' } } },
  })
  expect((await auditOf(db, dudu.id)).slice(-1)).toMatchObject([
    { action: 'availability set', details: { after: { status: 'unavailable', notes: 'Flu' } } },
  ])
  expect(notices).toContainEqual(expect.objectContaining({ topic: 'dispatch', days: [wednesday, thursday] }))
  expect(notices).toContainEqual(expect.objectContaining({ topic: 'fleet' }))
})

test('left open, the driver is off the vehicle and it isn’t ready', async () => {
  const { dudu, first } = await givenTwoDays()
  const shown = await preview(dudu)
  await office.absences.save({ body: { ...daysOf(dudu.id), units: open(shown), clientKey: newId() } })
  expect(await crewOf(first._id)).toMatchObject({ driver: null })
  const { data } = await office.dayChecks.ofDay({ params: { date: wednesday } })
  expect(data).toContainEqual(expect.objectContaining({ code: 'no_driver', tourCar: first._id }))
})

test('AWAY-03 a guide who drives is replaced in both roles, by who speaks what nobody else does', async () => {
  const noa = await person('Noa Regev', { languages: ['french', 'english'] })
  const galit = await person('Galit Shapira', { languages: ['spanish'] })
  const rachel = await person('Rachel Amsalem', { languages: ['english', 'spanish'] })
  const road = await givenRoad(server, owner, { guide: noa, driver: noa })
  await road.party(2)
  const shown = await preview(noa)
  expect(shown.units).toMatchObject([{ role: 'guideAndDriver', suggested: rachel.id }])
  expect(shown.units[0]?.candidates).toMatchObject([
    { _id: rachel.id, fits: true, licenseTypes: ['B', 'D1'] },
    { _id: galit.id, fits: false },
  ])
  await office.absences.save({ body: { ...daysOf(noa.id), units: suggested(shown), clientKey: newId() } })
  expect(await crewOf(road.unit._id)).toEqual({
    car: null,
    driver: 'Rachel Amsalem',
    guide: ['Rachel Amsalem'],
  })
})

test('PLAN-36 among guides who fit as well, one who knows the tour is suggested, if its past vehicles ran', async () => {
  const [noa, adi, ziva] = [await person('Noa Regev'), await person('Adi Bar'), await person('Ziva Gold')]
  const pickup_times = JSON.stringify({ tel_aviv: '07:00' })
  const on = await given.tour({ name: 'Masada', pickup_times })
  await (await givenRoad(server, owner, { day: '2026-03-05', on, guide: ziva })).party(2)
  const { unit } = await givenRoad(server, owner, { day: '2026-03-05', on, guide: adi })
  await (await givenRoad(server, owner, { on, guide: noa })).party(2)
  clock.set('2026-03-09T10:00:00+02:00')
  const offered = async () =>
    (await preview(noa)).units[0]?.candidates.map(({ name, timesOnTour }) => [name, timesOnTour])
  expect(await offered()).toEqual([
    ['Ziva Gold', 1],
    ['Adi Bar', 0],
  ])
  expect((await preview(noa)).units[0]?.suggested).toBe(ziva.id)
  await db.updateTable('tour_events').set({ state: 'canceled' }).where('id', '=', unit.tourEvent).execute()
  expect((await offered())?.map(([name]) => name)).toEqual(['Adi Bar', 'Ziva Gold'])
})

test('AWAY-04 a car is replaced by the nearest size that has the seats', async () => {
  const [van, sedan, minibus, coach] = [
    await given.car({ seats: 10 }),
    await given.car({ seats: 4 }),
    await given.car({ seats: 19 }),
    await given.car({ seats: 50 }),
  ]
  const road = await givenRoad(server, owner)
  await road.party(6)
  await road.crew([], null, van.id)
  const away = { ...daysOf(van.id), objType: 'Car' as const }
  const shown = await office.absences.preview({ query: away })
  expect(shown.name).toBe(van.plate_id)
  const ours = [sedan, minibus, coach].map(({ id }) => id)
  expect(shown.units[0]).toMatchObject({ role: 'car', people: 6, vehicle: van.plate_id })
  const offered = shown.units[0]?.candidates.filter(({ _id }) => ours.includes(_id)) ?? []
  expect(offered.map(({ _id, fits }) => [_id, fits])).toEqual([
    [minibus.id, true],
    [coach.id, true],
    [sedan.id, false],
  ])
  const units = suggested(shown).map((unit) => ({ ...unit, replacement: minibus.id }))
  await office.absences.save({ body: { ...away, units, clientKey: newId() } })
  expect(await crewOf(road.unit._id)).toMatchObject({ car: minibus.plate_id })
  const { availability } = await office.cars.get({ params: { id: van.id } })
  expect(availability).toMatchObject([{ startDate: wednesday, endDate: wednesday, status: 'unavailable' }])
})

test('a driver’s own car goes with him, and a replacement with a free one of the size brings it', async () => {
  const [his, other] = [await given.car(), await given.car()]
  const [dudu, avi] = [
    await driver('Dudu Cohen', { car_id: his.id }),
    await driver('Avi Peretz', { car_id: other.id }),
  ]
  const road = await givenRoad(server, owner)
  await road.party(2)
  await road.crew([], dudu, his.id)
  const shown = await preview(dudu)
  expect(shown.units[0]).toMatchObject({ ownCar: his.plate_id, suggested: avi.id })
  expect(shown.units[0]?.candidates[0]).toMatchObject({ _id: avi.id, ownCar: other.plate_id })
  const { undo: step } = await office.absences.save({
    body: { ...daysOf(dudu.id), units: suggested(shown), clientKey: newId() },
  })
  expect(await crewOf(road.unit._id)).toMatchObject({ car: other.plate_id, driver: 'Avi Peretz' })
  await undo(step)
  expect(await crewOf(road.unit._id)).toMatchObject({ car: his.plate_id, driver: 'Dudu Cohen' })
})

test('a vehicle of several days is touched on each of them, and only who is free on all can take over', async () => {
  const [dudu, avi, haim] = [
    await driver('Dudu Cohen'),
    await driver('Avi Peretz'),
    await driver('Haim Ohayon'),
  ]
  const tour = await given.tour({ name: 'Petra' })
  const unit = await given.unit({ tour, date: wednesday, driver: dudu })
  const order = await given.order({
    orderType: 'private',
    selectedTours: [{ tour: tour.id, startDate: wednesday, endDate: friday }],
  })
  await office.tourCars.addOrder({
    params: { id: unit._id },
    body: { order: order._id, selectedTour: entryOf(order), _id: unit._id },
  })
  await givenRoad(server, owner, { day: friday, driver: haim })
  const shown = await preview(dudu, thursday)
  expect(shown.units).toMatchObject([{ _id: unit._id, date: wednesday, endDate: friday, suggested: avi.id }])
  expect(shown.units[0]?.candidates.map(({ name }) => name)).toEqual(['Avi Peretz'])
  await office.absences.save({
    body: { ...daysOf(dudu.id, thursday), units: suggested(shown), clientKey: newId() },
  })
  expect(await crewOf(unit._id)).toMatchObject({ driver: 'Avi Peretz' })
})

test('vehicles that came back before today stay as they are', async () => {
  const dudu = await driver('Dudu Cohen')
  const road = await givenRoad(server, owner, { day: wednesday, driver: dudu })
  clock.set('2026-03-12T10:00:00+02:00')
  const shown = await preview(dudu, wednesday, friday)
  expect(shown.units).toEqual([])
  await office.absences.save({
    body: { ...daysOf(dudu.id, wednesday, friday), units: [], clientKey: newId() },
  })
  expect(await crewOf(road.unit._id)).toMatchObject({ driver: 'Dudu Cohen' })
})

test('AWAY-05 the same client key again changes nothing and answers the first undo; another save can’t use it', async () => {
  const { dudu, avi, first } = await givenTwoDays()
  const shown = await preview(dudu)
  const body = { ...daysOf(dudu.id), units: suggested(shown), clientKey: newId() }
  const answers = await Promise.all([office.absences.save({ body }), office.absences.save({ body })])
  expect(answers[0]).toEqual(answers[1])
  expect(await office.absences.save({ body })).toEqual(answers[0])
  expect((await auditOf(db, dudu.id)).length).toBe(1)
  expect(await crewOf(first._id)).toMatchObject({ driver: 'Avi Peretz' })
  const other = colleague.absences.save({ body: { ...body, ...daysOf(avi.id, friday), units: [] } })
  expect(await faultsOf(other)).toEqual({ clientKey: 'field_invalid' })
})

test('AWAY-06 if a vehicle changed, was removed or was added since the preview, nothing is saved', async () => {
  const { dudu, avi, first, second } = await givenTwoDays()
  const shown = await preview(dudu, wednesday, thursday)
  const body = { ...daysOf(dudu.id, wednesday, thursday), units: suggested(shown), clientKey: newId() }
  const outdated = { status: 409, code: 'absence_outdated' }
  const guide = await person('Noa Regev')
  await colleague.tourCars.change({
    params: { id: second._id },
    body: { car: null, externalCar: null, driver: dudu.id, guide: [guide.id] },
  })
  await expect(office.absences.save({ body })).rejects.toMatchObject(outdated)
  expect(await crewOf(first._id)).toMatchObject({ driver: 'Dudu Cohen' })
  expect(await rangesOf(dudu)).not.toContain(`${wednesday}..${thursday} unavailable`)
  expect(await rangesOf(avi)).toEqual([])

  const fewer = { ...body, units: body.units.slice(0, 1) }
  await expect(office.absences.save({ body: fewer })).rejects.toMatchObject(outdated)
  const now = suggested(await preview(dudu, wednesday, thursday))
  await colleague.tourCars.remove({ params: { id: second._id } })
  await expect(office.absences.save({ body: { ...body, units: now } })).rejects.toMatchObject(outdated)
  expect(await crewOf(first._id)).toMatchObject({ driver: 'Dudu Cohen' })
})

test('a replacement who was taken in the meantime, does other work or isn’t known is refused, and nothing is saved', async () => {
  const { dudu, avi, haim, first, second } = await givenTwoDays()
  const shown = await preview(dudu, wednesday, thursday)
  const [one, two] = suggested(shown)
  if (!one || !two) throw new Error('Two vehicles are touched')
  const save = (replacement: string) =>
    office.absences.save({
      body: {
        ...daysOf(dudu.id, wednesday, thursday),
        units: [
          { ...one, replacement: avi.id },
          { ...two, replacement },
        ],
        clientKey: newId(),
      },
    })
  await givenRoad(server, owner, { day: thursday, driver: haim })
  await expect(save(haim.id)).rejects.toMatchObject({ status: 409, code: 'operator_elsewhere' })
  expect(await faultsOf(save(newId()))).toEqual({ 'units.1.replacement': 'field_invalid' })
  expect(await faultsOf(save((await person('Noa Regev')).id))).toEqual({
    'units.1.replacement': 'field_invalid',
  })
  expect(await crewOf(first._id)).toMatchObject({ driver: 'Dudu Cohen' })
  expect(await crewOf(second._id, thursday)).toMatchObject({ driver: 'Dudu Cohen' })
})

test('two planners save at once: one gets everything, the other an error', async () => {
  const { dudu, haim, first, elsewhere } = await givenTwoDays()
  const [ofDudu, ofHaim] = [await preview(dudu), await preview(haim)]
  const results = await Promise.allSettled([
    office.absences.save({ body: { ...daysOf(dudu.id), units: suggested(ofDudu), clientKey: newId() } }),
    colleague.absences.save({ body: { ...daysOf(haim.id), units: suggested(ofHaim), clientKey: newId() } }),
  ])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [lost] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(lost).toMatchObject({ status: 409, code: 'operator_elsewhere' })
  const drivers = [(await crewOf(first._id)).driver, (await crewOf(elsewhere._id)).driver]
  expect(drivers.filter((name) => name === 'Avi Peretz')).toHaveLength(1)
})

test('AWAY-07 undo puts people, replies and days back, once, and only while nothing was touched', async () => {
  const { dudu, avi, first, second } = await givenTwoDays()
  await office.availabilities.set({
    query: {},
    body: { ...daysOf(dudu.id, friday), status: 'reserved', notes: '' },
  })
  const before = await rangesOf(dudu)
  await office.crewReplies.set({ params: { id: first._id }, body: { operator: dudu.id, reply: 'accepted' } })
  const save = async () =>
    office.absences.save({
      body: {
        ...daysOf(dudu.id, wednesday, friday),
        units: suggested(await preview(dudu, wednesday, friday)),
        clientKey: newId(),
      },
    })
  later(1)
  const { undo: step } = await save()
  expect((await unitOf(first._id))?.replies).toMatchObject([{ operator: { _id: avi.id }, state: 'proposed' }])
  await expect(undo(step, colleague)).rejects.toMatchObject({ status: 404 })
  later(1)
  await undo(step)
  expect(await crewOf(first._id)).toMatchObject({ driver: 'Dudu Cohen' })
  expect(await crewOf(second._id, thursday)).toMatchObject({ driver: 'Dudu Cohen' })
  expect((await unitOf(first._id))?.replies).toMatchObject([
    { operator: { _id: dudu.id }, state: 'accepted' },
  ])
  expect(await rangesOf(dudu)).toEqual(before)
  expect(await rangesOf(avi)).toEqual([])
  await undo(step)
  expect(await rangesOf(dudu)).toEqual(before)

  later(1)
  const again = await save()
  await colleague.tourCars.change({
    params: { id: second._id },
    body: { car: null, externalCar: null, driver: null, guide: [] },
  })
  await expect(undo(again.undo)).rejects.toMatchObject({ status: 409, code: 'undo_changed' })
  expect(await crewOf(first._id)).toMatchObject({ driver: 'Avi Peretz' })
})

test('AWAY-08 the old driver’s phone no longer shows the vehicle and the new one’s does; both are told, and the sheet shows as changed', async () => {
  await switchNews(office, 'crew_assigned', 'crew_removed')
  const { dudu, avi, first } = await givenTwoDays()
  const told = async ({ id }: Thing) => {
    await sendPlanned(product)
    await doJobs(product)
    const { data } = await office.messages.list({ query: { limit: 100 } })
    return data
      .filter(({ recipientId, unit }) => recipientId === id && unit?._id === first._id)
      .map(({ event }) => event)
      .toReversed()
  }
  later(30)
  expect(await told(dudu)).toEqual(['crew_assigned'])
  const [{ _id: message = '' } = {}] = (await office.messages.list({ query: { limit: 100 } })).data.filter(
    ({ recipientId, unit }) => recipientId === dudu.id && unit?._id === first._id,
  )
  await office.messages.done({ params: { id: message } })
  await office.manifests.print({
    body: { scope: { tourCar: first._id }, kind: 'driver', locale: 'he', format: 'pdf', clientKey: newId() },
  })
  const phones = { dudu: await crewPhone(server, owner, dudu), avi: await crewPhone(server, owner, avi) }
  const onPhone = async (phone: typeof phones.avi) =>
    (await phone.crew.days()).data.flatMap(({ units }) => units.map(({ _id }) => _id))
  expect(await onPhone(phones.dudu)).toContain(first._id)
  const shown = await preview(dudu)
  await office.absences.save({ body: { ...daysOf(dudu.id), units: suggested(shown), clientKey: newId() } })
  expect(await onPhone(phones.dudu)).not.toContain(first._id)
  expect(await onPhone(phones.avi)).toContain(first._id)
  later(30)
  expect(await told(dudu)).toEqual(['crew_assigned', 'crew_removed'])
  expect(await told(avi)).toEqual(['crew_assigned'])
  const { data } = await office.manifests.list({ query: { date: wednesday } })
  const sheet = data.find(({ _id }) => _id === first._id)
  expect(sheet).toMatchObject({ handedOut: { isChanged: true } })
})

test('AWAY-09 agencies and crews can’t see or save an absence', async () => {
  const { dudu } = await givenTwoDays()
  const agent = as(await given.user({ role: 'OWNER', account: await given.account() }))
  const phone = await crewPhone(server, owner, dudu)
  for (const client of [agent, phone]) {
    const refused = { status: client === agent ? 403 : 401 }
    await expect(client.absences.preview({ query: daysOf(dudu.id) })).rejects.toMatchObject(refused)
    const body = { ...daysOf(dudu.id), units: [], clientKey: newId() }
    await expect(client.absences.save({ body })).rejects.toMatchObject(refused)
  }
})

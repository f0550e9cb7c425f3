import type { CrewUnit } from '@tourdesk/contract/crew/crewPage'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { crewPhone, entryOf, givenRoad, tapOf } from '../../../test/crewPhone.ts'
import { formOf } from '../../../test/formOf.ts'
import { newId } from '../../kernel/newId.ts'

const start = '2026-03-02T10:00:00+02:00'
const onTheDay = '2026-03-11T07:00:00+02:00'
const server = await startServer({ now: start })
const { as, clock, db, given, close } = server
afterAll(close)
beforeEach(async () => {
  clock.set(start)
  await db.deleteFrom('attempts').execute()
})

const owner = await given.owner()
const office = as(owner)
const phoneOf = (operator: Parameters<typeof crewPhone>[2]) => crewPhone(server, owner, operator)
type Phone = Awaited<ReturnType<typeof crewPhone>>
const see = (phone: Phone, unit: { _id: string }) => phone.crew.unit({ params: { id: unit._id } })
const notFound = { status: 404, code: 'not_found' }

test('CREW-06 a person sees today, then the next 14 days with work, and yesterday last, each unit with all they need', async () => {
  const guide = await given.operator({ first_name: 'Noa', last_name: 'Regev' })
  const driver = await given.operator({
    first_name: 'Eli',
    last_name: 'Mizrahi',
    mobile_phone: '052-5550199',
    role: 'driver',
  })
  const car = await given.car({ plate_id: '12-345-67' })
  const days = ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-13', '2026-03-25', '2026-03-26']
  const roads = []
  for (const day of days) roads.push(await givenRoad(server, owner, { day, guide }))
  const today = roads[2]!
  await today.crew([guide], driver, car.id)
  await today.party(4)
  await today.party(3)
  clock.set(onTheDay)
  const phone = await phoneOf(guide)
  const seen = await phone.crew.days()
  expect(seen).toMatchObject({ now: new Date(onTheDay).toISOString(), today: '2026-03-11' })
  expect(
    seen.data.map(({ date, units }) => [date, units.map(({ tour, time }) => [tour.name, time])]),
  ).toEqual([
    ['2026-03-11', [['Masada', '07:00']]],
    ['2026-03-13', [['Masada', null]]],
    ['2026-03-25', [['Masada', null]]],
    ['2026-03-10', [['Masada', null]]],
  ])
  expect(seen.data[0]?.units[0]).toMatchObject({
    _id: today.unit._id,
    tour: { name: 'Masada' },
    vehicle: '12-345-67',
    time: '07:00',
    place: { city: 'tel_aviv', name: expect.any(String), address: expect.any(String) },
    people: 7,
    isGuide: true,
    isDriver: false,
    mates: [{ name: 'Eli Mizrahi', phone: '052-5550199', isDriver: true, isGuide: false }],
    reply: { state: 'proposed', reason: '', at: null, changes: [] },
    isClosed: false,
  })

  const idle = await phoneOf(await given.operator())
  expect((await idle.crew.days()).data).toEqual([{ date: '2026-03-11', units: [] }])
})

test('a tour of several days is listed today while it runs, and yesterday once it’s over', async () => {
  const guide = await given.operator()
  const road = await givenRoad(server, owner, { guide, day: '2026-03-10' })
  await road.party(2)
  await db
    .updateTable('vehicle_units')
    .set({ end_date: '2026-03-12' })
    .where('id', '=', road.unit._id)
    .execute()
  clock.set(onTheDay)
  const phone = await phoneOf(guide)
  const listed = async (at: string) => {
    clock.set(at)
    return (await phone.crew.days()).data.flatMap(({ date, units }) => units.map(() => date))
  }
  expect(await listed('2026-03-11T07:00:00+02:00')).toEqual(['2026-03-11'])
  expect(await listed('2026-03-12T07:00:00+02:00')).toEqual(['2026-03-12'])
  expect(await listed('2026-03-13T07:00:00+02:00')).toEqual(['2026-03-12'])
  expect(await listed('2026-03-14T07:00:00+02:00')).toEqual([])
})

test('CREW-07 a person sees only units they’re on, from yesterday to 14 days ahead; any other answers 404', async () => {
  const [guide, other] = [await given.operator(), await given.operator()]
  const own = await givenRoad(server, owner, { guide })
  const theirs = await givenRoad(server, owner, { guide: other })
  const old = await givenRoad(server, owner, { guide, day: '2026-03-09' })
  const yesterday = await givenRoad(server, owner, { guide, day: '2026-03-10' })
  const last = await givenRoad(server, owner, { guide, day: '2026-03-25' })
  const later = await givenRoad(server, owner, { guide, day: '2026-03-26' })
  clock.set(onTheDay)
  const phone = await phoneOf(guide)
  for (const { unit } of [own, yesterday, last]) expect((await see(phone, unit)).unit._id).toBe(unit._id)
  for (const { unit } of [theirs, old, later, { unit: { _id: newId() } }])
    await expect(see(phone, unit)).rejects.toMatchObject(notFound)
})

test('CREW-12 the unit’s page is the driver’s or the guide’s sheet of this moment; who is both gets the guide’s', async () => {
  const [guide, driver] = [
    await given.operator({ first_name: 'Noa', last_name: 'Regev' }),
    await given.operator({ role: 'driver' }),
  ]
  const road = await givenRoad(server, owner, { guide, driver })
  const agency = await given.account({ name: 'Pelican Travel' })
  const order = await road.party(4, {
    mobilePhone: '054-777-1234',
    roomNumber: '412',
    notes: 'Knows the owner',
    passportNumber: 'XK5520091',
    email: 'dana.levi@guests.example',
  })
  const ofAgency = await given.order({
    agency: agency.id,
    selectedTours: [{ tour: road.tour.id, date: road.day, participants: { adult: 2 } }],
  })
  await road.put(ofAgency, road.unit._id)
  clock.set(onTheDay)
  const [guides, drivers] = [await phoneOf(guide), await phoneOf(driver)]
  for (const [phone, kind] of [
    [guides, 'guide'],
    [drivers, 'driver'],
  ] as const) {
    const { sheet, parties, waitMinutes, guestsHidden } = await see(phone, road.unit)
    const live = await office.manifests.get({ params: { tourCarId: road.unit._id }, query: { kind } })
    expect(sheet).toEqual(live.sheet)
    expect(sheet).toMatchObject({ kind, totals: { people: 6, parties: 2 } })
    expect(sheet?.stops[0]?.parties[0]).toMatchObject({ name: 'Dana Levi', phone: '054-777-1234', people: 4 })
    expect(parties.find(({ entry }) => entry === entryOf(order))).toEqual({
      entry: entryOf(order),
      whatsapp: '972547771234',
      position: expect.toSatisfy((at) => at === null || typeof at.lat === 'number'),
      noShowFrom: '2026-03-11T05:10:00.000Z',
    })
    expect([waitMinutes, guestsHidden]).toEqual([10, false])
  }
  const texts = [JSON.stringify(await see(drivers, road.unit)), JSON.stringify(await see(guides, road.unit))]
  const price = '"price"'
  for (const hidden of ['XK5520091', 'guests.example', price, 'ommission'])
    expect(
      texts.filter((text) => text.includes(hidden)),
      hidden,
    ).toEqual([])
  for (const ofGuides of ['Knows the owner', 'Pelican Travel'])
    expect(
      texts.map((text) => text.includes(ofGuides)),
      ofGuides,
    ).toEqual([false, true])

  await road.crew([guide])
  await road.crew([guide], guide)
  expect((await see(guides, road.unit)).sheet?.kind).toBe('guide')
  const form = formOf(await office.orders.get({ params: { id: order._id } }))
  const [entry] = form.selectedTours ?? []
  await office.orders.change({
    params: { id: order._id },
    body: { ...form, selectedTours: [{ ...entry!, participants: { adult: 3 } }] },
  })
  expect((await see(guides, road.unit)).sheet?.totals.people).toBe(5)
})

test('what’s to collect and where the others of a party ride is right, although the crew sees only its own vehicle', async () => {
  const guide = await given.operator()
  const road = await givenRoad(server, owner, { guide })
  const car = await given.car({ plate_id: '98-765-43' })
  const second = await given.unit({ tour: road.tour, date: road.day, car })
  const order = await road.party(5)
  const { purchasedTours } = await office.tourEvents.assignmentsOfDay({ params: { date: road.day } })
  await office.seats.split({
    params: { orderId: order._id, entryId: entryOf(order) },
    body: {
      parts: [
        { tourCar: road.unit._id, participants: { adult: 2 } },
        { tourCar: second._id, participants: { adult: 3 } },
      ],
      updatedAt: purchasedTours.find(({ _id }) => _id === entryOf(order))?.seatedAt ?? null,
    },
  })
  clock.set(onTheDay)
  const { sheet } = await see(await phoneOf(guide), road.unit)
  expect(sheet?.stops[0]?.parties[0]).toMatchObject({
    people: 2,
    split: { all: 5, vehicles: ['98-765-43'], waiting: 0 },
    collect: { amount: order.calculatedPrices.totalPrice, currency: 'USD' },
  })
})

test('CREW-29 24 hours after the unit’s last day names and phones of guests leave the answer, and the counts stay', async () => {
  // The day after has 25 hours, so for an hour its crews still see yesterday, without its guests.
  const guide = await given.operator()
  clock.set('2026-10-12T10:00:00+03:00')
  const road = await givenRoad(server, owner, { guide, day: '2026-10-24' })
  const order = await road.party(4, {
    mobilePhone: '054-777-1234',
    roomNumber: 'R-412',
    notes: 'Rude to waiters',
  })
  clock.set('2026-10-24T08:00:00+03:00')
  const phone = await phoneOf(guide)
  const about = { tourCar: road.unit._id, selectedTour: entryOf(order), at: clock.now().toISOString() }
  await phone.crew.send({
    body: {
      events: [
        tapOf(road.unit, order, 'boarded', 4, clock.now()),
        { ...about, _id: newId(), kind: 'note', text: 'Dana lost her bag' },
      ],
    },
  })
  const secrets = ['Dana', 'Levi', '777-1234', '972547771234', 'R-412', 'Rude']
  const at = async (moment: string) => {
    clock.set(moment)
    const answer = await see(phone, road.unit)
    const text = JSON.stringify(answer)
    return { answer, told: secrets.filter((secret) => text.includes(secret)) }
  }
  const before = await at('2026-10-25T22:59:00+02:00')
  expect([before.told, before.answer.guestsHidden]).toEqual([secrets, false])
  const after = await at('2026-10-25T23:00:00+02:00')
  expect([after.told, after.answer.guestsHidden]).toEqual([[], true])
  expect(after.answer.sheet).toMatchObject({
    stops: [{ people: 4, parties: [{ people: 4, tickets: [{ type: 'adult', count: 4 }] }] }],
    totals: { people: 4, parties: 1 },
  })
  expect(after.answer.events.map(({ kind, count }) => [kind, count])).toEqual([
    ['boarded', 4],
    ['note', null],
  ])
  await expect(at('2026-10-26T00:00:00+02:00')).rejects.toMatchObject(notFound)
})

test('CREW-30 after a swap at noon the newcomer sees all events so far; the other sees the unit closed, and can send what they tapped before', async () => {
  const [noa, ruth] = [
    await given.operator({ first_name: 'Noa', last_name: 'Regev' }),
    await given.operator(),
  ]
  const road = await givenRoad(server, owner, { guide: noa })
  const [first, second] = [await road.party(4, { mobilePhone: '054-777-1234' }), await road.party(2)]
  const at = (time: string) => new Date(`2026-03-11T${time}:00+02:00`)
  clock.set(at('07:05'))
  const phone = await phoneOf(noa)
  await phone.crew.send({ body: { events: [tapOf(road.unit, first, 'boarded', 4, at('07:05'))] } })
  clock.set(at('12:00'))
  await road.crew([ruth])
  const newcomer = await phoneOf(ruth)
  expect((await see(newcomer, road.unit)).events).toMatchObject([
    { kind: 'boarded', count: 4, by: { name: 'Noa Regev' } },
  ])

  clock.set(at('12:30'))
  const isClosed = ({ units }: { units: CrewUnit[] }) => units.map((unit) => unit.isClosed)
  expect((await phone.crew.days()).data.map(isClosed)).toEqual([[true]])
  const closed = await see(phone, road.unit)
  expect(closed).toMatchObject({
    unit: { isClosed: true, people: 0, mates: [] },
    sheet: null,
    parties: [],
    events: [],
  })
  expect(JSON.stringify(closed)).not.toMatch(/Levi|777-1234/)
  const sent = await phone.crew.send({
    body: {
      events: [
        tapOf(road.unit, second, 'boarded', 2, at('11:59')),
        tapOf(road.unit, second, 'dropped_off', 2, at('12:10')),
      ],
    },
  })
  expect(sent.data.map(({ outcome, code }) => [outcome, code])).toEqual([
    ['stored', undefined],
    ['refused', 'not_found'],
  ])
  expect((await see(newcomer, road.unit)).events).toHaveLength(2)

  await road.crew([noa])
  expect((await see(phone, road.unit)).unit.isClosed).toBe(false)
  clock.set(at('23:00'))
  await office.tourCars.remove({ params: { id: road.unit._id } })
  expect((await see(phone, road.unit)).unit.isClosed).toBe(true)
  const late = await phone.crew.send({
    body: { events: [tapOf(road.unit, second, 'dropped_off', 2, at('22:00'))] },
  })
  expect(late.data).toMatchObject([{ outcome: 'flagged', code: 'party_moved' }])
})

test('somebody taken off a tour that hasn’t begun doesn’t see it any more', async () => {
  const [noa, ruth] = [await given.operator(), await given.operator()]
  const road = await givenRoad(server, owner, { guide: noa })
  clock.set('2026-03-10T20:00:00+02:00')
  const phone = await phoneOf(noa)
  expect((await see(phone, road.unit)).unit.isClosed).toBe(false)
  await road.crew([ruth])
  await expect(see(phone, road.unit)).rejects.toMatchObject(notFound)
  clock.set(onTheDay)
  expect((await phone.crew.days()).data).toEqual([{ date: '2026-03-11', units: [] }])
})

test('the page is in the language that the person chose, and at first in the one on their record', async () => {
  const noa = await given.operator({ first_name: 'Noa', last_name: 'Regev' })
  const [phone, other] = [await phoneOf(noa), await phoneOf(noa)]
  expect((await phone.crew.me()).language).toBe('he')
  const { data } = await office.operators.list({ query: {} })
  const record = data.find(({ _id }) => _id === noa.id)!
  expect(record.documentLanguage).toBe('he')
  const { role, updatedAt } = record
  await office.operators.save({ body: { _id: noa.id, role, updatedAt, documentLanguage: 'en' } })
  expect((await phone.crew.me()).language).toBe('en')
  expect((await phone.crew.changeMe({ body: { language: 'he' } })).language).toBe('he')
  expect((await other.crew.me()).language).toBe('he')
  expect(await office.operators.get({ params: { id: noa.id } })).toMatchObject({ documentLanguage: 'en' })
})

test('a person makes their own calendar link, and sees whom to call and how long parties are waited for', async () => {
  const noa = await given.operator({ first_name: 'Noa', last_name: 'Regev' })
  const phone = await phoneOf(noa)
  const business = await office.businessSettings.get()
  await office.businessSettings.change({ body: { ...business, officePhone: '02-624-7777' } })
  const settings = await office.crewSettings.get()
  await office.crewSettings.change({ body: { ...settings, waitMinutes: 15, replyDeadline: '9:30' } })
  expect(await phone.crew.me()).toMatchObject({
    operator: { _id: noa.id, name: 'Noa Regev', role: 'guide' },
    office: { name: business.name, phone: '02-624-7777' },
    waitMinutes: 15,
    replyDeadline: '09:30',
    calendarLink: { createdAt: null },
    cash: [],
  })
  const { url } = await phone.crew.makeCalendarLink()
  const feed = await server.app.inject({ url: new URL(url).pathname })
  expect([feed.statusCode, feed.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect((await phone.crew.me()).calendarLink.createdAt).toBe(new Date(start).toISOString())
  await office.crewSettings.change({ body: settings }).catch(() => {})
})

import { Writable } from 'node:stream'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { auditOf } from '../../../test/auditOf.ts'
import { newId } from '../../kernel/newId.ts'
import { sweepLeavings } from './leavings.ts'

const lines: string[] = []
const logTo = new Writable({
  write(chunk, _, done) {
    lines.push(String(chunk))
    done()
  },
})
const { app, as, clock, db, given, product, close } = await startServer({
  now: '2026-03-02T10:00:00+02:00',
  env: { WEB_ORIGIN: 'https://desk.example.com', LOG_LEVEL: 'debug' },
  logTo,
})
afterAll(close)
beforeEach(() => clock.set('2026-03-02T10:00:00+02:00'))

const owner = await given.owner()
const office = as(owner)

async function crewLink(id: string): Promise<string> {
  const { url } = await office.calendarLinks.makeForOperator({ params: { id } })
  expect(url).toMatch(/^https:\/\/desk\.example\.com\/calendar\/[\w-]{43}\.ics$/)
  return new URL(url).pathname
}
const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const eventsOf = (body: string) =>
  body
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((block) =>
      Object.fromEntries(
        block.split('\r\n').map((line) => {
          const at = line.indexOf(':')
          return [line.slice(0, at).split(';')[0] ?? '', line.slice(at + 1)] as const
        }),
      ),
    )
async function read(url: string) {
  const { body, statusCode } = await ask(url)
  expect(statusCode).toBe(200)
  return eventsOf(body)
}

async function givenTour(crew: { guide?: { id: string }; driver?: { id: string } }, date = '2026-03-12') {
  const tour = await given.tour({
    name: 'Masada',
    total_hour_duration: 8.5,
    pickup_times: JSON.stringify({ tel_aviv: '07:30' }),
  })
  const unit = await given.unit({
    tour,
    date,
    guide: crew.guide ? [crew.guide] : [],
    ...(crew.driver && { driver: crew.driver }),
  })
  return { tour, unit }
}

async function board(tour: { id: string }, unit: { _id: string }, people: number, date = '2026-03-12') {
  const order = await given.order({
    selectedTours: [{ tour: tour.id, date, participants: { adult: people } }],
    userInformation: {
      firstName: 'Dana',
      lastName: 'Levi',
      email: 'dana.levi@example.com',
      mobilePhone: '050-5550188',
    },
  })
  await put(order, unit._id)
  return order
}

function put(order: Order, unit: string) {
  const body = { order: order._id, selectedTour: order.selectedTours[0]?._id ?? '', _id: unit }
  return office.tourCars.addOrder({ params: { id: unit }, body })
}

function crewOf(id: string, guide: string[]) {
  return office.tourCars.change({
    params: { id },
    body: { car: null, externalCar: null, driver: null, guide },
  })
}

test('FEED-03 FEED-04 a guide’s calendar has each of their tours, from the first pickup for as long as it takes, without guests', async () => {
  const guide = await given.operator({ first_name: 'Galit', last_name: 'Shapira' })
  const { tour, unit } = await givenTour({ guide })
  await board(tour, unit, 4)
  await board(tour, unit, 3)
  await givenTour({ guide }, '2026-02-15')
  await givenTour({ guide }, '2026-02-16')
  await givenTour({ guide }, '2026-05-31')
  await givenTour({ guide }, '2026-06-01')
  await givenTour({ guide: await given.operator() })
  const endless = await given.tour({
    name: 'Galilee',
    total_hour_duration: null,
    pickup_times: JSON.stringify({ tel_aviv: '08:00' }),
  })
  const long = await given.unit({ tour: endless, date: '2026-03-14', guide: [guide] })
  await board(endless, long, 1, '2026-03-14')
  const car = await given.car({ plate_id: '12-345-67' })
  await office.tourCars.change({
    params: { id: unit._id },
    body: { car: car.id, externalCar: null, driver: null, guide: [guide.id] },
  })

  const answer = await ask(await crewLink(guide.id))
  const events = eventsOf(answer.body)
  expect(events.map(({ DTSTART }) => DTSTART)).toEqual([
    '20260216',
    '20260312T053000Z',
    '20260314T060000Z',
    '20260531',
  ])
  expect(events[1]).toMatchObject({ DTEND: '20260312T140000Z', SUMMARY: 'Masada · 7 אנשים' })
  for (const part of ['12-345-67', '7 אנשים', 'Galit Shapira', '07:30'])
    expect(events[1]?.DESCRIPTION).toContain(part)
  expect(events[1]?.DESCRIPTION).toContain(events[1]?.LOCATION ?? 'no place')
  expect(events[2]).toMatchObject({ DTEND: '20260314T160000Z' })
  expect(answer.body).toContain('DTSTART;VALUE=DATE:20260216\r\nDTEND;VALUE=DATE:20260217')
  expect(answer.body).not.toMatch(/Dana|Levi|5550188|example\.com\/|\$/)
})

test('FEED-02 a calendar is iCalendar, and a tour’s name can’t write lines of its own', async () => {
  const guide = await given.operator()
  const name = 'Dead Sea; Masada, \\ עין גדי: סיור ארוך במיוחד עם שם שלא נכנס בשורה אחת'
  const tour = await given.tour({ name, pickup_times: JSON.stringify({ tel_aviv: '07:30' }) })
  const unit = await given.unit({ tour, date: '2026-03-12', guide: [guide] })
  await board(tour, unit, 2)
  const { headers, body } = await ask(await crewLink(guide.id))
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:-\/\/Tourdesk/)
  expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const [event] = eventsOf(body)
  expect(event?.SUMMARY).toMatch(/^Dead Sea\\; Masada\\, \\\\ עין גדי: .* · 2 אנשים$/)
  for (const name of ['DTSTART', 'DTEND', 'DTSTAMP', 'LAST-MODIFIED'])
    expect(event?.[name]).toMatch(/^\d{8}T\d{6}Z$/)
})

test('programs call a calendar by its guide, and the one of all departures by the account', async () => {
  const guide = await given.operator({ first_name: 'Yael', last_name: 'בן־דוד' })
  expect((await ask(await crewLink(guide.id))).body).toContain('X-WR-CALNAME:Yael בן־דוד\r\n')
  const { name } = await db
    .selectFrom('accounts')
    .select('name')
    .where('is_main', '=', true)
    .executeTakeFirstOrThrow()
  const { url } = await office.calendarLinks.makeOwn({ body: { language: 'en' } })
  expect((await ask(new URL(url).pathname)).body).toContain(`X-WR-CALNAME:${name}\r\n`)
})

test('an event keeps its id, rises with the unit, and shows for two weeks that somebody was taken off', async () => {
  const guide = await given.operator()
  const other = await given.operator()
  const { tour, unit } = await givenTour({ guide })
  const url = await crewLink(guide.id)
  const [first] = await read(url)
  expect(first).toMatchObject({
    UID: `tourcar-${unit._id}-${guide.id}@desk.example.com`,
    STATUS: 'TENTATIVE',
    'LAST-MODIFIED': '20260302T080000Z',
  })

  clock.set('2026-03-02T11:00:00+02:00')
  await board(tour, unit, 2)
  const [fuller] = await read(url)
  expect(fuller).toMatchObject({ UID: first?.UID, 'LAST-MODIFIED': '20260302T090000Z' })
  expect(Number(fuller?.SEQUENCE)).toBeGreaterThan(Number(first?.SEQUENCE))

  clock.set('2026-03-02T12:00:00+02:00')
  await crewOf(unit._id, [other.id])
  const [off] = await read(url)
  expect(off).toMatchObject({ UID: first?.UID, STATUS: 'CANCELLED', SUMMARY: 'Masada' })
  expect(Number(off?.SEQUENCE)).toBeGreaterThan(Number(fuller?.SEQUENCE))

  await crewOf(unit._id, [guide.id])
  const [back] = await read(url)
  expect(back).toMatchObject({ UID: first?.UID, STATUS: 'TENTATIVE' })
  expect(await read(await crewLink(other.id))).toMatchObject([{ STATUS: 'CANCELLED' }])

  const { undo } = await office.tourCars.remove({ params: { id: unit._id } })
  const [gone] = await read(url)
  expect(gone).toMatchObject({ UID: first?.UID, STATUS: 'CANCELLED' })
  expect(Number(gone?.SEQUENCE)).toBeGreaterThan(Number(back?.SEQUENCE))
  await office.undo.take({ params: { id: undo ?? '' } })
  const [again] = await read(url)
  expect(again).toMatchObject({ UID: first?.UID, STATUS: 'TENTATIVE' })
  expect(Number(again?.SEQUENCE)).toBeGreaterThan(Number(gone?.SEQUENCE))

  await crewOf(unit._id, [])
  clock.set('2026-03-16T11:59:00+02:00')
  expect(await read(url)).toHaveLength(1)
  await sweepLeavings(product)
  expect(await read(url)).toHaveLength(1)
  clock.set('2026-03-16T12:01:00+02:00')
  expect(await read(url)).toEqual([])
  await sweepLeavings(product)
  const kept = await db.selectFrom('crew_leavings').select('id').where('unit_id', '=', unit._id).execute()
  expect(kept).toEqual([])
})

test('FEED-06 an unchanged calendar isn’t sent again, and nobody asks more than 60 times an hour', async () => {
  const guide = await given.operator()
  await givenTour({ guide })
  const url = await crewLink(guide.id)
  const first = await ask(url)
  expect(first.body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n')
  const etag = String(first.headers.etag)
  clock.set('2026-03-02T10:20:00+02:00')
  const same = await ask(url, { 'if-none-match': `"other", W/${etag}` })
  expect([same.statusCode, same.body]).toEqual([304, ''])
  await givenTour({ guide }, '2026-03-13')
  expect((await ask(url, { 'if-none-match': etag })).statusCode).toBe(200)
  for (let asked = 4; asked <= 60; asked += 1) expect((await ask(url)).statusCode).toBe(200)
  const tooMany = await ask(url)
  expect([tooMany.statusCode, tooMany.headers['retry-after']]).toEqual([429, '2400'])
  clock.set('2026-03-02T11:00:01+02:00')
  expect((await ask(url)).statusCode).toBe(200)
})

test('FEED-07 a new link kills the old one, and only links of people who may see it open anything', async () => {
  const guide = await given.operator()
  const params = { id: guide.id }
  expect(await office.calendarLinks.ofOperator({ params })).toEqual({ createdAt: null })
  const old = await crewLink(guide.id)
  const fresh = await crewLink(guide.id)
  expect(await office.calendarLinks.ofOperator({ params })).toEqual({ createdAt: '2026-03-02T08:00:00.000Z' })
  const isNothing = async (url: string) => {
    const { statusCode, body } = await ask(url)
    expect([url, statusCode, body]).toEqual([url, 404, ''])
  }
  await isNothing(old)
  await isNothing('/calendar/none.ics')
  await isNothing(fresh.replace('.ics', ''))
  await isNothing(`/calendar/${'a'.repeat(43)}.ics`)
  expect((await ask(fresh)).statusCode).toBe(200)
  expect(await auditOf(db, guide.id)).toContainEqual(
    expect.objectContaining({ action: 'calendar link made' }),
  )

  await office.operators.remove({ params })
  await isNothing(fresh)
  await expect(office.calendarLinks.makeForOperator({ params })).rejects.toMatchObject({ status: 404 })
  await expect(office.calendarLinks.ofOperator({ params })).rejects.toMatchObject({ status: 404 })

  const clerk = await given.user({ role: 'ADMIN', account: owner.account })
  const { url } = await as(clerk).calendarLinks.makeOwn({ body: { language: 'en' } })
  const own = new URL(url).pathname
  expect((await ask(own)).statusCode).toBe(200)
  await db.updateTable('memberships').set({ status: 'INACTIVE' }).where('user_id', '=', clerk.id).execute()
  await isNothing(own)

  const token = fresh.slice('/calendar/'.length, -'.ics'.length)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join('')).not.toContain(token)
  expect(JSON.stringify(await db.selectFrom('audit_log').selectAll().execute())).not.toContain(token)
  expect(JSON.stringify(await db.selectFrom('calendar_links').selectAll().execute())).not.toContain(token)
})

test('the office’s calendar has all departures, in the language of its link', async () => {
  const driver = await given.operator({ role: 'driver', first_name: 'Ibrahim', last_name: 'Amer' })
  const { tour, unit } = await givenTour({ driver }, '2026-03-20')
  await board(tour, unit, 2, '2026-03-20')
  const { url } = await office.calendarLinks.makeOwn({ body: { language: 'en' } })
  const path = new URL(url).pathname
  const mine = (await read(path)).find(({ UID }) => UID?.includes(unit._id))
  expect(mine).toMatchObject({
    UID: `tourcar-${unit._id}-${owner.id}@desk.example.com`,
    STATUS: 'CONFIRMED',
    SUMMARY: 'Masada · 2 people',
  })
  expect(mine?.DESCRIPTION).toContain('Driver: Ibrahim Amer')
  await office.tourCars.remove({ params: { id: unit._id } })
  expect((await read(path)).find(({ UID }) => UID?.includes(unit._id))?.STATUS).toBe('CANCELLED')
  await expect(office.calendarLinks.makeForOperator({ params: { id: newId() } })).rejects.toMatchObject({
    status: 404,
  })
})

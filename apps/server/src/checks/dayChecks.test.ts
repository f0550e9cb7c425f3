import type { MessageAsk } from '@tourdesk/contract/messages/messages'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { addDays } from '@tourdesk/domain/calendar'
import { beforeEach, expect, test, vi } from 'vitest'
import { auditOf } from '../../test/auditOf.ts'
import { entryOf, givenRoad } from '../../test/crewPhone.ts'
import { everyTable } from '../../test/everyTable.ts'
import { faultsOf } from '../../test/faultsOf.ts'
import { doJobs } from '../../test/mailbox.ts'
import { noticesOf } from '../../test/noticesOf.ts'
import { startMailing } from '../../test/startMailing.ts'
import { statementsOf } from '../../test/statementsOf.ts'
import { switchNews } from '../../test/switchNews.ts'
import { newId } from '../kernel/newId.ts'
import { sendPlanned } from '../messages/automatic/sendPlanned.ts'

const server = await startMailing('2026-03-02T10:00:00+02:00')
const { as, clock, db, given, product } = server

const owner = await given.owner()
const office = as(owner)
const colleague = await given.user({ role: 'ADMIN', firstName: 'Dana', lastName: 'Mor' })
await switchNews(office)
const { dayChecks } = office

let date = '2026-03-11'
beforeEach(() => {
  date = addDays(date, 2)
  clock.set(`${addDays(date, -1)}T10:00:00+02:00`)
})

/** These tests are about reports and messages; what the vehicles lack is tested with the rules. */
const codesHere = new Set(['incident', 'message_failed', 'message_by_hand', 'reminder_waiting'])
const findings = async (of = date) =>
  (await dayChecks.ofDay({ params: { date: of } })).data.filter(({ code }) => codesHere.has(code))
const codes = async (of = date) => (await findings(of)).map(({ code }) => code)
const know = (key: string, reason: string, client = office) =>
  client.dayChecks.markKnown({ params: { date }, body: { key, reason } })

async function report(unit: { _id: string }, text: string, at = `${date}T07:20:00+02:00`) {
  clock.set(at)
  const event = { _id: newId(), tourCar: unit._id, kind: 'incident', text, at: new Date(at).toISOString() }
  await office.boardings.send({ body: { events: [event] } })
  return event
}

/** Writes to the customer of an order; returns the message. */
async function write(order: Order, channel: 'email' | 'whatsapp', text = 'We leave at seven') {
  const texts = { en: { subject: 'News', body: text }, he: { subject: '', body: '' } }
  const body: MessageAsk = { target: { order: order._id }, event: 'free', channel, texts }
  const { hash } = await office.messages.preview({ body })
  await office.messages.send({ body: { ...body, hash, clientKey: newId() } })
  const { data } = await office.messages.ofOrder({ params: { id: order._id } })
  return { params: { id: data[0]?._id ?? '' } }
}

async function givenIncident(text = 'A flat tyre') {
  const road = await givenRoad(server, owner, { day: date })
  const event = await report(road.unit, text)
  const [finding] = await findings()
  return { ...road, event, key: finding?.key ?? '' }
}

test('CHECK-06 a finding is marked as known with a reason, which everybody sees, and taken back', async () => {
  const { key } = await givenIncident()
  const heard = await noticesOf(product, () => know(key, 'We sent another car', as(colleague)))
  expect(heard).toContainEqual(expect.objectContaining({ topic: 'dispatch', days: [date] }))
  const mark = { reason: 'We sent another car', name: 'Dana Mor', at: clock.now().toISOString() }
  expect(await findings()).toMatchObject([{ key, code: 'incident', known: mark }])

  await know(key, 'The guests are in a taxi')
  expect(await findings()).toMatchObject([
    { known: { reason: 'The guests are in a taxi', name: owner.name } },
  ])
  expect((await dayChecks.reopen({ params: { date, key } })).data).toContainEqual(
    expect.objectContaining({ key, known: null }),
  )
  expect((await dayChecks.reopen({ params: { date, key } })).data).toContainEqual(
    expect.objectContaining({ key, known: null }),
  )

  const id = `${date.replaceAll('-', '')}-0000-8000-8000-000000000000`
  const log = await auditOf(db, id)
  expect(log.map(({ action, actor_name, details }) => [action, actor_name, details.reason])).toEqual([
    ['finding known', 'Dana Mor', 'We sent another car'],
    ['finding known', owner.name, 'The guests are in a taxi'],
    ['finding reopened', owner.name, 'The guests are in a taxi'],
  ])
  expect(log[0]).toMatchObject({
    entity_kind: 'TourDay',
    details: { date, finding: 'incident', text: 'A flat tyre' },
  })
})

test('CHECK-06 a reason has 1 to 300 characters', async () => {
  const { key } = await givenIncident()
  for (const reason of ['', '  ', 'x'.repeat(301)])
    await expect(know(key, reason)).rejects.toMatchObject({ status: 400 })
  expect(await findings()).toMatchObject([{ known: null }])
  await know(key, 'x'.repeat(300))
  expect(await findings()).toMatchObject([{ known: { reason: 'x'.repeat(300) } }])
})

test('a finding that was solved or has other facts by now can’t be marked, and the audit says nothing', async () => {
  const { key, event } = await givenIncident()
  const undo = { ...event, _id: newId(), kind: 'undo', selectedTour: null, undoes: event._id }
  await office.boardings.send({ body: { events: [undo] } })
  for (const gone of [key, 'unknown'])
    await expect(know(gone, 'Solved')).rejects.toMatchObject({ status: 409, code: 'finding_gone' })
  const marks = await everyTable(db).selectFrom('day_known').select('key').where('date', '=', date).execute()
  expect(marks).toEqual([])
})

test('two people mark a finding at once: both are in the log, and the later reason is shown', async () => {
  const { key } = await givenIncident()
  await Promise.all([know(key, 'First'), know(key, 'Second', as(colleague))])
  const [finding] = await findings()
  const reasons = { [owner.name]: 'First', 'Dana Mor': 'Second' }
  expect(finding?.known?.reason).toBe(reasons[finding?.known?.name ?? ''])
})

test('CHECK-07 the key of a finding is of its code, subjects and facts: once one changes, the mark doesn’t fit and it’s open again', async () => {
  const road = await givenRoad(server, owner, { day: date })
  const order = await road.party(2, { mobilePhone: '+34600555011' })
  await write(order, 'whatsapp')
  const [first] = await findings()
  expect(first).toMatchObject({ code: 'message_by_hand', params: { n: 1 }, known: null })
  await know(first?.key ?? '', 'I call them tonight')
  expect(await findings()).toMatchObject([{ key: first?.key, known: { reason: 'I call them tonight' } }])

  // Another fact: one more message.
  const second = await write(order, 'whatsapp', 'Bring water')
  const [more] = await findings()
  expect(more).toMatchObject({ params: { n: 2 }, known: null })
  expect(more?.key).not.toBe(first?.key)
  await expect(know(first?.key ?? '', 'Again')).rejects.toMatchObject({ code: 'finding_gone' })
  // The facts of before bring the mark back.
  await office.messages.cancel(second)
  expect(await findings()).toMatchObject([{ key: first?.key, known: { reason: 'I call them tonight' } }])

  // Another code and other subjects are other keys.
  await report(road.unit, 'A flat tyre')
  const other = await givenRoad(server, owner, { day: date, name: 'Galilee' })
  await report(other.unit, 'A flat tyre')
  const all = await findings()
  expect(new Set(all.map(({ key }) => key)).size).toBe(3)
  expect(all.filter(({ known }) => known !== null)).toHaveLength(1)
})

test('CHECK-18 a message about the day that failed, waits for a person, or waits for a pickup time is to be looked at', async () => {
  const road = await givenRoad(server, owner, { day: date })
  const order = await road.party(2, { mobilePhone: '+34600555011' })
  const about = [{ _id: entryOf(order), orderId: order._id, orderNumber: order.orderNumber }]
  expect(await findings()).toEqual([])
  const byHand = await write(order, 'whatsapp')
  const mail = await write(order, 'email')
  expect(await findings()).toMatchObject([
    { code: 'message_by_hand', severity: 'warn', params: { n: 1 }, entries: about, time: '07:00' },
  ])
  await db
    .updateTable('mail_outbox')
    .set({ status: 'failed' })
    .where('message_id', '=', mail.params.id)
    .execute()
  expect(await findings()).toMatchObject([
    { code: 'message_by_hand' },
    { code: 'message_failed', severity: 'warn', params: { n: 1 }, entries: about, tour: null },
  ])
  expect(await codes(addDays(date, 1))).toEqual([])
  await office.messages.done(byHand)
  await office.messages.retry(mail)
  await doJobs(product)
  expect(await findings()).toEqual([])

  await switchNews(office, 'tour_reminder')
  const tour = await given.tour({ name: 'Galilee', pickup_times: '{}' })
  const waiting = await given.order({ selectedTours: [{ tour: tour.id, date }] })
  clock.set(`${addDays(date, -1)}T17:05:00+02:00`)
  await sendPlanned(product)
  expect(await findings()).toMatchObject([
    {
      ...{ code: 'reminder_waiting', severity: 'warn', params: { n: 1 }, tour: null },
      entries: [{ orderId: waiting._id }],
    },
  ])
  const unit = await given.unit({ tour, date })
  const params = { id: unit._id }
  const body = { order: waiting._id, selectedTour: entryOf(waiting), _id: unit._id }
  await office.tourCars.addOrder({ params, body })
  const { stops, updatedAt } = await office.unitStops.get({ params })
  const timed = stops.map(({ key }) => ({ key, time: '09:00' }))
  await office.unitStops.change({ params, body: { stops: timed, updatedAt } })
  expect(await findings()).toEqual([])
  await switchNews(office)
})

test('a message that fails for good is announced, so that the finding is there at once, and so it is again when another try fails', async () => {
  const road = await givenRoad(server, owner, { day: date })
  const order = await road.party(2)
  // What the tests before left to do.
  await doJobs(product)
  const mail = await write(order, 'email')
  const failing = async (isLast: boolean) => {
    server.refusals.push('550 no such mailbox')
    await product.pool.query(`update graphile_worker._private_jobs set max_attempts = $1`, [isLast ? 1 : 14])
    return noticesOf(product, async () => {
      await doJobs(product)
      // A try that failed is written down a moment later.
      const locked = 'select from graphile_worker._private_jobs where locked_at is not null'
      await vi.waitFor(async () => expect((await product.pool.query(locked)).rowCount).toBe(0), 10_000)
    })
  }
  expect(await failing(true)).toMatchObject([{ topic: 'orders', days: [date], by: null }])
  expect(await findings()).toMatchObject([{ code: 'message_failed', params: { n: 1 } }])
  expect((await auditOf(db, order._id)).at(-1)).toMatchObject({
    action: 'message failed',
    actor_name: 'messages',
    details: { message: 'free', channel: 'email', status: 'failed' },
  })

  await office.messages.retry(mail)
  expect(await findings()).toEqual([])
  expect(await failing(false)).toEqual([])
  expect(await findings()).toEqual([])
  await product.pool.query('delete from graphile_worker._private_jobs')
})

test('a reminder that begins to wait for a pickup time is announced once', async () => {
  await switchNews(office, 'tour_reminder')
  const tour = await given.tour({ name: 'Galilee', pickup_times: '{}' })
  await given.order({ selectedTours: [{ tour: tour.id, date }] })
  clock.set(`${addDays(date, -1)}T17:05:00+02:00`)
  const heard = await noticesOf(product, () => sendPlanned(product))
  expect(heard).toMatchObject([{ topic: 'orders', days: [date], accountId: null }])
  expect(await codes()).toEqual(['reminder_waiting'])
  await db.updateTable('messages').set({ due_at: clock.now() }).where('state', '=', 'planned').execute()
  expect(await noticesOf(product, () => sendPlanned(product))).toEqual([])
  await switchNews(office)
})

test('a message that was said again, and one about a canceled tour, is nobody’s task any more', async () => {
  const road = await givenRoad(server, owner, { day: date })
  const order = await road.party(2, { mobilePhone: '+34600555011' })
  const mail = await write(order, 'email')
  const failed = db.updateTable('mail_outbox').set({ status: 'failed' })
  await failed.where('message_id', '=', mail.params.id).execute()
  expect(await codes()).toEqual(['message_failed'])
  await office.messages.resend(mail)
  await doJobs(product)
  expect(await codes()).toEqual([])
  await write(order, 'whatsapp')
  expect(await codes()).toEqual(['message_by_hand'])
  await office.orders.cancel({ body: { orderId: order._id, canRefund: true } })
  expect(await codes()).toEqual([])
})

test('an incident is of the day it happened on, or of the nearest day of its vehicle', async () => {
  const tour = await given.tour({ name: 'Galilee and Golan' })
  const unit = await given.unit({ tour, date })
  const entry = { tour: tour.id, startDate: date, endDate: addDays(date, 1) }
  const order = await given.order({ orderType: 'private', selectedTours: [entry] })
  const body = { order: order._id, selectedTour: entryOf(order), _id: unit._id }
  await office.tourCars.addOrder({ params: { id: unit._id }, body })
  const [before, first, second, after] = [-1, 0, 1, 2].map((days) => addDays(date, days)) as [
    string,
    string,
    string,
    string,
  ]
  await report(unit, 'The van doesn’t start', `${before}T21:00:00+02:00`)
  await report(unit, 'Road 90 is closed', `${second}T09:00:00+02:00`)
  await report(unit, 'A bag was left behind', `${after}T08:00:00+02:00`)
  const texts = async (of: string) =>
    (await findings(of)).flatMap((found) => (found.code === 'incident' ? [found.params.text] : [])).toSorted()
  expect(await texts(before)).toEqual([])
  expect(await texts(first)).toEqual(['The van doesn’t start'])
  expect(await texts(second)).toEqual(['A bag was left behind', 'Road 90 is closed'])
  expect(await texts(after)).toEqual([])
  date = after
})

test('the incident of a vehicle that’s gone is of the day it happened on, without its tour', async () => {
  const unit = await given.unit({ tour: await given.tour(), date })
  await report(unit, 'The van doesn’t start')
  await office.tourCars.remove({ params: { id: unit._id } })
  expect(await findings()).toMatchObject([{ code: 'incident', tour: null, tourCar: null, time: null }])
})

const countsOf = (startDate: string, endDate = startDate) =>
  dayChecks.counts({ query: { startDate, endDate } })

test('CHECK-40 one call counts the findings of up to 14 days by severity, and the known ones apart', async () => {
  const { key } = await givenIncident()
  const road = await givenRoad(server, owner, { day: addDays(date, 1), name: 'Galilee' })
  await report(road.unit, 'A flat tyre', `${addDays(date, 1)}T07:20:00+02:00`)
  await know(key, 'We sent another car')

  const days = Array.from({ length: 14 }, (_, index) => addDays(date, index - 2))
  const { data } = await countsOf(days[0] ?? '', days.at(-1))
  expect(data.map((day) => day.date)).toEqual(days)
  for (const { date: day, ...counts } of data) {
    const found = (await dayChecks.ofDay({ params: { date: day } })).data
    const open = (severity: string) =>
      found.filter((finding) => finding.severity === severity && finding.known === null).length
    const known = found.filter((finding) => finding.known !== null).length
    expect(counts, day).toEqual({
      ...{ stop: open('stop'), warn: open('warn'), note: open('note'), known },
      signedOff: null,
    })
  }
  expect(data[2]).toMatchObject({ known: 1 })
  expect(data[3]?.warn).toBeGreaterThan(0)
  date = addDays(date, 12)
})

test('CHECK-40 the counts of two weeks need as many statements as those of a day', async () => {
  // The first call of a day also saves when the session was used.
  await countsOf(date)
  const statements = (to: string) => statementsOf(product, () => countsOf(date, to))
  expect(await statements(addDays(date, 13))).toBe(await statements(date))
})

test('CHECK-40 more than 14 days, and an end before the start, are refused at the end date', async () => {
  expect(await faultsOf(countsOf(date, addDays(date, 14)))).toEqual({ endDate: 'range_too_long' })
  expect(await faultsOf(countsOf(date, addDays(date, -1)))).toEqual({ endDate: 'end_before_start' })
})

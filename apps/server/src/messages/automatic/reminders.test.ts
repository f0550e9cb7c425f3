import type { Order } from '@tourdesk/contract/orders/orderShapes'
import type { MessageSettings } from '@tourdesk/contract/settings/settings'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import type { GivenUser } from '../../../test/given/ground.ts'
import { doJobs, mailsTo } from '../../../test/mailbox.ts'
import { smtpPeer } from '../../../test/smtpPeer.ts'
import { switchNews } from '../../../test/switchNews.ts'
import { newId } from '../../kernel/newId.ts'
import { sendPlanned } from './sendPlanned.ts'

const peer = await smtpPeer([])
const env = {
  SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
  MAIL_FROM: 'Carmel Tours <desk@example.com>',
  WEB_ORIGIN: 'https://desk.example.com',
}
const { as, clock, db, given, product, close } = await startServer({ env })
afterAll(async () => {
  await close()
  await peer.close()
})

const office = as(await given.owner())
const start = '2026-03-01T09:00:00+02:00'
beforeEach(async () => {
  clock.set(start)
  await switchNews(office, 'order_confirmed', 'tour_reminder', 'pickup_changed')
})

/** Moves the clock, in Israel's winter time, and runs what's due. */
const at = async (day: string, time: string) => {
  clock.set(`${day}T${time}:00+02:00`)
  await sendPlanned(product)
  await doJobs(product)
}

async function booked(day: string, pickupTime: string | null = '08:00', by?: GivenUser) {
  const pickup_times = pickupTime ? JSON.stringify({ tel_aviv: pickupTime }) : '{}'
  const tour = await given.tour({ name: 'Masada', pickup_times, total_hour_duration: 8.5 })
  const email = `${newId()}@example.com`
  const order = await given.order({
    ...(by && { by, overrideUnavailability: true }),
    selectedTours: [{ tour: tour.id, date: day }],
    userInformation: { firstName: 'Dana', lastName: 'Levi', email },
  })
  return { order, email, tour }
}

async function onVehicle(order: Order, unit: string): Promise<void> {
  const body = { order: order._id, selectedTour: order.selectedTours[0]?._id ?? '', _id: unit }
  await office.tourCars.addOrder({ params: { id: unit }, body })
}

/** Sets the time of all stops of a unit. */
async function shift(unit: string, time: string): Promise<void> {
  const { stops, updatedAt } = await office.unitStops.get({ params: { id: unit } })
  const body = { stops: stops.map(({ key }) => ({ key, time })), updatedAt }
  await office.unitStops.change({ params: { id: unit }, body })
}

const newsOf = async (order: Order) =>
  (await office.messages.ofOrder({ params: { id: order._id } })).data.toReversed()
const told = async (order: Order) =>
  (await newsOf(order)).map(({ event, state, reason }) => [event, state, ...(reason ? [reason] : [])])
/** The number of reminders that a day's check finds waiting. */
const remindersWaiting = async (date: string) =>
  (await office.dayChecks.ofDay({ params: { date } })).data.flatMap((finding) =>
    finding.code === 'reminder_waiting' ? [finding.params.n] : [],
  )
const settings = async (change: Partial<MessageSettings>) =>
  office.messageSettings.change({ body: { ...(await office.messageSettings.get()), ...change } })

test('a reminder goes out at five on the day before, once, with the tour for the calendar', async () => {
  const { order, email } = await booked('2026-03-12')
  await at('2026-03-01', '09:02')
  await at('2026-03-11', '16:59')
  expect(await told(order)).toEqual([['order_confirmed', 'sent']])
  await at('2026-03-11', '17:00')
  await at('2026-03-11', '17:01')
  expect(await told(order)).toEqual([
    ['order_confirmed', 'sent'],
    ['tour_reminder', 'sent'],
  ])
  const mails = peer.taken.filter((mail) => mail.includes(`To: ${email}`))
  expect(mails).toHaveLength(2)
  expect((await mailsTo(db, email))[1]?.body_text).toContain("We'll pick you up at 08:00")
})

test('NOTE-26 confirmation and reminder carry the tour for the calendar, from the pickup for as long as it takes', async () => {
  const { email } = await booked('2026-03-12')
  await at('2026-03-01', '09:02')
  await at('2026-03-11', '17:00')
  const mails = peer.taken.filter((mail) => mail.includes(`To: ${email}`))
  expect(mails).toHaveLength(2)
  for (const mail of mails) {
    expect(mail).toMatch(/Content-Type: text\/calendar; charset=utf-8; name=tour\.ics/)
    const [, part = ''] = mail.split('filename=tour.ics')
    const file = Buffer.from(part.split('\n\n')[1]?.split('\n--')[0] ?? '', 'base64').toString()
    expect(file).toContain('DTSTART:20260312T060000Z\r\nDTEND:20260312T143000Z\r\nSUMMARY:Masada\r\n')
  }
})

test('NOTE-14 a reminder waits for the pickup time, which is a finding of the day, and goes out once it’s known, at the latest at half past eight without it', async () => {
  const known = await booked('2026-03-14', null)
  const late = await booked('2026-03-14', null)
  const unit = await given.unit({ tour: known.tour, date: '2026-03-14' })
  await onVehicle(known.order, unit._id)
  await at('2026-03-13', '17:00')
  expect((await newsOf(known.order)).at(-1)).toMatchObject({
    event: 'tour_reminder',
    state: 'waiting',
    reason: 'no_pickup_time',
    dueAt: '2026-03-13T18:30:00.000Z',
  })
  expect(await remindersWaiting('2026-03-14')).toEqual([2])
  await at('2026-03-13', '18:00')
  await shift(unit._id, '07:40')
  await at('2026-03-13', '18:01')
  const [, reminder] = await newsOf(known.order)
  expect(reminder).toMatchObject({
    state: 'sent',
    reason: null,
    text: expect.stringContaining("We'll pick you up at 07:40"),
  })
  expect((await told(late.order)).at(-1)).toEqual(['tour_reminder', 'waiting', 'no_pickup_time'])
  expect(await remindersWaiting('2026-03-14')).toEqual([1])
  await at('2026-03-13', '20:30')
  expect((await newsOf(late.order)).at(-1)).toMatchObject({
    state: 'sent',
    text: expect.stringContaining("We'll tell you the pickup time as soon as we know it."),
  })
  expect(await remindersWaiting('2026-03-14')).toEqual([])
})

test('NOTE-15 an order placed after the reminders for the next day is confirmed with its pickup, and not reminded', async () => {
  clock.set('2026-03-11T18:00:00+02:00')
  const { order, email } = await booked('2026-03-12', '08:00', await given.user({ isSuper: true }))
  await at('2026-03-11', '18:02')
  await at('2026-03-11', '20:45')
  expect(await told(order)).toEqual([['order_confirmed', 'sent']])
  expect((await mailsTo(db, email))[0]?.body_text).toContain('Pickup at 08:00')
})

test('a server that was down in the evening reminds in the morning, and not after the pickup', async () => {
  const early = await booked('2026-03-12', '07:00')
  const later = await booked('2026-03-12', '10:30')
  await at('2026-03-01', '09:02')
  await at('2026-03-12', '08:30')
  expect((await told(early.order)).at(-1)).toEqual(['tour_reminder', 'canceled', 'past'])
  expect((await told(later.order)).at(-1)).toEqual(['tour_reminder', 'sent'])
})

test('a reminder isn’t sent for a day that a tour has left, and is for the day it moved to', async () => {
  const { order } = await booked('2026-03-14', null)
  await at('2026-03-01', '09:02')
  await at('2026-03-13', '17:00')
  expect((await told(order)).at(-1)).toEqual(['tour_reminder', 'waiting', 'no_pickup_time'])
  const { data: log } = await office.messages.ofOrder({ params: { id: order._id } })
  expect(log).toHaveLength(2)
  await office.orders.cancel({ body: { orderId: order._id, canRefund: false } })
  expect((await told(order)).filter(([event]) => event === 'tour_reminder')).toEqual([
    ['tour_reminder', 'canceled', 'overtaken'],
  ])
})

test('PLAN-21 once reminded, customers hear of a new pickup time five minutes later, unless it’s changed back', async () => {
  const day = '2026-03-12'
  const { order, email, tour } = await booked(day)
  const unit = await given.unit({ tour, date: day })
  await onVehicle(order, unit._id)
  await shift(unit._id, '08:05')
  await at('2026-03-01', '09:30')
  expect(await told(order)).toEqual([['order_confirmed', 'sent']])
  await at('2026-03-11', '17:00')
  expect((await mailsTo(db, email)).at(-1)?.body_text).toContain('08:05')

  clock.set('2026-03-11T18:00:00+02:00')
  await shift(unit._id, '08:15')
  await at('2026-03-11', '18:04')
  expect((await told(order)).at(-1)).toEqual(['pickup_changed', 'waiting'])
  await at('2026-03-11', '18:05')
  expect((await newsOf(order)).at(-1)).toMatchObject({
    state: 'sent',
    text: expect.stringContaining("We'll pick you up at 08:15"),
  })
  await shift(unit._id, '08:25')
  await shift(unit._id, '08:15')
  await at('2026-03-11', '19:00')
  expect((await told(order)).at(-1)).toEqual(['pickup_changed', 'canceled', 'overtaken'])
  expect((await mailsTo(db, email)).map(({ body_text }) => /08:\d\d/.exec(body_text)?.[0])).toEqual([
    '08:05',
    '08:05',
    '08:15',
  ])
})

test('NOTE-13 quiet hours hold customers’ messages until they end, but not what’s about a pickup within a day', async () => {
  await settings({
    customersQuiet: {
      isOn: true,
      from: '21:00',
      until: '08:00',
      windows: [{ weekday: 5, from: '15:00', until: '23:00' }],
    },
  })
  clock.set('2026-03-10T22:00:00+02:00')
  const { order } = await booked('2026-03-20')
  await at('2026-03-10', '22:02')
  expect((await newsOf(order))[0]).toMatchObject({ state: 'waiting', dueAt: '2026-03-11T06:00:00.000Z' })
  await at('2026-03-11', '08:00')
  expect(await told(order)).toEqual([['order_confirmed', 'sent']])

  // A Friday afternoon that the office keeps quiet, and the night after it.
  clock.set('2026-03-13T16:00:00+02:00')
  const { order: friday } = await booked('2026-03-20')
  await at('2026-03-13', '16:02')
  expect((await newsOf(friday))[0]).toMatchObject({ state: 'waiting', dueAt: '2026-03-14T06:00:00.000Z' })

  const { order: soon, tour } = await booked('2026-03-18')
  const unit = await given.unit({ tour, date: '2026-03-18' })
  await onVehicle(soon, unit._id)
  await at('2026-03-14', '09:00')
  await at('2026-03-17', '17:00')
  clock.set('2026-03-17T23:00:00+02:00')
  await shift(unit._id, '06:30')
  await at('2026-03-17', '23:05')
  expect((await told(soon)).at(-1)).toEqual(['pickup_changed', 'sent'])
})

test('crews have quiet hours of their own, off at first', async () => {
  expect(await office.messageSettings.get()).toMatchObject({
    customersQuiet: { isOn: true },
    crewQuiet: { isOn: false },
    reminderTime: '17:00',
    crewTime: '18:00',
    lateTime: '20:30',
  })
})

test('messages that wait follow the settings of the moment when they go out', async () => {
  const { order } = await booked('2026-03-12')
  await at('2026-03-01', '09:02')
  await settings({ reminderTime: '19:00', replyTo: 'office@carmel.example', senderName: 'Carmel' })
  await at('2026-03-11', '18:00')
  expect(await told(order)).toHaveLength(1)
  await at('2026-03-11', '19:00')
  expect((await told(order)).at(-1)).toEqual(['tour_reminder', 'sent'])
  expect(peer.taken.at(-1)).toMatch(/^From: Carmel <desk@example\.com>$/m)
  expect(peer.taken.at(-1)).toMatch(/^Reply-To: office@carmel\.example$/m)
  await settings({ reminderTime: '17:00', replyTo: '', senderName: '' })
})

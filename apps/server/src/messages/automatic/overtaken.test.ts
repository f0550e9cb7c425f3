import type { MessageAsk } from '@tourdesk/contract/messages/messages'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { dayIn } from '@tourdesk/domain/calendar'
import type { SwitchedEvent } from '@tourdesk/domain/messages/automatic'
import { expect, test } from 'vitest'
import { formOf } from '../../../test/formOf.ts'
import { doJobs } from '../../../test/mailbox.ts'
import { startMailing } from '../../../test/startMailing.ts'
import { switchNews } from '../../../test/switchNews.ts'
import { newId } from '../../kernel/newId.ts'
import { sendPlanned } from './sendPlanned.ts'

const now = '2026-03-10T10:00:00+02:00'
const { as, clock, given, product, refusals } = await startMailing(now)

const office = as(await given.owner())
const date = '2026-03-16'

/** Switches only these on, to be sent by a person. */
async function byHand(...events: Exclude<SwitchedEvent, 'supplier_changed' | 'supplier_canceled'>[]) {
  await switchNews(office, ...events)
  const channels = Object.fromEntries(events.map((event) => [event, ['whatsapp' as const]]))
  await office.messageSettings.change({ body: { ...(await office.messageSettings.get()), channels } })
}

const at = async (instant: string) => {
  clock.set(instant.length > 5 ? `${instant}:00+02:00` : `2026-03-10T${instant}:00+02:00`)
  await sendPlanned(product)
  await doJobs(product)
}

async function placed(days: string[] = [date]) {
  const tour = await given.tour({ pickup_times: JSON.stringify({ tel_aviv: '08:00' }) })
  return given.order({
    selectedTours: days.map((day) => ({ tour: tour.id, date: day })),
    userInformation: dana(),
  })
}

const dana = () => ({
  firstName: 'Dana',
  lastName: 'Levi',
  email: `${newId()}@example.com`,
  mobilePhone: '050-5550177',
})

const params = ({ _id }: Order) => ({ id: _id })
const told = async (order: Order) =>
  (await office.messages.ofOrder({ params: params(order) })).data
    .toReversed()
    .map(({ event, state, reason }) => [event, state, ...(reason ? [reason] : [])].join(' '))
const toldCrew = async ({ id }: { id: string }) =>
  (await office.messages.list({ query: { limit: 100 } })).data
    .filter(({ recipientId }) => recipientId === id)
    .toReversed()
    .map(({ event, state, reason }) => [event, state, ...(reason ? [reason] : [])].join(' '))
const cancel = (order: Order, entries?: string[]) =>
  office.orders.cancel({ body: { orderId: order._id, canRefund: false, ...(entries && { entries }) } })
const again = async (order: Order, event: string) => {
  const { data } = await office.messages.ofOrder({ params: params(order) })
  const message = data.find((each) => each.event === event)
  await office.messages.done({ params: { id: message?._id ?? '' } })
  await office.messages.resend({ params: { id: message?._id ?? '' } })
  await sendPlanned(product)
}

const pay = (order: Order, amount = 0) =>
  office.orders.recordPayment({
    params: params(order),
    body: { kind: 'payment', method: 'cash', amount, day: dayIn(clock.now()), clientKey: newId() },
  })

async function write(order: Order, entry = order.selectedTours[0]?._id ?? '') {
  const ask: MessageAsk = {
    target: { entries: [entry] },
    event: 'free',
    channel: 'email',
    texts: { en: { subject: 'News', body: 'Bring water' }, he: { subject: '', body: '' } },
  }
  const { hash } = await office.messages.preview({ body: ask })
  await office.messages.send({ body: { ...ask, hash, clientKey: newId() } })
}

test('NOTE-11 what isn’t out yet is canceled when a cancellation or another day overtakes it', async () => {
  // A canceled order: everything but the message that says so.
  await byHand('order_confirmed', 'order_canceled')
  const order = await placed()
  await at('10:02')
  await cancel(order)
  await at('10:03')
  expect(await told(order)).toEqual(['order_confirmed canceled overtaken', 'order_canceled by_hand'])

  // A canceled tour: what's about it, and nothing else.
  await byHand('tour_reminder')
  const both = await placed([date, date])
  const [first = '', second = ''] = both.selectedTours.map(({ _id }) => _id)
  await at('2026-03-15T17:00')
  expect(await told(both)).toEqual(['tour_reminder by_hand', 'tour_reminder by_hand'])
  clock.set('2026-03-15T22:00:00+02:00')
  await write(both, first)
  await cancel(both, [first])
  expect((await told(both)).toSorted()).toEqual([
    'free canceled overtaken',
    'tour_reminder canceled overtaken',
    'tour_reminder pending',
  ])
  // What was written after the cancellation goes out, also when the order changes once more.
  await write(both, first)
  await office.messages.mute({ params: params(both), body: { muted: true } })
  await cancel(both, [second])
  expect((await told(both)).filter((message) => message.startsWith('free'))).toEqual([
    'free canceled overtaken',
    'free waiting',
  ])

  // Another day.
  clock.set(now)
  const moved = await placed()
  await at('2026-03-15T17:00')
  expect(await told(moved)).toEqual(['tour_reminder by_hand'])
  const form = formOf(await office.orders.get({ params: params(moved) }))
  const selectedTours = form.selectedTours.map((tour) => ({ ...tour, date: '2026-03-17' }))
  await office.orders.change({ params: params(moved), body: { ...form, selectedTours } })
  expect(await told(moved)).toEqual(['tour_reminder canceled overtaken'])
})

test('NOTE-11 what asks for money is canceled once it’s paid, also what was sent again', async () => {
  await byHand('payment_link')
  const [once, twice] = [await placed(), await placed()]
  clock.set('2026-03-10T10:10:00+02:00')
  for (const order of [once, twice])
    await office.orders.addPayment({ params: params(order), body: { amount: 50, clientKey: newId() } })
  await at('10:10')
  for (const order of [once, twice]) expect(await told(order)).toContain('payment_link by_hand')
  await again(twice, 'payment_link')
  expect((await told(twice)).at(-1)).toBe('payment_link by_hand')
  for (const order of [once, twice]) {
    await pay(order, 50)
    expect((await told(order)).at(-1)).toBe('payment_link canceled overtaken')
  }
})

test('NOTE-11 what reminds of a balance is canceled once it’s paid', async () => {
  await byHand('balance_due', 'balance_overdue')
  clock.set('2026-03-21T10:00:00+02:00')
  const policy = await office.paymentPolicies.create({
    body: { name: 'Deposit', percent: 30, daysBefore: 7 },
  })
  const tour = await given.tour()
  await office.tours.change({ params: { id: tour.id }, body: { paymentPolicy: policy._id } })
  const order = await given.order({
    selectedTours: [{ tour: tour.id, date: '2026-04-05' }],
    userInformation: dana(),
  })
  // The deposit was due on the day of the order, the rest is due on the 29th.
  await at('2026-03-22T10:00')
  expect((await told(order)).toSorted()).toEqual(['balance_due by_hand', 'balance_overdue by_hand'])
  const [deposit, rest] = (await office.orders.get({ params: params(order) })).instalments
  await pay(order, deposit?.amount)
  expect((await told(order)).toSorted()).toEqual([
    'balance_due by_hand',
    'balance_overdue canceled overtaken',
  ])
  await pay(order, rest?.amount)
  expect((await told(order)).toSorted()).toEqual([
    'balance_due canceled overtaken',
    'balance_overdue canceled overtaken',
  ])
})

test('NOTE-11 crews who are taken off hear nothing of what isn’t out, and hear that they’re off if they knew', async () => {
  await switchNews(office, 'crew_assigned', 'crew_removed', 'crew_day')
  const settings = await office.messageSettings.get()
  await office.messageSettings.change({
    body: {
      ...settings,
      channels: { crew_assigned: ['email'], crew_removed: ['email'], crew_day: ['email'] },
    },
  })
  const setCrew = (id: string, guide: string[]) =>
    office.tourCars.change({ params: { id }, body: { car: null, externalCar: null, driver: null, guide } })
  const guide = await given.operator()
  const unit = await given.unit({ date: '2026-03-11' })
  await setCrew(unit._id, [guide.id])
  // The mail server is away.
  refusals.push('451 later', '451 later')
  await at('10:15')
  expect(await toldCrew(guide)).toEqual(['crew_assigned pending'])
  await at('18:00')
  expect(await toldCrew(guide)).toEqual(['crew_assigned pending', 'crew_day pending'])
  await setCrew(unit._id, [])
  await at('18:30')
  expect(await toldCrew(guide)).toEqual([
    'crew_assigned canceled overtaken',
    'crew_day canceled overtaken',
    'crew_day canceled overtaken',
  ])

  const other = await given.operator()
  const next = await given.unit({ date: '2026-03-20' })
  await setCrew(next._id, [other.id])
  await at('18:50')
  const order = await given.order({ selectedTours: [{ tour: next.tour, date: '2026-03-20' }] })
  const body = { order: order._id, selectedTour: order.selectedTours[0]?._id ?? '', _id: next._id }
  await office.tourCars.addOrder({ params: { id: next._id }, body })
  await setCrew(next._id, [])
  await at('19:10')
  expect(await toldCrew(other)).toEqual([
    'crew_assigned sent',
    'crew_assigned canceled overtaken',
    'crew_removed sent',
  ])
})

test('a tour that gets another name is no change of the orders with it', async () => {
  await byHand('order_confirmed', 'order_changed')
  const order = await placed()
  await at('10:02')
  await office.tours.change({
    params: { id: order.selectedTours[0]?.tour?._id ?? '' },
    body: { name: 'Masada at sunrise' },
  })
  const form = formOf(await office.orders.get({ params: params(order) }))
  const userInformation = { ...form.userInformation, notes: 'Vegetarian' }
  await office.orders.change({ params: params(order), body: { ...form, userInformation } })
  await at('10:30')
  expect(await told(order)).toEqual(['order_confirmed by_hand'])
})

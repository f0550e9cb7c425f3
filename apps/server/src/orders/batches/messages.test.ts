import type { BatchPreview, CancelRequest } from '@tourdesk/contract/departures/departureBatches'
import type { Message } from '@tourdesk/contract/messages/messages'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { auditOf } from '../../../test/auditOf.ts'
import { formOf } from '../../../test/formOf.ts'
import { doJobs } from '../../../test/mailbox.ts'
import { startMailing } from '../../../test/startMailing.ts'
import { switchNews } from '../../../test/switchNews.ts'
import { newId } from '../../kernel/newId.ts'
import { sendPlanned } from '../../messages/automatic/sendPlanned.ts'

const { as, clock, db, given, product, mailsTo } = await startMailing('2026-03-10T10:00:00+02:00')
const office = as(await given.owner())
const date = '2026-03-11'
const reason = 'The road is closed after the flood.'
/** Three tours; the reminder of the second one is held back, since it has no pickup time. */
const threeTours = async () =>
  [
    await given.tour({ name: 'Masada' }),
    await given.tour({ name: 'Galilee', pickup_times: '{}' }),
    await given.tour({ name: 'Bethlehem' }),
  ] as const

const at = async (time: string) => {
  clock.set(`2026-03-10T${time}:00+02:00`)
  await sendPlanned(product)
  await doJobs(product)
}
const on = () =>
  switchNews(
    office,
    'order_confirmed',
    'order_changed',
    'order_canceled',
    'departure_canceled',
    'tour_reminder',
    'pickup_changed',
  )

const previewOf = (from: readonly { id: string }[], more: Partial<CancelRequest> = {}) =>
  office.departureBatches.preview({
    body: {
      kind: 'cancel',
      from: from.map(({ id }) => ({ tour: id, date })),
      reason: 'weather',
      text: 'Flood in the wadi, police called at 6',
      customersText: reason,
      ...more,
    },
  })
const commit = ({ _id, hash }: BatchPreview, orders: readonly Order[]) =>
  office.departureBatches.commit({
    body: {
      preview: _id,
      hash,
      clientKey: newId(),
      items: orders.map((order) => ({ order: order._id, terms: 'full' })),
    },
  })

const newsOf = async ({ _id: id }: Order) => (await office.messages.ofOrder({ params: { id } })).data
const changePeople = async (order: Order, tour: { id: string }, adult: number) => {
  const form = formOf(await office.orders.get({ params: { id: order._id } }))
  const selectedTours = form.selectedTours.map((each) =>
    each.tour === tour.id ? { ...each, participants: { adult } } : each,
  )
  await office.orders.change({ params: { id: order._id }, body: { ...form, selectedTours } })
}

const agencies = {
  main: await given.mainAccount(),
  all: await given.account({ messages_to_customers: 'all' }),
  operational: await given.account(),
  instead: await given.account({ messages_to_customers: 'none', contact_email: 'desk@ofek.example' }),
  silent: await given.account({ messages_to_customers: 'none' }),
}
type Seller = keyof typeof agencies

/** An order on some of three tours, and what's pending for it when the first two are canceled. */
interface Drawn {
  on: (0 | 1 | 2)[]
  seller: Seller
  isMuted: boolean
  /** The tour whose number of people was just changed. */
  changed: 0 | 2 | null
  isTicked: boolean
}
const anOrder: fc.Arbitrary<Drawn> = fc.record({
  on: fc.subarray([0, 1, 2] as const, { minLength: 1 }),
  seller: fc.constantFrom(...(Object.keys(agencies) as Seller[])),
  isMuted: fc.boolean(),
  changed: fc.constantFrom(null, 0, 2),
  isTicked: fc.boolean(),
})

test('whoever is on canceled departures hears of it once, with all their tours in one message, whatever was pending; muted orders and the agency’s wish hold', async () => {
  const orders = fc.array(anOrder, { minLength: 2, maxLength: 5 })
  await fc.assert(fc.asyncProperty(orders, fc.boolean(), everyoneHearsOnce), { numRuns: 6 })
})

async function everyoneHearsOnce(drawn: Drawn[], messages: boolean): Promise<void> {
  clock.set('2026-03-10T10:00:00+02:00')
  await on()
  const tours = await threeTours()
  const placed: { order: Order; is: Drawn }[] = []
  for (const is of drawn) {
    const order = await given.order({
      agency: agencies[is.seller].id,
      selectedTours: is.on.map((each) => ({ tour: tours[each].id, date })),
      userInformation: { firstName: 'Dana', lastName: 'Levi', email: `${newId()}@example.com` },
    })
    if (is.isMuted) await office.messages.mute({ params: { id: order._id }, body: { muted: true } })
    placed.push({ order, is })
  }
  await at('10:02')
  await at('17:00')
  for (const { order, is } of placed)
    if (is.changed !== null && is.on.includes(is.changed)) await changePeople(order, tours[is.changed], 5)
  clock.set('2026-03-10T17:05:00+02:00')
  const chosen = placed.filter(({ is }) => is.isTicked && is.on.some((each) => each < 2))
  if (chosen.length === 0) return
  const booked = [0, 1].flatMap((each) =>
    drawn.some((is) => is.on.includes(each as 0 | 1)) ? (tours[each] ?? []) : [],
  )
  await commit(
    await previewOf(booked, { messages }),
    chosen.map(({ order }) => order),
  )
  await at('17:06')
  const told = new Set(messages ? chosen.map(({ order }) => order) : [])
  for (const { order, is } of placed) {
    const news = await newsOf(order)
    expect(news.filter(({ event }) => event === 'order_canceled')).toEqual([])
    const about = news.filter(({ event }) => event === 'departure_canceled')
    expect(about).toHaveLength(told.has(order) ? 1 : 0)
    for (const message of about) checkMessage(message, order, is)
  }
  await at('20:30')
  for (const { order, is } of chosen) {
    const gone = is.on.filter((each) => each < 2).map((each) => tours[each].name)
    const later = (await newsOf(order)).filter(({ sentAt }) => sentAt && sentAt > '2026-03-10T15:07')
    for (const { text } of later) expect(gone.filter((name) => text.includes(name))).toEqual([])
    expect((await newsOf(order)).filter(({ state }) => state === 'waiting')).toEqual([])
  }

  function checkMessage({ state, text, address }: Message, order: Order, is: Drawn): void {
    const isSilent = is.isMuted || is.seller === 'silent'
    expect(state).toBe(isSilent ? 'suppressed' : 'sent')
    if (isSilent) return
    const named = tours.map(({ name }) => text.includes(name))
    expect(named).toEqual([is.on.includes(0), is.on.includes(1), false])
    expect(text).toContain(reason)
    expect(address).toBe(is.seller === 'instead' ? 'desk@ofek.example' : order.userInformation.email)
  }
}

test('DEP-22 without messages none is planned, the log says so, and nobody hears of it later', async () => {
  await on()
  const [canceled, , kept] = await threeTours()
  const order = await given.order({
    selectedTours: [
      { tour: canceled.id, date },
      { tour: kept.id, date },
    ],
    userInformation: { firstName: 'Dana', lastName: 'Levi', email: 'quiet@example.com' },
  })
  await at('10:02')
  const batch = await commit(await previewOf([canceled], { messages: false }), [order])
  expect(batch.messages).toBe(false)
  await changePeople(order, kept, 4)
  await at('11:00')
  const texts = (await newsOf(order)).map(({ event, text }) => [event, text.includes('Masada')])
  expect(texts).toEqual([
    ['order_changed', false],
    ['order_confirmed', true],
  ])
  const logged = (await auditOf(db, order._id)).find(
    ({ details }) => (details as { departureBatch?: string }).departureBatch === batch._id,
  )
  expect(logged?.details).toMatchObject({ withoutMessages: true })
})

test('DEP-22 the customers read why in their language, and at night too if the tour is the next morning', async () => {
  clock.set('2026-03-10T09:00:00+02:00')
  await on()
  const tour = await given.tour({ name: 'Galilee' })
  const placed = (firstName: string, email: string) =>
    given.order({
      selectedTours: [{ tour: tour.id, date }],
      userInformation: { firstName, lastName: 'Levi', email },
    })
  const [english, hebrew] = [
    await placed('Dana', 'dana@example.com'),
    await placed('דנה', 'dana@example.co.il'),
  ]
  await at('09:10')
  clock.set('2026-03-10T22:00:00+02:00')
  const batch = await commit(await previewOf([tour]), [english, hebrew])
  // Planned with the commit, before any job ran, and listed with the batch.
  expect(batch.orders.map(({ message }) => message?.event)).toEqual([
    'departure_canceled',
    'departure_canceled',
  ])
  expect(batch.orders.map(({ message }) => message?.state)).not.toContain('sent')
  await at('22:00')
  const sent = await office.departureBatches.get({ params: { id: batch._id } })
  expect(sent.orders.map(({ message }) => message?.state)).toEqual(['sent', 'sent'])
  expect(mailsTo('dana@example.com')).toHaveLength(2)
  const texts = await Promise.all(
    [english, hebrew].map(async (order) => {
      const [message] = await newsOf(order)
      return [message?.subject, message?.text.replace(String(order.orderNumber), 'N')]
    }),
  )
  expect(texts).toMatchInlineSnapshot(`
    [
      [
        "Canceled: Galilee on 11 March 2026",
        "Hello Dana,

    We're sorry to let you know that we had to cancel the following in your booking N:

    Galilee, Wednesday, 11 March 2026, 2 adults

    The road is closed after the flood.

    If you have any questions, please contact us.

    Main Office",
      ],
      [
        "בוטל: ⁨Galilee⁩ בתאריך ⁨11 במרץ 2026⁩",
        "שלום ⁨דנה⁩,

    לצערנו נאלצנו לבטל בהזמנה N:

    ⁨Galilee⁩, ⁨יום רביעי⁩, ⁨11 במרץ 2026⁩, ⁨2 מבוגרים⁩

    ⁨The road is closed after the flood.⁩

    לכל שאלה אנחנו כאן.

    ⁨Main Office⁩",
      ],
    ]
  `)
})

import type { WaitingInput } from '@tourdesk/contract/departures/waitingList'
import type { Offer } from '@tourdesk/contract/orders/offers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { auditOf } from '../../../test/auditOf.ts'
import { pricesChangedBy } from '../../../test/changePrices.ts'
import { customerLooks, partsOf } from '../../../test/customerLooks.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { smtpPeer } from '../../../test/smtpPeer.ts'
import { offerPlaces } from '../../departures/waiting/offerPlaces.ts'
import { sendPlanned } from '../../messages/automatic/sendPlanned.ts'
import { priceOffer } from './priceOffer.ts'

const morning = '2026-03-02T10:00:00+02:00'
const peer = await smtpPeer([])
const env = {
  SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
  MAIL_FROM: 'desk@example.com',
  WEB_ORIGIN: 'https://desk.example.com',
}
const { app, as, clock, db, given, product, close } = await startServer({ env, now: morning })
afterAll(async () => {
  await close()
  await peer.close()
})
beforeEach(() => clock.set(morning))

const owner = await given.owner()
const agency = await given.account({ name: 'Carmel Travel', contact_email: 'desk@carmel.example' })
const agent = await given.user({ account: agency, role: 'AGENT' })
const telAviv = await given.location()
const [date, later] = ['2026-03-11', '2026-03-12']
let parties = 0

/** Parties that wait for a tour of four places, which are all sold at first. */
async function soldOut(places = 4) {
  const tour = await given.tour()
  await as(owner).capacityRules.create({ body: { tour: tour.id, places } })
  const book = (adult: number, on = date, waiting?: string) =>
    given.order({
      ...(waiting && { waiting }),
      selectedTours: [{ tour: tour.id, date: on, participants: { adult } }],
    })
  const full = await book(places)
  return {
    tour,
    book,
    free: (order: { _id: string } = full) =>
      as(owner).orders.cancel({ body: { orderId: order._id, canRefund: false } }),
    async wait(people: number, { by = owner, ...more }: Partial<WaitingInput> & { by?: typeof owner } = {}) {
      parties += 1
      const email = `party${parties}@guests.example`
      const body: WaitingInput = {
        ...{ tour: tour.id, dates: [date], group_type: 'small_group', language: 'english', people },
        ...{ firstName: 'Noa', lastName: 'Golan', email, mobilePhone: '050-555-0103' },
        ...{ agency: by.account.id, pickup: telAviv.id },
        ...more,
      }
      return { ...(await as(by).waitingList.create({ body })), email: body.email ?? '' }
    },
    async left(on = date) {
      const query = {
        tour: tour.id,
        group_type: 'small_group',
        language: 'english',
        month: '2026-03',
      } as const
      return (await as(owner).departures.places({ query })).data.find((day) => day.date === on)?.left
    },
  }
}

const run = () => offerPlaces({ db, clock }, priceOffer)
const entryOf = ({ _id }: { _id: string }) => as(owner).waitingList.get({ params: { id: _id } })

interface Link {
  id: string
  secret: string
}

/** The link in the last mail to an address. */
async function linkIn(email: string): Promise<Link> {
  await sendPlanned(product)
  const text = (await mailsTo(db, email)).at(-1)?.body_text ?? ''
  const [, id = '', secret = ''] = /https:\/\/desk\.example\.com\/offer\/([\w-]+)#([\w-]+)/.exec(text) ?? []
  return { id, secret }
}

async function call({ id, secret }: Link, answer?: 'take' | 'decline') {
  const reply = await app.inject({
    method: answer ? 'POST' : 'GET',
    url: `/api/v1/offers/${id}${answer ? `/${answer}` : ''}`,
    headers: { 'x-order-link': secret },
  })
  return { status: reply.statusCode, code: reply.json().code, offer: reply.json<Offer>() }
}

/** A party that's offered places, with its link. */
async function offered(people = 2, more: Partial<WaitingInput> & { by?: typeof owner } = {}) {
  const scene = await soldOut()
  const entry = await scene.wait(people, more)
  await scene.free()
  await run()
  return { ...scene, entry, link: await linkIn(entry.email) }
}

const ordersOf = (link: Link) =>
  db
    .withTables<{ orders: { id: string; channel: string; created_by: string | null } }>()
    .selectFrom('orders')
    .select(['channel', 'created_by'])
    .where('id', '=', link.id)
    .execute()

describe('the page of an offer', () => {
  test('CAP-28 shows tour, day, people, price and until when, and nothing of the office', async () => {
    const { link, tour } = await offered(3, {
      participants: { adult: 2, child: 1 },
      notes: 'Calls after six',
    })
    const { status, offer } = await call(link)
    expect(status).toBe(200)
    expect(offer).toMatchObject({
      state: 'open',
      customer: 'Noa Golan',
      language: 'en',
      tour: { name: tour.name },
      date,
      tourLanguage: 'english',
      people: 3,
      participants: { adult: 2, child: 1 },
      pickup: { city: telAviv.city, name: telAviv.name },
      until: '2026-03-03T08:00:00.000Z',
      order: null,
    })
    expect(offer.price?.currency).toBe('USD')
    expect(JSON.stringify(offer)).not.toMatch(/after six|050-555|@guests/)
  })

  test('a wrong, foreign or missing secret is not found, and only its hash is stored', async () => {
    const [one, other] = [await offered(), await offered()]
    for (const link of [
      { id: one.link.id, secret: other.link.secret },
      { id: one.link.id, secret: '' },
      { id: 'offer', secret: one.link.secret },
      { id: one.link.id, secret: `${one.link.secret}x` },
    ])
      for (const answer of [undefined, 'take', 'decline'] as const)
        expect(await call(link, answer)).toMatchObject({ status: 404, code: 'not_found' })
    const stored = await db.selectFrom('offers').selectAll().where('id', '=', one.link.id).execute()
    expect(JSON.stringify(stored)).not.toContain(one.link.secret)
    expect(JSON.stringify(await auditOf(db, one.entry._id))).not.toContain(one.link.secret)
  })

  test('opens for two weeks after the tour', async () => {
    const { link } = await offered()
    await call(link, 'take')
    clock.set('2026-03-25T23:00:00+02:00')
    expect(await call(link)).toMatchObject({ status: 200 })
    clock.set('2026-03-26T09:00:00+02:00')
    expect(await call(link)).toMatchObject({ status: 404 })
  })
})

describe('who gets a link', () => {
  test('nobody without a pickup, or where the day has no price: the mail asks to answer', async () => {
    const { link, entry } = await offered(2, { pickup: null })
    expect(link.id).toBe('')
    const [mail] = await mailsTo(db, entry.email)
    expect(mail?.body_text).toContain('please answer this mail')
  })

  test('an agency that gets the message instead of its customers opens its own form', async () => {
    await offered(2, { by: agent })
    const text = (await mailsTo(db, 'desk@carmel.example')).at(-1)?.body_text ?? ''
    expect(text).toMatch(/desk\.example\.com\/order\/new\?waiting=[\w-]{36}/)
    expect(text).not.toContain('/offer/')
  })

  test('the customer of an agency that lets us write to them, who books from the agency', async () => {
    await db
      .updateTable('accounts')
      .set({ messages_to_customers: 'all' })
      .where('id', '=', agency.id)
      .execute()
    const { link } = await offered(2, { by: agent })
    const { offer } = await call(link, 'take')
    const order = await as(agent).orders.get({ params: { id: link.id } })
    expect(order).toMatchObject({ agency: { _id: agency.id }, agent: { _id: agent.id } })
    expect(offer.state).toBe('taken')
    await db
      .updateTable('accounts')
      .set({ messages_to_customers: 'operational' })
      .where('id', '=', agency.id)
      .execute()
  })

  test('the second text of the same offer keeps the link of the first', async () => {
    const { link, entry } = await offered()
    const [message] = await db
      .selectFrom('messages')
      .select('body')
      .where('waiting_id', '=', entry._id)
      .execute()
    expect(message?.body).toContain(link.secret)
  })
})

describe('yes', () => {
  test('CAP-28 makes the order from the party, at the price of the offer, and leads to the customer’s page', async () => {
    const { link, entry, tour, left } = await offered(3, { participants: { adult: 2, child: 1 } })
    const { offer: before } = await call(link)
    // The price list changes between offer and yes.
    await db.updateTable('price_lists').set({ prices: '[]' }).where('tour_id', '=', tour.id).execute()
    const { status, offer } = await call(link, 'take')
    expect(status).toBe(200)
    expect(offer).toMatchObject({ state: 'taken', price: null })
    const order = await as(owner).orders.get({ params: { id: link.id } })
    expect(order).toMatchObject({
      calculatedPrices: { totalPrice: before.price?.amount },
      userInformation: {
        firstName: 'Noa',
        lastName: 'Golan',
        email: entry.email,
        mobilePhone: '050-555-0103',
      },
      selectedTours: [{ date, participants: { adult: 2, child: 1 }, pickup: { name: telAviv.name } }],
    })
    const { order: seen } = await customerLooks(app)(partsOf(`https://desk.example.com${offer.order}`))
    expect(seen).toMatchObject({ orderNumber: order.orderNumber, toPay: { amount: before.price?.amount } })
    expect(await entryOf(entry)).toMatchObject({ state: 'booked', order: { _id: link.id } })
    expect(await left()).toBe(1)
    expect(await db.selectFrom('holds').select('id').where('waiting_id', '=', entry._id).execute()).toEqual(
      [],
    )
    expect(await ordersOf(link)).toEqual([{ channel: 'offer', created_by: null }])
    expect((await auditOf(db, link.id))[0]).toMatchObject({
      action: 'created',
      actor_name: 'Noa Golan',
    })
  })

  test('CAP-28 twice is one order, also at the same moment, and a later one leads to the same order', async () => {
    const { link, left } = await offered()
    const answers = await Promise.all([call(link, 'take'), call(link, 'take'), call(link, 'take')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const again = await call(link, 'take')
    expect(new Set([...answers, again].map(({ offer }) => offer.order)).size).toBe(1)
    expect(await ordersOf(link)).toHaveLength(1)
    expect(await left()).toBe(2)
    expect(await call(link, 'decline')).toMatchObject({ status: 409, code: 'offer_over' })
  })

  test('CAP-28 after the end it’s over, also before a job has noticed', async () => {
    const { link, left } = await offered()
    clock.set('2026-03-03T10:00:00+02:00')
    expect(await call(link)).toMatchObject({ offer: { state: 'over', price: null } })
    expect(await call(link, 'take')).toMatchObject({ status: 409, code: 'offer_over' })
    expect(await call(link, 'decline')).toMatchObject({ status: 409, code: 'offer_over' })
    await run()
    expect(await call(link, 'take')).toMatchObject({ status: 409, code: 'offer_over' })
    expect(await left()).toBe(4)
    expect(await ordersOf(link)).toEqual([])
  })

  test('is over once the party withdrew, asks for something else or was booked by the office', async () => {
    for (const change of [{ state: 'withdrawn' }, { people: 3 }, { pickup: null }] as const) {
      const { link, entry } = await offered()
      await as(owner).waitingList.change({ params: { id: entry._id }, body: change })
      expect(await call(link)).toMatchObject({ offer: { state: 'over' } })
      expect(await call(link, 'take')).toMatchObject({ status: 409, code: 'offer_over' })
    }
    const { link, entry, book } = await offered()
    await book(2, date, entry._id)
    expect(await call(link)).toMatchObject({ offer: { state: 'taken', order: null } })
    expect(await call(link, 'take')).toMatchObject({ status: 409, code: 'offer_over' })
  })

  test('is over with another price once the party’s tickets change, and the new link has the new one', async () => {
    const { link, entry } = await offered(2)
    const { offer: adults } = await call(link)
    const body = { participants: { adult: 1, child: 1 } }
    await as(owner).waitingList.change({ params: { id: entry._id }, body })
    clock.set('2026-03-02T10:01:00+02:00')
    await run()
    const next = await linkIn(entry.email)
    expect(next.id).not.toBe(link.id)
    expect(await call(link)).toMatchObject({ offer: { state: 'over' } })
    const { offer } = await call(next)
    expect(offer.state).toBe('open')
    expect(offer.price?.amount).toBeLessThan(adults.price?.amount ?? 0)
  })

  test('books a party whose ticket type was renamed since, at the price of the offer', async () => {
    const { link } = await offered(3, { participants: { adult: 1, child: 2 } })
    const { offer: before } = await call(link)
    const change = pricesChangedBy(as(owner), await given.mainAccount())
    const rename = (from: string, to: string) =>
      change(({ ticket_types }) => ({
        ticket_types: ticket_types.map((each) => (each.type === from ? { ...each, type: to } : each)),
      }))
    await rename('child', 'youth')
    expect(await call(link)).toMatchObject({ offer: { participants: { adult: 1, youth: 2 } } })
    expect(await call(link, 'take')).toMatchObject({ status: 200 })
    const order = await as(owner).orders.get({ params: { id: link.id } })
    expect(order).toMatchObject({
      calculatedPrices: { totalPrice: before.price?.amount },
      selectedTours: [{ participants: { adult: 1, youth: 2 } }],
    })
    await rename('youth', 'child')
  })

  test('isn’t possible for a closed agency or a tour that was taken off sale, and the places stay held', async () => {
    const { link, tour, left } = await offered()
    await db.updateTable('tours').set({ is_active: false }).where('id', '=', tour.id).execute()
    expect(await call(link, 'take')).toMatchObject({ status: 409, code: 'offer_by_phone' })
    expect(await ordersOf(link)).toEqual([])
    await db.updateTable('tours').set({ is_active: true }).where('id', '=', tour.id).execute()
    expect(await left()).toBe(2)
    const params = { tour: tour.id, date }
    await as(owner).departures.change({ params, body: { state: 'closed' } })
    expect(await call(link, 'take')).toMatchObject({ status: 409, code: 'offer_by_phone' })
    await as(owner).departures.change({ params, body: { state: 'open' } })
    await db
      .updateTable('accounts')
      .set({ messages_to_customers: 'all' })
      .where('id', '=', agency.id)
      .execute()
    const sold = await offered(2, { by: agent })
    await db.updateTable('accounts').set({ status: 'INACTIVE' }).where('id', '=', agency.id).execute()
    expect(await call(sold.link, 'take')).toMatchObject({ status: 409, code: 'offer_by_phone' })
    await db
      .updateTable('accounts')
      .set({ status: 'ACTIVE', messages_to_customers: 'operational' })
      .where('id', '=', agency.id)
      .execute()
    expect(await call(sold.link, 'take')).toMatchObject({ status: 200 })
  })

  test('ends the party’s other offers, and of two links of a party one becomes the order', async () => {
    const scene = await soldOut()
    const other = await scene.book(4, later)
    const entry = await scene.wait(2, { dates: [date, later] })
    await scene.free()
    await scene.free(other)
    await run()
    await sendPlanned(product)
    const texts = (await mailsTo(db, entry.email)).map(({ body_text }) => body_text)
    const links = texts.flatMap((text) => {
      const [, id, secret] = /\/offer\/([\w-]+)#([\w-]+)/.exec(text ?? '') ?? []
      return id && secret ? [{ id, secret }] : []
    })
    expect(links).toHaveLength(2)
    const answers = await Promise.all(links.map((link) => call(link, 'take')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await Promise.all(links.map(ordersOf))).flat()).toHaveLength(1)
    expect([await scene.left(), await scene.left(later)].toSorted()).toEqual([2, 4])
  })

  test('a replaced link of the order takes that of its offer along', async () => {
    const { link } = await offered()
    await call(link, 'take')
    await as(owner).orders.renewLink({ params: { id: link.id } })
    expect(await call(link)).toMatchObject({ status: 404 })
  })
})

describe('no', () => {
  test('CAP-28 frees the places for the next party, once, and can be changed by the office only', async () => {
    const { link, entry, wait, left } = await offered()
    const next = await wait(4)
    const { offer } = await call(link, 'decline')
    expect(offer.state).toBe('refused')
    expect(await call(link, 'decline')).toMatchObject({ status: 200 })
    expect(await call(link, 'take')).toMatchObject({ status: 409, code: 'offer_over' })
    expect((await entryOf(entry)).state).toBe('declined')
    expect((await auditOf(db, entry._id)).filter(({ action }) => action === 'refused')).toMatchObject([
      { actor_name: 'Noa Golan', details: { date } },
    ])
    expect(await left()).toBe(4)
    await run()
    expect(await entryOf(next)).toMatchObject({ state: 'offered' })
  })

  test('to one day keeps the party waiting for its others', async () => {
    const scene = await soldOut()
    await scene.book(4, later)
    const entry = await scene.wait(2, { dates: [date, later] })
    await scene.free()
    await run()
    await call(await linkIn(entry.email), 'decline')
    expect(await entryOf(entry)).toMatchObject({
      state: 'waiting',
      dates: [
        { date, state: 'expired' },
        { date: later, state: 'waiting' },
      ],
    })
  })

  test('and yes at the same moment: one of the two counts', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { link, entry, left } = await offered()
      const answers = await Promise.all([call(link, 'take'), call(link, 'decline')])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const isTaken = (await ordersOf(link)).length === 1
      expect((await entryOf(entry)).state).toBe(isTaken ? 'booked' : 'declined')
      expect(await left()).toBe(isTaken ? 2 : 4)
    }
  })
})

import type { CapacityRuleInput } from '@tourdesk/contract/departures/capacityRules'
import type { WaitingInput } from '@tourdesk/contract/departures/waitingList'
import type { OrderInput } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { auditOf } from '../../../test/auditOf.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { smtpPeer } from '../../../test/smtpPeer.ts'
import { sendPlanned } from '../../messages/automatic/sendPlanned.ts'
import { priceOffer } from '../../orders/offers/priceOffer.ts'
import { offerPlaces } from './offerPlaces.ts'

const morning = '2026-03-02T10:00:00+02:00'
const peer = await smtpPeer([])
const env = {
  SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
  MAIL_FROM: 'desk@example.com',
  WEB_ORIGIN: 'https://desk.example.com',
}
const { as, clock, db, given, product, close } = await startServer({ env, now: morning })
afterAll(async () => {
  await close()
  await peer.close()
})
beforeEach(() => clock.set(morning))

const owner = await given.owner()
const agency = await given.account({ name: 'Carmel Travel' })
const agent = await given.user({ account: agency, role: 'AGENT' })
const colleague = await given.user({ account: agency, role: 'AGENT' })
const agencyAdmin = await given.user({ account: agency, role: 'ADMIN' })
const main = await given.mainAccount()
const date = '2026-03-11'
const later = '2026-03-12'

/** A sold-out tour, with its bookings and who waits for it. */
async function soldOut(places = 4, ...rules: Partial<CapacityRuleInput>[]) {
  const tour = await given.tour()
  for (const rule of [{ places }, ...rules])
    await as(owner).capacityRules.create({ body: { tour: tour.id, ...rule } })
  const book = (adult: number, order: Partial<OrderInput> & BookOptions = {}) => {
    const { on = date, ...rest } = order
    return given.order({ ...rest, selectedTours: [{ tour: tour.id, date: on, participants: { adult } }] })
  }
  const full = await book(places)
  return {
    tour,
    book,
    full,
    wait: (people: number, { by = owner, ...more }: Partial<WaitingInput> & { by?: typeof owner } = {}) =>
      as(by).waitingList.create({
        body: {
          tour: tour.id,
          dates: [date],
          group_type: 'small_group',
          language: 'english',
          people,
          firstName: 'Noa',
          lastName: 'Golan',
          email: 'noa@guests.example',
          agency: by.account.id,
          ...more,
        },
      }),
    cancel: (order: { _id: string }) =>
      as(owner).orders.cancel({ body: { orderId: order._id, canRefund: false } }),
    listed: async (by = owner, query: object = {}) =>
      (await as(by).waitingList.list({ query: { tours: tour.id, ...query } })).data,
    left: async (on = date, by = owner) => {
      const query = {
        tour: tour.id,
        group_type: 'small_group',
        language: 'english',
        month: '2026-03',
      } as const
      const { data } = await as(by).departures.places({ query })
      return data.find((day) => day.date === on)?.left
    },
  }
}

interface BookOptions {
  by?: typeof owner
  on?: string
  waiting?: string
}

const run = () => offerPlaces({ db, clock }, priceOffer)
const stateOf = async (entry: { _id: string }) =>
  (await as(owner).waitingList.get({ params: { id: entry._id } })).state
const change = (entry: { _id: string }, body: object, by = owner) =>
  as(by).waitingList.change({ params: { id: entry._id }, body })

describe('putting a party on the list', () => {
  test('takes one to five dates from today on, and what an order needs', async () => {
    const { tour, wait } = await soldOut()
    const made = await wait(3, { dates: [later, date, date], notes: ' By bus ', mobilePhone: '050-555-0103' })
    expect(made).toMatchObject({
      tour: { _id: tour.id },
      dates: [date, later].map((each) => ({ date: each, state: 'waiting', offeredUntil: null })),
      people: 3,
      notes: 'By bus',
      state: 'waiting',
      firstReason: null,
      order: null,
      agency: { _id: main.id },
    })
    expect(await auditOf(db, made._id)).toMatchObject([{ action: 'added' }])
    const wrong = async (more: Partial<WaitingInput>, field: string, code: string) =>
      expect(wait(3, more)).rejects.toMatchObject({ status: 400, issues: [{ field, code }] })
    await wrong({ dates: [] }, 'dates', 'date_required')
    await wrong({ dates: ['2026-03-01', date] }, 'dates', 'day_past')
    const six = [1, 2, 3, 4, 5, 6].map((day) => `2026-04-0${day}`)
    await wrong({ dates: six }, 'dates', 'too_many_dates')
    await wrong({ people: null }, 'people', 'participants_required')
    await wrong({ lastName: ' ' }, 'lastName', 'last_name_required')
    await wrong({ email: 'noa' }, 'email', 'email_invalid')
    await wrong({ agent: agent.id }, 'agent', 'agent_unknown')
    const off = await given.tour({ is_active: false })
    await wrong({ tour: off.id }, 'tour', 'tour_not_bookable')
  })

  test('CAP-18 the list is in the order of the queue; staff put a party first with a reason, and agencies see their own, agents theirs', async () => {
    const { tour, wait, listed } = await soldOut()
    const first = await wait(2)
    clock.set('2026-03-02T10:01:00+02:00')
    const second = await wait(3, { by: agent, agency: main.id, dates: [date, later] })
    expect(second).toMatchObject({ agency: { _id: agency.id }, agent: { _id: agent.id } })
    clock.set('2026-03-02T10:02:00+02:00')
    const third = await wait(1, { by: colleague })
    const ids = async (by = owner, query: object = {}) => (await listed(by, query)).map(({ _id }) => _id)
    expect(await ids()).toEqual([first._id, second._id, third._id])
    await change(third, { firstReason: 'They came all the way' })
    expect(await ids()).toEqual([third._id, first._id, second._id])
    expect((await auditOf(db, third._id)).at(-1)).toMatchObject({
      action: 'updated',
      details: { after: { firstReason: 'They came all the way' } },
    })
    for (const by of [agent, agencyAdmin])
      await expect(change(second, { firstReason: 'Please' }, by)).rejects.toMatchObject({ status: 403 })
    await expect(change(second, { firstReason: ' ' })).rejects.toMatchObject({ status: 400 })
    await change(third, { firstReason: null })

    expect(await ids(agent)).toEqual([second._id])
    expect(await ids(agencyAdmin)).toEqual([second._id, third._id])
    await expect(as(agent).waitingList.get({ params: { id: third._id } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(change(first, { notes: 'Mine' }, agencyAdmin)).rejects.toMatchObject({ status: 404 })
    expect(await ids(owner, { agencies: agency.id })).toEqual([second._id, third._id])
    expect(await ids(owner, { startDate: later, endDate: later })).toEqual([second._id])
    await change(first, { state: 'withdrawn' })
    expect(await ids()).toEqual([second._id, third._id])
    expect(await ids(owner, { state: 'withdrawn' })).toEqual([first._id])
    expect(await ids(owner, { tours: (await given.tour()).id })).toEqual([])
    expect(tour.id).toBeTruthy()
  })
})

describe('offers', () => {
  test('CAP-19 the first party that fits whole is offered what comes back, for a day, and the next one once it ends', async () => {
    const { wait, full, cancel, left, listed, book } = await soldOut(4)
    const large = await wait(5)
    clock.set('2026-03-02T10:01:00+02:00')
    const three = await wait(3, { email: 'tamar@guests.example' })
    clock.set('2026-03-02T10:02:00+02:00')
    const two = await wait(2)
    const one = await wait(1, { by: agent })
    await run()
    expect((await listed()).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting', 'waiting'])
    await cancel(full)
    clock.set('2026-03-02T10:03:00+02:00')
    await run()
    await run()
    expect(await Promise.all([large, three, two, one].map(stateOf))).toEqual([
      ...['waiting', 'offered', 'waiting', 'offered'],
    ])
    const { dates } = await as(owner).waitingList.get({ params: { id: three._id } })
    expect(dates).toEqual([{ date, state: 'offered', offeredUntil: '2026-03-03T08:03:00.000Z' }])
    expect(await left()).toBe(0)
    await expect(book(1)).rejects.toMatchObject({ code: 'not_enough_places' })
    expect((await auditOf(db, three._id)).at(-1)).toMatchObject({
      action: 'offered',
      details: { date, until: '2026-03-03T08:03:00.000Z' },
    })
    await change(one, { state: 'declined' }, agent)
    expect(await left()).toBe(1)
    await sendPlanned(product)
    const mails = await mailsTo(db, 'tamar@guests.example')
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('11 March 2026')])
    expect(mails[0]?.body_text).toContain('places for 3')
    expect(mails[0]?.body_text).toContain('until 3 March 2026, 10:03')
    const news = db.selectFrom('messages').select(['event', 'state', 'reason'])
    expect(await news.where('waiting_id', '=', one._id).execute()).toEqual([
      { event: 'seat_offered', state: 'canceled', reason: 'overtaken' },
    ])
    clock.set('2026-03-03T10:02:59+02:00')
    await run()
    expect(await stateOf(three)).toBe('offered')
    clock.set('2026-03-03T10:03:00+02:00')
    await run()
    expect(await Promise.all([three, two, one].map(stateOf))).toEqual(['expired', 'offered', 'declined'])
    expect(await left()).toBe(2)
  })

  test('CAP-17 lead a party back to waiting while another date is left, else to an end that people can undo, and count nobody as sold', async () => {
    const { tour, wait, full, cancel, book } = await soldOut(2)
    const other = await book(2, { on: later })
    const party = await wait(2, { dates: [date, later] })
    await cancel(full)
    await run()
    expect(await stateOf(party)).toBe('offered')
    const departure = await as(owner).departures.get({ params: { tour: tour.id, date } })
    expect(departure).toMatchObject({ people: 0, orders: 0, parties: [{ status: 'CANCELED' }] })
    clock.set('2026-03-03T10:00:00+02:00')
    await run()
    expect(await stateOf(party)).toBe('waiting')
    await cancel(other)
    await run()
    expect(await stateOf(party)).toBe('offered')
    clock.set('2026-03-04T10:00:00+02:00')
    await run()
    await run()
    expect(await stateOf(party)).toBe('expired')
    await change(party, { state: 'waiting' })
    await run()
    await change(party, { state: 'declined' })
    await run()
    expect(await stateOf(party)).toBe('declined')
    await change(party, { state: 'waiting' })
    await change(party, { state: 'withdrawn' })
    expect((await auditOf(db, party._id)).at(-1)).toMatchObject({
      action: 'updated',
      details: { before: { state: 'waiting' }, after: { state: 'withdrawn' } },
    })
    await change(party, { state: 'waiting' })
    const params = { tour: tour.id, date }
    await as(owner).departures.change({ params, body: { state: 'closed' } })
    await as(owner).departures.change({ params: { ...params, date: later }, body: { state: 'closed' } })
    clock.set('2026-03-12T23:59:00+02:00')
    await run()
    expect(await stateOf(party)).toBe('waiting')
    clock.set('2026-03-13T00:00:00+02:00')
    await run()
    expect(await stateOf(party)).toBe('past')
    await expect(change(party, { state: 'waiting' })).rejects.toMatchObject({ code: 'waiting_ended' })
  })

  test('a party that was put first is asked first', async () => {
    const { wait, full, cancel } = await soldOut(2)
    const one = await wait(2)
    clock.set('2026-03-02T10:01:00+02:00')
    const other = await wait(2)
    await change(other, { firstReason: 'A wedding day' })
    await cancel(full)
    await run()
    expect(await Promise.all([one, other].map(stateOf))).toEqual(['waiting', 'offered'])
  })

  test('CAP-19 end two hours before the cut-off, and none is made later or in quiet hours', async () => {
    const { wait, full, cancel } = await soldOut(2)
    const entry = await wait(2)
    await cancel(full)
    clock.set('2026-03-09T23:30:00+02:00')
    await run()
    expect(await stateOf(entry)).toBe('waiting')
    clock.set('2026-03-10T08:00:00+02:00')
    await run()
    const { dates } = await as(owner).waitingList.get({ params: { id: entry._id } })
    expect(dates).toMatchObject([{ offeredUntil: '2026-03-10T14:00:00.000Z' }])
    const late = await soldOut(2)
    const missed = await late.wait(2)
    await late.cancel(late.full)
    clock.set('2026-03-10T16:00:00+02:00')
    await run()
    expect(await Promise.all([entry, missed].map(stateOf))).toEqual(['expired', 'waiting'])
    clock.set('2026-03-12T09:00:00+02:00')
    await run()
    expect(await Promise.all([entry, missed].map(stateOf))).toEqual(['past', 'past'])
    expect((await auditOf(db, missed._id)).at(-1)).toMatchObject({ action: 'passed' })
  })

  test('a closed departure and a tour off sale offer nothing', async () => {
    const { tour, wait, full, cancel } = await soldOut(2)
    const entry = await wait(2)
    await cancel(full)
    const params = { tour: tour.id, date }
    await as(owner).departures.change({ params, body: { state: 'closed' } })
    await run()
    expect(await stateOf(entry)).toBe('waiting')
    await as(owner).departures.change({ params, body: { state: 'open' } })
    await db.updateTable('tours').set({ is_active: false }).where('id', '=', tour.id).execute()
    await run()
    expect(await stateOf(entry)).toBe('waiting')
  })

  test('end when the party asks for something else, and it waits in its place', async () => {
    const { wait, full, cancel, left } = await soldOut(4)
    const entry = await wait(2)
    await cancel(full)
    await run()
    expect(await left()).toBe(2)
    expect(await change(entry, { notes: 'Window seats' })).toMatchObject({ state: 'offered' })
    expect(await change(entry, { people: 3 })).toMatchObject({
      state: 'waiting',
      dates: [{ state: 'waiting', offeredUntil: null }],
    })
    expect(await left()).toBe(4)
    await run()
    expect(await left()).toBe(1)
    expect(await change(entry, { state: 'withdrawn' })).toMatchObject({ state: 'withdrawn' })
    expect(await left()).toBe(4)
    await run()
    expect(await stateOf(entry)).toBe('withdrawn')
    await change(entry, { state: 'waiting' })
    await run()
    expect(await stateOf(entry)).toBe('offered')
    await expect(change(entry, { state: 'booked' })).rejects.toMatchObject({ code: 'waiting_state' })
  })

  test('their places can’t be renewed, given back or used up by a form', async () => {
    const { wait, full, cancel, left, book } = await soldOut(2)
    await wait(2)
    await cancel(full)
    await run()
    const { id } = await db.selectFrom('holds').select('id').executeTakeFirstOrThrow()
    const params = { id }
    await as(owner).holds.remove({ params })
    await expect(book(1, { holds: [id] })).rejects.toMatchObject({ code: 'not_enough_places' })
    expect(await left()).toBe(0)
  })
})

describe('taking an offer', () => {
  test('makes the order with the places of the offer, and closes the party', async () => {
    const { wait, full, cancel, book, left, listed } = await soldOut(2)
    const entry = await wait(2, { by: agent })
    await cancel(full)
    await run()
    await expect(book(2, { by: colleague, waiting: entry._id })).rejects.toMatchObject({ status: 404 })
    const order = await book(2, { by: agent, waiting: entry._id })
    expect(await listed(agent, { state: 'booked' })).toMatchObject([
      { _id: entry._id, order: { _id: order._id, orderNumber: order.orderNumber } },
    ])
    expect(await left()).toBe(0)
    expect(await db.selectFrom('holds').selectAll().where('waiting_id', '=', entry._id).execute()).toEqual([])
    expect((await auditOf(db, entry._id)).at(-1)).toMatchObject({
      action: 'booked',
      details: { order: order.orderNumber },
    })
    await expect(book(1, { waiting: entry._id })).rejects.toMatchObject({ code: 'waiting_ended' })
    await expect(change(entry, { state: 'waiting' })).rejects.toMatchObject({ code: 'waiting_ended' })
  })

  test('after its end takes the places that are still free, and is refused if they’re gone', async () => {
    const { wait, full, cancel, book } = await soldOut(2)
    const entry = await wait(2)
    await cancel(full)
    await run()
    clock.set('2026-03-03T12:00:00+02:00')
    await run()
    await book(1)
    await expect(book(2, { waiting: entry._id })).rejects.toMatchObject({ code: 'not_enough_places' })
    expect(await stateOf(entry)).toBe('expired')
    await book(1, { waiting: entry._id })
    expect(await stateOf(entry)).toBe('booked')
  })

  test('CAP-21 a party that waits for several dates is booked once, and its other offers end with the order, also of two at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { wait, full, cancel, book, left } = await soldOut(2)
      const other = await book(2, { on: later })
      const entry = await wait(2, { dates: [date, later] })
      await cancel(full)
      await cancel(other)
      await run()
      expect([await left(), await left(later)]).toEqual([0, 0])
      const answers = await Promise.allSettled([date, later].map((on) => book(2, { on, waiting: entry._id })))
      const [refused] = answers.filter((answer) => answer.status === 'rejected')
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(refused?.reason).toMatchObject({ status: 409, code: 'waiting_ended' })
      expect(await stateOf(entry)).toBe('booked')
      expect([await left(), await left(later)].toSorted()).toEqual([0, 2])
    }
  })

  test('while it’s offered, withdrawn and booked at the same moment, nothing is held for nobody', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { wait, full, cancel, book, left } = await soldOut(2)
      const entry = await wait(2)
      await cancel(full)
      await Promise.allSettled([
        run(),
        change(entry, { state: 'withdrawn' }),
        book(2, { waiting: entry._id }),
      ])
      await run()
      const state = await stateOf(entry)
      expect(await left()).toBe(state === 'withdrawn' ? 2 : 0)
    }
  })
})

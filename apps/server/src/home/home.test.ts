import type { Home } from '@tourdesk/contract/home/home'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { everyTable } from '../../test/everyTable.ts'
import { statementsOf } from '../../test/statementsOf.ts'
import { formOf } from '../../test/tourForm.ts'
import { newId } from '../kernel/newId.ts'
import { checkBooks } from '../orders/nightly/checkBooks.ts'

const now = '2026-03-02T10:00:00+02:00'
const server = await startServer({ now })
const { as, clock, db, given, product } = server
afterAll(server.close)
beforeEach(() => clock.set(now))

const owner = await given.owner()
const office = as(owner)
const admin = as(await given.user({ account: await given.mainAccount(), role: 'ADMIN' }))
const superUser = as(await given.user({ isSuper: true }))
const carmel = await given.account({ name: 'Carmel Holidays' })
const agencyOwner = await given.user({ account: carmel })
const ruth = await given.user({ account: carmel, role: 'AGENT' })

const homeOf = async (who = office) => {
  const { days, toDo, messages, money, newest } = await who.home.get()
  return {
    days: days.data,
    toDo: toDo?.data,
    messages: messages?.data,
    money: money.data,
    newest: newest.data,
  }
}
const dayOf = (home: { days: Home['days']['data'] }, date: string) =>
  home.days?.find((day) => day.date === date)

const put = (order: Order, unit: { _id: string }) =>
  office.tourCars.addOrder({
    params: { id: unit._id },
    body: { order: order._id, selectedTour: order.selectedTours[0]?._id ?? '', _id: unit._id },
  })
const on = (date: string, tour: { id: string }, adult = 2) => ({
  selectedTours: [{ tour: tour.id, date, participants: { adult } }],
})

test('HOME-08 a new business has seven empty days and no lines of zero', async () => {
  const home = await homeOf()
  expect(home.days?.map(({ date }) => date)).toEqual([
    '2026-03-02',
    '2026-03-03',
    '2026-03-04',
    '2026-03-05',
    '2026-03-06',
    '2026-03-07',
    '2026-03-08',
  ])
  expect(dayOf(home, '2026-03-02')).toEqual({
    date: '2026-03-02',
    departures: 0,
    people: 0,
    orders: 0,
    units: { ready: 0, needed: 0 },
    findings: { stop: 0, warn: 0, note: 0 },
    signedOff: null,
  })
  expect({ ...home, days: [] }).toEqual({
    days: [],
    toDo: [],
    messages: [],
    money: [],
    newest: [],
  })
})

test('HOME-02 a day counts its departures, people and orders, and the units that lack nothing of those it needs', async () => {
  const [galilee, masada] = [await given.tour({ name: 'Galilee' }), await given.tour({ name: 'Masada' })]
  const day = '2026-03-04'
  const both = await given.order({
    selectedTours: [galilee, masada].map(({ id }) => ({ tour: id, date: day, participants: { adult: 3 } })),
  })
  const two = await given.order(on(day, galilee))
  await given.order(on(day, masada))
  expect(dayOf(await homeOf(), day)).toEqual({
    date: day,
    departures: 2,
    people: 10,
    orders: 3,
    units: { ready: 0, needed: 2 },
    // Nobody has a vehicle yet, the parties look alike, and all have to pay.
    findings: { stop: 2, warn: 2, note: 2 },
    signedOff: null,
  })

  const [car, driver, guide] = [
    await given.car(),
    await given.operator({ role: 'driver' }),
    await given.operator(),
  ]
  const unit = await given.unit({ tour: galilee, date: day, car, driver })
  await put(both, unit)
  await put(two, unit)
  expect(dayOf(await homeOf(), day)?.units).toEqual({ ready: 0, needed: 2 })
  const crew = { car: car.id, externalCar: null, driver: driver.id }
  await office.tourCars.change({ params: { id: unit._id }, body: { ...crew, guide: [guide.id] } })
  expect(dayOf(await homeOf(), day)?.units).toEqual({ ready: 1, needed: 2 })

  await office.orders.cancel({ body: { orderId: both._id, canRefund: true } })
  expect(dayOf(await homeOf(), day)).toMatchObject({ departures: 2, people: 4, orders: 2 })
})

test('HOME-02 a tour of several days counts on each of them, as on the page of the day', async () => {
  const tour = await given.tour()
  const span = { startDate: '2026-03-06', endDate: '2026-03-08', numOfParticipants: 5 }
  await given.order({ orderType: 'private', selectedTours: [{ tour: tour.id, ...span }] })
  const home = await homeOf()
  const peopleOn = (date: string) => dayOf(home, date)?.people
  expect([peopleOn('2026-03-06'), peopleOn('2026-03-07'), peopleOn('2026-03-08')]).toEqual([5, 5, 5])
})

test('the people of tomorrow without a vehicle are to do, and no longer once they ride', async () => {
  clock.set('2026-03-16T09:00:00+02:00')
  const tour = await given.tour()
  const [dana, noa] = [
    await given.order(on('2026-03-17', tour)),
    await given.order(on('2026-03-17', tour, 3)),
  ]
  const line = { kind: 'unassigned_people', date: '2026-03-17' }
  expect((await homeOf()).toDo).toEqual([{ ...line, people: 5, orders: 2 }])
  const unit = await given.unit({ tour, date: '2026-03-17' })
  await put(dana, unit)
  expect((await homeOf()).toDo).toEqual([{ ...line, people: 3, orders: 1 }])
  await put(noa, unit)
  expect((await homeOf()).toDo).toEqual([])
})

test('vehicles that changed since their sheet was handed out are to do, today’s and tomorrow’s', async () => {
  clock.set('2026-03-17T09:00:00+02:00')
  const tour = await given.tour()
  const days = ['2026-03-18', '2026-03-19', '2026-03-20']
  const orders: Order[] = []
  for (const date of days) {
    const order = await given.order(on(date, tour))
    await put(order, await given.unit({ tour, date }))
    orders.push(order)
  }
  clock.set('2026-03-18T09:00:00+02:00')
  const changed = async () => (await homeOf()).toDo?.filter(({ kind }) => kind === 'changed_sheets')
  const handOut = (date: string) =>
    office.manifests.print({
      body: {
        scope: { date },
        kind: 'driver',
        locale: 'he',
        format: 'pdf',
        clientKey: newId(),
      },
    })
  for (const date of days) await handOut(date)
  expect(await changed()).toEqual([])
  for (const order of orders) await office.orders.cancel({ body: { orderId: order._id, canRefund: true } })
  expect(await changed()).toEqual([
    { kind: 'changed_sheets', date: '2026-03-18', count: 1 },
    { kind: 'changed_sheets', date: '2026-03-19', count: 1 },
  ])
  await handOut('2026-03-18')
  expect(await changed()).toEqual([{ kind: 'changed_sheets', date: '2026-03-19', count: 1 }])
})

test('HOME-03 now shows the vehicles on the road with boarded of people, and the no-shows and incidents of today', async () => {
  clock.set('2026-03-20T09:00:00+02:00')
  const nowOf = async (who = office) => (await who.home.get()).now?.data
  const nothing = { vehicles: 0, people: 0, boarded: 0, noShows: 0, incidents: 0 }
  expect(await nowOf()).toEqual(nothing)
  const tour = await given.tour()
  const orderOn = async (date: string, adult: number) => {
    const unit = await given.unit({ tour, date })
    const order = await given.order(on(date, tour, adult))
    await put(order, unit)
    return { tourCar: unit._id, selectedTour: order.selectedTours[0]?._id ?? '' }
  }
  const [first, second, tomorrow] = [
    await orderOn('2026-03-24', 5),
    await orderOn('2026-03-24', 3),
    await orderOn('2026-03-25', 4),
  ]
  clock.set('2026-03-24T07:30:00+02:00')
  const report = (party: typeof first, event: object) =>
    office.boardings.send({
      body: { events: [{ _id: newId(), at: clock.now().toISOString(), ...party, ...event }] },
    })
  await report(first, { kind: 'boarded', count: 4 })
  await report(tomorrow, { kind: 'boarded', count: 4 })
  expect(await nowOf()).toEqual({ ...nothing, vehicles: 1, people: 5, boarded: 4 })

  clock.set('2026-03-24T07:40:00+02:00')
  await report(first, { kind: 'no_show', count: 1 })
  await report(second, { kind: 'no_show', count: 1 })
  await report(second, { kind: 'boarded', count: 2 })
  await report(second, { kind: 'incident', text: 'Flat tyre', selectedTour: null })
  const driving = { vehicles: 2, people: 8, boarded: 6, noShows: 2, incidents: 1 }
  expect(await nowOf()).toEqual(driving)

  clock.set('2026-03-24T17:00:00+02:00')
  await report(second, { kind: 'dropped_off', count: 2 })
  expect(await nowOf()).toEqual({ ...driving, vehicles: 1, people: 5, boarded: 4 })
  await report(first, { kind: 'dropped_off', count: 4 })
  expect(await nowOf()).toEqual({ ...nothing, noShows: 2, incidents: 1 })
  expect(await nowOf(as(ruth))).toBeUndefined()
  clock.set('2026-03-26T09:00:00+02:00')
  expect(await nowOf()).toEqual(nothing)
})

test('guides and drivers who declined are to do by day, until they accept or are asked about something else', async () => {
  clock.set('2026-03-25T09:00:00+02:00')
  const linesOf = async () => (await homeOf()).toDo?.filter(({ kind }) => kind === 'declined_crew')
  const tour = await given.tour()
  const [guide, driver] = [await given.operator(), await given.operator({ role: 'driver' })]
  const unit = await given.unit({ tour, date: '2026-03-28', guide: [guide], driver })
  const seen = {
    date: '2026-03-28',
    tour: { _id: tour.id, name: 'Any' },
    time: null,
    vehicle: null,
  }
  const answerOf = (operator: { id: string }, reply: 'accepted' | 'declined', reason = '') =>
    db
      .insertInto('crew_replies')
      .values({
        id: newId(),
        unit_id: unit._id,
        operator_id: operator.id,
        reply,
        reason,
        assignment: JSON.stringify(seen),
        at: clock.now(),
        user_id: null,
        created_at: clock.now(),
      })
      .execute()
  expect(await linesOf()).toEqual([])
  await answerOf(guide, 'declined', 'Ill')
  const line = { kind: 'declined_crew', date: '2026-03-28' }
  expect(await linesOf()).toEqual([{ ...line, count: 1 }])
  await answerOf(driver, 'declined', 'Away')
  expect(await linesOf()).toEqual([{ ...line, count: 2 }])
  clock.set('2026-03-25T09:05:00+02:00')
  await answerOf(guide, 'accepted')
  expect(await linesOf()).toEqual([{ ...line, count: 1 }])
  clock.set('2026-03-29T09:00:00+02:00')
  expect(await linesOf()).toEqual([])
})

test('money has a line per kind and currency, the same sums as the lists behind them', async () => {
  const start = await homeOf(admin)
  const sumOf = async (list: 'due' | 'overdue', currency: string) => {
    const { data } = await office.payments.due({
      query: { list, currency, limit: 100, endDate: '2026-03-02' },
    })
    return { count: data.length, amount: data.reduce((sum, { amount }) => sum + amount, 0) }
  }
  await given.order({ currency: 'ILS' })
  await given.order({ currency: 'EUR' })
  const { money } = await homeOf(admin)
  expect(start.money).not.toEqual(money)
  for (const currency of ['USD', 'EUR', 'ILS'] as const)
    expect(money).toContainEqual({ kind: 'due_today', currency, ...(await sumOf('due', currency)) })
  clock.set('2026-03-03T10:00:00+02:00')
  const later = await homeOf(admin)
  expect(later.money?.filter(({ kind }) => kind === 'due_today')).toEqual([])
  for (const currency of ['USD', 'EUR', 'ILS'] as const)
    expect(later.money).toContainEqual({ kind: 'overdue', currency, ...(await sumOf('overdue', currency)) })
})

test('refunds that staff make or that the card company refused are lines, those on their way are not', async () => {
  const linesOf = async () =>
    (await homeOf()).money?.filter(({ kind }) => kind === 'refund_to_do' || kind === 'refund_refused')
  const order = await given.order({ currency: 'ILS' })
  await office.orders.recordPayment({
    params: { id: order._id },
    body: { kind: 'payment', method: 'cash', amount: 200, day: '2026-03-02', clientKey: newId() },
  })
  await office.orders.cancel({ body: { orderId: order._id, canRefund: true } })
  const toDo = { kind: 'refund_to_do', count: 1, amount: 200, currency: 'ILS' }
  expect(await linesOf()).toEqual([toDo])

  const byCard = await given.order({ currency: 'EUR' })
  await given.paid(byCard)
  const canceled = await office.orders.cancel({ body: { orderId: byCard._id, canRefund: true } })
  const refund = canceled.payments.find(({ action }) => action === 'refund')
  expect(await linesOf()).toEqual([toDo])
  const rows = everyTable(db)
    .updateTable('payments')
    .where('id', '=', refund?._id ?? '')
  await rows.set({ refused_at: clock.now(), refusal: '004' }).execute()
  expect(await linesOf()).toEqual([
    { kind: 'refund_refused', count: 1, amount: refund?.amountInCurrency, currency: 'EUR' },
    toDo,
  ])
})

test('cash that guides and drivers hold is a line per currency until it’s handed over', async () => {
  const linesOf = async () => (await homeOf()).money?.filter(({ kind }) => kind === 'crew_cash')
  const guide = await given.operator()
  const order = await given.order({ currency: 'ILS' })
  const { _id: id } = await office.orders.recordPayment({
    params: { id: order._id },
    body: {
      kind: 'payment',
      method: 'cash',
      amount: 120,
      day: '2026-03-02',
      heldBy: guide.id,
      clientKey: newId(),
    },
  })
  expect(await linesOf()).toEqual([{ kind: 'crew_cash', count: 1, amount: 120, currency: 'ILS' }])
  const { data } = await office.orders.ledger({ params: { id } })
  const payments = data.filter(({ kind }) => kind === 'payment').map(({ _id }) => _id)
  await office.crewCash.handOver({
    body: { operator: guide.id, payments, day: '2026-03-02', clientKey: newId() },
  })
  expect(await linesOf()).toEqual([])
})

test('a difference that the nightly check finds is a line until it’s gone, and changes nothing', async () => {
  const lineOf = async () => (await homeOf()).money?.find(({ kind }) => kind === 'ledger_mismatch')
  const night = () => checkBooks(product, null)
  const order = await given.order()
  await night()
  expect(await lineOf()).toBeUndefined()
  const rows = everyTable(db).updateTable('orders').where('id', '=', order._id)
  const booked = () => office.orders.ledger({ params: { id: order._id } })
  await rows.set({ custom_total: 20000 }).execute()
  const before = await booked()
  await night()
  expect(await lineOf()).toEqual({ kind: 'ledger_mismatch', count: 1, amount: null, currency: null })
  expect(await booked()).toEqual(before)
  await rows.set({ custom_total: null }).execute()
  await night()
  expect(await lineOf()).toBeUndefined()
})

test('HOME-05 super users see the mails of seven days that failed or that nobody passed on', async () => {
  const mail = (status: 'failed' | 'kept' | 'sent' | 'pending', at: string) =>
    db
      .insertInto('mail_outbox')
      .values({
        id: newId(),
        kind: 'invite',
        recipient: 'dana@example.com',
        subject: 'Invite',
        html: '',
        body_text: '',
        status,
        created_at: new Date(at),
      })
      .execute()
  for (const status of ['failed', 'failed', 'kept', 'sent', 'pending'] as const)
    await mail(status, '2026-02-24T00:30:00+02:00')
  await mail('failed', '2026-02-23T23:30:00+02:00')
  expect((await homeOf(superUser)).messages).toEqual([
    { kind: 'mail_failed', count: 2, since: '2026-02-24' },
    { kind: 'mail_kept', count: 1, since: '2026-02-24' },
  ])
  for (const who of [office, admin]) expect((await homeOf(who)).messages).toEqual([])
  for (const who of [as(agencyOwner), as(ruth)]) expect((await homeOf(who)).messages).toBeUndefined()
})

test('the ten newest orders and cancellations are listed, the newest first, each order once', async () => {
  clock.set('2026-03-20T09:00:00+02:00')
  const tour = await given.tour({ name: 'Acre and Haifa' })
  const placed: Order[] = []
  for (let minute = 10; minute < 21; minute++) {
    clock.set(`2026-03-20T09:${minute}:00+02:00`)
    placed.push(await given.order({ ...on('2026-04-01', tour, 4), agency: carmel.id }))
  }
  const numbers = placed.map(({ orderNumber }) => orderNumber)
  const listed = async () => (await homeOf()).newest ?? []
  expect((await listed()).map(({ orderNumber }) => orderNumber)).toEqual(numbers.toReversed().slice(0, 10))
  expect((await listed())[0]).toEqual({
    orderId: placed[10]?._id,
    orderNumber: numbers[10],
    kind: 'placed',
    at: '2026-03-20T07:20:00.000Z',
    customer: 'Dana Levi',
    agency: 'Carmel Holidays',
    tour: { name: 'Acre and Haifa', date: '2026-04-01', people: 4 },
    otherTours: 0,
  })

  clock.set('2026-03-20T09:30:00+02:00')
  await office.orders.cancel({ body: { orderId: placed[0]!._id, canRefund: true } })
  const [first, second, ...others] = await listed()
  expect([first?.kind, first?.orderNumber, first?.at]).toEqual([
    'canceled',
    numbers[0],
    '2026-03-20T07:30:00.000Z',
  ])
  expect([second?.kind, second?.orderNumber]).toEqual(['placed', numbers[10]])
  expect(others).toHaveLength(8)
})

test('HOME-09 an agency sees its own orders only, and an agent his or her own, without planning or the office’s money', async () => {
  clock.set('2026-04-05T09:00:00+03:00')
  const tour = await given.tour()
  const day = '2026-04-07'
  await given.order(on(day, tour, 7))
  const shared = { ...on(day, tour), agency: carmel.id }
  await given.order({ ...shared, by: agencyOwner, currency: 'ILS' })
  const ofRuth = await given.order({ ...shared, by: ruth })
  await given.paid(ofRuth, 10000)

  const ofAgency = await homeOf(as(agencyOwner))
  const own = { date: day, departures: 1, units: null, findings: null, signedOff: null }
  expect(dayOf(ofAgency, day)).toEqual({ ...own, people: 4, orders: 2 })
  expect(dayOf(await homeOf(), day)).toMatchObject({ people: 11, orders: 3 })
  expect(ofAgency.money).toContainEqual({ kind: 'open', count: 1, amount: 925, currency: 'ILS' })
  expect(new Set(ofAgency.newest?.map(({ agency }) => agency))).toEqual(new Set(['Carmel Holidays']))

  const ofAgent = await homeOf(as(ruth))
  expect(dayOf(ofAgent, day)).toEqual({ ...own, people: 2, orders: 1 })
  expect(ofAgent.money).toEqual([{ kind: 'open', count: 1, amount: 150, currency: 'USD' }])
  expect(ofAgent.newest?.map(({ orderId }) => orderId)).toEqual([ofRuth._id])
  expect(ofAgent.toDo).toBeUndefined()

  clock.set('2026-04-06T09:00:00+03:00')
  expect((await homeOf(as(ruth))).money).toEqual([
    { kind: 'overdue', count: 1, amount: 150, currency: 'USD' },
    { kind: 'open', count: 1, amount: 150, currency: 'USD' },
  ])
  for (const who of [ofAgency, ofAgent])
    for (const { kind } of who.money ?? []) expect(['open', 'overdue']).toContain(kind)
})

test('HOME-10 the page asks the database at most twelve questions, the session’s included', async () => {
  await superUser.home.get()
  const statements = await statementsOf(product, () => superUser.home.get())
  expect(statements).toBeGreaterThan(7)
  expect(statements).toBeLessThanOrEqual(12)
})

test('HOME-10 a block that fails has a code and leaves the others as they are', async () => {
  const back = await hide('ledger_mismatches')
  const failed = await office.home.get()
  await back()
  expect(failed.money).toEqual({ data: null, code: 'unexpected' })
  for (const block of [failed.days, failed.toDo, failed.newest]) {
    expect(block?.code).toBeNull()
    expect(block?.data).not.toBeNull()
  }
  expect((await office.home.get()).money.code).toBeNull()
})

test('the call itself fails when nothing of it can be answered', async () => {
  const back = await hide('order_entries')
  await expect(as(ruth).home.get()).rejects.toMatchObject({ status: 500, code: 'unexpected' })
  await back()
})

/** Takes a table away, so that questions about it fail; returns what brings it back. */
async function hide(table: string) {
  await sql`alter table ${sql.table(table)} rename to hidden`.execute(db)
  return () => sql`alter table hidden rename to ${sql.table(table)}`.execute(db)
}

test('vehicles whose supplier was asked and has not answered are to do by day', async () => {
  clock.set('2026-04-20T09:00:00+03:00')
  const linesOf = async () => (await homeOf()).toDo?.filter(({ kind }) => kind === 'silent_suppliers')
  const tour = await given.tour()
  const supplier = await given.carSupplier({ contact_email: 'moshe@example.com' })
  const externalCar = { carSupplier: supplier.id, seats: 19 }
  const [late, early] = [
    await given.unit({ tour, date: '2026-04-24', externalCar }),
    await given.unit({ tour, date: '2026-04-22', externalCar }),
  ]
  expect(await linesOf()).toEqual([])
  for (const { _id } of [late, early])
    await office.supplierRequests.ask({ params: { id: _id }, body: { clientKey: newId() } })
  const line = { kind: 'silent_suppliers', count: 1 }
  expect(await linesOf()).toEqual([
    { ...line, date: '2026-04-22' },
    { ...line, date: '2026-04-24' },
  ])
  const answer = { reply: 'refused', note: '', seen: 'asked' } as const
  await office.supplierRequests.reply({ params: { id: early._id }, body: answer })
  expect(await linesOf()).toEqual([{ ...line, date: '2026-04-24' }])
  await office.tourCars.change({
    params: { id: late._id },
    body: { car: null, externalCar: null, driver: null, guide: [] },
  })
  expect(await linesOf()).toEqual([])
})

test('HOME-05 the office sees the messages of seven days that failed or wait for a person, as many as their list has', async () => {
  const message = async (state: 'by_hand' | 'mailed' | 'sent', at: string, mail?: 'failed' | 'sent') => {
    const id = newId()
    const about = { event: 'free' as const, recipient: 'Dana Levi', address: '', content: '', by_name: 'Noa' }
    await db
      .insertInto('messages')
      .values({
        ...about,
        id,
        key: id,
        state,
        channel: mail ? 'email' : 'whatsapp',
        language: 'en',
        subject: '',
        body: 'Hello',
        created_at: new Date(at),
      })
      .execute()
    if (mail)
      await db
        .insertInto('mail_outbox')
        .values({
          id: newId(),
          kind: 'message',
          message_id: id,
          recipient: 'dana@example.com',
          subject: '',
          html: '',
          body_text: '',
          status: mail,
          created_at: new Date(at),
        })
        .execute()
  }
  clock.set('2026-05-12T10:00:00+03:00')
  const first = '2026-05-06T00:30:00+03:00'
  await message('by_hand', first)
  await message('by_hand', first)
  await message('sent', first)
  await message('mailed', first, 'failed')
  await message('mailed', first, 'sent')
  await message('by_hand', '2026-05-05T23:30:00+03:00')
  const since = '2026-05-06'
  const lines = [
    { kind: 'message_failed', count: 1, since },
    { kind: 'message_by_hand', count: 2, since },
  ]
  for (const who of [office, admin, superUser]) expect((await homeOf(who)).messages).toEqual(lines)
  for (const [status, count] of [
    ['failed', 1],
    ['by_hand', 2],
  ] as const)
    expect((await office.messages.list({ query: { status, startDate: since } })).total).toBe(count)
  for (const who of [as(agencyOwner), as(ruth)]) expect((await homeOf(who)).messages).toBeUndefined()
})

test('HOME-02 who signed a day off is in its week, and tomorrow is to do from 18:00 on in a business that signs days off', async () => {
  const tomorrow = '2026-05-13'
  clock.set('2026-05-12T17:30:00+03:00')
  const order = await given.order(on(tomorrow, await given.tour()))
  const kinds = async () => (await homeOf()).toDo?.map(({ kind }) => kind) ?? []
  const { dayChecks } = office
  const signOff = async (date: string) => {
    for (const { key, severity } of (await dayChecks.ofDay({ params: { date } })).data)
      if (severity === 'stop') await dayChecks.markKnown({ params: { date }, body: { key, reason: 'Seen' } })
    const { hash } = await dayChecks.ofDay({ params: { date } })
    return dayChecks.signOff({ params: { date }, body: { hash, clientKey: newId() } })
  }
  clock.set('2026-05-12T18:00:00+03:00')
  expect(await kinds()).not.toContain('not_signed_off')
  await signOff('2026-05-12')
  clock.set('2026-05-12T17:59:00+03:00')
  expect(await kinds()).not.toContain('not_signed_off')
  clock.set('2026-05-12T18:00:00+03:00')
  expect((await homeOf()).toDo).toContainEqual({ kind: 'not_signed_off', date: tomorrow })
  await signOff(tomorrow)
  expect(await kinds()).not.toContain('not_signed_off')
  expect(dayOf(await homeOf(), tomorrow)?.signedOff).toMatchObject({ name: owner.name })
  await office.orders.cancel({ body: { orderId: order._id, canRefund: true } })
})

test('CAP-02 a rule names what it counts on which days and how it limits it, and the home page names open-ended departures past their number', async () => {
  const tour = await given.tour({ name: 'Timna Park' })
  const date = '2026-12-20'
  const { capacityRules } = office
  const rule = {
    tour: tour.id,
    group_type: null,
    language: null,
    weekdays: [],
    startDate: null,
    endDate: null,
  }
  const range = { startDate: '2026-05-01', endDate: '2026-05-31' }
  const made = [
    { ...rule, mode: 'open', places: null, alertAt: 5 },
    { ...rule, ...range, mode: 'vehicles', places: 20, alertAt: null, weekdays: [0, 5] },
    { ...rule, group_type: 'small_group', language: 'french', mode: 'seats', places: 8, alertAt: null },
    { ...rule, group_type: 'private_group', mode: 'seats', places: 2, alertAt: null },
  ] as const
  for (const body of made) await capacityRules.create({ body: { ...body, weekdays: [...body.weekdays] } })
  const stored = (await capacityRules.list()).data.filter((each) => each.tour._id === tour.id)
  const counts = ['people', 'people', 'parties', 'people']
  expect(stored.map(({ _id, updatedAt, ...each }) => each)).toEqual(
    [made[0], made[1], made[3], made[2]].map((each, index) => ({
      ...each,
      tour: { _id: tour.id, name: 'Timna Park' },
      counts: counts[index],
    })),
  )
  const shared = { tour: tour.id, mode: 'vehicles', places: 20, group_type: 'small_group' } as const
  await expect(capacityRules.create({ body: shared })).rejects.toMatchObject({
    issues: [{ field: 'mode', code: 'capacity_vehicles_shared' }],
  })

  const book = (adult: number) => given.order(on(date, tour, adult))
  const lines = async () => (await homeOf()).toDo?.filter(({ kind }) => kind === 'past_alert')
  await book(4)
  expect(await lines()).toEqual([])
  await book(1)
  expect(await lines()).toEqual([{ kind: 'past_alert', date, tour: 'Timna Park', sold: 5 }])
})

test('DEP-19 CHECK-27 a departure below its tour’s minimum, or its own, is to be decided about from 12:00 on its deciding day, and stays', async () => {
  const { id } = await given.tour({ name: 'Nahal Arugot' })
  const params = { id }
  const loaded = await office.tours.get({ params })
  expect([loaded.minimumParticipants, loaded.decideDaysBefore]).toEqual([null, null])
  const form = { ...formOf(loaded), minimumParticipants: 4, decideDaysBefore: 2 }
  await office.tours.change({ params, body: form })
  const date = '2026-12-24'
  const order = await given.order(on(date, { id }, 3))
  const own = '2026-12-25'
  await given.order(on(own, { id }, 2))
  const change = (day: string, body: object) =>
    office.departures.change({ params: { tour: id, date: day }, body })
  await change(own, { minimum: 2 })
  const lines = async () => (await homeOf()).toDo?.filter(({ kind }) => kind === 'below_minimum')
  const found = async () =>
    (await office.dayChecks.ofDay({ params: { date } })).data.filter(({ code }) => code === 'below_minimum')

  clock.set(`2026-12-22T11:59:00+02:00`)
  expect([await lines(), await found()]).toEqual([[], []])
  clock.set('2026-12-22T12:00:00+02:00')
  expect(await lines()).toEqual([
    { kind: 'below_minimum', date, tourId: id, tour: 'Nahal Arugot', people: 3, minimum: 4 },
  ])
  expect(await found()).toMatchObject([
    { code: 'below_minimum', severity: 'warn', tourDate: date, params: { people: 3, min: 4 } },
  ])
  // Its own minimum counts first; nothing is canceled.
  clock.set('2026-12-23T12:00:00+02:00')
  expect((await lines())?.map((line) => line.date)).toEqual([date])
  await change(own, { minimum: 5 })
  expect((await lines())?.map((line) => line.date)).toEqual([date, own])
  expect(await office.orders.get({ params: { id: order._id } })).toMatchObject({ paymentStatus: 'PENDING' })

  await change(date, { state: 'closed' })
  expect(await found()).toHaveLength(1)
  await change(date, { guaranteed: true })
  expect(await found()).toEqual([])
  await change(date, { guaranteed: false })
  expect(await found()).toHaveLength(1)
  await given.order({ ...on(own, { id }, 3), by: owner })
  expect((await lines())?.map((line) => line.date)).toEqual([date])
})

import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { crewPhone, entryOf, givenRoad, tapOf } from '../../../test/crewPhone.ts'
import { noticesOf } from '../../../test/noticesOf.ts'
import { readWorkbook } from '../../../test/readWorkbook.ts'
import { newId } from '../../kernel/newId.ts'
import { completeBoarded } from '../nightly/completeBoarded.ts'

const start = '2026-03-02T10:00:00+02:00'
const server = await startServer({ now: start })
const { as, clock, db, given, product, close } = server
afterAll(close)
beforeEach(async () => {
  clock.set(start)
  await db.deleteFrom('attempts').execute()
})

const owner = await given.owner()
const office = as(owner)
const day = '2026-03-11'
const at = (time: string, on = day) => new Date(`${on}T${time}:00+02:00`)
type Events = Parameters<Awaited<ReturnType<typeof crewPhone>>['crew']['send']>[0]['body']['events']
const byOffice = async (...events: Events) => (await office.boardings.send({ body: { events } })).data
const boardingOf = async (unit: { _id: string }, date = day) =>
  (await office.boardings.list({ query: { date } })).data.find(({ _id }) => _id === unit._id)

async function givenDay(time = '07:00') {
  clock.set(start)
  const noa = await given.operator({ first_name: 'Noa', last_name: 'Regev' })
  const road = await givenRoad(server, owner, { guide: noa, time })
  return { ...road, noa, phone: await crewPhone(server, owner, noa) }
}

test('the office sees each vehicle and party of the day live, with the last event, and taps by the same events', async () => {
  const { unit, phone, party, tour } = await givenDay()
  const first = await party(4, { firstName: 'Tamar', lastName: 'Golan', mobilePhone: '054-777-1234' })
  const second = await party(3)
  const early = await givenDay('05:30')
  clock.set(at('07:30'))
  await phone.crew.send({ body: { events: [tapOf(unit, first, 'boarded', 4, at('07:05'))] } })
  const notices = await noticesOf(product, () => byOffice(tapOf(unit, second, 'no_show', 1, at('07:12'))))
  expect(notices).toContainEqual({ topic: 'boarding', days: [day], by: owner.id, accountId: null })
  const row = await boardingOf(unit)
  expect(row).toMatchObject({
    tour: { _id: tour.id, name: 'Masada' },
    guides: ['Noa Regev'],
    time: '07:00',
    people: 7,
    boarded: 4,
    noShow: 1,
    waiting: 2,
    droppedOff: 0,
    last: { kind: 'no_show', at: at('07:12').toISOString(), by: { kind: 'person', name: owner.name } },
    otherEvents: [],
  })
  expect(
    row?.parties.map(({ orderNumber, people, boarded, noShow, waiting }) => [
      orderNumber,
      people,
      boarded,
      noShow,
      waiting,
    ]),
  ).toEqual([
    [first.orderNumber, 4, 4, 0, 0],
    [second.orderNumber, 3, 0, 1, 2],
  ])
  expect(row?.parties[0]).toMatchObject({
    orderId: first._id,
    customer: 'Tamar Golan',
    mobilePhone: '054-777-1234',
    time: '07:00',
    noShowFrom: at('07:10').toISOString(),
    events: [{ kind: 'boarded', by: { kind: 'crew', name: 'Noa Regev' } }],
  })
  expect((await office.boardings.list({ query: { date: '2026-03-12' } })).data).toEqual([])
  expect(await byOffice(tapOf({ _id: newId() }, first, 'boarded', 1, at('07:05')))).toMatchObject([
    { outcome: 'refused', code: 'not_found' },
  ])
  expect(await boardingOf(early.unit)).toMatchObject({ people: 0, last: null, parties: [] })
})

test('CREW-32 a no-show frees no seat and changes no price, status or refund; it’s on the order, for its agency too, and in the export', async () => {
  const { unit, phone, tour, put } = await givenDay()
  const agency = await given.account()
  const order = await given.order({
    agency: agency.id,
    selectedTours: [{ tour: tour.id, date: day, participants: { adult: 3 } }],
  })
  await put(order, unit._id)
  const state = async () => {
    const { selectedTours, status, paymentStatus, calculatedPrices, updatedAt } = await office.orders.get({
      params: { id: order._id },
    })
    const ledger = await office.orders.ledger({ params: { id: order._id } })
    const [card] = (await office.tourCars.ofDate({ params: { date: day } })).data.filter(
      ({ _id }) => _id === unit._id,
    )
    const plan = await office.tourEvents.day({ params: { date: day } })
    return {
      selectedTours,
      status,
      paymentStatus,
      calculatedPrices,
      updatedAt,
      ledger,
      people: card?.participants,
      departures: plan.departures,
    }
  }
  clock.set(at('07:20'))
  const before = await state()
  await phone.crew.send({ body: { events: [tapOf(unit, order, 'no_show', 3, at('07:15'))] } })
  expect(await state()).toEqual(before)
  expect(before.people).toBe(3)
  const seen = { people: 3, boarded: 0, noShow: 3, waiting: 0, droppedOff: 0, at: at('07:15').toISOString() }
  const theirs = as(await given.user({ account: agency, role: 'OWNER' }))
  for (const client of [office, theirs])
    expect((await client.boardings.ofOrder({ params: { id: order._id } })).data).toEqual([
      { selectedTour: entryOf(order), ...seen },
    ])
  const other = as(await given.user({ role: 'OWNER', account: await given.account() }))
  await expect(other.boardings.ofOrder({ params: { id: order._id } })).rejects.toMatchObject({ status: 404 })

  const answer = await office.orders.exportPurchasedTours({
    query: { type: 'purchasedTours', search: String(order.orderNumber) },
  })
  const { rows } = readWorkbook(Buffer.from(await answer.arrayBuffer()))
  expect(rows[1]?.[rows[0]?.indexOf('No-show') ?? -1]).toBe(3)
  const quiet = await given.order()
  expect((await office.boardings.ofOrder({ params: { id: quiet._id } })).data).toEqual([])
})

test('CREW-33 in the night after, entries that boarded whole and are booked or confirmed become completed; all others keep their status', async () => {
  const { unit, phone, party } = await givenDay()
  const mark = (status: 'BOOKED' | 'CONFIRMED' | 'PARTIAL', ...orders: Parameters<typeof entryOf>[0][]) =>
    office.bulk.mark({ body: { entries: orders.map(entryOf), status } })
  const whole = await party(3)
  const partly = await party(3)
  const absent = await party(2)
  const untouched = await party(2)
  const takenBack = await party(2)
  const marked = await party(2)
  const [confirmed, unconfirmed, late] = [await party(2), await party(2), await party(2)]
  await mark('BOOKED', whole, partly, absent, untouched, takenBack, late)
  await mark('CONFIRMED', confirmed)
  await mark('PARTIAL', marked)
  clock.set(at('07:30'))
  const back = tapOf(unit, takenBack, 'boarded', 2, at('07:03'))
  const { data } = await phone.crew.send({
    body: {
      events: [
        tapOf(unit, whole, 'boarded', 3, at('07:01')),
        tapOf(unit, partly, 'boarded', 2, at('07:02')),
        tapOf(unit, absent, 'no_show', 2, at('07:20')),
        back,
        {
          _id: newId(),
          kind: 'undo',
          tourCar: unit._id,
          selectedTour: entryOf(takenBack),
          undoes: back._id,
          at: at('07:04').toISOString(),
        },
        tapOf(unit, marked, 'boarded', 2, at('07:05')),
        tapOf(unit, confirmed, 'boarded', 2, at('07:06')),
        tapOf(unit, unconfirmed, 'boarded', 2, at('07:06')),
      ],
    },
  })
  expect(data.every(({ outcome }) => outcome === 'stored')).toBe(true)
  const statusOf = async (order: { _id: string }) =>
    (await office.orders.get({ params: { id: order._id } })).selectedTours[0]?.status
  const all = async () =>
    Promise.all(
      [whole, confirmed, partly, absent, untouched, takenBack, marked, unconfirmed, late].map(statusOf),
    )
  const before = await all()
  const open = ['BOOKED', 'BOOKED', 'BOOKED', 'BOOKED', 'PARTIAL', 'NOT_CONFIRMED']
  expect(before).toEqual(['BOOKED', 'CONFIRMED', ...open, 'BOOKED'])

  const settings = await office.crewSettings.get()
  await office.crewSettings.change({ body: { ...settings, completeAtNight: false } })
  clock.set('2026-03-12T03:00:00+02:00')
  await completeBoarded({ db, clock })
  expect(await all()).toEqual(before)
  const off = await office.crewSettings.get()
  await office.crewSettings.change({ body: { ...off, completeAtNight: true } })
  clock.set('2026-03-11T23:00:00+02:00')
  await completeBoarded({ db, clock })
  expect(await all()).toEqual(before)

  clock.set('2026-03-12T03:00:00+02:00')
  await completeBoarded({ db, clock })
  expect(await all()).toEqual(['COMPLETED', 'COMPLETED', ...open, 'BOOKED'])
  const [log] = (await office.editLogs.ofOrder({ params: { id: whole._id } })).data
  expect(log).toMatchObject({ action: 'status changed', user: 'boarding' })
  const row = await db
    .selectFrom('audit_log')
    .select(['actor_kind'])
    .where('id', '=', log?._id ?? '')
    .executeTakeFirst()
  expect(row?.actor_kind).toBe('job')

  // Staff who mark it otherwise afterwards have the last word, and a tap that comes late counts the night after.
  await mark('CONFIRMED', whole)
  clock.set('2026-03-12T10:00:00+02:00')
  await phone.crew.send({ body: { events: [tapOf(unit, late, 'boarded', 2, at('07:10'))] } })
  clock.set('2026-03-13T03:00:00+02:00')
  await completeBoarded({ db, clock })
  expect(await all()).toEqual(['CONFIRMED', 'COMPLETED', ...open, 'COMPLETED'])
})

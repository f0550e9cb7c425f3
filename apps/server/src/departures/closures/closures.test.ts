import { randomUUID } from 'node:crypto'
import type { ClosureInput } from '@tourdesk/contract/departures/departureClosures'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { actionsOn, auditOf } from '../../../test/auditOf.ts'
import { faultsOf } from '../../../test/faultsOf.ts'

const morning = '2026-03-02T10:00:00+02:00'
const { as, clock, db, given, close } = await startServer({ now: morning })
afterAll(close)
beforeEach(() => clock.set(morning))

const owner = await given.owner()
const office = as(owner)
const date = '2026-03-11'
const nextDay = '2026-03-12'

const at = (time: string) => clock.set(`2026-03-02T${time}:00+02:00`)
const closeFor = (tours: { id: string }[], more: Partial<ClosureInput & { clientKey: string }> = {}) =>
  office.departureClosures.create({
    body: {
      ...{ startDate: date, endDate: nextDay, reason: 'War', clientKey: randomUUID() },
      ...more,
      tours: tours.map(({ id }) => id),
    },
  })
const open = (closure: { _id: string }) => office.departureClosures.remove({ params: { id: closure._id } })
const read = (tour: { id: string }, day = date) =>
  office.departures.get({ params: { tour: tour.id, date: day } })
const decide = (tour: { id: string }, body: { state: 'open' | 'closed' }, day = date) =>
  office.departures.change({ params: { tour: tour.id, date: day }, body })
const stateOf = async (tour: { id: string }, day = date) => (await read(tour, day)).state
const book = (tour: { id: string }, day = date) =>
  given.order({ selectedTours: [{ tour: tour.id, date: day, participants: { adult: 2 } }] })
const undo = (id: string | null) => office.undo.take({ params: { id: id! } })

async function placesOn(tour: { id: string }, by = owner) {
  const query = { tour: tour.id, group_type: 'small_group', language: 'english', month: '2026-03' } as const
  const { data } = await as(by).departures.places({ query })
  return data.filter(({ state }) => state === 'closed').map((day) => day.date)
}

test('DEP-26 many departures are closed at once and opened by one click, but not what was closed before; the preview counts what stays', async () => {
  const [masada, haifa, acre] = [await given.tour(), await given.tour(), await given.tour()]
  const tours = [masada.id, haifa.id]
  const order = await book(masada)
  await book(masada, nextDay)
  await decide(haifa, { state: 'closed' })
  const days = { startDate: date, endDate: nextDay, tours }
  expect(await office.departureClosures.preview({ body: days })).toEqual({
    departures: 2,
    orders: 2,
    people: 4,
    unbooked: 1,
    closedBefore: 1,
  })
  expect(await stateOf(masada)).toBe('open')
  const endless = await office.departureClosures.preview({ body: { ...days, endDate: null } })
  expect(endless).toMatchObject({ departures: 2, unbooked: null })

  const closure = await closeFor([masada, haifa])
  expect(await read(masada)).toMatchObject({ state: 'closed', reason: 'War', people: 2 })
  expect(await read(haifa, nextDay)).toMatchObject({ _id: null, state: 'closed', reason: 'War' })
  expect([await stateOf(haifa), await stateOf(acre)]).toEqual(['closed', 'open'])
  const agent = await given.user({ role: 'AGENT', account: await given.account() })
  expect(await placesOn(masada, agent)).toEqual(expect.arrayContaining([date, nextDay]))
  for (const [tour, day] of [
    [masada, date],
    [haifa, nextDay],
  ] as const)
    await expect(book(tour, day)).rejects.toMatchObject({ status: 409, code: 'departure_closed' })
  expect((await office.orders.get({ params: { id: order._id } })).selectedTours[0]?.status).not.toBe(
    'CANCELED',
  )
  const unsold = (await office.departures.unsold({ query: { date: nextDay } })).data
  expect(unsold.filter(({ tour }) => tour === haifa.id).length).toBeGreaterThan(0)
  const offered = {
    startDate: date,
    endDate: nextDay,
    tours,
    state: ['closed' as const],
    offered: 'true' as const,
  }
  expect((await office.departures.list({ query: offered })).total).toBe(4)

  expect((await office.departureClosures.list()).data).toContainEqual(closure)
  await open(closure)
  expect(await read(masada)).toMatchObject({ state: 'open', reason: '' })
  expect([await stateOf(haifa), await stateOf(haifa, nextDay)]).toEqual(['closed', 'open'])
  await book(haifa, nextDay)
  expect((await office.departureClosures.list()).data).not.toContainEqual(closure)
})

test('the log has the closure and each departure that it closed', async () => {
  const tour = await given.tour({ name: 'Masada at dawn' })
  await book(tour)
  const { _id: departure } = await read(tour)
  const closure = await closeFor([tour], { endDate: null })
  const [made] = await auditOf(db, closure._id)
  expect(made?.details).toMatchObject({
    after: { startDate: date, endDate: null, tours: ['Masada at dawn'], reason: 'War' },
  })
  await open(closure)
  expect(await actionsOn(db, closure._id)).toEqual(['created', 'ended'])
  const changes = (await auditOf(db, departure!)).map(({ details }) => details)
  expect(changes).toMatchObject([
    { after: { date } },
    { before: { state: 'open', reason: '' }, after: { state: 'closed', reason: 'War' } },
    { before: { state: 'closed', reason: 'War' }, after: { state: 'open', reason: '' } },
  ])
})

test('without a last day all tours are closed until further notice, also those that are added later', async () => {
  const all = await office.departureClosures.create({
    body: { startDate: '2027-05-01', reason: 'Season’s end', clientKey: randomUUID() },
  })
  const later = await given.tour()
  await expect(book(later, '2029-01-10')).rejects.toMatchObject({ code: 'departure_closed' })
  await open(all)
  await book(later, '2029-01-10')
})

test('a departure that’s made while a closure applies is closed, and opened with it', async () => {
  const tour = await given.tour()
  const closure = await closeFor([tour])
  await office.tourEvents.getOrCreate({ params: { date }, query: { tour: tour.id } })
  expect(await read(tour)).toMatchObject({ _id: expect.any(String), state: 'closed', reason: 'War' })
  await open(closure)
  expect(await stateOf(tour)).toBe('open')
})

test('of two closures of the same day, the end of one leaves it closed for the other’s reason', async () => {
  const tour = await given.tour()
  await book(tour)
  const war = await closeFor([tour])
  const flood = await closeFor([tour], { startDate: nextDay, endDate: null, reason: 'Flood' })
  const road = await closeFor([tour], { reason: 'Road works' })
  await open(war)
  expect(await read(tour)).toMatchObject({ state: 'closed', reason: 'Road works' })
  await open(road)
  expect([await stateOf(tour), await stateOf(tour, nextDay)]).toEqual(['open', 'closed'])
  await open(flood)
})

test('a departure that was opened on its own stays open when a later closure ends, and one that was canceled stays canceled', async () => {
  const [tour, other] = [await given.tour(), await given.tour()]
  const first = await closeFor([tour, other])
  await decide(tour, { state: 'open' })
  await book(tour)
  const second = await closeFor([tour])
  await open(second)
  expect(await stateOf(tour)).toBe('open')
  await office.tourEvents.getOrCreate({ params: { date }, query: { tour: other.id } })
  await db
    .updateTable('tour_events')
    .set({ state: 'canceled' })
    .where('tour_id', '=', other.id)
    .where('tour_date', '=', date)
    .execute()
  await open(first)
  expect([await stateOf(tour), await stateOf(other)]).toEqual(['open', 'canceled'])
})

test('undoing the opening of one departure puts it back under its closure, unless that ended since', async () => {
  const tour = await given.tour()
  await book(tour)
  const closure = await closeFor([tour])
  at('10:01')
  await undo((await decide(tour, { state: 'open' })).undo)
  expect(await stateOf(tour)).toBe('closed')
  at('10:02')
  const again = await decide(tour, { state: 'open' })
  at('10:03')
  await open(closure)
  await expect(undo(again.undo)).rejects.toMatchObject({ code: 'undo_changed' })
  expect(await stateOf(tour)).toBe('open')
})

test('the end of a closure can be undone: it applies again, also to what was made in between, but not to what was opened before', async () => {
  const [tour, opened, added] = [await given.tour(), await given.tour(), await given.tour()]
  await book(tour)
  const closure = await closeFor([tour, opened, added])
  at('10:01')
  await decide(opened, { state: 'open' })
  at('10:02')
  const ended = await open(closure)
  at('10:03')
  await book(added)
  await undo(ended.undo)
  expect([await stateOf(tour), await stateOf(opened), await stateOf(added)]).toEqual([
    'closed',
    'open',
    'closed',
  ])
  expect(await stateOf(tour, nextDay)).toBe('closed')
  await open(closure)
  expect(await stateOf(added)).toBe('open')
})

test('the same key again, and an end again, change nothing', async () => {
  const tour = await given.tour()
  const clientKey = randomUUID()
  const [one, other] = await Promise.all([closeFor([tour], { clientKey }), closeFor([tour], { clientKey })])
  expect(one).toEqual(other)
  const another = as(await given.user({ role: 'ADMIN' }))
  const body = { startDate: date, reason: 'War', clientKey }
  expect(await faultsOf(another.departureClosures.create({ body }))).toHaveProperty('clientKey')
  await open(one)
  expect((await open(one)).undo).toBeNull()
  await expect(open({ _id: randomUUID() })).rejects.toMatchObject({ status: 404 })
})

test('wrong days and unknown tours are refused at their fields', async () => {
  const tour = await given.tour()
  expect(await faultsOf(closeFor([tour], { startDate: '2026-03-01', reason: ' ' }))).toMatchObject({
    startDate: 'day_past',
    reason: 'reason_required',
  })
  expect(await faultsOf(closeFor([{ id: owner.id }]))).toEqual({ tours: 'tour_unknown' })
  await office.tours.remove({ params: { id: tour.id } })
  expect(await faultsOf(closeFor([tour]))).toEqual({ tours: 'tour_unknown' })
})

test('of orders that are placed while their day is being closed, none comes after it, stored or not', async () => {
  const tour = await given.tour()
  const outcomes = await Promise.allSettled(
    [...Array(7).keys()].map((n) => (n === 3 ? closeFor([tour]) : book(tour, n % 2 ? nextDay : date))),
  )
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  for (const reason of refused) expect(reason).toMatchObject({ code: 'departure_closed' })
  expect([await stateOf(tour), await stateOf(tour, nextDay)]).toEqual(['closed', 'closed'])
})

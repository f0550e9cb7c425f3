import { randomUUID } from 'node:crypto'
import type { CapacityRuleInput } from '@tourdesk/contract/departures/capacityRules'
import type { HoldInput } from '@tourdesk/contract/departures/holds'
import type { OrderInput } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { everyTable } from '../../../test/everyTable.ts'
import { formWith } from '../../../test/formOf.ts'
import { sweepHolds } from './sweepHolds.ts'

const morning = '2026-03-02T10:00:00+02:00'
const { as, clock, db, given, close } = await startServer({ now: morning })
afterAll(close)
beforeEach(async () => {
  clock.set(morning)
  await db.deleteFrom('holds').execute()
})

const owner = await given.owner()
const office = as(owner)
const agency = await given.account()
const agent = await given.user({ account: agency, role: 'AGENT' })
const date = '2026-03-11'

/** A tour whose departures have these rules, with its bookings and holds. */
async function limited(...rules: Partial<CapacityRuleInput>[]) {
  const tour = await given.tour()
  for (const rule of rules) await office.capacityRules.create({ body: { tour: tour.id, ...rule } })
  const party = (people: number, more: Partial<HoldInput> = {}): HoldInput => ({
    tour: tour.id,
    date,
    group_type: 'small_group',
    language: 'english',
    people,
    ...more,
  })
  return {
    tour,
    party,
    hold: (people: number, { by = owner, key = randomUUID(), ...more }: HoldOptions = {}) =>
      as(by).holds.create({ body: { ...party(people, more), clientKey: key } }),
    book: (adult: number, order: Partial<OrderInput> & { by?: typeof owner } = {}) =>
      given.order({ ...order, selectedTours: [{ tour: tour.id, date, participants: { adult } }] }),
    left: async (by = owner, hold?: string) => {
      const query = {
        tour: tour.id,
        group_type: 'small_group',
        language: 'english',
        month: '2026-03',
      } as const
      const { data } = await as(by).departures.places({ query: { ...query, ...(hold && { hold }) } })
      return data.find((day) => day.date === date)?.left
    },
  }
}

type HoldOptions = Partial<HoldInput> & { by?: typeof owner; key?: string }

const full = (left: number) => ({ status: 409, code: 'not_enough_places', params: { left } })
const holdsOf = async (tour: { id: string }) =>
  db
    .selectFrom('holds')
    .innerJoin('tour_events', 'tour_events.id', 'tour_event_id')
    .select(['holds.id', 'people', 'version'])
    .where('tour_id', '=', tour.id)
    .execute()

test('a hold takes places for 15 minutes, is changed, renewed and given back, and leaves the version of its departure alone', async () => {
  const { tour, hold, party, book, left } = await limited({ places: 5 })
  const key = randomUUID()
  const first = await hold(3, { key })
  expect(first.expiresAt).toBe('2026-03-02T08:15:00.000Z')
  expect(await hold(3, { key })).toEqual(first)
  expect(await left()).toBe(2)
  expect(await left(owner, first._id)).toBe(5)
  await expect(hold(3, { by: agent })).rejects.toMatchObject(full(2))
  await expect(book(3)).rejects.toMatchObject(full(2))
  clock.set('2026-03-02T10:10:00+02:00')
  const params = { id: first._id }
  const changed = await office.holds.change({ params, body: party(5) })
  expect(changed).toEqual({ _id: first._id, expiresAt: '2026-03-02T08:25:00.000Z' })
  await expect(office.holds.change({ params, body: party(6) })).rejects.toMatchObject(full(5))
  expect(await left()).toBe(0)
  await office.holds.change({ params, body: party(2, { date: '2026-03-12' }) })
  expect(await left()).toBe(5)
  expect((await holdsOf(tour)).map(({ people, version }) => [people, version])).toEqual([[2, 1]])
  await office.holds.remove({ params })
  await office.holds.remove({ params })
  expect(await holdsOf(tour)).toEqual([])
  await expect(office.holds.change({ params, body: party(2) })).rejects.toMatchObject({ status: 404 })
})

test('a departure without a limit, a tour off sale and a past day hold nothing', async () => {
  const { hold } = await limited({ group_type: 'small_group', places: 5 }, { mode: 'open', alertAt: 9 })
  await expect(hold(1, { group_type: 'medium_group' })).rejects.toMatchObject({
    code: 'departure_open_ended',
  })
  await expect(hold(1, { group_type: 'private_group' })).rejects.toMatchObject({
    code: 'departure_open_ended',
  })
  await expect(hold(1, { date: '2026-03-01' })).rejects.toMatchObject({
    status: 400,
    issues: [{ field: 'date', code: 'day_past' }],
  })
  const off = await given.tour({ is_active: false })
  await expect(hold(1, { tour: off.id })).rejects.toMatchObject({ status: 404 })
  const open = await given.tour()
  await expect(hold(1, { tour: open.id })).rejects.toMatchObject({ code: 'departure_open_ended' })
  expect(await holdsOf(open)).toEqual([])
})

test('a departure’s own number limits what’s held on it, and nothing is held on a closed one', async () => {
  const { tour, hold, left } = await limited()
  const params = { tour: tour.id, date }
  const isLimited = async () =>
    (await office.tours.offered()).tours.find(({ _id }) => _id === tour.id)?.isLimited
  expect(await isLimited()).toBe(false)
  await office.departures.change({ params, body: { capacity: 3 } })
  expect(await isLimited()).toBe(true)
  await hold(2)
  expect(await left()).toBe(1)
  await expect(hold(2)).rejects.toMatchObject(full(1))
  await office.departures.change({ params, body: { state: 'closed' } })
  await expect(hold(1)).rejects.toMatchObject({ status: 409, code: 'departure_closed' })
})

test('a hold of a private group takes one place of its rule, whatever its size', async () => {
  const { hold } = await limited({ group_type: 'private_group', places: 1 })
  await hold(9, { group_type: 'private_group' })
  await expect(hold(1, { group_type: 'private_group' })).rejects.toMatchObject(full(0))
})

describe('an ended hold', () => {
  test('holds nothing from its very second, whether or not it was deleted', async () => {
    const { tour, hold, party, book, left } = await limited({ places: 4 })
    const key = randomUUID()
    const { _id: id } = await hold(4, { key })
    clock.set('2026-03-02T10:14:59.999+02:00')
    await expect(book(1)).rejects.toMatchObject(full(0))
    await sweepHolds({ db, clock })
    expect(await holdsOf(tour)).toHaveLength(1)
    clock.set('2026-03-02T10:15:00+02:00')
    expect(await left()).toBe(4)
    await expect(office.holds.change({ params: { id }, body: party(4) })).rejects.toMatchObject({
      status: 404,
    })
    const again = await hold(3, { key })
    expect(again._id).not.toBe(id)
    expect(again.expiresAt).toBe('2026-03-02T08:30:00.000Z')
    await book(1)
    clock.set('2026-03-02T10:30:00+02:00')
    await sweepHolds({ db, clock })
    expect(await holdsOf(tour)).toEqual([])
  })

  test('CAP-25 costs no sale: saving takes the places again, and is refused only if they’re gone', async () => {
    const { hold, book } = await limited({ places: 4 })
    const [one, other] = [await hold(2), await hold(2)]
    clock.set('2026-03-02T10:20:00+02:00')
    await book(2, { holds: [one._id] })
    await book(1)
    await expect(book(2, { holds: [other._id] })).rejects.toMatchObject(full(1))
    await sweepHolds({ db, clock })
    await book(1, { holds: [other._id] })
  })
})

test('CAP-13 saving uses holds of the account up in its transaction, once; a foreign or used one is as good as none', async () => {
  const { tour, hold, party, book } = await limited({ places: 6 })
  const [mine, theirs] = [await hold(3), await hold(2, { by: agent })]
  await expect(book(3, { holds: [theirs._id] })).rejects.toMatchObject(full(1))
  await expect(book(5, { holds: [mine._id] })).rejects.toMatchObject(full(4))
  // A refused save leaves the hold as it was.
  expect(await holdsOf(tour)).toHaveLength(2)
  const order = await book(3, { holds: [mine._id] })
  expect((await holdsOf(tour)).map(({ id }) => id)).toEqual([theirs._id])
  await expect(office.holds.change({ params: { id: mine._id }, body: party(1) })).rejects.toMatchObject({
    status: 404,
  })
  await expect(book(2, { holds: [mine._id] })).rejects.toMatchObject(full(1))
  const more = await hold(1)
  const body = formWith(order, { participants: { adult: 4 } })
  await expect(office.orders.change({ params: { id: order._id }, body })).rejects.toMatchObject(full(0))
  await office.orders.change({ params: { id: order._id }, body: { ...body, holds: [more._id] } })
  await book(2, { by: agent, agency: agency.id, holds: [theirs._id] })
  expect(await holdsOf(tour)).toEqual([])
  await expect(book(1)).rejects.toMatchObject(full(0))
})

describe('one account', () => {
  const tooMany = { status: 409, code: 'too_many_holds' }

  test('holds at most 60 people over all departures, also with two holds at once', async () => {
    const own = await given.account()
    const by = await given.user({ account: own, role: 'AGENT' })
    const { hold, party } = await limited({ places: 500 })
    const { _id: id } = await hold(30, { by })
    const both = await Promise.allSettled(
      ['2026-03-12', '2026-03-13'].map((day) => hold(20, { by, date: day })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(hold(11, { by })).rejects.toMatchObject(tooMany)
    await expect(as(by).holds.change({ params: { id }, body: party(41) })).rejects.toMatchObject(tooMany)
    await as(by).holds.change({ params: { id }, body: party(40) })
    await expect(hold(1, { by })).rejects.toMatchObject(tooMany)
    await hold(60, { by: agent })
    clock.set('2026-03-02T10:15:00+02:00')
    await hold(60, { by })
  })

  test('knows nothing of another one’s holds', async () => {
    const { hold, party, left } = await limited({ places: 4 })
    const { _id: id } = await hold(4)
    const theirs = as(agent)
    await expect(theirs.holds.change({ params: { id }, body: party(1) })).rejects.toMatchObject({
      status: 404,
    })
    await theirs.holds.remove({ params: { id } })
    expect(await left()).toBe(0)
    expect(await left(agent, id)).toBe(0)
  })
})

describe('at the same moment', () => {
  test('two desks and the last place: one holds it, the other reads that there’s none', async () => {
    const { hold } = await limited({ places: 1 })
    const answers = await Promise.allSettled([hold(1), hold(1, { by: agent })])
    const [refused] = answers.filter((answer) => answer.status === 'rejected')
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(refused?.reason).toMatchObject(full(0))
  })

  test('holds and orders of the last places never take more than there are', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { tour, hold, book } = await limited({ places: 4 })
      const mine = await hold(2)
      await Promise.allSettled([
        book(2, { holds: [mine._id] }),
        book(2),
        book(2, { holds: [mine._id] }),
        hold(2, { by: agent }),
        hold(1),
        book(1),
      ])
      const { people } = await everyTable(db)
        .selectFrom('order_entries')
        .select(({ fn }) => fn.sum<string | null>('head_count').as('people'))
        .where('tour_id', '=', tour.id)
        .where('status', '!=', 'CANCELED')
        .executeTakeFirstOrThrow()
      const held = (await holdsOf(tour)).reduce((sum, each) => sum + each.people, 0)
      expect(Number(people) + held).toBeLessThanOrEqual(4)
      expect(Number(people)).toBeGreaterThanOrEqual(2)
    }
  })

  test('a hold that ends while its order is saved costs no sale, and one that’s renewed meanwhile ends with it', async () => {
    const { tour, hold, party, book } = await limited({ places: 2 })
    const { _id: id } = await hold(2)
    const [saved, renewed] = await Promise.allSettled([
      book(2, { holds: [id] }),
      office.holds.change({ params: { id }, body: party(2) }),
      sweepHolds({ db, clock: { now: () => new Date('2026-03-02T10:20:00+02:00') } }),
    ])
    expect(saved?.status).toBe('fulfilled')
    if (renewed?.status === 'rejected') expect(renewed.reason).toMatchObject({ status: 404 })
    expect(await holdsOf(tour)).toEqual([])
  })
})

import type { DepartureInput } from '@tourdesk/contract/departures/departures'
import type { Order, OrderInput } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { auditOf } from '../../test/auditOf.ts'
import { formWith } from '../../test/formOf.ts'

const { as, clock, db, given, close } = await startServer({ now: '2026-03-02T10:00:00+02:00' })
afterAll(close)

const owner = await given.owner()
const office = as(owner)
const superUser = await given.user({ role: 'OWNER', isSuper: true })
const boss = as(superUser)
const date = '2026-03-11'

const closedAt = (field = 'selectedTours.0.date') => ({
  status: 409,
  code: 'departure_closed',
  issues: [{ field, code: 'departure_closed', msg: 'This departure is closed for sale' }],
})

/** A tour whose departure on the day was decided like this. */
async function decided(body: DepartureInput = {}) {
  const tour = await given.tour()
  const params = { tour: tour.id, date }
  const decide = (change: DepartureInput & { updatedAt?: string | null }) =>
    office.departures.change({ params, body: change })
  if (Object.keys(body).length > 0) await decide(body)
  const book = (
    adult: number,
    more: Partial<OrderInput['selectedTours'][number]> = {},
    order: Partial<OrderInput> & { by?: typeof owner } = {},
  ) => given.order({ ...order, selectedTours: [{ tour: tour.id, date, participants: { adult }, ...more }] })
  return { tour, params, decide, book }
}
const save = (order: Order, change: Parameters<typeof formWith>[1]) =>
  office.orders.change({ params: { id: order._id }, body: formWith(order, change) })

test('a closed departure keeps its orders, and takes nobody more', async () => {
  const { book, decide, tour } = await decided()
  const order = await book(3)
  const closed = await decide({ state: 'closed', reason: 'Road works' })
  expect(closed).toMatchObject({ state: 'closed', reason: 'Road works', tour: { _id: tour.id }, date })
  await expect(book(1)).rejects.toMatchObject(closedAt())
  await expect(save(order, { participants: { adult: 4 } })).rejects.toMatchObject(closedAt())
  const noted = await save(order, { notes: 'A cake' })
  const fewer = await save(noted, { participants: { adult: 2 } })
  const elsewhere = await given.order({ selectedTours: [{ tour: tour.id, date: '2026-03-12' }] })
  await expect(save(elsewhere, { date })).rejects.toMatchObject(closedAt())
  await decide({ state: 'open' })
  await save(fewer, { participants: { adult: 4 } })
})

test('a group type in a language can be closed alone, and the calendar says so to everyone', async () => {
  const french = { group_type: 'small_group', language: 'french' } as const
  const { book, params, decide } = await decided({ closedFor: [french] })
  await expect(book(2, { language: 'french' })).rejects.toMatchObject(closedAt())
  await book(2)
  const stateFor = async (language: 'french' | 'english', by = owner) => {
    const query = { tour: params.tour, group_type: 'small_group', language, month: '2026-03' } as const
    const { data } = await as(by).departures.places({ query })
    return data.find((day) => day.date === date)?.state
  }
  const agent = await given.user({ role: 'AGENT', account: await given.account() })
  expect(await stateFor('french', agent)).toBe('closed')
  expect(await stateFor('english', agent)).toBe('open')
  await decide({ closedFor: [], state: 'closed' })
  expect(await stateFor('english')).toBe('closed')
})

test('who may override closed days sells on it with a reason, which the order’s log keeps, but never on a canceled one', async () => {
  const { book, params } = await decided({ state: 'closed' })
  const sellClosed = { reason: 'The minister’s visit' }
  await expect(book(2, {}, { sellClosed })).rejects.toMatchObject({ status: 403 })
  const sold = await book(2, {}, { sellClosed, by: superUser })
  const [placed] = await auditOf(db, sold._id)
  expect(placed?.details).toMatchObject({ soldClosed: sellClosed.reason })
  await db.updateTable('tour_events').set({ state: 'canceled' }).where('tour_id', '=', params.tour).execute()
  await expect(book(2, {}, { sellClosed, by: superUser })).rejects.toMatchObject(closedAt())
})

test('CAP-03 the rule that fits best counts: the departure’s own number, then group type and language, group type, language and tour, the shorter range among equals', async () => {
  const { tour, params, decide } = await decided({ capacity: 3 })
  const small = { group_type: 'small_group', language: 'english' } as const
  const days = { startDate: '2026-03-01', endDate: '2026-03-31' }
  const rules = [
    { ...small, ...days, places: 4 },
    { ...small, places: 5 },
    { group_type: 'small_group', places: 6 },
    { language: 'english', places: 7 },
    { ...days, places: 8 },
    { places: 9 },
  ] as const
  const made: string[] = []
  for (const rule of rules.toReversed()) {
    const body = { tour: tour.id, ...rule }
    made.unshift((await office.capacityRules.create({ body }))._id)
    await expect(office.capacityRules.create({ body })).rejects.toMatchObject({
      code: 'capacity_rules_overlap',
    })
  }
  const left = async () => {
    const query = { tour: params.tour, ...small, month: '2026-03' }
    return (await office.departures.places({ query })).data.find((day) => day.date === date)?.left
  }
  const counted = [await left()]
  await decide({ capacity: null })
  for (const id of made) {
    counted.push(await left())
    await office.capacityRules.remove({ params: { id } })
  }
  expect([...counted, await left()]).toEqual([3, 4, 5, 6, 7, 8, 9, null])
})

test('private groups don’t count towards a departure’s own number', async () => {
  const { book } = await decided({ capacity: 3 })
  await book(9, { group_type: 'private_group' })
  await book(2)
  await expect(book(2)).rejects.toMatchObject({ code: 'not_enough_places', params: { left: 1 } })
})

test('an undone cancellation of an order asks whether its departure is open', async () => {
  const { book, decide } = await decided()
  const order = await book(2)
  const { undo } = await office.orders.cancel({ body: { orderId: order._id, canRefund: false } })
  await decide({ state: 'closed' })
  await expect(office.undo.take({ params: { id: undo! } })).rejects.toMatchObject({
    status: 409,
    code: 'departure_closed',
  })
})

test('DEP-21 closing, opening and a changed minimum can be undone for ten minutes, unless somebody changed it since', async () => {
  const { params, decide } = await decided()
  const read = () => office.departures.get({ params })
  const undoOf = async (change: DepartureInput) => (await decide(change)).undo!
  const taken = (id: string) => office.undo.take({ params: { id } })
  await taken(await undoOf({ state: 'closed', reason: 'Flood', minimum: 8 }))
  expect(await read()).toMatchObject({ state: 'open', reason: '', minimum: null })
  const first = await undoOf({ state: 'closed' })
  const second = await undoOf({ minimum: 4 })
  await expect(taken(first)).rejects.toMatchObject({ code: 'undo_changed' })
  await taken(second)
  expect(await read()).toMatchObject({ state: 'closed', minimum: null })
  await taken(await undoOf({ state: 'open' }))
  expect(await read()).toMatchObject({ state: 'closed' })
  const late = await undoOf({ minimum: 6 })
  clock.set('2026-03-02T10:10:01+02:00')
  await expect(taken(late)).rejects.toMatchObject({ code: 'undo_too_late' })
  clock.set('2026-03-02T10:00:00+02:00')
})

test('two people decide at once: the second reads what the first decided', async () => {
  const { params, decide } = await decided()
  const { updatedAt } = await office.departures.get({ params })
  expect(updatedAt).toBeNull()
  await decide({ state: 'closed', updatedAt })
  await expect(decide({ minimum: 4, updatedAt })).rejects.toMatchObject({ code: 'changed_by_another' })
  const { updatedAt: now } = await office.departures.get({ params })
  await decide({ minimum: 4, updatedAt: now })
})

test('nobody cancels a departure by its state, and a canceled one can only be opened', async () => {
  const { params, decide, book } = await decided({ minimum: 5 })
  await expect(decide({ state: 'canceled' })).rejects.toMatchObject({ code: 'departure_canceled' })
  await db.updateTable('tour_events').set({ state: 'canceled' }).where('tour_id', '=', params.tour).execute()
  await expect(decide({ state: 'closed' })).rejects.toMatchObject({ code: 'departure_canceled' })
  expect((await decide({ state: 'open' })).undo).toBeNull()
  await book(1)
})

test('wrong numbers are refused at their fields, and an unknown tour isn’t found', async () => {
  const { decide } = await decided()
  await expect(decide({ minimum: 0, capacity: 1.5 })).rejects.toMatchObject({
    issues: [{ field: 'minimum' }, { field: 'capacity' }],
  })
  await expect(boss.departures.get({ params: { tour: owner.id, date } })).rejects.toMatchObject({
    status: 404,
  })
})

test('of orders that are placed while their departure is being closed, none comes after it', async () => {
  const { tour, book, decide } = await decided()
  const outcomes = await Promise.allSettled(
    [...Array(6).keys()].map((n) => (n === 3 ? decide({ state: 'closed' }) : book(1))),
  )
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  for (const reason of refused) expect(reason).toMatchObject(closedAt())
  await expect(book(1)).rejects.toMatchObject(closedAt())
  expect((await office.departures.get({ params: { tour: tour.id, date } })).state).toBe('closed')
})

import type { CapacityRuleInput } from '@tourdesk/contract/departures/capacityRules'
import type { Order, OrderInput } from '@tourdesk/contract/orders/orderShapes'
import type { GroupType } from '@tourdesk/domain/catalogue/vocabulary'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { actionsOn, auditOf } from '../../../test/auditOf.ts'
import { everyTable } from '../../../test/everyTable.ts'
import { formWith } from '../../../test/formOf.ts'

const { as, db, given, close } = await startServer({ now: '2026-03-02T10:00:00+02:00' })
afterAll(close)

const owner = await given.owner()
const office = as(owner)
const admin = await given.user({ role: 'ADMIN' })
const date = '2026-03-11'

/** A tour whose departures have these rules. */
async function limited(...rules: Partial<CapacityRuleInput>[]) {
  const tour = await given.tour()
  for (const rule of rules) await office.capacityRules.create({ body: { tour: tour.id, ...rule } })
  const book = (
    adult: number,
    more: Partial<OrderInput['selectedTours'][number]> = {},
    order: Partial<OrderInput> & { by?: typeof owner } = {},
  ) => given.order({ ...order, selectedTours: [{ tour: tour.id, date, participants: { adult }, ...more }] })
  return { tour, book }
}

const save = (order: Order, change: Parameters<typeof formWith>[1], more: object = {}) =>
  office.orders.change({ params: { id: order._id }, body: { ...formWith(order, change), ...more } })

const full = (left: number | string, field = 'selectedTours.0.date') => ({
  status: 409,
  code: 'not_enough_places',
  params: { left },
  issues: [{ field, code: 'not_enough_places', params: { left } }],
})

/** The people sold on a tour's departure, by group type. */
async function soldOn(tour: { id: string }, day = date): Promise<Record<string, number>> {
  const rows = await everyTable(db)
    .selectFrom('order_entries')
    .select(['group_type', ({ fn }) => fn.sum<number>('head_count').as('people')])
    .where('tour_id', '=', tour.id)
    .where('tour_date', '=', day)
    .where('status', '!=', 'CANCELED')
    .groupBy('group_type')
    .execute()
  return Object.fromEntries(rows.map(({ group_type, people }) => [group_type, Number(people)]))
}

describe('a departure with a rule', () => {
  test('CAP-06 sells its number, whether paid or not, and gets back what’s canceled', async () => {
    const { tour, book } = await limited({ places: 10 })
    const [first] = [await book(6), await book(3)]
    await expect(book(2)).rejects.toMatchObject({
      ...full(1),
      message: 'Only one place left on this date',
    })
    await book(1)
    await expect(book(1)).rejects.toMatchObject({ ...full(0), message: 'No places left on this date' })
    await office.orders.cancel({ body: { orderId: first._id, canRefund: false } })
    await expect(book(7)).rejects.toMatchObject({ ...full(6), message: 'Only 6 places left on this date' })
    const place = { tour: tour.id, date, group_type: 'small_group', language: 'english' } as const
    const key = '019b7000-0000-4000-8000-00000000c0de'
    const held = await office.holds.create({ body: { ...place, people: 4, clientKey: key } })
    await expect(book(3)).rejects.toMatchObject(full(2))
    await office.holds.remove({ params: { id: held._id } })
    await book(6)
    expect(await soldOn(tour)).toEqual({ small_group: 10 })
  })

  test('refuses nothing to an order that gets smaller or changes nothing that counts, however full it is', async () => {
    const { tour, book } = await limited()
    const [first, second] = [await book(6), await book(6)]
    await office.capacityRules.create({ body: { tour: tour.id, places: 5 } })
    const noted = await save(first, { notes: 'A cake for the birthday' })
    const fewer = await save(noted, { participants: { adult: 4 } })
    await expect(save(fewer, { participants: { adult: 5 } })).rejects.toMatchObject(full(0))
    await office.orders.cancel({ body: { orderId: second._id, canRefund: false } })
    await save(fewer, { participants: { adult: 5 } })
    expect(await soldOn(tour)).toEqual({ small_group: 5 })
  })

  test('asks for places where an order moves, and for what’s added to it', async () => {
    const { tour, book } = await limited({ places: 4 })
    const order = await book(3)
    const later = await given.order({
      selectedTours: [{ tour: tour.id, date: '2026-03-12', participants: { adult: 2 } }],
    })
    await expect(save(later, { date })).rejects.toMatchObject(full(1))
    const fewer = await save(order, { participants: { adult: 2 } })
    await save(later, { date })
    await expect(save(fewer, { participants: { adult: 3 } })).rejects.toMatchObject(full(0))
    const other = await given.tour()
    const elsewhere = await given.order({ selectedTours: [{ tour: other.id, date }] })
    await expect(save(elsewhere, { tour: tour.id })).rejects.toMatchObject(full(0))
    const form = formWith(elsewhere, {})
    const added = { ...form.selectedTours[0]!, _id: undefined, tour: tour.id }
    await expect(
      office.orders.change({
        params: { id: elsewhere._id },
        body: { ...form, selectedTours: [...form.selectedTours, added] },
      }),
    ).rejects.toMatchObject(full(0, 'selectedTours.1.date'))
    expect(await soldOn(tour)).toEqual({ small_group: 4 })
    expect(await soldOn(other)).toEqual({ small_group: 2 })
  })

  test('CAP-04 counts private groups only by a rule for them, in parties, and an order of several days on its first one', async () => {
    const { tour, book } = await limited({ places: 4 }, { group_type: 'private_group', places: 2 })
    await book(4)
    await book(9, { group_type: 'private_group' })
    const long = {
      orderType: 'private' as const,
      selectedTours: [{ tour: tour.id, startDate: date, endDate: '2026-03-13', numOfParticipants: 7 }],
    }
    await given.order(long)
    await expect(given.order(long)).rejects.toMatchObject(full(0, 'selectedTours.0.startDate'))
    await given.order({ ...long, selectedTours: [{ ...long.selectedTours[0], startDate: '2026-03-12' }] })
    await expect(book(1, { group_type: 'medium_group' })).rejects.toMatchObject(full(0))
  })

  test('counts by its vehicles once they’re known', async () => {
    const { tour, book } = await limited({ mode: 'vehicles', places: 6 })
    await book(6)
    await expect(book(1)).rejects.toMatchObject(full(0))
    const unit = await given.unit({ tour, date })
    await expect(book(1)).rejects.toMatchObject(full(0))
    const car = (await given.car({ seats: 7 })).id
    await office.tourCars.change({
      params: { id: unit._id },
      body: { car, externalCar: null, driver: null, guide: [] },
    })
    await book(1)
    await expect(book(1)).rejects.toMatchObject(full(0))
  })

  test('tells agencies no number above 9', async () => {
    const agency = await given.account()
    const agent = await given.user({ account: agency, role: 'AGENT' })
    const { book } = await limited({ places: 12 })
    const order = { by: agent, agency: agency.id }
    await expect(book(13, { group_type: 'medium_group' }, order)).rejects.toMatchObject({
      ...full('9+'),
      message: 'Only 9+ places left on this date',
    })
    await book(3)
    await expect(book(10, {}, order)).rejects.toMatchObject(full(9))
  })
})

describe('CAP-09 selling over', () => {
  const reason = 'A second bus comes'

  test('needs the right and a reason; the logs of order and departure and the departure itself say so', async () => {
    const { tour, book } = await limited({ places: 4 })
    await book(3)
    await expect(book(3)).rejects.toMatchObject(full(1))
    await expect(book(3, {}, { oversell: { reason }, by: admin })).rejects.toMatchObject({ status: 403 })
    await expect(book(3, {}, { oversell: { reason: '  ' } })).rejects.toMatchObject({ status: 400 })
    const over = await book(3, {}, { oversell: { reason } })
    const departure = await db
      .selectFrom('tour_events')
      .select(['id', 'oversold_by', 'oversold_reason'])
      .where('tour_id', '=', tour.id)
      .executeTakeFirstOrThrow()
    expect(departure).toMatchObject({ oversold_by: owner.name, oversold_reason: reason })
    expect(await auditOf(db, departure.id)).toMatchObject([
      { action: 'created' },
      { action: 'oversold', details: { order: over.orderNumber, people: 2, date, reason } },
    ])
    expect(await auditOf(db, over._id)).toMatchObject([
      { action: 'created', details: { oversold: reason } },
      {},
    ])
    const more = await save(over, { participants: { adult: 4 } }, { oversell: { reason } })
    expect(more.selectedTours[0]).toMatchObject({ participants: { adult: 4 } })
    expect(await soldOn(tour)).toEqual({ small_group: 7 })
  })

  test('isn’t logged where there were places', async () => {
    const { tour, book } = await limited({ places: 4 })
    await book(3, {}, { oversell: { reason } })
    const departure = await db
      .selectFrom('tour_events')
      .select(['id', 'oversold_by'])
      .where('tour_id', '=', tour.id)
      .executeTakeFirstOrThrow()
    expect(departure.oversold_by).toBeNull()
    expect(await actionsOn(db, departure.id)).toEqual(['created'])
  })
})

describe('at the same moment', () => {
  test('CAP-07 of 100 orders for 10 places, 10 people are sold, and the others read how many are left', async () => {
    const { tour, book } = await limited({ places: 10 })
    const answers = await Promise.allSettled(Array.from({ length: 100 }, () => book(1)))
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused).toHaveLength(90)
    for (const { reason } of refused) expect(reason).toMatchObject(full(0))
    expect(await soldOn(tour)).toEqual({ small_group: 10 })
  })

  test('two orders that swap the last places of two pools leave neither pool over', async () => {
    const { tour, book } = await limited(
      { group_type: 'small_group', places: 2 },
      { group_type: 'medium_group', places: 2 },
    )
    const [small, medium] = [await book(2), await book(2, { group_type: 'medium_group' })]
    const swaps = await Promise.allSettled([
      save(small, { group_type: 'medium_group' }),
      save(medium, { group_type: 'small_group' }),
    ])
    for (const swap of swaps) if (swap.status === 'rejected') expect(swap.reason).toMatchObject(full(0))
    for (const people of Object.values(await soldOn(tour))) expect(people).toBeLessThanOrEqual(2)
    const both = await given.order({
      selectedTours: ['small_group' as const, 'medium_group' as const].map((group_type) => ({
        tour: tour.id,
        date: '2026-03-12',
        group_type,
      })),
    })
    const form = formWith(both, { group_type: 'medium_group' })
    const [, second] = form.selectedTours
    await office.orders.change({
      params: { id: both._id },
      body: { ...form, selectedTours: [form.selectedTours[0]!, { ...second!, group_type: 'small_group' }] },
    })
    expect(await soldOn(tour, '2026-03-12')).toEqual({ small_group: 2, medium_group: 2 })
  })
})

describe('CAP-26 undo', () => {
  test('of a cancellation is refused once the places are sold, and changes nothing', async () => {
    const { tour, book } = await limited({ places: 4 })
    const first = await book(3)
    const { undo } = await office.orders.cancel({ body: { orderId: first._id, canRefund: false } })
    const second = await book(2)
    const take = () => office.undo.take({ params: { id: undo ?? '' } })
    await expect(take()).rejects.toMatchObject({ ...full(2), issues: [] })
    expect((await office.orders.get({ params: { id: first._id } })).status).toBe('canceled')
    await save(second, { participants: { adult: 1 } })
    await take()
    expect(await soldOn(tour)).toEqual({ small_group: 4 })
  })

  test('of one tour’s cancellation asks only for that tour', async () => {
    const { tour, book } = await limited({ places: 4 })
    const order = await given.order({
      selectedTours: [
        { tour: tour.id, date },
        { tour: tour.id, date: '2026-03-12' },
      ],
    })
    const [, second] = order.selectedTours
    const { undo } = await office.orders.cancel({
      body: { orderId: order._id, canRefund: false, entries: [second!._id] },
    })
    await book(3, { date: '2026-03-12' })
    await expect(office.undo.take({ params: { id: undo ?? '' } })).rejects.toMatchObject({
      params: { left: 1 },
    })
    expect(await soldOn(tour, '2026-03-12')).toEqual({ small_group: 3 })
  })
})

test('CAP-27 whatever is booked, changed, moved, canceled and undone, no pool is over', {
  timeout: 60_000,
}, async () => {
  const { tour, book } = await limited(
    { places: 6 },
    { group_type: 'small_group', places: 4 },
    { group_type: 'small_group', language: 'french', places: 3 },
  )
  const days = [date, '2026-03-12']
  const step = fc.record({
    kind: fc.constantFrom('book', 'people', 'group', 'language', 'day', 'cancel', 'undo'),
    at: fc.nat({ max: 7 }),
    people: fc.integer({ min: 1, max: 4 }),
    group: fc.constantFrom<GroupType>('small_group', 'medium_group', 'large_group'),
    language: fc.constantFrom('english' as const, 'french' as const),
    day: fc.constantFrom(...days),
  })
  const orders: Order[] = []
  const undos: string[] = []
  for (const { kind, at, people, group, language, day } of fc.sample(step, { numRuns: 60, seed: 34 })) {
    const order = orders[at % Math.max(1, orders.length)]
    const pass = async (work: Promise<unknown>) => {
      const refusal = await work.then(
        () => null,
        (error: { code: string }) => error.code,
      )
      expect([
        null,
        'not_enough_places',
        'order_canceled',
        'order_already_canceled',
        'undo_changed',
      ]).toContain(refusal)
    }
    const change = async (changed: Parameters<typeof formWith>[1]) => {
      if (!order) return
      const now = await office.orders.get({ params: { id: order._id } })
      await pass(save(now, changed))
    }
    switch (kind) {
      case 'people':
        await change({ participants: { adult: people } })
        break
      case 'group':
        await change({ group_type: group })
        break
      case 'language':
        await change({ language })
        break
      case 'day':
        await change({ date: day })
        break
      case 'cancel':
        if (order)
          await pass(
            office.orders
              .cancel({ body: { orderId: order._id, canRefund: false } })
              .then(({ undo }) => undo && undos.push(undo)),
          )
        break
      case 'undo': {
        const undo = undos.pop()
        if (undo) await pass(office.undo.take({ params: { id: undo } }))
        break
      }
      case 'book':
        await pass(
          book(people, { group_type: group, language, date: day }).then((placed) => orders.push(placed)),
        )
    }
    for (const on of days) {
      const rows = await everyTable(db)
        .selectFrom('order_entries')
        .select(['group_type', 'language', 'head_count'])
        .where('tour_id', '=', tour.id)
        .where('tour_date', '=', on)
        .where('status', '!=', 'CANCELED')
        .execute()
      const sum = (of: (row: (typeof rows)[number]) => boolean) =>
        rows.filter(of).reduce((total, { head_count }) => total + head_count, 0)
      expect(sum(({ group_type }) => group_type !== 'small_group')).toBeLessThanOrEqual(6)
      expect(
        sum(({ group_type, language: spoken }) => group_type === 'small_group' && spoken !== 'french'),
      ).toBeLessThanOrEqual(4)
      expect(
        sum(({ group_type, language: spoken }) => group_type === 'small_group' && spoken === 'french'),
      ).toBeLessThanOrEqual(3)
    }
  }
})

test('the places of a month are counted for staff, and up to 9 for agencies', async () => {
  const { tour, book } = await limited({ places: 22, endDate: '2026-03-25' })
  await book(10)
  await book(2, { group_type: 'medium_group' })
  await book(10, { date: '2026-03-12' })
  await book(10, { date: '2026-03-12' })
  await book(2, { date: '2026-03-12' })
  const agent = as(await given.user({ account: await given.account(), role: 'AGENT' }))
  const query = { tour: tour.id, group_type: 'large_group', language: 'english', month: '2026-03' } as const
  const on = async (who: typeof office, day: string) =>
    (await who.departures.places({ query })).data.find(({ date: each }) => each === day)
  expect(await on(office, '2026-03-10')).toMatchObject({ date: '2026-03-10', state: 'open', left: 22 })
  expect(await on(agent, '2026-03-10')).toMatchObject({ date: '2026-03-10', state: 'open', left: '9+' })
  expect(await on(office, date)).toMatchObject({ date, state: 'limited', left: 10 })
  expect(await on(agent, '2026-03-12')).toMatchObject({ date: '2026-03-12', state: 'sold_out', left: 0 })
  expect(await on(office, '2026-03-26')).toMatchObject({ date: '2026-03-26', state: 'open', left: null })
  const closed = { start_date: date, end_date: date, group_type: 'large_group', languages: ['english'] }
  const unavailability_dates = JSON.stringify([closed])
  await db.updateTable('tours').set({ unavailability_dates }).where('id', '=', tour.id).execute()
  expect(await on(office, date)).toMatchObject({ date, state: 'closed', left: null })
  const gone = { ...query, tour: '019b7000-0000-7000-8000-00000000dead' }
  await expect(office.departures.places({ query: gone })).rejects.toMatchObject({ status: 404 })
})

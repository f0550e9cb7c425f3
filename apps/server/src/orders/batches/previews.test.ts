import type { BatchTerms } from '@tourdesk/contract/departures/batchParts'
import type { BatchPreview, BatchRequest } from '@tourdesk/contract/departures/departureBatches'
import type { Order, OrderInput } from '@tourdesk/contract/orders/orderShapes'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { auditOf } from '../../../test/auditOf.ts'
import { faultsOf } from '../../../test/faultsOf.ts'
import { newId } from '../../kernel/newId.ts'

const start = '2026-03-02T10:00:00+02:00'
const { as, clock, db, given, close } = await startServer({ now: start })
afterAll(close)
beforeEach(() => clock.set(start))

const owner = await given.owner()
const office = as(owner)
const [date, later] = ['2026-03-11', '2026-03-18']

const tier = (daysBefore: number, percent: number) => ({ daysBefore, time: '19:00', percent })
/** Of the tours of this policy, half goes back today. */
async function tourWithPolicy() {
  const tour = await given.tour()
  const tiers = [tier(14, 100), tier(7, 50), tier(2, 25)]
  const policy = await office.cancellationPolicies.create({
    body: { name: newId().slice(-12), tiers, tours: [tour.id] },
  })
  return { ...tour, policy: policy._id }
}
const booking = (tour: { id: string }, adult: number, more: Partial<OrderInput> = {}) =>
  given.order({ ...more, selectedTours: [{ tour: tour.id, date, participants: { adult } }] })
const read = ({ _id: id }: Order) => office.orders.get({ params: { id } })
const at = (tour: { id: string }) => [{ tour: tour.id, date }]

const canceling = (tour: { id: string }, more: object = {}): BatchRequest => ({
  ...{ kind: 'cancel', from: at(tour), reason: 'weather', text: 'Flood in the wadi' },
  ...{ customersText: '', messages: true, closes: false, ...more },
})
const moving = (tour: { id: string }): BatchRequest => ({
  ...{ kind: 'move', from: at(tour), to: { date: later }, price: 'keep' },
  ...{ text: '', customersText: '', messages: true },
})
const ask = (body: BatchRequest) => office.departureBatches.preview({ body })

interface Choice {
  terms?: BatchTerms
  refundTo?: 'source' | 'credit'
}
function commit({ _id, hash, items }: BatchPreview, choices: Choice[] = [], clientKey = newId()) {
  const chosen = items.map(({ order }, index) => ({
    order: order._id,
    ...{ terms: 'full' as const, ...choices[index] },
  }))
  return office.departureBatches.commit({ body: { preview: _id, hash, clientKey, items: chosen } })
}

/** What every table has in it but for those of previews and sessions. */
async function everything(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not in ('departure_batches', 'sessions')`.execute(
    db,
  )
  const hashes = rows.map(async ({ name }) => {
    const { rows: found } = await sql<{ hash: string }>`
      select coalesce(md5(string_agg(each::text, '|' order by each::text)), '') as hash
        from ${sql.table(name)} as each`.execute(db)
    return [name, found[0]?.hash ?? ''] as const
  })
  return Object.fromEntries(await Promise.all(hashes))
}

test('DEP-05 canceling, moving, merging and undoing are each previewed first: it changes nothing, lists each order, and can be committed for 30 minutes', async () => {
  const [tour, into] = [await given.tour(), await given.tour()]
  const orders = [await booking(tour, 2), await booking(tour, 3)]
  const moved = await commit(await ask(moving(tour)))
  const back = () => office.departureBatches.undo({ params: { id: moved._id } })
  const [stays, other] = [await given.tour(), await given.tour()]
  const two = [await booking(stays, 2), await booking(stays, 1)]
  const merging: BatchRequest = {
    ...{ kind: 'merge', from: at(stays), to: { tour: into.id }, price: 'keep', units: 'move' },
    ...{ text: '', customersText: '', messages: true },
  }
  await booking(other, 1)
  const asked = [
    [two, () => ask(canceling(stays))],
    [two, () => ask(moving(stays))],
    [two, () => ask(merging)],
    [orders, back],
  ] as const
  for (const [own, preview] of asked) {
    const before = await everything()
    const shown = await preview()
    expect(await everything()).toEqual(before)
    expect(shown.items.map(({ order }) => order._id)).toEqual(own.map(({ _id }) => _id))
    expect(shown.expiresAt).toBe('2026-03-02T08:30:00.000Z')
    clock.set('2026-03-02T10:30:01+02:00')
    await expect(commit(shown)).rejects.toMatchObject({ status: 409, code: 'batch_outdated' })
    clock.set(start)
    await expect(commit({ ...shown, _id: newId() })).rejects.toMatchObject({ status: 404 })
    expect(await everything()).toEqual(before)
  }
  const [, last] = [await ask(canceling(other)), await ask(canceling(stays))]
  clock.set('2026-03-02T10:30:00+02:00')
  await commit(last)
  for (const order of two) expect((await read(order)).status).toBe('canceled')
})

test('DEP-06 an item names order, customer, agency, people, tours, prices, fee, refund, credit, message and problem, and the totals what becomes free', async () => {
  const [tour, second] = [await tourWithPolicy(), await given.tour()]
  const agency = await given.account({ name: 'Carmel Travel' })
  const [car, driver] = [
    await given.car({ seats: 12 }),
    await given.operator({ role: 'driver', license_types: ['D1'], first_name: 'Avi', last_name: 'Mor' }),
  ]
  await given.unit({ tour, date, car, driver })
  const paid = await given.order({
    userInformation: { firstName: 'Dana', lastName: 'Levi', email: 'dana@example.com' },
    selectedTours: [
      { tour: tour.id, date, participants: { adult: 2 } },
      { tour: second.id, date, participants: { adult: 1 } },
    ],
  })
  await given.paid(paid)
  const muted = await booking(tour, 3, { agency: agency.id })
  await office.messages.mute({ params: { id: muted._id }, body: { muted: true } })

  const preview = await ask(canceling(tour))
  if (preview.kind !== 'cancel') throw new Error('Not a cancellation')
  expect(preview).toMatchObject({ units: 1, seats: 12, crew: ['Avi Mor'] })
  const [first, next] = preview.items
  const total = paid.calculatedPrices.totalPrice
  const share = first?.outcomes?.full.refund ?? 0
  expect(share).toBeGreaterThan(0)
  expect(first).toEqual({
    order: { _id: paid._id, orderNumber: paid.orderNumber },
    customer: 'Dana Levi',
    agency: 'Main Office',
    people: 2,
    currency: 'USD',
    paid: total,
    problem: null,
    message: { event: 'departure_canceled', reader: 'customer', channel: 'email', reason: null },
    entries: [
      { _id: paid.selectedTours[0]?._id, tour: expect.any(String), date, people: 2, status: 'BOOKED' },
    ],
    isWhole: false,
    priceBefore: total,
    outcomes: {
      full: { priceAfter: total - share, fee: 0, refund: share, backToCredit: 0 },
      policy: { priceAfter: total - share / 2, fee: share / 2, refund: share / 2, backToCredit: 0 },
      none: { priceAfter: total, fee: share, refund: 0, backToCredit: 0 },
    },
  })
  expect(next).toMatchObject({
    agency: 'Carmel Travel',
    people: 3,
    isWhole: true,
    message: { reader: null, channel: null, reason: 'muted' },
  })

  const moved = await ask(moving(tour))
  if (moved.kind === 'cancel') throw new Error('Not a move')
  expect(moved.items[0]).toMatchObject({
    ...{ customer: 'Dana Levi', people: 2, priceBefore: total, priceAfter: total, charge: 0, refund: 0 },
    entries: [{ date, to: { date: later } }],
    message: { event: 'departure_moved', reader: 'customer' },
    problem: null,
  })
  await office.departures.change({ params: { tour: tour.id, date: later }, body: { state: 'closed' } })
  const refused = await ask(moving(tour))
  expect(refused.items.map(({ problem }) => problem?.code)).toEqual(
    refused.items.map(() => 'departure_closed'),
  )
})

test('DEP-08 all orders of a batch change in one transaction with their own events and one of each departure; the same key answers the first batch; 300 entries are the most', async () => {
  const tour = await given.tour()
  const orders = [await booking(tour, 2), await booking(tour, 3)]
  const preview = await ask(canceling(tour))
  const clientKey = newId()
  const [batch, again] = await Promise.all([commit(preview, [], clientKey), commit(preview, [], clientKey)])
  expect(again).toEqual(batch)
  expect(await office.departureBatches.get({ params: { id: batch._id } })).toEqual(batch)
  const { _id: id } = await office.departures.get({ params: { tour: tour.id, date } })
  const { rows } = await sql<{ at: string; subject: string; transaction: string }>`
    select entity_id as subject, details ->> 'batch' as batch, details ->> 'departureBatch' as "departureBatch",
           xmin::text as transaction
      from audit_log where details ->> 'batch' = ${batch._id} or details ->> 'departureBatch' = ${batch._id}`.execute(
    db,
  )
  expect(rows.map(({ subject }) => subject).toSorted()).toEqual(
    [...orders.map(({ _id }) => _id), id].toSorted(),
  )
  expect(new Set(rows.map(({ transaction }) => transaction)).size).toBe(1)
  expect((await auditOf(db, id ?? '')).at(-1)?.details).toMatchObject({
    orders: 2,
    people: 5,
    because: 'weather',
  })

  // Of a departure on which someone stays, the log has the batch too.
  const kept = await given.tour()
  const [goes] = [await booking(kept, 2), await booking(kept, 1)]
  const half = await ask(canceling(kept))
  await commit({ ...half, items: half.items.filter(({ order }) => order._id === goes?._id) } as BatchPreview)
  const departure = await office.departures.get({ params: { tour: kept.id, date } })
  expect(departure.state).toBe('open')
  expect((await auditOf(db, departure._id ?? '')).at(-1)).toMatchObject({
    action: 'orders canceled',
    details: { orders: 1, people: 2, reason: 'Flood in the wadi' },
  })

  // An order that fails in the middle takes all others back.
  const failing = await given.tour()
  const all = [await booking(failing, 2), await booking(failing, 2)]
  const shown = await ask(canceling(failing))
  await sql`
    create function refuse_one() returns trigger language plpgsql as $$ begin
      if new.id = ${sql.lit(all[1]?._id)} and new.status = 'canceled' then raise exception 'Broken'; end if;
      return new; end $$`.execute(db)
  await sql`create trigger refuse_one before update on orders for each row execute function refuse_one()`.execute(
    db,
  )
  await expect(commit(shown)).rejects.toMatchObject({ status: 500 })
  await sql`drop trigger refuse_one on orders`.execute(db)
  for (const order of all) expect((await read(order)).status).toBe('pending')
  await commit(shown)

  const full = await given.tour()
  const order = await booking(full, 1)
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
     where table_name = 'order_entries' and is_generated = 'NEVER'`.execute(db)
  const names = sql.join(columns.map(({ name }) => sql.ref(name)))
  const copies = (most: number) =>
    sql`insert into order_entries (${names})
      select ${names} from (
        select (jsonb_populate_record(entry, jsonb_build_object('id', gen_random_uuid()))).*
          from order_entries entry, generate_series(1, ${most}::int)
         where entry.id = ${order.selectedTours[0]?._id}) copies`.execute(db)
  await copies(299)
  expect((await ask(canceling(full))).items).toHaveLength(1)
  await copies(1)
  for (const body of [canceling(full), moving(full)])
    await expect(ask(body)).rejects.toMatchObject({
      status: 400,
      issues: [{ field: 'from', code: 'too_many_entries' }],
    })
}, 60_000)

test('DEP-09 canceling takes a reason from the list, a text of 1 to 500 characters for the log, a shorter one for customers, messages or none, and whether the day stays closed', async () => {
  const tour = await given.tour()
  for (let n = 0; n < 8; n += 1) await booking(tour, 1)
  const wrong = (more: object) => faultsOf(ask(canceling(tour, more)))
  expect(await wrong({ text: ' ' })).toHaveProperty('text')
  expect(await wrong({ text: 'x'.repeat(501) })).toHaveProperty('text')
  expect(await wrong({ customersText: 'x'.repeat(201) })).toHaveProperty('customersText')
  expect(await wrong({ reason: 'customer' })).toHaveProperty('reason')
  const reasons = ['weather', 'security', 'too_few', 'vehicle', 'crew', 'other'] as const
  for (const reason of reasons) {
    const text = 'x'.repeat(500)
    const preview = await ask(canceling(tour, { reason, text, customersText: 'The road is closed' }))
    const [item] = preview.items
    const batch = await commit({ ...preview, items: [item] } as BatchPreview)
    expect(batch).toMatchObject({ reason, text, customersText: 'The road is closed', messages: true })
    expect((await auditOf(db, item?.order._id ?? '')).at(-1)?.details).toMatchObject({ reason: text })
    expect(JSON.stringify(await auditOf(db, item?.order._id ?? ''))).not.toContain('The road is closed')
  }
  const state = async () => (await office.departures.get({ params: { tour: tour.id, date } })).state
  expect(await state()).toBe('open')
  const last = await ask(canceling(tour, { closes: true, messages: false }))
  expect(last.items.map(({ message }) => message)).toEqual([null, null])
  expect(await commit({ ...last, items: last.items.slice(0, 1) } as BatchPreview)).toMatchObject({
    messages: false,
  })
  expect(await state()).toBe('closed')
})

test('each order gets back all, by the steps kept on its tours, or nothing, to the source or as store credit', async () => {
  const tour = await tourWithPolicy()
  const choices = (['full', 'policy', 'none'] as const).flatMap((terms) =>
    (['source', 'credit'] as const).map((refundTo) => ({ terms, refundTo })),
  )
  const orders: Order[] = []
  for (const _ of choices) {
    const order = await booking(tour, 2)
    await given.paid(order)
    orders.push(order)
  }
  const share = orders[0]?.calculatedPrices.totalPrice ?? 0
  // The steps that the orders were sold with count, not those of today.
  await office.cancellationPolicies.change({ params: { id: tour.policy }, body: { tiers: [tier(1, 100)] } })
  await commit(await ask(canceling(tour)), choices)
  const outcomes = []
  for (const order of orders) {
    const { status, payments } = await read(order)
    const refunds = payments.filter(({ action }) => action === 'refund')
    const { data: credits } = await office.credits.ofOrder({ params: { id: order._id } })
    outcomes.push([
      status,
      refunds.reduce((sum, { amountInCurrency }) => sum + amountInCurrency, 0),
      credits.length,
    ])
  }
  expect(outcomes).toEqual([
    ['canceled', share, 0],
    ['canceled', share, 1],
    ['canceled', share / 2, 0],
    ['canceled', share / 2, 1],
    ['canceled', 0, 0],
    ['canceled', 0, 0],
  ])
})

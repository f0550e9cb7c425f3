import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { actionsOn, auditOf } from '../../test/auditOf.ts'
import { billing } from '../../test/billing.ts'
import { everyTable } from '../../test/everyTable.ts'
import { formWith } from '../../test/formOf.ts'
import { wrongLedgers } from '../../test/wrongLedgers.ts'
import { newId } from '../kernel/newId.ts'

const monday = '2026-03-02T10:00:00+02:00'
const { as, clock, db, given, close } = await startServer({ now: monday })
afterAll(close)
beforeEach(() => clock.set(monday))
afterEach(async () => {
  expect(await wrongLedgers(db)).toEqual([])
})

const owner = await given.owner()
const office = as(owner)
/** May change orders that are paid. */
const boss = await given.user({ isSuper: true })
const { agencyWith, bookedBy, draft, confirm } = billing({ as, given }, owner)
const adults = (...counts: number[]) => counts.map((adult) => ({ participants: { adult } }))

/** Confirms a statement of all that's unbilled. */
async function billed(agency: { id: string }, more: object = {}) {
  return confirm(await draft(agency, { to: '2026-12-31', ...more }))
}
type Billed = Awaited<ReturnType<typeof billed>>

const money = (amount: number, more: object = {}) => ({
  currency: 'USD' as const,
  amount,
  day: '2026-03-02',
  method: 'transfer' as const,
  reference: 'TR-7',
  clientKey: newId(),
  ...more,
})
const pay = (agency: { id: string }, amount: number, more: object = {}) =>
  office.statements.pay({ params: { id: agency.id }, body: money(amount, more) })
const get = ({ _id: id }: { _id: string }) => office.statements.get({ params: { id } })
const read = ({ _id: id }: Order) => office.orders.get({ params: { id } })
const statusOf = async (order: Order) => (await read(order)).paymentStatus
const opensOf = async (statement: Billed) => (await get(statement)).lines.map(({ open }) => open)
/** Changes an order that's paid, so that it costs this. */
const raise = async (order: Order, adult: number, total: number) => {
  const body = { ...formWith(await read(order), { participants: { adult } }), changePaid: { total } }
  await as(boss).orders.changePaid({ params: { id: order._id }, body })
}
const reverse = ({ _id: id }: { _id: string }) =>
  office.agencyAccounts.reverse({ params: { id }, body: { reason: 'Bounced', clientKey: newId() } })
const ageingOf = async (agency: { id: string }, day?: string) => {
  const { data } = await office.statements.ageing({ query: day === undefined ? {} : { day } })
  return data
    .filter(({ account }) => account._id === agency.id)
    .map(({ account: _, currency: __, ...parts }) =>
      Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== 0)),
    )
}

describe('money of an agency', () => {
  test('pays the statement named, lines of it, or the oldest due statements; the rest stays unallocated', async () => {
    const agency = await agencyWith()
    await bookedBy(agency, { selectedTours: adults(2, 1) })
    const first = await billed(agency)
    await bookedBy(agency)
    const second = await billed(agency)
    expect([first.total, second.total]).toEqual([330, 220])
    // A part of the statement named fills its lines from the first on.
    await pay(agency, 250, { allocations: [{ statement: first._id, amount: 250 }] })
    expect(await opensOf(first)).toEqual([0, 80])
    expect(await get(first)).toMatchObject({ state: 'part_paid', paid: 250, open: 80 })
    // All but a questioned line.
    const [line] = second.lines
    await pay(agency, 20, { allocations: [{ statement: second._id, line: line?._id, amount: 20 }] })
    expect(await opensOf(second)).toEqual([200])
    // The oldest first, and what's left stays.
    const { _id: id } = await pay(agency, 300)
    expect([(await get(first)).state, (await get(second)).state]).toEqual(['paid', 'paid'])
    expect(await ageingOf(agency)).toEqual([{ unallocated: -20, balance: -20 }])
    // What's left pays what's billed later.
    await bookedBy(agency)
    const third = await billed(agency)
    await office.statements.allocate({ params: { id }, body: {} })
    expect(await get(third)).toMatchObject({ state: 'part_paid', paid: 20, open: 200 })
    await office.statements.allocate({ params: { id }, body: {} })
    expect((await auditOf(db, third._id)).slice(1)).toMatchObject([
      { action: 'confirmed' },
      { action: 'paid', account_id: agency.id, details: { amount: 20, currency: 'USD' } },
    ])
  })

  test('pays no more than is open, and no more than there is', async () => {
    const agency = await agencyWith()
    await bookedBy(agency)
    const statement = await billed(agency)
    const at = (amount: number) => ({ allocations: [{ statement: statement._id, amount }] })
    const refused = (code: string, params: object) => ({ status: 409, code, params })
    await expect(pay(agency, 300, at(221))).rejects.toMatchObject(
      refused('allocation_over_open', { open: 220 }),
    )
    await expect(pay(agency, 100, at(101))).rejects.toMatchObject(
      refused('allocation_over_rest', { rest: 100 }),
    )
    await expect(pay(agency, 100, at(-1))).rejects.toMatchObject({ code: 'allocation_over_open' })
    const strange = { allocations: [{ statement: newId(), amount: 1 }] }
    await expect(pay(agency, 100, strange)).rejects.toMatchObject({ status: 404 })
    const other = await agencyWith()
    await expect(pay(other, 100, at(50))).rejects.toMatchObject({ status: 404 })
    await expect(pay(agency, 0)).rejects.toMatchObject({
      status: 400,
      issues: [{ field: 'amount', code: 'amount_invalid' }],
    })
    const params = { id: agency.id }
    expect((await office.agencyAccounts.postings({ params })).total).toBe(2)
    const body = { ...money(5), kind: 'adjustment' as const, method: null, note: 'A museum' }
    const { _id: id } = await office.agencyAccounts.record({ params, body })
    await expect(office.statements.allocate({ params: { id }, body: {} })).rejects.toMatchObject({
      code: 'allocation_needs_money',
    })
  })

  test('pays what we owe against what’s owed to us, and a payout pays what we owe', async () => {
    const agency = await agencyWith()
    const order = await bookedBy(agency)
    const first = await billed(agency)
    await pay(agency, 220)
    await office.orders.cancel({ body: { orderId: order._id, canRefund: true } })
    const credit = await billed(agency)
    expect([credit.total, credit.state]).toEqual([-220, 'confirmed'])
    const booked = await bookedBy(agency, { selectedTours: adults(3) })
    const third = await billed(agency)
    const allocations = [
      { statement: credit._id, amount: -120 },
      { statement: third._id, amount: 330 },
    ]
    await pay(agency, 210, { allocations })
    expect([(await get(third)).state, (await get(credit)).open]).toEqual(['paid', -100])
    expect(await statusOf(booked)).toBe('PAID')
    const payout = { ...money(100), kind: 'payout' as const }
    const params = { id: agency.id }
    const { _id: id } = await office.agencyAccounts.record({ params, body: payout })
    await office.statements.allocate({ params: { id }, body: {} })
    expect((await get(credit)).state).toBe('paid')
    expect(await ageingOf(agency)).toEqual([{}])
    expect((await get(first)).state).toBe('paid')
    // The refund that the order owed its agency is settled too.
    expect((await read(order)).payments.map(({ action, status }) => [action, status])).toEqual([
      ['agency', 'paid'],
      ['refund', 'paid'],
    ])
  })

  test('is recorded once, however often its call arrives', async () => {
    const agency = await agencyWith()
    await bookedBy(agency)
    const statement = await billed(agency)
    const body = money(100)
    const params = { id: agency.id }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => office.statements.pay({ params, body })),
    )
    expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1)
    expect((await get(statement)).paid).toBe(100)
  })
})

describe('STMT-17 orders of a paid statement', () => {
  test('become paid with it, and are open again once the money is reversed', async () => {
    const agency = await agencyWith()
    const order = await bookedBy(agency)
    const statement = await billed(agency)
    const posting = await pay(agency, 220)
    expect(await read(order)).toMatchObject({ paymentStatus: 'PAID' })
    expect((await actionsOn(db, order._id)).filter((action) => action === 'payment paid')).toHaveLength(1)
    await reverse(posting)
    expect(await statusOf(order)).toBe('PENDING')
    expect(await get(statement)).toMatchObject({ state: 'confirmed', paid: 0, open: 220 })
    const pending = (await read(order)).payments.filter(({ status }) => status === 'pending')
    expect(pending).toMatchObject([{ action: 'agency', amountInCurrency: 250 }])
    await pay(agency, 220)
    expect(await statusOf(order)).toBe('PAID')
  })

  test('become paid once all their lines are: on several statements, and line by line', async () => {
    const agency = await agencyWith()
    const tours = [{ date: '2026-03-11' }, { date: '2026-04-08' }]
    const order = await bookedBy(agency, { selectedTours: tours })
    const march = await billed(agency, { to: '2026-03-31' })
    await pay(agency, march.total)
    expect(await statusOf(order)).toBe('PENDING')
    const april = await billed(agency)
    const other = await bookedBy(agency)
    await pay(agency, april.total)
    expect([await statusOf(order), await statusOf(other)]).toEqual(['PAID', 'PENDING'])
    const both = await Promise.all([bookedBy(agency), bookedBy(agency)])
    const may = await billed(agency)
    const line = may.lines.find(({ order: of }) => of?._id === both[0]?._id)
    await pay(agency, 220, { allocations: [{ statement: may._id, line: line?._id, amount: 220 }] })
    expect([await statusOf(both[0]!), await statusOf(both[1]!)]).toEqual(['PAID', 'PENDING'])
  })

  test('stay paid for what they were paid for when something is added and billed later', async () => {
    const agency = await agencyWith()
    const order = await bookedBy(agency)
    await billed(agency)
    const first = await pay(agency, 220)
    await raise(order, 3, 375)
    expect(await statusOf(order)).toBe('PARTIAL')
    const more = await billed(agency)
    expect(more.total).toBe(110)
    const part = await pay(agency, 50)
    expect(await statusOf(order)).toBe('PARTIAL')
    await pay(agency, 60)
    expect(await statusOf(order)).toBe('PAID')
    await office.statements.release({ params: { id: part._id } })
    expect(await statusOf(order)).toBe('PARTIAL')
    await reverse(first)
    expect(await statusOf(order)).toBe('PENDING')
  })

  test('keep what staff did with their payments by hand', async () => {
    const agency = await agencyWith()
    const order = await bookedBy(agency)
    const statement = await billed(agency)
    const { _id: paymentId } = order.payments[0]!
    await office.orders.settlePayment({ params: { id: order._id, paymentId } })
    const posting = await pay(agency, 220)
    await reverse(posting)
    expect(await statusOf(order)).toBe('PAID')
    const again = await pay(agency, 220)
    const { data } = await office.orders.ledger({ params: { id: order._id } })
    const row = data.find(({ kind }) => kind === 'payment')
    const params = { id: row?._id ?? '' }
    await office.orders.reverseEntry({ params, body: { reason: 'Mistake', clientKey: newId() } })
    await reverse(again)
    expect(await statusOf(order)).toBe('PENDING')
    expect((await get(statement)).state).toBe('confirmed')
  })

  test('are settled where the lines of a statement cancel each other out, until it’s void', async () => {
    const agency = await agencyWith()
    const order = await bookedBy(agency)
    const body = { ...money(-220), kind: 'adjustment' as const, method: null, note: 'Paid in goods' }
    await office.agencyAccounts.record({ params: { id: agency.id }, body })
    const statement = await billed(agency)
    expect([statement.total, statement.state]).toEqual([0, 'paid'])
    expect(await statusOf(order)).toBe('PAID')
    const params = { id: statement._id }
    await office.statements.void({ params, body: { reason: 'They want to pay' } })
    expect(await statusOf(order)).toBe('PENDING')
  })

  test('end as one of both says when money is paid and reversed at once, and nothing is lost', async () => {
    const agency = await agencyWith()
    const orders = await Promise.all([bookedBy(agency), bookedBy(agency)])
    const statement = await billed(agency)
    for (let round = 0; round < 4; round++) {
      const posting = await pay(agency, 440)
      const payment = money(440)
      await Promise.allSettled([
        reverse(posting),
        office.statements.pay({ params: { id: agency.id }, body: payment }),
        office.statements.release({ params: { id: posting._id } }),
        office.statements.allocate({ params: { id: posting._id }, body: {} }),
      ])
      const { open, paid, state } = await get(statement)
      expect(open + paid).toBe(440)
      expect([0, 440]).toContain(paid)
      const wanted = state === 'paid' ? 'PAID' : 'PENDING'
      expect(await Promise.all(orders.map(statusOf))).toEqual([wanted, wanted])
      const held = await allocatedTo(statement)
      expect(held.filter(({ isReversed }) => isReversed)).toEqual([])
      const { data } = await office.agencyAccounts.postings({
        params: { id: agency.id },
        query: { limit: 100 },
      })
      for (const { kind, isReversed, _id } of data)
        if (kind === 'payment' && !isReversed) await reverse({ _id })
    }
    expect((await get(statement)).open).toBe(440)
  })
})

test('payments that arrive at once pay a statement once, and the rest stays unallocated', async () => {
  const agency = await agencyWith()
  const order = await bookedBy(agency)
  const statement = await billed(agency)
  await Promise.all(Array.from({ length: 8 }, () => pay(agency, 100)))
  expect(await get(statement)).toMatchObject({ state: 'paid', paid: 220, open: 0 })
  expect(await ageingOf(agency)).toEqual([{ unallocated: -580, balance: -580 }])
  expect(await statusOf(order)).toBe('PAID')
})

/** The money that pays a statement. */
async function allocatedTo({ _id }: { _id: string }) {
  const rows = await everyTable(db)
    .selectFrom('statement_allocations')
    .leftJoin('agency_postings as taken', 'taken.reverses_id', 'posting_id')
    .select(['posting_id', 'taken.id as taken'])
    .where('statement_id', '=', _id)
    .where('ended_on', 'is', null)
    .execute()
  return rows.map(({ taken }) => ({ isReversed: taken !== null }))
}

test('a statement that money pays can’t be voided before the money is released', async () => {
  const agency = await agencyWith()
  const order = await bookedBy(agency)
  const { _id: id } = await billed(agency)
  const posting = await pay(agency, 100)
  const voided = () => office.statements.void({ params: { id }, body: { reason: 'Wrong' } })
  await expect(voided()).rejects.toMatchObject({ status: 409, code: 'statement_paid' })
  await office.statements.release({ params: { id: posting._id } })
  expect((await voided()).state).toBe('void')
  expect(await statusOf(order)).toBe('PENDING')
  expect(await ageingOf(agency)).toEqual([{ unbilled: 220, unallocated: -100, balance: 120 }])
})

test('the database refuses to change what money paid, except to end it', async () => {
  const agency = await agencyWith()
  await bookedBy(agency)
  const { _id: id } = await billed(agency)
  await pay(agency, 100)
  const table = everyTable(db)
  const refusal = 'never changed, only ended'
  await expect(
    table.updateTable('statement_allocations').set({ amount: 1 }).where('statement_id', '=', id).execute(),
  ).rejects.toThrow(refusal)
  await expect(
    table.deleteFrom('statement_allocations').where('statement_id', '=', id).execute(),
  ).rejects.toThrow(refusal)
})

test('ageing at a day says how long an account has been due, adds up to its balance, and stays as it was', async () => {
  const agency = await agencyWith()
  await bookedBy(agency)
  await billed(agency)
  await bookedBy(agency, { currency: 'ILS' })
  await pay(agency, 20, { allocations: [] })
  await office.agencyAccounts.record({
    params: { id: agency.id },
    body: { ...money(7), kind: 'top_up', clientKey: newId() },
  })
  const days: Record<string, object> = {
    '2026-03-01': {},
    '2026-03-02': { notDue: 200, unallocated: -7, balance: 193 },
    '2026-04-01': { notDue: 200, unallocated: -7, balance: 193 },
    '2026-04-02': { to30: 200, unallocated: -7, balance: 193 },
    '2026-05-01': { to30: 200, unallocated: -7, balance: 193 },
    '2026-05-02': { to60: 200, unallocated: -7, balance: 193 },
    '2026-05-31': { to60: 200, unallocated: -7, balance: 193 },
    '2026-06-01': { to90: 200, unallocated: -7, balance: 193 },
    '2026-06-30': { to90: 200, unallocated: -7, balance: 193 },
    '2026-07-01': { over90: 200, unallocated: -7, balance: 193 },
  }
  const expectAll = async () => {
    for (const [day, parts] of Object.entries(days)) {
      const found = await ageingOf(agency, day)
      expect(found[1] ?? {}, day).toEqual(parts)
      expect(found[0] ?? {}, day).toEqual(day === '2026-03-01' ? {} : { unbilled: 814, balance: 814 })
    }
  }
  await expectAll()
  clock.set('2026-07-15T10:00:00+03:00')
  await pay(agency, 200, { day: '2026-07-15' })
  await bookedBy(agency)
  expect((await ageingOf(agency))[1]).toEqual({ unbilled: 220, unallocated: -7, balance: 213 })
  await expectAll()
  const file = await office.statements.ageingFile({ query: { day: '2026-05-01', locale: 'he' } })
  expect(file.headers.get('content-disposition')).toContain('ageing_2026-05-01.xlsx')
})

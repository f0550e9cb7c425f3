import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { actionsOn } from '../../../test/auditOf.ts'
import { everyTable } from '../../../test/everyTable.ts'
import { faultsOf } from '../../../test/faultsOf.ts'
import { noticesOf } from '../../../test/noticesOf.ts'
import { wrongLedgers } from '../../../test/wrongLedgers.ts'
import { newId } from '../../kernel/newId.ts'

const { as, clock, db, given, product, close } = await startServer({ now: '2026-03-02T10:00:00+02:00' })
afterAll(close)

const owner = await given.owner()
const office = as(owner)
const agency = await given.account()
const agencyOwner = await given.user({ account: agency })

type Guide = Awaited<ReturnType<typeof given.operator>>
let guide: Guide
beforeEach(async () => {
  clock.set('2026-03-02T10:00:00+02:00')
  guide = await given.operator({ first_name: 'Rachel', last_name: 'Amsalem' })
})

type Money = Partial<Parameters<typeof office.orders.recordPayment>[0]['body']>
const take = (order: Order, amount: number, rest: Money = {}) =>
  office.orders.recordPayment({
    params: { id: order._id },
    body: {
      kind: 'payment',
      method: 'cash',
      amount,
      day: '2026-03-02',
      heldBy: guide.id,
      clientKey: newId(),
      ...rest,
    },
  })
const ledgerOf = (order: Order, client = office) => client.orders.ledger({ params: { id: order._id } })
const paymentIn = async (order: Order) =>
  (await ledgerOf(order)).data.find(({ kind }) => kind === 'payment')?._id ?? ''
const reverse = (id: string) =>
  office.orders.reverseEntry({ params: { id }, body: { reason: 'Wrong order', clientKey: newId() } })
const handOver = (payments: string[], rest: { day?: string; note?: string; clientKey?: string } = {}) =>
  office.crewCash.handOver({
    body: { operator: guide.id, payments, day: '2026-03-02', clientKey: newId(), ...rest },
  })
/** What the guide of this test holds: amount and currency, then the numbers of its orders. */
async function heldNow(query = {}, by = guide) {
  const { data } = await office.crewCash.list({ query })
  return data
    .filter(({ operator }) => operator._id === by.id)
    .map(({ amount, currency, payments }) => [amount, currency, ...payments.map((one) => one.orderNumber)])
}

test('LEDG-10 cash that a guide took pays the order at once, and a handover changes who holds it, not what is open', async () => {
  const [first, second] = [await given.order({ agency: agency.id }), await given.order()]
  const paid = await take(first, 100, { note: 'On the bus' })
  expect(paid).toMatchObject({ paymentStatus: 'PARTIAL' })
  await take(second, 250, { day: '2026-03-02' })
  await take(second, 30, { heldBy: null, isOverpayment: true })
  expect((await ledgerOf(first)).data[1]).toMatchObject({
    kind: 'payment',
    method: 'cash',
    heldBy: { _id: guide.id, name: 'Rachel Amsalem', handedOver: null },
  })
  expect((await ledgerOf(second)).data[2]).toMatchObject({ amount: -30, heldBy: null })
  expect(await heldNow()).toEqual([[350, 'USD', first.orderNumber, second.orderNumber]])

  clock.set('2026-03-04T09:00:00+02:00')
  const before = await ledgerOf(first)
  const ids = [await paymentIn(first), await paymentIn(second)]
  const heard = await noticesOf(product, () => handOver(ids, { day: '2026-03-03', note: 'Envelope 7' }))
  expect(heard).toContainEqual(expect.objectContaining({ topic: 'orders', accountId: agency.id }))
  expect(await heldNow()).toEqual([])
  const { data, ...sums } = await ledgerOf(first)
  expect(data[1]).toMatchObject({ heldBy: { name: 'Rachel Amsalem', handedOver: '2026-03-03' } })
  expect(sums).toMatchObject({ total: before.total, paid: before.paid, balance: before.balance })
  expect(await office.orders.get({ params: { id: first._id } })).toEqual(paid)
  expect(await actionsOn(db, first._id)).toEqual([
    'created',
    'payment created',
    'payment paid',
    'cash handed over',
  ])
  const log = await office.editLogs.ofOrder({ params: { id: first._id } })
  expect(log.data[0]?.details).toEqual({ amount: 100, currency: 'USD', holder: 'Rachel Amsalem' })
  expect(await wrongLedgers(db)).toEqual([])
})

test('a guide holds what came in: dollars for an order in shekels are dollars', async () => {
  const order = await given.order({ currency: 'ILS' })
  await take(order, 37, { currency: 'USD' })
  await take(order, 50)
  expect(await heldNow()).toEqual([
    [50, 'ILS', order.orderNumber],
    [37, 'USD', order.orderNumber],
  ])
})

test('only cash has a holder, and only one of our guides and drivers', async () => {
  const order = await given.order()
  await expect(faultsOf(take(order, 10, { method: 'terminal' }))).resolves.toEqual({
    heldBy: 'holder_only_cash',
  })
  await expect(faultsOf(take(order, 10, { heldBy: newId() }))).resolves.toEqual({ heldBy: 'holder_unknown' })
  await office.operators.remove({ params: { id: guide.id } })
  await expect(faultsOf(take(order, 10))).resolves.toEqual({ heldBy: 'holder_unknown' })
  expect(await heldNow()).toEqual([])
})

test('a payment that was taken back is no longer held, and can’t be handed over', async () => {
  const order = await given.order()
  await take(order, 100)
  const id = await paymentIn(order)
  await reverse(id)
  expect(await heldNow()).toEqual([])
  await expect(handOver([id])).rejects.toMatchObject({
    status: 409,
    code: 'cash_not_held',
    params: { name: 'Rachel Amsalem' },
  })
})

test('a guide who was renamed or deleted keeps the cash, under the name they took it by, and can hand it over', async () => {
  const order = await given.order()
  await take(order, 100)
  await db.updateTable('operators').set({ last_name: 'Amsalem-Levi' }).where('id', '=', guide.id).execute()
  expect((await ledgerOf(order)).data[1]?.heldBy?.name).toBe('Rachel Amsalem')
  await office.operators.remove({ params: { id: guide.id } })
  const { data } = await office.crewCash.list({ query: {} })
  expect(data.find(({ operator }) => operator._id === guide.id)).toMatchObject({
    operator: { name: 'Rachel Amsalem-Levi', isDeleted: true },
    amount: 100,
  })
  await handOver([await paymentIn(order)])
  expect(await heldNow()).toEqual([])
})

test('a canceled order’s cash stays with its holder until it’s handed over', async () => {
  const order = await given.order()
  await take(order, 250)
  await office.orders.cancel({ body: { orderId: order._id, canRefund: true } })
  const { data } = await office.crewCash.list({ query: {} })
  const mine = data.find(({ operator }) => operator._id === guide.id)
  expect(mine?.payments).toMatchObject([{ orderId: order._id, isCanceled: true, amount: 250 }])
})

test('the list is narrowed by agency, currency and the days on which the cash was taken', async () => {
  const [theirs, ours] = [await given.order({ agency: agency.id }), await given.order({ currency: 'EUR' })]
  clock.set('2026-03-05T09:00:00+02:00')
  await take(theirs, 100, { day: '2026-03-03' })
  await take(ours, 20, { day: '2026-03-04' })
  const dollars = [100, 'USD', theirs.orderNumber]
  const euros = [20, 'EUR', ours.orderNumber]
  expect(await heldNow({ agencies: agency.id })).toEqual([dollars])
  expect(await heldNow({ currency: 'EUR,ILS' })).toEqual([euros])
  expect(await heldNow({ endDate: '2026-03-03' })).toEqual([dollars])
  expect(await heldNow({ startDate: '2026-03-04', endDate: '2026-03-09' })).toEqual([euros])
  expect(await heldNow({ startDate: '2026-03-05' })).toEqual([])
})

test('a filter hides payments and not what the person holds in all, of which an amount is handed over', async () => {
  guide = await given.operator({ first_name: 'Yael', last_name: 'Ben-Ami' })
  const other = await given.operator({ first_name: 'Rachel', last_name: 'Amsalem' })
  const [old, ours, theirs] = [await given.order(), await given.order(), await given.order()]
  await take(old, 100)
  clock.set('2026-03-05T10:00:00+02:00')
  await take(ours, 40, { day: '2026-03-05' })
  await take(theirs, 70, { day: '2026-03-05', heldBy: other.id })
  const shown = async (query: { search?: string; startDate?: string }) => {
    const { data } = await office.crewCash.list({ query })
    return data
      .filter(({ operator }) => operator._id === guide.id || operator._id === other.id)
      .map(({ operator, amount, held, since }) => [operator.name, amount, held, since])
  }
  expect(await shown({ startDate: '2026-03-05' })).toEqual([
    ['Rachel Amsalem', 70, 70, '2026-03-05'],
    ['Yael Ben-Ami', 40, 140, '2026-03-02'],
  ])
  expect(await shown({ search: 'yael ben' })).toEqual([['Yael Ben-Ami', 140, 140, '2026-03-02']])
  expect(await shown({ search: String(ours.orderNumber) })).toEqual([['Yael Ben-Ami', 40, 140, '2026-03-02']])
  expect(await shown({ search: 'nobody' })).toEqual([])
  const body = { operator: guide.id, amount: 130, currency: 'USD' as const, day: '2026-03-05' }
  await office.crewCash.handOver({ body: { ...body, clientKey: newId() } })
  expect(await shown({ search: 'Ben-Ami' })).toEqual([['Yael Ben-Ami', 10, 10, '2026-03-05']])
})

test('a handover isn’t dated in the future or before its cash, and names cash of one person', async () => {
  const order = await given.order()
  clock.set('2026-03-05T09:00:00+02:00')
  await take(order, 100, { day: '2026-03-04' })
  const id = await paymentIn(order)
  expect(await faultsOf(handOver([id], { day: '2026-03-06' }))).toEqual({ day: 'payment_day_future' })
  expect(await faultsOf(handOver([id], { day: '2026-03-03' }))).toEqual({ day: 'handover_before_cash' })
  guide = await given.operator({ role: 'driver', first_name: 'Ibrahim', last_name: 'Amer' })
  await expect(handOver([id], { day: '2026-03-05' })).rejects.toMatchObject({ code: 'cash_not_held' })
  guide = { ...guide, id: newId() }
  await expect(handOver([id], { day: '2026-03-05' })).rejects.toMatchObject({ status: 404 })
})

test('twenty clicks with one key hand the cash over once, and another handover can’t use that key', async () => {
  const [order, other] = [await given.order(), await given.order()]
  await take(order, 100)
  await take(other, 50)
  const ids = [await paymentIn(order)]
  const clientKey = newId()
  await Promise.all(Array.from({ length: 20 }, () => handOver(ids, { clientKey })))
  expect(await handoversOf(order)).toBe(1)
  expect(await heldNow()).toEqual([[50, 'USD', other.orderNumber]])
  expect(await faultsOf(handOver([await paymentIn(other)], { clientKey }))).toEqual({
    clientKey: 'field_invalid',
  })
})

test('two handovers at once that share a payment: one is recorded, the other refused whole', async () => {
  for (let round = 0; round < 6; round += 1) {
    const orders = [await given.order(), await given.order(), await given.order()] as const
    for (const order of orders) await take(order, 100)
    const [a = '', b = '', c = ''] = await Promise.all(orders.map(paymentIn))
    const answers = await Promise.allSettled([handOver([a, b]), handOver([c, b])])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'cash_not_held' },
    })
    const counts = await Promise.all(orders.map(handoversOf))
    expect(counts.toSorted()).toEqual([0, 1, 1])
    expect(counts[1]).toBe(1)
  }
})

test('taking a payment back while its cash is handed over leaves it held by nobody', async () => {
  for (let round = 0; round < 6; round += 1) {
    const order = await given.order()
    await take(order, 100)
    const id = await paymentIn(order)
    const [handed, reversed] = await Promise.allSettled([handOver([id]), reverse(id)])
    expect(reversed.status).toBe('fulfilled')
    if (handed.status === 'rejected') expect(handed.reason).toMatchObject({ code: 'cash_not_held' })
    expect(await heldNow()).toEqual([])
  }
  expect(await wrongLedgers(db)).toEqual([])
})

test('handovers can’t be changed or deleted, not even in the database', async () => {
  const order = await given.order()
  await take(order, 100)
  await handOver([await paymentIn(order)])
  const rows = everyTable(db)
  const changed = rows.updateTable('cash_handovers').set({ note: 'Lost' }).where('order_id', '=', order._id)
  await expect(changed.execute()).rejects.toThrow('never changed or deleted')
  await expect(rows.deleteFrom('cash_handovers').where('order_id', '=', order._id).execute()).rejects.toThrow(
    'never changed or deleted',
  )
})

test('an agency sees neither who holds the cash of its orders nor the list', async () => {
  const order = await given.order({ agency: agency.id })
  await take(order, 100)
  const client = as(agencyOwner)
  expect((await ledgerOf(order, client)).data[1]).toMatchObject({ method: 'cash', heldBy: null })
  const log = await client.editLogs.ofOrder({ params: { id: order._id } })
  expect(JSON.stringify(log.data.map(({ details }) => details))).not.toContain('Amsalem')
  await expect(client.crewCash.list({ query: {} })).rejects.toMatchObject({ status: 403 })
})

async function handoversOf(order: Order): Promise<number> {
  const rows = everyTable(db).selectFrom('cash_handovers').select('id').where('order_id', '=', order._id)
  return (await rows.execute()).length
}

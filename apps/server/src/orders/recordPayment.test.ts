import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { actionsOn } from '../../test/auditOf.ts'
import { everyTable } from '../../test/everyTable.ts'
import { faultsOf } from '../../test/faultsOf.ts'
import { formOf, formWith } from '../../test/formOf.ts'
import { wrongLedgers } from '../../test/wrongLedgers.ts'
import { newId } from '../kernel/newId.ts'

const { as, clock, db, given, close } = await startServer({ now: '2026-03-02T10:00:00+02:00' })
afterAll(close)

const owner = await given.owner()
const office = as(owner)
const agency = await given.account()
const agencyOwner = await given.user({ account: agency })

type Money = Omit<Parameters<typeof office.orders.recordPayment>[0]['body'], 'kind'>
const cash = (amount: number, rest: Partial<Money> = {}): Money => ({
  method: 'cash',
  amount,
  day: '2026-03-02',
  clientKey: newId(),
  ...rest,
})
const record = (order: Order, money: Money, client = office) =>
  client.orders.recordPayment({ params: { id: order._id }, body: { kind: 'payment', ...money } })
const ledgerOf = (order: Order, client = office) => client.orders.ledger({ params: { id: order._id } })
const reload = (order: Order) => office.orders.get({ params: { id: order._id } })
const reverse = (id: string | undefined, clientKey = newId()) =>
  office.orders.reverseEntry({ params: { id: id ?? '' }, body: { reason: 'Wrong order', clientKey } })
const cancel = (order: Order, canRefund: boolean) =>
  office.orders.cancel({ body: { orderId: order._id, canRefund } })
const paymentsOf = (order: Order) =>
  order.payments.map(({ action, status, amountInCurrency }) => [action, status, amountInCurrency])
async function rowsOf(order: Order) {
  const { data } = await ledgerOf(order)
  return data.map(({ kind, amount, balance }) => [kind, amount, balance])
}

test('LEDG-01 LEDG-08 HOLE-O31 the desk takes cash for a part and a cheque for the rest of an order', async () => {
  const order = await given.order({ agency: agency.id })
  clock.set('2026-03-04T09:00:00+02:00')
  const partly = await record(order, cash(100, { day: '2026-03-03', note: 'At the hotel' }))
  expect(partly).toMatchObject({ paymentStatus: 'PARTIAL', status: 'pending' })
  expect(paymentsOf(partly)).toEqual([
    ['charge', 'pending', 150],
    ['charge', 'paid', 100],
  ])
  const whole = await record(order, cash(150, { method: 'cheque', day: '2026-03-04', reference: ' 1044 ' }))
  expect(whole).toMatchObject({ paymentStatus: 'PAID', selectedTours: [{ status: 'BOOKED' }] })
  clock.set('2026-03-02T10:00:00+02:00')
  const { data, ...sums } = await ledgerOf(order)
  expect(sums).toEqual({ currency: 'USD', total: 250, paid: 250, balance: 0, toRefund: 0 })
  expect(data.slice(1)).toMatchObject([
    { kind: 'payment', amount: -100, method: 'cash', day: '2026-03-03', reference: '', note: 'At the hotel' },
    { kind: 'payment', amount: -150, method: 'cheque', day: '2026-03-04', reference: '1044', by: owner.name },
  ])
  expect(await actionsOn(db, order._id)).toEqual([
    'created',
    'payment created',
    'payment paid',
    'payment paid',
  ])
})

test('LEDG-08 money needs an amount, a day that isn’t in the future or before the order, and a reference for transfers, cheques and vouchers', async () => {
  const order = await given.order()
  clock.set('2026-03-04T09:00:00+02:00')
  const faults = (money: Partial<Money>) => faultsOf(record(order, cash(10, { day: '2026-03-04', ...money })))
  expect(await faults({ amount: 0, day: '2026-03-05', method: 'transfer' })).toEqual({
    amount: 'amount_invalid',
    day: 'payment_day_future',
    reference: 'reference_required',
  })
  expect(await faults({ amount: 10.001, day: '2026-03-01', method: 'cheque', reference: '  ' })).toEqual({
    amount: 'amount_out_of_bounds',
    day: 'payment_day_before_order',
    reference: 'reference_required',
  })
  expect(await faults({ method: 'voucher' })).toEqual({ reference: 'reference_required' })
  clock.set('2026-03-02T10:00:00+02:00')
  expect(await rowsOf(order)).toEqual([['sale', 250, 250]])
})

test('LEDG-08 more than is open is refused unless it is an overpayment', async () => {
  const order = await given.order()
  await expect(record(order, cash(250.01))).rejects.toMatchObject({
    status: 409,
    code: 'amount_over_open',
    params: { open: '$250.00' },
  })
  const over = await record(order, cash(300, { isOverpayment: true }))
  expect(over.paymentStatus).toBe('PAID')
  expect(await ledgerOf(order)).toMatchObject({ paid: 300, balance: -50, toRefund: 0 })
  await cancel(order, true)
  expect(await ledgerOf(order)).toMatchObject({ total: 0, balance: -300, toRefund: 300 })
})

test('an overpayment stays until the price changes, whatever else of the order is saved', async () => {
  const order = await given.order()
  const over = await record(order, cash(300, { isOverpayment: true }))
  const save = (body: ReturnType<typeof formOf>) => office.orders.change({ params: { id: order._id }, body })
  const noted = await save(formWith(over, { notes: 'Left a tip for the guide' }))
  expect(paymentsOf(noted)).toEqual(paymentsOf(over))
  expect(await ledgerOf(order)).toMatchObject({ paid: 300, balance: -50, toRefund: 0 })
  const lowered = await save(formWith(noted, { status: 'CANCELED' }))
  expect(paymentsOf(lowered).at(-1)).toEqual(['refund', 'pending', 300])
})

test('a deposit can be taken before there is a price, and counts once there is one', async () => {
  const order = await given.order({ orderType: 'package' })
  await record(order, cash(200, { isOverpayment: true }))
  const boss = as(await given.user({ isSuper: true }))
  const saved = await reload(order)
  const priced = await boss.orders.change({
    params: { id: order._id },
    body: { ...formOf(saved), customTotalPrice: 800, paymentTBD: false },
  })
  expect(paymentsOf(priced)).toEqual([
    ['charge', 'paid', 200],
    ['charge', 'pending', 600],
  ])
})

test('LEDG-09 money in another currency counts by its rate now and the rate of the order, and both are kept', async () => {
  const order = await given.order({ currency: 'ILS' })
  await record(order, cash(37, { currency: 'USD' }))
  expect((await ledgerOf(order)).data[1]).toMatchObject({
    amount: -136.9,
    currency: 'ILS',
    received: { amount: 37, currency: 'USD', rate: 1, orderRate: 3.7 },
  })
  expect(await faultsOf(record(order, cash(0.001, { currency: 'EUR' })))).toEqual({
    amount: 'amount_out_of_bounds',
  })
})

test('LEDG-02 a wrong payment is taken back once, by a row of the same amount, and is asked for again', async () => {
  const order = await given.order()
  await record(order, cash(100))
  const wrong = (await ledgerOf(order)).data[1]?._id
  const [sale] = (await ledgerOf(order)).data
  const key = newId()
  const back = await reverse(wrong, key)
  expect(back).toMatchObject({ paymentStatus: 'PENDING' })
  expect(paymentsOf(back)).toEqual([
    ['charge', 'pending', 150],
    ['charge', 'canceled', 100],
    ['charge', 'pending', 100],
  ])
  expect(await reverse(wrong, key)).toEqual(back)
  expect(await rowsOf(order)).toEqual([
    ['sale', 250, 250],
    ['payment', -100, 150],
    ['reversal', 100, 250],
  ])
  expect((await ledgerOf(order)).data[2]).toMatchObject({
    reverses: wrong,
    note: 'Wrong order',
    by: owner.name,
  })
  await expect(reverse(wrong)).rejects.toMatchObject({ status: 409, code: 'entry_already_reversed' })
  await expect(reverse(sale?._id)).rejects.toMatchObject({ status: 409, code: 'entry_follows_order' })
  await expect(reverse(newId())).rejects.toMatchObject({ status: 404 })
  const rows = () => everyTable(db).selectFrom('ledger_entries').where('order_id', '=', order._id)
  await expect(
    everyTable(db)
      .updateTable('ledger_entries')
      .set({ amount: 1 })
      .where('order_id', '=', order._id)
      .execute(),
  ).rejects.toThrow('never changed')
  await expect(
    everyTable(db).deleteFrom('ledger_entries').where('order_id', '=', order._id).execute(),
  ).rejects.toThrow('never changed')
  expect(await rows().selectAll().execute()).toHaveLength(3)
})

test('a refunded payment can be taken back only after its refund', async () => {
  const order = await given.order()
  await record(order, cash(250))
  const canceled = await cancel(order, true)
  const refund = canceled.payments.at(-1)?._id ?? ''
  await office.orders.settlePayment({ params: { id: order._id, paymentId: refund } })
  const [, payment, , sent] = (await ledgerOf(order)).data
  expect(sent).toMatchObject({ kind: 'refund', method: 'cash' })
  await expect(reverse(payment?._id)).rejects.toMatchObject({ status: 409, code: 'payment_refunded' })
  await reverse(sent?._id)
  expect(await ledgerOf(order)).toMatchObject({ paid: 250, balance: -250, toRefund: 250 })
  await reverse(payment?._id)
  expect(await ledgerOf(order)).toMatchObject({ total: 0, paid: 0, balance: 0, toRefund: 0 })
})

test('taking back the payment that a canceled order kept gives its fee up', async () => {
  const order = await given.order()
  await record(order, cash(100))
  await cancel(order, false)
  const payment = (await ledgerOf(order)).data[1]
  await reverse(payment?._id)
  expect((await rowsOf(order)).slice(3)).toEqual([
    ['fee', 250, 150],
    ['write_off', -150, 0],
    ['reversal', 100, 100],
    ['write_off', -100, 0],
  ])
  expect(await reload(order)).toMatchObject({ status: 'canceled', paymentStatus: 'CANCELED' })
})

test('a card payment can’t be taken back by hand', async () => {
  const order = await given.order()
  await given.paid(order)
  await expect(reverse((await ledgerOf(order)).data[1]?._id)).rejects.toMatchObject({
    code: 'payment_by_card',
  })
})

test('LEDG-28 an agency sees the ledger of its own orders without notes and who, and records nothing', async () => {
  const agent = await given.user({ account: agency, role: 'AGENT' })
  const order = await given.order({ by: agent })
  await record(order, cash(100, { note: 'Left in the safe' }))
  for (const reader of [agent, agencyOwner]) {
    const { data } = await ledgerOf(order, as(reader))
    expect(data).toMatchObject([
      { kind: 'sale', by: null },
      { kind: 'payment', by: null, note: '', method: 'cash' },
    ])
    await expect(record(order, cash(10), as(reader))).rejects.toMatchObject({ status: 403 })
  }
  const other = await given.user({ account: agency, role: 'AGENT' })
  const stranger = await given.user({ account: await given.account() })
  for (const reader of [other, stranger])
    await expect(ledgerOf(order, as(reader))).rejects.toMatchObject({ status: 404, code: 'not_found' })
})

test('LEDG-28 an agency doesn’t read in an order’s log why a payment was taken back', async () => {
  const order = await given.order({ agency: agency.id })
  await record(order, cash(100))
  const id = (await ledgerOf(order)).data.at(-1)?._id ?? ''
  await office.orders.reverseEntry({ params: { id }, body: { reason: 'Counted twice', clientKey: newId() } })
  const logFor = async (client = office) =>
    JSON.stringify((await client.editLogs.ofOrder({ params: { id: order._id } })).data)
  expect(await logFor()).toContain('Counted twice')
  expect(await logFor(as(agencyOwner))).not.toContain('Counted twice')
})

test('LEDG-29 twenty clicks with one key record one payment, and another order can’t use that key', async () => {
  const [order, other] = [await given.order(), await given.order()]
  const money = cash(100)
  const answers = await Promise.all(Array.from({ length: 20 }, () => record(order, money)))
  expect(new Set(answers.map(({ updatedAt }) => updatedAt)).size).toBe(1)
  expect(await rowsOf(order)).toEqual([
    ['sale', 250, 250],
    ['payment', -100, 150],
  ])
  expect(await faultsOf(record(other, money))).toEqual({ clientKey: 'field_invalid' })
})

test('LEDG-29 pay against cancel ends with the money to be refunded or the cancel refused, never with both lost', async () => {
  for (let round = 0; round < 8; round += 1) {
    const order = await given.order()
    const { _id: orderId, updatedAt } = order
    const canceling = office.orders.cancel({ body: { orderId, canRefund: false, updatedAt } })
    const [paid, canceled] = await Promise.allSettled([record(order, cash(250)), canceling])
    expect(paid.status).toBe('fulfilled')
    const { total, balance, toRefund } = await ledgerOf(order)
    if (canceled.status === 'fulfilled')
      expect({ total, balance, toRefund }).toEqual({ total: 0, balance: -250, toRefund: 250 })
    else {
      expect(canceled.reason).toMatchObject({ status: 409, code: 'changed_by_another' })
      expect({ total, balance, toRefund }).toEqual({ total: 250, balance: 0, toRefund: 0 })
    }
  }
})

test('LEDG-29 a cancel is refused if money came in that its person hasn’t seen, and money that comes after it goes back', async () => {
  const [before, after] = [await given.order(), await given.order()]
  await record(before, cash(250))
  const { _id: orderId, updatedAt } = before
  await expect(
    office.orders.cancel({ body: { orderId, canRefund: false, updatedAt } }),
  ).rejects.toMatchObject({ status: 409, code: 'changed_by_another' })
  await cancel(after, false)
  expect(await record(after, cash(250))).toMatchObject({ status: 'canceled', paymentStatus: 'CANCELED' })
  expect(await ledgerOf(after)).toMatchObject({ total: 0, paid: 250, balance: -250, toRefund: 250 })
})

test('LEDG-29 two refunds at once never exceed what was paid', async () => {
  for (let round = 0; round < 5; round += 1) {
    const order = await given.order({ selectedTours: [{}, {}] })
    const paid = await record(order, cash(400))
    const body = formWith(paid, { status: 'CANCELED' })
    const change = office.orders.change({
      params: { id: order._id },
      body: { ...body, updatedAt: undefined },
    })
    await Promise.allSettled([change, cancel(order, true), cancel(order, true)])
    const refunds = (await reload(order)).payments.filter(({ action }) => action === 'refund')
    expect(refunds.reduce((sum, { amountInCurrency }) => sum + amountInCurrency, 0)).toBe(400)
    const settle = refunds.flatMap(({ _id: paymentId }) =>
      [1, 2].map(() => office.orders.settlePayment({ params: { id: order._id, paymentId } })),
    )
    const done = await Promise.allSettled(settle)
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(refunds.length)
    for (const answer of done)
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({ status: 409, code: 'payment_not_pending' })
    expect(await ledgerOf(order)).toMatchObject({ total: 0, paid: 0, balance: 0, toRefund: 0 })
  }
  expect(await wrongLedgers(db)).toEqual([])
})

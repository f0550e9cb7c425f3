import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { auditOf } from '../../test/auditOf.ts'
import { formWith } from '../../test/formOf.ts'
import { wrongLedgers } from '../../test/wrongLedgers.ts'
import { newId } from '../kernel/newId.ts'

const monday = '2026-03-02T10:00:00+02:00'
const { as, clock, db, given, close } = await startServer({ now: monday })
afterAll(close)
beforeEach(() => clock.set(monday))

const owner = await given.owner()
const office = as(owner)
const main = await given.mainAccount()
const admin = as(await given.user({ account: main, role: 'ADMIN' }))
const agency = await given.account()
const agencyOwner = as(await given.user({ account: agency }))

const tier = (daysBefore: number, percent: number) => ({ daysBefore, time: '19:00', percent })
const [masada, galilee] = [await given.tour(), await given.tour()]
await office.cancellationPolicies.create({
  body: { name: 'Groups', tiers: [tier(14, 100), tier(7, 50), tier(2, 25)], tours: [masada.id] },
})

/** An order of a tour in nine days, for which half goes back today; 250 each. */
async function ordered(tours = [masada], choice: Parameters<typeof given.order>[0] = {}) {
  return given.order({ selectedTours: tours.map(({ id: tour }) => ({ tour })), ...choice })
}
async function paidOrder(tours = [masada], choice: Parameters<typeof given.order>[0] = {}) {
  const order = await ordered(tours, choice)
  await given.paid(order)
  return reload(order)
}
const reload = ({ _id: id }: Order) => office.orders.get({ params: { id } })
type Chosen = Partial<Parameters<typeof office.orders.cancel>[0]['body']>
const preview = ({ _id: id }: Order, body: Chosen = {}, client = office) =>
  client.orders.cancelPreview({ params: { id }, body })
const cancel = ({ _id: orderId }: Order, chosen: Chosen = {}, client = office) =>
  client.orders.cancel({ body: { orderId, canRefund: true, ...chosen } })
const ledgerOf = ({ _id: id }: Order) => office.orders.ledger({ params: { id } })
const rowsOf = async (order: Order) => (await ledgerOf(order)).data.map(({ kind, amount }) => [kind, amount])
const refundsOf = ({ payments }: Order) =>
  payments.filter(({ action }) => action === 'refund').map(({ amountInCurrency }) => amountInCurrency)

describe('LEDG-18 the preview', () => {
  test('says per tour what it costs, what goes back by which step, and what stays', async () => {
    const order = await paidOrder([masada, galilee])
    const shown = await preview(order, { terms: 'policy' })
    expect(shown).toEqual({
      lines: [
        { entry: order.selectedTours[0]?._id, share: 250, percent: 50, tier: tier(7, 50), fee: 125 },
        { entry: order.selectedTours[1]?._id, share: 250, percent: 100, tier: tier(1, 100), fee: 0 },
      ],
      currency: 'USD',
      totalAfter: 125,
      paid: 500,
      refund: 375,
      backToCredit: 0,
      newCredit: 0,
      refundByPolicy: 375,
      writeOff: 0,
      open: 0,
      hash: expect.any(String),
    })
    expect(await reload(order)).toEqual(order)
  })

  test('of a single tour leaves the others', async () => {
    const order = await paidOrder([masada, galilee])
    const entries = [order.selectedTours[0]?._id ?? '']
    expect(await preview(order, { entries, terms: 'policy' })).toMatchObject({
      lines: [{ share: 250, fee: 125 }],
      totalAfter: 375,
      refund: 125,
    })
  })

  test.each([
    ['the moment', async () => clock.set('2026-03-04T19:00:00+02:00')],
    ['a payment', async (order: Order) => void (await cash(order, 100))],
    [
      'the price',
      async (order: Order) => {
        const body = formWith(order, { participants: { adult: 3 } })
        await office.orders.change({ params: { id: order._id }, body })
      },
    ],
  ])('no longer holds once %s changed, and then nothing is canceled', async (_, change) => {
    const order = await ordered()
    const { hash } = await preview(order, { terms: 'policy' })
    await change(order)
    await expect(cancel(order, { terms: 'policy', hash })).rejects.toMatchObject({
      code: 'preview_outdated',
      status: 409,
    })
    expect((await reload(order)).status).not.toBe('canceled')
  })

  test('holds while only a note changes', async () => {
    const order = await paidOrder()
    const { hash } = await preview(order, { terms: 'none' })
    const body = { userInformation: { notes: 'Called twice' } }
    await office.orders.change({ params: { id: order._id }, body: { ...formWith(order, {}), ...body } })
    expect(await cancel(order, { terms: 'none', hash })).toMatchObject({ status: 'canceled' })
  })
})

const cash = (order: Order, amount: number) =>
  office.orders.recordPayment({
    params: { id: order._id },
    body: { kind: 'payment', method: 'cash', amount, day: '2026-03-02', clientKey: newId() },
  })

describe('LEDG-19 canceling by terms', () => {
  test.each([
    [
      'policy',
      125,
      [
        ['void', -250],
        ['fee', 125],
      ],
    ],
    ['full', 250, [['void', -250]]],
    [
      'none',
      0,
      [
        ['void', -250],
        ['fee', 250],
      ],
    ],
  ] as const)('%s', async (terms, refund, rows) => {
    const order = await paidOrder()
    const { hash } = await preview(order, { terms })
    const canceled = await cancel(order, { terms, hash, refundTo: 'source' })
    expect(canceled).toMatchObject({ status: 'canceled', paymentStatus: 'CANCELED', fees: 250 - refund })
    expect(refundsOf(canceled)).toEqual(refund > 0 ? [refund] : [])
    expect((await rowsOf(order)).slice(2)).toEqual(rows)
    expect((await ledgerOf(order)).data[2]?.entry).toBe(order.selectedTours[0]?._id)
    expect((await auditOf(db, order._id)).find(({ action }) => action === 'canceled')).toMatchObject({
      details: { terms, refund, isRefunded: refund > 0 },
    })
  })

  test('LEDG-26 an amount goes back as staff say; above the terms only with the right to it and a reason', async () => {
    const order = await paidOrder()
    const more = { terms: 'amount', amount: 125.01 } as const
    await expect(cancel(order, more, admin)).rejects.toMatchObject({ status: 403 })
    await expect(cancel(order, more)).rejects.toMatchObject({
      issues: [{ field: 'reason', code: 'reason_required' }],
    })
    for (const amount of [-1, 250.01, 0.001])
      await expect(cancel(order, { terms: 'amount', amount }, admin)).rejects.toMatchObject({
        status: 400,
        issues: [{ field: 'amount' }],
      })
    await expect(cancel(order, { terms: 'amount' })).rejects.toMatchObject({ issues: [{ field: 'amount' }] })
    const canceled = await cancel(order, { ...more, reason: 'Her mother is ill' })
    expect(refundsOf(canceled)).toEqual([125.01])
    expect((await rowsOf(order)).slice(2)).toEqual([
      ['void', -250],
      ['fee', 124.99],
    ])
    const other = await paidOrder()
    expect(refundsOf(await cancel(other, { terms: 'amount', amount: 125 }, admin))).toEqual([125])
  })

  test('without terms an agency’s customer gets what the terms say, staff all or nothing', async () => {
    const own = { agency: agency.id }
    expect(refundsOf(await cancel(await paidOrder([masada], own), {}, agencyOwner))).toEqual([125])
    expect(refundsOf(await cancel(await paidOrder([masada], own)))).toEqual([250])
    expect(refundsOf(await cancel(await paidOrder([masada], own), { canRefund: false }))).toEqual([])
  })

  test('an agency chooses neither more than the terms say, nor single tours, nor to collect fees', async () => {
    const order = await paidOrder([masada, galilee], { agency: agency.id })
    const entries = [order.selectedTours[0]?._id ?? '']
    for (const chosen of [{ terms: 'full' }, { terms: 'amount', amount: 1 }, { collectFees: true }] as const)
      for (const ask of [preview, cancel])
        await expect(ask(order, chosen, agencyOwner)).rejects.toMatchObject({ status: 403 })
    await expect(cancel(order, { entries }, agencyOwner)).rejects.toMatchObject({ status: 409 })
    expect(refundsOf(await cancel(order, { terms: 'policy' }, agencyOwner))).toEqual([375])
  })
})

describe('LEDG-20 what stays owed', () => {
  test('of one tour, in the order’s currency, and the order goes on', async () => {
    const order = await paidOrder([masada, galilee], { currency: 'ILS' })
    const entries = [order.selectedTours[0]?._id ?? '']
    const { hash } = await preview(order, { entries, terms: 'policy' })
    const after = await cancel(order, { entries, terms: 'policy', hash })
    expect(after).toMatchObject({
      status: 'paid',
      paymentStatus: 'PAID',
      fees: 462.5,
      selectedTours: [{ status: 'CANCELED', tourCarId: null }, { status: 'BOOKED' }],
    })
    expect(refundsOf(after)).toEqual([462.5])
    expect(await ledgerOf(order)).toMatchObject({ total: 1387.5, paid: 1850, toRefund: 462.5 })
    expect((await office.orders.agency({ query: {} })).data.length).toBeGreaterThan(0)
    const whole = await cancel(after, { terms: 'full' })
    expect(refundsOf(whole)).toEqual([462.5, 925])
    expect(await ledgerOf(order)).toMatchObject({ total: 462.5, balance: -1387.5, toRefund: 1387.5 })
  })

  test('of one tour of an order with a custom total is its share of that', async () => {
    const boss = await given.user({ isSuper: true, account: main, role: 'OWNER' })
    const order = await given.order({
      by: boss,
      customTotalPrice: 313,
      selectedTours: [{ tour: masada.id }, { tour: masada.id }],
    })
    const entries = [order.selectedTours[0]?._id ?? '']
    const after = await cancel(order, { entries, terms: 'policy', collectFees: true })
    expect(after).toMatchObject({ customTotalPrice: 156.5, fees: 78.25, paymentStatus: 'PENDING' })
    expect(await ledgerOf(order)).toMatchObject({ total: 234.75, balance: 234.75 })
    expect(after.payments).toMatchObject([{ status: 'pending', amountInCurrency: 234.75 }])
  })

  test('an order with a fee keeps its currency', async () => {
    const order = await ordered([masada, galilee])
    const entries = [order.selectedTours[0]?._id ?? '']
    const after = await cancel(order, { entries, terms: 'policy', collectFees: true })
    await expect(
      office.orders.change({ params: { id: order._id }, body: { ...formWith(after, {}), currency: 'EUR' } }),
    ).rejects.toMatchObject({ issues: [{ field: 'currency', code: 'order_paid' }] })
  })

  test('an edit afterwards keeps the fee', async () => {
    const order = await paidOrder([masada, galilee])
    const entries = [order.selectedTours[0]?._id ?? '']
    const after = await cancel(order, { entries, terms: 'none' })
    expect(after).toMatchObject({ paymentStatus: 'PAID', fees: 250 })
    const body = { ...formWith(after, {}), userInformation: { ...after.userInformation, notes: 'VIP' } }
    expect(await office.orders.change({ params: { id: order._id }, body })).toMatchObject({
      paymentStatus: 'PAID',
      fees: 250,
    })
    expect(await ledgerOf(order)).toMatchObject({ total: 500, balance: 0 })
  })
})

describe('LEDG-21 fees that nobody paid', () => {
  test('are given up by default', async () => {
    const order = await ordered()
    expect(await preview(order, { terms: 'policy' })).toMatchObject({ writeOff: 125, open: 0 })
    const canceled = await cancel(order, { terms: 'policy' }, admin)
    expect(canceled.payments).toMatchObject([{ status: 'canceled' }])
    expect((await rowsOf(order)).slice(1)).toEqual([
      ['void', -250],
      ['fee', 125],
      ['write_off', -125],
    ])
    expect(await ledgerOf(order)).toMatchObject({ total: 0, balance: 0 })
  })

  test('stay owed when staff want them, and can be paid', async () => {
    const order = await ordered()
    const chosen = { terms: 'policy', collectFees: true } as const
    expect(await preview(order, chosen)).toMatchObject({ writeOff: 0, open: 125 })
    const canceled = await cancel(order, chosen)
    expect(canceled.payments).toMatchObject([{ status: 'pending', amountInCurrency: 125 }])
    expect(await ledgerOf(order)).toMatchObject({ total: 125, balance: 125 })
    const paid = await cash(order, 150)
    expect(refundsOf(paid)).toEqual([25])
    expect(await ledgerOf(order)).toMatchObject({ total: 125, paid: 150, balance: -25, toRefund: 25 })
  })

  test('LEDG-26 are given up later by people with the right to it, once, with a reason', async () => {
    const order = await ordered()
    await cancel(order, { terms: 'policy', collectFees: true })
    const params = { id: order._id }
    const body = { amount: 125, reason: 'Not worth a letter', clientKey: newId() }
    await expect(admin.orders.writeOff({ params, body })).rejects.toMatchObject({ status: 403 })
    await expect(office.orders.writeOff({ params, body: { ...body, reason: ' ' } })).rejects.toMatchObject({
      issues: [{ field: 'reason', code: 'reason_required' }],
    })
    await expect(office.orders.writeOff({ params, body: { ...body, amount: 100 } })).rejects.toMatchObject({
      code: 'preview_outdated',
    })
    const [first, second] = await Promise.all([
      office.orders.writeOff({ params, body }),
      office.orders.writeOff({ params, body }),
    ])
    expect(first?.payments).toMatchObject([{ status: 'canceled' }])
    expect(second?.updatedAt).toBe(first?.updatedAt)
    expect((await ledgerOf(order)).data.at(-1)).toMatchObject({
      kind: 'write_off',
      amount: -125,
      note: 'Not worth a letter',
      by: owner.name,
    })
    await expect(
      office.orders.writeOff({ params, body: { ...body, clientKey: newId() } }),
    ).rejects.toMatchObject({ code: 'nothing_open' })
  })
})

test('LEDG-29 a tour and its order canceled at once never give back more than was paid', async () => {
  for (let round = 0; round < 4; round += 1) {
    const order = await paidOrder([masada, galilee])
    const entries = [order.selectedTours[0]?._id ?? '']
    const [cashIn] = await Promise.allSettled([
      cash(order, 1),
      cancel(order, { entries, terms: 'full' }),
      cancel(order, { terms: 'full' }),
      cancel(order, { entries, terms: 'policy' }),
    ])
    const received = cashIn.status === 'fulfilled' ? 501 : 500
    const after = await reload(order)
    expect(refundsOf(after).reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(received)
    const { total, paid, toRefund } = await ledgerOf(order)
    expect(paid - toRefund).toBe(total)
  }
})

test('every ledger adds up to what its order says', async () => {
  expect(await wrongLedgers(db)).toEqual([])
})

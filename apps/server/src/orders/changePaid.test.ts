import type { Order, OrderInput } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { actionsOn } from '../../test/auditOf.ts'
import { customerLooks, partsOf } from '../../test/customerLooks.ts'
import { faultsOf } from '../../test/faultsOf.ts'
import { formOf, formWith } from '../../test/formOf.ts'
import { wrongCredits } from '../../test/wrongCredits.ts'
import { wrongLedgers } from '../../test/wrongLedgers.ts'
import { newId } from '../kernel/newId.ts'

const monday = '2026-03-02T10:00:00+02:00'
const { app, as, clock, db, given, close } = await startServer({ now: monday })
afterAll(close)
beforeEach(() => clock.set(monday))
afterEach(async () => {
  expect(await wrongLedgers(db)).toEqual([])
  expect(await wrongCredits(db)).toEqual([])
})

const main = await given.mainAccount()
const office = as(await given.owner())
const desk = as(await given.user({ account: main, role: 'ADMIN' }))
const boss = as(await given.user({ isSuper: true }))
const agency = await given.account({ name: 'Orchard Travel' })
const agencyOwner = as(await given.user({ account: agency }))
const agent = as(await given.user({ account: agency, role: 'AGENT' }))
const bossInAgency = as(await given.user({ isSuper: true, account: agency }))

type Form = OrderInput & { updatedAt: string }
const change = (order: Order, form: Form, total: number | null, client = office) =>
  client.orders.changePaid({ params: { id: order._id }, body: { ...form, changePaid: { total } } })
const reload = ({ _id: id }: Order, client = office) => client.orders.get({ params: { id } })
const paymentsOf = ({ payments }: Order) =>
  payments.map(({ action, status, amountInCurrency }) => [action, status, amountInCurrency])
const ledgerOf = async ({ _id: id }: Order) => {
  const { data } = await office.orders.ledger({ params: { id } })
  return data.map(({ kind, amount }) => [kind, amount])
}
async function paidOrder(choice: Parameters<typeof given.order>[0] = {}) {
  const order = await given.order(choice)
  await given.paid(order)
  return reload(order)
}
/** A form with one more tour, the same as the first. */
async function withTour(order: Order): Promise<Form> {
  const [added] = (await given.orderInput()).selectedTours
  const form = formOf(order)
  return { ...form, selectedTours: [...form.selectedTours, added!] }
}

describe('FORM-86 changing a paid order on purpose settles the difference', () => {
  test('what it costs more is asked for, from the office and on the customer’s page', async () => {
    const order = await paidOrder()
    const saved = await change(order, formWith(order, { participants: { adult: 3 } }), 375, desk)
    expect(saved).toMatchObject({ status: 'pending', paymentStatus: 'PARTIAL' })
    expect(paymentsOf(saved)).toEqual([
      ['charge', 'paid', 250],
      ['charge', 'pending', 125],
    ])
    expect(await ledgerOf(saved)).toEqual([
      ['sale', 250],
      ['payment', -250],
      ['adjustment', 125],
    ])
    const { url } = await office.orders.link({ params: { id: order._id } })
    const { order: seen } = await customerLooks(app)(partsOf(url))
    expect(seen).toMatchObject({ total: 375, money: { paid: 250, open: 125 }, toPay: { amount: 125 } })
  })

  test('what it costs less goes back, and the order stays paid and locked', async () => {
    const order = await paidOrder()
    const saved = await change(order, formWith(order, { participants: { adult: 1 } }), 125)
    expect(saved).toMatchObject({ status: 'paid', paymentStatus: 'PAID' })
    expect(paymentsOf(saved)).toEqual([
      ['charge', 'paid', 250],
      ['refund', 'pending', 125],
    ])
    const form = formWith(saved, { participants: { adult: 2 } })
    expect(await faultsOf(office.orders.change({ params: { id: saved._id }, body: form }))).toEqual({
      'selectedTours.0.participants': 'order_paid',
    })
  })

  test('another pickup, day or language of the same price moves no money, and only another day leaves the vehicle', async () => {
    const tour = await given.tour()
    const order = await paidOrder({ selectedTours: [{ tour: tour.id }] })
    const unit = await given.unit({ tour })
    const selectedTour = order.selectedTours[0]!._id
    await office.tourCars.addOrder({
      params: { id: unit._id },
      body: { order: order._id, selectedTour, _id: unit._id },
    })
    const { name, address } = await given.location({ name: 'Palm Court' })
    const boarded = await reload(order)
    const before = await ledgerOf(order)
    const moved = { language: 'french', pickup: { city: 'tel_aviv', name, address } } as const
    const elsewhere = await change(boarded, formWith(boarded, moved), 250)
    expect(elsewhere.selectedTours[0]).toMatchObject({ ...moved, tourCarId: unit._id })
    const later = await change(elsewhere, formWith(elsewhere, { date: '2026-03-18' }), 250)
    expect(later.selectedTours[0]).toMatchObject({ date: '2026-03-18', tourCarId: null })
    expect(later).toMatchObject({ status: 'paid', payments: order.payments })
    expect(await ledgerOf(order)).toEqual(before)
  })

  test('a tour that isn’t touched keeps what it was sold for, its rate, its coupon and its commission', async () => {
    const [tour, added] = [await given.tour(), await given.tour()]
    const coupon = await given.coupon([tour])
    const sold = { currency: 'ILS', coupon_code: coupon.code, agency: agency.id } as const
    const order = await paidOrder({ ...sold, selectedTours: [{ tour: tour.id }] })
    expect(order).toMatchObject({ calculatedPrices: { totalPrice: 225 }, commission: 22.5 })
    await db.deleteFrom('price_lists').where('tour_id', '=', tour.id).execute()
    await given.priceList(tour, {}, { small_group: 20000 })
    await db.updateTable('currency_rates').set({ rate: 4 }).where('currency', '=', 'ILS').execute()
    const [entry] = (await given.orderInput({ selectedTours: [{ tour: added.id }] })).selectedTours
    const form = formOf(order)
    const longer = { ...form, selectedTours: [...form.selectedTours, entry!] }
    const saved = await change(order, longer, 475 * 3.7)
    expect(saved).toMatchObject({
      currencyRate: 3.7,
      commission: 47.5,
      selectedTours: [
        { calculatedPrices: { totalPrice: 225 }, coupon_code: coupon.code },
        { calculatedPrices: { totalPrice: 250 } },
      ],
    })
    expect(paymentsOf(saved)).toEqual([
      ['charge', 'paid', 832.5],
      ['charge', 'pending', 925],
    ])
    await db.updateTable('currency_rates').set({ rate: 3.7 }).where('currency', '=', 'ILS').execute()
  })

  test('what an agency paid is asked of the agency, and goes back to it', async () => {
    const choice = { agency: agency.id, isAgencyPayment: true, selectedTours: [{}, {}] }
    const placed = await given.order(choice)
    const params = { id: placed._id, paymentId: placed.payments[0]!._id }
    const order = await office.orders.settlePayment({ params })
    const dearer = await change(order, formWith(order, { participants: { adult: 3 } }), 625)
    expect(paymentsOf(dearer)).toEqual([
      ['agency', 'paid', 500],
      ['agency', 'pending', 125],
    ])
    expect(dearer.commission).toBe(62.5)
    const paid = await office.orders.settlePayment({
      params: { id: order._id, paymentId: dearer.payments[1]!._id },
    })
    const cheaper = await change(paid, formWith(paid, { participants: { adult: 1 } }), 375)
    const refunds = cheaper.payments.filter(({ action }) => action === 'refund')
    expect(refunds.map(({ provider, status }) => [provider, status])).toEqual([
      ['agency', 'pending'],
      ['agency', 'pending'],
    ])
    expect(refunds.reduce((sum, { amountInCurrency }) => sum + amountInCurrency, 0)).toBe(250)
  })

  test('what store credit paid goes back to that credit', async () => {
    const canceled = await paidOrder()
    await office.orders.cancel({ body: { orderId: canceled._id, canRefund: true, refundTo: 'credit' } })
    const credits = async () => (await office.credits.ofOrder({ params: { id: canceled._id } })).data
    const { code } = (await credits())[0]!
    const placed = await given.order()
    const body = { code, amount: 250, clientKey: newId() }
    const order = await office.orders.payByCredit({ params: { id: placed._id }, body })
    const saved = await change(order, formWith(order, { participants: { adult: 1 } }), 125)
    expect(saved.status).toBe('paid')
    expect(paymentsOf(saved).at(-1)).toEqual(['refund', 'paid', 125])
    expect((await credits())[0]).toMatchObject({ rest: 125 })
  })

  test('of an order with a deposit the rest grows', async () => {
    const tour = await given.tour()
    const { _id: paymentPolicy } = await boss.paymentPolicies.create({
      body: { name: 'Third', percent: 30, daysBefore: 14 },
    })
    await boss.tours.change({ params: { id: tour.id }, body: { paymentPolicy } })
    const deposited = await given.order({ selectedTours: [{ tour: tour.id, date: '2026-05-04' }] })
    await office.orders.recordPayment({
      params: { id: deposited._id },
      body: { kind: 'payment', method: 'cash', amount: 250, day: '2026-03-02', clientKey: newId() },
    })
    const order = await reload(deposited)
    expect(order.status).toBe('paid')
    const saved = await change(order, formWith(order, { participants: { adult: 3 } }), 375)
    expect(saved.instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(375)
    expect(saved.instalments.at(-1)).toMatchObject({ n: 2, dueOn: '2026-04-20' })
    expect(paymentsOf(saved).filter(([, status]) => status === 'pending')).toEqual([
      ['charge', 'pending', 125],
    ])
  })

  test('a custom total stays as agreed, and only those who set prices change it', async () => {
    const by = await given.user({ isSuper: true })
    const order = await paidOrder({ by, customTotalPrice: 200 })
    const larger = await change(order, formWith(order, { participants: { adult: 3 } }), 200)
    expect(larger).toMatchObject({ status: 'paid', customTotalPrice: 200, payments: order.payments })
    const typed = { ...formOf(larger), customTotalPrice: 240 }
    expect(await faultsOf(change(larger, typed, 240))).toEqual({
      customTotalPrice: 'custom_price_not_allowed',
    })
    const saved = await change(larger, typed, 240, boss)
    expect(paymentsOf(saved).at(-1)).toEqual(['charge', 'pending', 40])
  })

  test('without a price nothing is asked for or given back until the office names one', async () => {
    const tour = await given.tour()
    const order = await paidOrder({ selectedTours: [{ tour: tour.id }] })
    await db.deleteFrom('price_lists').where('tour_id', '=', tour.id).execute()
    const form = formWith(order, { date: '2026-03-18' })
    await expect(change(order, form, 250)).rejects.toMatchObject({ code: 'preview_outdated' })
    const saved = await change(order, form, null)
    expect(saved).toMatchObject({ paymentTBD: true, payments: order.payments })
  })

  test('the log says that the order was paid, where that mattered', async () => {
    const order = await paidOrder()
    const marked = await change(order, formWith(order, { status: 'CONFIRMED' }), 250)
    expect(marked.undo).not.toBeNull()
    await change(marked, formWith(marked, { participants: { adult: 3 } }), 375)
    const { data } = await office.editLogs.ofOrder({ params: { id: order._id } })
    const [changed, noted] = data.filter(({ action }) => ['updated', 'status changed'].includes(action))
    expect([changed?.details.changedPaid, noted?.details.changedPaid]).toEqual([true, undefined])
    expect(changed?.changes.map(({ field }) => field)).toEqual(['selectedTours.participants', 'total'])
    expect(await actionsOn(db, order._id)).toEqual([
      'created',
      'payment created',
      'status changed',
      'updated',
      'payment created',
    ])
  })
})

describe('FORM-87 a paid order never changes by accident', () => {
  test('the lock stays without the field, also for those who may settle money', async () => {
    const order = await paidOrder()
    const body = formWith(order, { participants: { adult: 3 } })
    const refused = { 'selectedTours.0.participants': 'order_paid' }
    for (const client of [desk, office, boss])
      expect(await faultsOf(client.orders.change({ params: { id: order._id }, body }))).toEqual(refused)
    const posted = { ...body, _id: order._id, changePaid: { total: 375 } }
    expect(await faultsOf(office.orders.changeByPost({ body: posted }))).toEqual(refused)
    expect(await reload(order)).toEqual(order)
  })

  test('agencies, their agents and a super user at an agency are refused, whatever they send', async () => {
    const order = await paidOrder({ agency: agency.id })
    for (const client of [agencyOwner, agent, bossInAgency]) {
      for (const body of [formOf(order), formWith(order, { participants: { adult: 3 } })]) {
        await expect(change(order, body, 375, client)).rejects.toMatchObject({
          status: 403,
          code: 'not_allowed',
        })
      }
    }
    expect(await reload(order)).toEqual(order)
  })

  test('another total than was shown is refused, and nothing is saved', async () => {
    const order = await paidOrder()
    const form = formWith(order, { participants: { adult: 3 } })
    for (const total of [250, 374.99, 0, null]) {
      await expect(change(order, form, total)).rejects.toMatchObject({
        status: 409,
        code: 'preview_outdated',
      })
    }
    expect(await reload(order)).toEqual(order)
  })

  test('the version that was read and the total are required', async () => {
    const order = await paidOrder()
    const { updatedAt, ...form } = formOf(order)
    const send = (body: object) =>
      office.orders.changePaid({ params: { id: order._id }, body: body as never })
    expect(await faultsOf(send({ ...form, changePaid: { total: 250 } }))).toHaveProperty('updatedAt')
    for (const total of [undefined, -1, 250.001, 'free'])
      expect(await faultsOf(send({ ...form, updatedAt, changePaid: { total } }))).toHaveProperty([
        'changePaid.total',
      ])
    for (const changePaid of [null, true])
      expect(await faultsOf(send({ ...form, updatedAt, changePaid }))).toHaveProperty('changePaid')
  })

  test('of two saves at once one is refused, and the new tour is there once', async () => {
    const order = await paidOrder()
    const form = await withTour(order)
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => change(order, form, 500)))
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused).toMatchObject([{ code: 'changed_by_another' }, { code: 'changed_by_another' }])
    const saved = await reload(order)
    expect(saved.selectedTours).toHaveLength(2)
    expect(paymentsOf(saved)).toEqual([
      ['charge', 'paid', 250],
      ['charge', 'pending', 250],
    ])
  })

  test('what a colleague saved meanwhile isn’t overwritten', async () => {
    const order = await paidOrder()
    const noted = await office.orders.change({
      params: { id: order._id },
      body: formWith(order, { notes: 'Window seats' }),
    })
    await expect(change(order, formWith(order, { participants: { adult: 3 } }), 375)).rejects.toMatchObject({
      status: 409,
      code: 'changed_by_another',
    })
    const { undo: _, ...kept } = noted
    expect(await reload(order)).toEqual(kept)
  })

  test('canceled tours and orders, the currency and the type stay as they are', async () => {
    const order = await paidOrder({ selectedTours: [{}, {}] })
    const partly = await change(order, formWith(order, { status: 'CANCELED' }), 250)
    expect(await faultsOf(change(partly, formWith(partly, { notes: 'x' }), 250))).toEqual({
      'selectedTours.0.notes': 'entry_canceled',
    })
    expect(await faultsOf(change(partly, { ...formOf(partly), currency: 'EUR' }, 230))).toEqual({
      currency: 'order_paid',
    })
    expect(await faultsOf(change(partly, { ...formOf(partly), orderType: 'private' }, 250))).toMatchObject({
      orderType: 'order_type_fixed',
    })
    await office.orders.cancel({ body: { orderId: order._id, canRefund: true } })
    const canceled = await reload(order)
    await expect(change(canceled, formOf(canceled), 0)).rejects.toMatchObject({
      status: 409,
      code: 'order_canceled',
    })
    const unknown = { ...order, _id: newId() }
    await expect(change(unknown, formOf(order), 500)).rejects.toMatchObject({ code: 'not_found' })
  })
})

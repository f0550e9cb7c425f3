import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { addDays, dayIn } from '@tourdesk/domain/calendar'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { actionsOn } from '../../test/auditOf.ts'
import { faultsOf } from '../../test/faultsOf.ts'
import { formOf, formWith } from '../../test/formOf.ts'
import { wrongLedgers } from '../../test/wrongLedgers.ts'
import { newId } from '../kernel/newId.ts'

const start = '2026-03-02T10:00:00+02:00'
const server = await startServer({ now: start })
const { as, clock, db, given, close } = server
afterAll(close)
beforeEach(() => clock.set(start))

const boss = as(await given.user({ isSuper: true, account: await given.mainAccount(), role: 'OWNER' }))
const agency = await given.account()
const today = dayIn(clock.now())
const profile = { name: agency.name, mobilePhone: '050-555-0100' }
const inDays = (days: number) => addDays(today, days)

let made = 0
const policy = async (choice: object = {}) =>
  boss.paymentPolicies.create({ body: { name: `Deposit ${++made}`, percent: 30, daysBefore: 14, ...choice } })
const policies = async () => (await boss.paymentPolicies.list()).data
const soldBy = async (_id: string | null) => {
  const tour = await given.tour()
  await boss.tours.change({ params: { id: tour.id }, body: { paymentPolicy: _id } })
  return tour.id
}
const shown = (order: Order) => boss.orders.get({ params: { id: order._id } })
const save = (order: Order, body: ReturnType<typeof formOf>) =>
  boss.orders.change({ params: { id: order._id }, body })
const partsOf = ({ instalments }: Order) => instalments.map(({ n, dueOn, amount }) => [n, dueOn, amount])
const statesOf = ({ instalments }: Order) => instalments.map(({ paid, state }) => [paid, state])
const chargesOf = ({ payments }: Order) =>
  payments.map(({ status, amountInCurrency, instalment }) => [status, amountInCurrency, instalment])
const receive = (order: Order, amount: number) =>
  boss.orders.recordPayment({
    params: { id: order._id },
    body: { kind: 'payment', method: 'cash', amount, day: dayIn(clock.now()), clientKey: newId() },
  })

/** An order of 250.01 for a tour in 60 days: 30 % at once, the rest 14 days before. */
async function deposited(): Promise<Order> {
  const tour = await soldBy((await policy())._id)
  return given.order({
    customTotalPrice: 250.01,
    selectedTours: [{ tour, date: inDays(60) }],
    by: await superUser(),
  })
}

async function superUser() {
  return given.user({ isSuper: true, account: await given.mainAccount(), role: 'OWNER' })
}

test('LEDG-11 a policy names a deposit and days; an agency’s own comes before the earliest tour’s own, and that before the default', async () => {
  const [allNow] = await policies()
  expect(allNow).toMatchObject({
    name: 'All now',
    deposit: 'none',
    isDefault: true,
    percent: null,
    amount: null,
  })
  const wrong = (choice: object) => faultsOf(policy(choice))
  for (const percent of [null, 0, 100, 12.5, -1])
    expect(await wrong({ percent })).toEqual({ percent: 'deposit_percent_invalid' })
  expect(await wrong({ deposit: 'amount' })).toEqual({ amount: 'amount_invalid' })
  expect(await wrong({ deposit: 'amount', amount: 200_000 })).toEqual({ amount: 'amount_out_of_bounds' })
  for (const daysBefore of [null, -1, 366, 1.5])
    expect(await wrong({ daysBefore })).toEqual({ daysBefore: 'days_before_invalid' })
  expect(await wrong({ name: ' ', deposit: 'none' })).toEqual({ name: 'name_required' })

  const [ofTour, ofAgency, ofAll] = [
    await policy({ percent: 10 }),
    await policy({ percent: 20 }),
    await policy({ percent: 40 }),
  ]
  const [early, late] = [await soldBy(ofTour._id), await soldBy(ofAll._id)]
  const plain = (await given.tour()).id
  const depositOf = async (tours: string[], choice = {}) => {
    const selectedTours = tours.map((tour, index) => ({ tour, date: inDays(40 + index) }))
    const order = await given.order({ ...choice, selectedTours })
    const total = order.calculatedPrices.totalPrice
    return order.instalments[0] && Math.round((order.instalments[0].amount / total) * 100)
  }
  expect(await depositOf([plain])).toBeUndefined()
  expect(await depositOf([early, late])).toBe(10)
  expect(await depositOf([plain, early])).toBeUndefined()
  await boss.agencies.change({
    params: { id: agency.id },
    body: { ...profile, paymentPolicy: ofAgency._id },
  })
  expect(await depositOf([early], { agency: agency.id })).toBe(20)
  await boss.paymentPolicies.change({ params: { id: ofAll._id }, body: { isDefault: true } })
  expect((await policies()).filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual([
    ofAll.name,
  ])
  expect(await depositOf([plain])).toBe(40)
  expect(await depositOf([early], { agency: agency.id })).toBe(20)
  await boss.paymentPolicies.change({ params: { id: allNow!._id }, body: { isDefault: true } })
  expect(await depositOf([plain])).toBeUndefined()
})

describe('a payment policy', () => {
  test('has a name of its own, and the default one stays until another is the default', async () => {
    const one = await policy({ name: 'Groups' })
    await expect(policy({ name: 'GROUPS' })).rejects.toMatchObject({ code: 'payment_policy_name_taken' })
    const [standard] = await policies()
    const params = { id: standard!._id }
    await expect(boss.paymentPolicies.change({ params, body: { isDefault: false } })).rejects.toMatchObject({
      status: 409,
      code: 'payment_policy_default',
    })
    await expect(boss.paymentPolicies.remove({ params })).rejects.toMatchObject({
      code: 'payment_policy_default',
    })
    await expect(
      boss.paymentPolicies.change({
        params: { id: one._id },
        body: { percent: 5, updatedAt: '2026-03-01T00:00:00.000Z' },
      }),
    ).rejects.toMatchObject({ code: 'changed_by_another' })
    expect(await actionsOn(db, one._id)).toEqual(['payment policy created'])
  })

  test('that a tour or an agency uses isn’t deleted; one that is gone is refused at its field', async () => {
    const used = await policy()
    const tour = await soldBy(used._id)
    const remove = () => boss.paymentPolicies.remove({ params: { id: used._id } })
    await expect(remove()).rejects.toMatchObject({ status: 409, code: 'payment_policy_in_use' })
    await boss.tours.remove({ params: { id: tour } })
    await boss.agencies.change({
      params: { id: agency.id },
      body: { ...profile, paymentPolicy: used._id },
    })
    await expect(remove()).rejects.toMatchObject({ code: 'payment_policy_in_use' })
    await boss.agencies.change({
      params: { id: agency.id },
      body: { ...profile, paymentPolicy: null },
    })
    await remove()
    const gone = { paymentPolicy: used._id }
    const other = (await given.tour()).id
    expect(await faultsOf(boss.tours.change({ params: { id: other }, body: gone }))).toEqual({
      paymentPolicy: 'payment_policy_unknown',
    })
    expect(
      await faultsOf(boss.agencies.change({ params: { id: agency.id }, body: { ...profile, ...gone } })),
    ).toEqual({
      paymentPolicy: 'payment_policy_unknown',
    })
  })

  test('that is changed or deleted doesn’t reach orders sold with it', async () => {
    const sold = await policy()
    const tour = await soldBy(sold._id)
    const order = await given.order({ selectedTours: [{ tour, date: inDays(60) }] })
    expect(partsOf(order)).toEqual([
      [1, today, 75],
      [2, inDays(46), 175],
    ])
    await boss.paymentPolicies.change({
      params: { id: sold._id },
      body: { name: 'Other', percent: 90, daysBefore: 2 },
    })
    await boss.tours.change({ params: { id: tour }, body: { paymentPolicy: null } })
    await boss.paymentPolicies.remove({ params: { id: sold._id } })
    const moved = formOf(order)
    moved.selectedTours[0]!.date = inDays(61)
    expect(partsOf(await save(order, moved))).toEqual([
      [1, today, 75],
      [2, inDays(47), 175],
    ])
  })
})

test('a form of the default that was opened before another policy became it doesn’t take that back', async () => {
  const opened = (await policies()).find(({ isDefault }) => isDefault)!
  const next = await policy({ isDefault: true })
  const { _id, updatedAt } = opened
  await expect(
    boss.paymentPolicies.change({ params: { id: _id }, body: { isDefault: true, updatedAt } }),
  ).rejects.toMatchObject({ code: 'changed_by_another', status: 409 })
  expect((await policies()).find(({ isDefault }) => isDefault)?._id).toBe(next._id)
  await boss.paymentPolicies.change({ params: { id: _id }, body: { isDefault: true } })
})

test('LEDG-12 a deposit is due now and the rest before the first tour, each with its own link; nothing is split when the rest would be due today, for agencies that pay, or without a price', async () => {
  const order = await deposited()
  expect(partsOf(order)).toEqual([
    [1, today, 75],
    [2, inDays(46), 175.01],
  ])
  expect(chargesOf(order)).toEqual([
    ['pending', 75, 1],
    ['pending', 175.01, 2],
  ])
  const links = order.payments.flatMap(({ paymentUrl, paymentUrl2 }) => [paymentUrl, paymentUrl2])
  expect(new Set(links).size).toBe(4)
  expect(links).not.toContain(null)

  const tour = await soldBy((await policy({ percent: 30, daysBefore: 14 }))._id)
  const at = (days: number, choice = {}) =>
    given.order({ ...choice, selectedTours: [{ tour, date: inDays(days) }] })
  expect((await at(15)).instalments).toHaveLength(2)
  for (const days of [14, 9]) {
    const soon = await at(days)
    expect(soon.instalments).toEqual([])
    expect(chargesOf(soon)).toEqual([['pending', 250, null]])
  }
  const paying = await given.account({ does_allow_payment_to_agency: true })
  const settled = await at(60, { agency: paying.id, isAgencyPayment: true })
  expect([settled.instalments, chargesOf(settled)]).toEqual([[], [['pending', 250, null]]])
  const open = await given.order({
    orderType: 'private',
    paymentTBD: true,
    selectedTours: [{ tour, startDate: inDays(60), endDate: inDays(60) }],
  })
  expect([open.instalments, open.payments]).toEqual([[], []])
  const priced = await save(open, { ...formOf(open), paymentTBD: false })
  expect(partsOf(priced)).toEqual([
    [1, today, 222],
    [2, inDays(46), 518],
  ])

  const cent = await soldBy((await policy({ percent: 1 }))._id)
  const cheap = { customTotalPrice: 0.1, by: await superUser() }
  const small = await given.order({ ...cheap, selectedTours: [{ tour: cent, date: inDays(60) }] })
  expect(partsOf(small).map(([, , amount]) => amount)).toEqual([0.01, 0.09])
  const fixed = await soldBy((await policy({ deposit: 'amount', amount: 50 }))._id)
  const shekels = await given.order({ currency: 'ILS', selectedTours: [{ tour: fixed, date: inDays(60) }] })
  expect(partsOf(shekels).map(([, , amount]) => amount)).toEqual([185, 740])
})

test('LEDG-13 money fills the deposit before the balance, whatever link or method it comes by, and each says whether it is paid, overdue, due soon or open', async () => {
  const order = await deposited()
  expect(statesOf(order)).toEqual([
    [0, 'due_soon'],
    [0, 'open'],
  ])
  clock.set('2026-03-03T00:30:00+02:00')
  expect(statesOf(await shown(order))).toEqual([
    [0, 'overdue'],
    [0, 'open'],
  ])
  const partly = await receive(order, 100)
  expect(statesOf(partly)).toEqual([
    [75, 'paid'],
    [25, 'open'],
  ])
  expect(chargesOf(partly)).toEqual([
    ['canceled', 75, 1],
    ['pending', 150.01, 2],
    ['paid', 100, null],
  ])
  clock.set(`${inDays(39)}T09:00:00+03:00`)
  expect(statesOf(await shown(order))[1]).toEqual([25, 'due_soon'])
  clock.set(`${inDays(46)}T23:30:00+03:00`)
  expect(statesOf(await shown(order))[1]).toEqual([25, 'due_soon'])
  clock.set(`${inDays(47)}T00:30:00+03:00`)
  expect(statesOf(await shown(order))[1]).toEqual([25, 'overdue'])
  expect(statesOf(await receive(order, 150.01))[1]).toEqual([175.01, 'paid'])
})

test('LEDG-14 a higher total adds to the balance, a lower one takes from it, then from the deposit, and is then refunded; a moved first date moves due days that aren’t past', async () => {
  const order = await deposited()
  const named = async (total: number) => {
    const now = await shown(order)
    return save(now, { ...formOf(now), customTotalPrice: total })
  }
  const raised = await named(300)
  expect(chargesOf(raised)).toEqual([
    ['pending', 75, 1],
    ['pending', 225, 2],
  ])
  expect(raised.payments.map(({ paymentUrl }) => paymentUrl)).toEqual(
    order.payments.map(({ paymentUrl }) => paymentUrl),
  )
  expect(partsOf(raised).map(([, , amount]) => amount)).toEqual([75, 225])
  expect(partsOf(await named(200)).map(([, , amount]) => amount)).toEqual([75, 125])
  await receive(order, 75)
  const low = await named(50)
  expect(partsOf(low)).toEqual([[1, today, 50]])
  expect(low.payments.filter(({ action }) => action === 'refund')).toMatchObject([{ amountInCurrency: 25 }])

  const moving = await deposited()
  const move = async (days: number) => {
    const now = await shown(moving)
    const form = formOf(now)
    form.selectedTours[0]!.date = inDays(days)
    return (await save(now, form)).instalments.map(({ dueOn }) => dueOn)
  }
  expect(await move(75)).toEqual([today, inDays(61)])
  expect(await move(10)).toEqual([today, today])
  clock.set(`${inDays(1)}T09:00:00+02:00`)
  expect(await move(75)).toEqual([today, today])
})

test('an order that is canceled or that its agency pays has no instalments left, and asks for nothing of them', async () => {
  const order = await deposited()
  const form = { ...formOf(order), agency: agency.id, isAgencyPayment: true }
  const own = await save(order, form)
  expect([own.instalments, chargesOf(own).filter(([status]) => status === 'pending')]).toEqual([
    [],
    [['pending', 250.01, null]],
  ])
  const back = await save(own, { ...formOf(own), isAgencyPayment: false })
  expect(partsOf(back).map(([, , amount]) => amount)).toEqual([75, 175.01])
  const canceled = await boss.orders.cancel({ body: { orderId: order._id, canRefund: true } })
  expect([canceled.instalments, chargesOf(canceled).filter(([status]) => status === 'pending')]).toEqual([
    [],
    [],
  ])
})

test('a part that staff ask for takes from the deposit first, and pulls the balance forward if it’s larger', async () => {
  const order = await deposited()
  const add = (amount: number) =>
    boss.orders.addPayment({ params: { id: order._id }, body: { amount, clientKey: newId() } })
  expect(chargesOf(await add(50))).toEqual([
    ['pending', 25, 1],
    ['pending', 175.01, 2],
    ['pending', 50, 1],
  ])
  const large = await add(200)
  expect(partsOf(large).map(([, , amount]) => amount)).toEqual([200, 50.01])
  expect(chargesOf(large).filter(([status]) => status === 'pending')).toEqual([
    ['pending', 50.01, 2],
    ['pending', 200, 1],
  ])
  expect(await faultsOf(add(250.02))).toEqual({ amount: 'amount_over_total' })
})

test('the form shows what would be asked for before it saves, new or saved', async () => {
  const tour = await soldBy((await policy())._id)
  const body = await given.orderInput({ selectedTours: [{ tour, date: inDays(60) }] })
  const priceOf = async (draft: object) =>
    (await boss.orders.calculatePrice({ body: { ...body, ...draft } })).calculatedPrices.instalments
  expect(await priceOf({})).toEqual([
    { n: 1, dueOn: today, amount: 75 },
    { n: 2, dueOn: inDays(46), amount: 175 },
  ])
  expect(await priceOf({ currency: 'ILS' })).toMatchObject([{ amount: 277.5 }, { amount: 647.5 }])
  expect(await priceOf({ isAgencyPayment: true })).toEqual([])
  const order = await boss.orders.place({ body })
  expect(await priceOf({ ...formWith(order, {}), _id: order._id, customTotalPrice: 200 })).toMatchObject([
    { amount: 75 },
    { amount: 125 },
  ])
})

test('once the first of two tours is canceled, the balance is due before the second one', async () => {
  const tour = await soldBy((await policy())._id)
  const order = await given.order({
    selectedTours: [
      { tour, date: inDays(60) },
      { tour, date: inDays(80) },
    ],
  })
  const [deposit] = order.instalments
  await receive(order, deposit?.amount ?? 0)
  const [first] = order.selectedTours
  await boss.orders.cancel({ body: { orderId: order._id, canRefund: true, entries: [first?._id ?? ''] } })
  expect((await shown(order)).instalments).toMatchObject([
    { n: 1, state: 'paid' },
    { n: 2, dueOn: inDays(66), state: 'open' },
  ])
})

test('whatever was done to these orders, charges, instalments, ledgers and lists agree', async () => {
  expect(await wrongLedgers(db)).toEqual([])
})

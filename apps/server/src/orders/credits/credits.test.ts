import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { actionsOn, auditOf } from '../../../test/auditOf.ts'
import { everyTable } from '../../../test/everyTable.ts'
import { faultsOf } from '../../../test/faultsOf.ts'
import { wrongCredits } from '../../../test/wrongCredits.ts'
import { wrongLedgers } from '../../../test/wrongLedgers.ts'
import { newId } from '../../kernel/newId.ts'

const monday = '2026-03-02T10:00:00+02:00'
const { as, clock, db, given, close } = await startServer({ now: monday })
afterAll(close)
beforeEach(() => clock.set(monday))
afterEach(async () => {
  expect(await wrongLedgers(db)).toEqual([])
  expect(await wrongCredits(db)).toEqual([])
})

const owner = await given.owner()
const main = await given.mainAccount()
const admin = await given.user({ account: main, role: 'ADMIN' })
const [office, desk] = [as(owner), as(admin)]
const orchard = await given.account({ name: 'Orchard' })
const orchardOwner = as(await given.user({ account: orchard }))
const ruth = await given.user({ account: orchard, role: 'AGENT' })
const yael = await given.user({ account: orchard, role: 'AGENT' })
const pelican = await given.account({ name: 'Pelican' })
const pelicanOwner = as(await given.user({ account: pelican }))

type Chosen = Partial<Parameters<typeof office.orders.cancel>[0]['body']>
const reload = ({ _id: id }: Order, client = office) => client.orders.get({ params: { id } })
const cancel = ({ _id: orderId }: Order, chosen: Chosen = {}, client = office) =>
  client.orders.cancel({ body: { orderId, canRefund: true, refundTo: 'credit', ...chosen } })
const creditsOf = async ({ _id: id }: Order, client = office) =>
  (await client.credits.ofOrder({ params: { id } })).data
const pay = ({ _id: id }: Order, code: string, amount: number, clientKey = newId(), client = office) =>
  client.orders.payByCredit({ params: { id }, body: { code, amount, clientKey } })
const moneyOf = async ({ _id: id }: Order) => {
  const { data, ...sums } = await office.orders.ledger({ params: { id } })
  return { rows: data.map(({ kind, amount }) => [kind, amount]), ...sums }
}
async function paidOrder(choice: Parameters<typeof given.order>[0] = {}) {
  const order = await given.order(choice)
  await given.paid(order)
  return reload(order)
}
/** A credit of $250 from a canceled order. */
async function credit(choice: Parameters<typeof given.order>[0] = {}) {
  const order = await paidOrder(choice)
  await cancel(order)
  const [given] = await creditsOf(order)
  if (!given) throw new Error('The order gave no credit')
  return { ...given, order }
}

describe('LEDG-24 a refund as store credit', () => {
  test('has a code for the amount, valid for 24 months, with name, mail and agency of the order', async () => {
    const order = await paidOrder({
      agency: orchard.id,
      userInformation: { firstName: 'Rina', lastName: 'Golan', email: 'rina@guests.example' },
    })
    await cancel(order)
    const [given, ...more] = await creditsOf(order)
    expect(more).toEqual([])
    expect(given).toEqual({
      _id: expect.any(String),
      code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
      orderId: order._id,
      orderNumber: order.orderNumber,
      customer: 'Rina Golan',
      email: 'rina@guests.example',
      agency: 'Orchard',
      amount: 250,
      rest: 250,
      currency: 'USD',
      created: '2026-03-02T08:00:00.000Z',
      validUntil: '2028-03-02',
      state: 'open',
      updatedAt: '2026-03-02T08:00:00.000Z',
    })
    expect(await moneyOf(order)).toMatchObject({
      rows: [
        ['sale', 250],
        ['payment', -250],
        ['credit_given', 250],
        ['void', -250],
      ],
      paid: 0,
      balance: 0,
      toRefund: 0,
    })
    expect((await actionsOn(db, order._id)).slice(-2)).toEqual(['canceled', 'credit given'])
    expect(JSON.stringify(await auditOf(db, order._id))).not.toContain(given?.code)
  })

  test('is what the preview showed: another choice of where it goes is another preview', async () => {
    const order = await paidOrder()
    const preview = (body: Chosen) => office.orders.cancelPreview({ params: { id: order._id }, body })
    const [toCredit, toSource] = [await preview({ refundTo: 'credit' }), await preview({})]
    expect(toCredit).toMatchObject({ refund: 250, newCredit: 250, backToCredit: 0 })
    expect(toSource).toMatchObject({ refund: 250, newCredit: 0, backToCredit: 0 })
    await expect(cancel(order, { hash: toSource.hash })).rejects.toMatchObject({ code: 'preview_outdated' })
    await cancel(order, { hash: toCredit.hash })
    expect(await creditsOf(order)).toHaveLength(1)
  })

  test('is only what goes back by the terms, and nothing if nothing does', async () => {
    const [part, none] = [await paidOrder(), await paidOrder()]
    await cancel(part, { terms: 'amount', amount: 99.99 })
    expect(await creditsOf(part)).toMatchObject([{ amount: 99.99, rest: 99.99 }])
    await cancel(none, { terms: 'none' })
    expect(await creditsOf(none)).toEqual([])
    const open = await given.order()
    await cancel(open)
    expect(await creditsOf(open)).toEqual([])
  })

  test('is one credit for all payments, and for single tours while the others take place', async () => {
    const [masada, galilee] = [await given.tour(), await given.tour()]
    const order = await given.order({ selectedTours: [{ tour: masada.id }, { tour: galilee.id }] })
    await given.paid(order, 20000)
    const rest = await reload(order)
    await given.paid(rest)
    const entry = order.selectedTours[0]?._id ?? ''
    await cancel(order, { entries: [entry], terms: 'full' })
    expect(await creditsOf(order)).toMatchObject([{ amount: 250 }])
    expect(await reload(order)).toMatchObject({ status: 'paid', paymentStatus: 'PAID' })
    await cancel(order)
    expect(await creditsOf(order)).toMatchObject([{ amount: 250 }, { amount: 250 }])
  })

  test('is valid as long as the settings say; earlier credits keep their last day', async () => {
    const before = await credit()
    const settings = await office.businessSettings.get()
    expect(settings).toMatchObject({ creditMonths: 24 })
    await office.businessSettings.change({ body: { ...settings, creditMonths: 6 } })
    expect(await credit()).toMatchObject({ validUntil: '2026-09-02' })
    expect(await creditsOf(before.order)).toMatchObject([{ validUntil: '2028-03-02' }])
    const wrong = { ...(await office.businessSettings.get()), creditMonths: 0 }
    expect(await faultsOf(office.businessSettings.change({ body: wrong }))).toEqual({
      creditMonths: 'credit_months_invalid',
    })
    await office.businessSettings.change({
      body: { ...(await office.businessSettings.get()), creditMonths: 24 },
    })
  })

  test('is given by an agency’s people too, by the terms', async () => {
    const order = await paidOrder({ agency: orchard.id })
    await cancel(order, {}, orchardOwner)
    expect(await creditsOf(order, orchardOwner)).toMatchObject([{ amount: 250, agency: 'Orchard' }])
  })
})

describe('LEDG-25 paying by store credit', () => {
  test('takes it off what is open, however the code is typed, and again until it is used up', async () => {
    const { code, order: from } = await credit()
    const [first, second] = [await given.order(), await given.order()]
    const paid = await pay(first, ` ${code.toLowerCase().replace('-', '').replaceAll('0', 'o')} `, 100)
    expect(paid).toMatchObject({ paymentStatus: 'PARTIAL' })
    expect(
      paid.payments.map(({ status, amountInCurrency, provider }) => [status, amountInCurrency, provider]),
    ).toEqual([
      ['pending', 150, 'tranzila'],
      ['paid', 100, 'credit'],
    ])
    const { data } = await office.orders.ledger({ params: { id: first._id } })
    expect(data.at(-1)).toMatchObject({ kind: 'credit_used', amount: -100, reference: code, method: null })
    expect(await creditsOf(from)).toMatchObject([{ amount: 250, rest: 150, state: 'open' }])
    await pay(second, code, 150)
    expect(await creditsOf(from)).toMatchObject([{ rest: 0, state: 'used_up' }])
    await expect(pay(second, code, 100)).rejects.toMatchObject({
      status: 409,
      code: 'credit_used_up',
      params: { left: '$0.00' },
    })
    expect((await actionsOn(db, second._id)).at(-1)).toBe('credit used')
  })

  test('is refused with an unknown code, for another currency, and for another agency', async () => {
    const ours = await credit()
    const theirs = await credit({ agency: orchard.id })
    const order = await given.order()
    const refused = { status: 409, code: 'credit_invalid' }
    for (const code of ['ZZZZ-ZZZZ', 'nonsense', '', theirs.code])
      await expect(pay(order, code, 10)).rejects.toMatchObject(refused)
    await expect(pay(await given.order({ currency: 'ILS' }), ours.code, 10)).rejects.toMatchObject(refused)
    await expect(pay(await given.order({ agency: orchard.id }), ours.code, 10)).rejects.toMatchObject(refused)
    await expect(pay(await given.order({ agency: pelican.id }), theirs.code, 10)).rejects.toMatchObject(
      refused,
    )
    expect(await pay(await given.order({ agency: orchard.id }), theirs.code, 10)).toMatchObject({
      paymentStatus: 'PARTIAL',
    })
  })

  test('pays at most what is left and what is open', async () => {
    const { code } = await credit()
    const order = await given.order()
    await given.paid(order, 20000)
    expect(await faultsOf(pay(order, code, 50.01))).toEqual({ amount: 'amount_over_total' })
    expect(await faultsOf(pay(order, code, 0))).toEqual({ amount: 'amount_invalid' })
    expect(await faultsOf(pay(order, code, -5))).toEqual({ amount: 'amount_invalid' })
    expect(await faultsOf(pay(order, code, 0.005))).toEqual({ amount: 'amount_out_of_bounds' })
    expect(await pay(order, code, 50)).toMatchObject({ paymentStatus: 'PAID' })
    const big = await given.order({ selectedTours: [{}, {}] })
    await expect(pay(big, code, 200.01)).rejects.toMatchObject({
      code: 'credit_used_up',
      params: { left: '$200.00' },
    })
  })

  test('is refused after its last day', async () => {
    const { code } = await credit()
    const order = await given.order()
    clock.set('2028-03-02T23:59:00+02:00')
    await pay(order, code, 10)
    clock.set('2028-03-03T00:00:00+02:00')
    await expect(pay(order, code, 10)).rejects.toMatchObject({
      status: 409,
      code: 'credit_expired',
      params: { day: '02/03/2028' },
    })
  })

  test('happens once for the same key, even twenty times at once', async () => {
    const { code, order: from } = await credit()
    const [order, other] = [await given.order(), await given.order()]
    const key = newId()
    await Promise.all(Array.from({ length: 20 }, () => pay(order, code, 10, key)))
    expect(await creditsOf(from)).toMatchObject([{ rest: 240 }])
    expect(await faultsOf(pay(other, code, 10, key))).toEqual({ clientKey: 'field_invalid' })
  })

  test('when two orders want the last of it at once, one gets it', async () => {
    const { code, order: from } = await credit()
    const orders = await Promise.all(Array.from({ length: 4 }, () => given.order()))
    const outcomes = await Promise.allSettled(orders.map((order) => pay(order, code, 200)))
    expect(outcomes.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
    ])
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'credit_used_up' })
    expect(await creditsOf(from)).toMatchObject([{ rest: 50 }])
  })

  test('orders that give back to the same two credits at once, in either order, don’t block each other', async () => {
    const [a, b] = [await credit(), await credit()]
    const orders = await Promise.all(Array.from({ length: 4 }, () => given.order()))
    for (const [index, order] of orders.entries())
      for (const { code } of index % 2 === 0 ? [a, b] : [b, a]) await pay(order, code, 50)
    await Promise.all(orders.map((order) => cancel(order, { refundTo: 'source' })))
    for (const { order } of [a, b]) expect(await creditsOf(order)).toMatchObject([{ rest: 250 }])
  })

  test('is limited in tries: nobody finds a code by guessing', async () => {
    const guesser = as(await given.user({ account: main, role: 'ADMIN' }))
    const order = await given.order()
    const { code } = await credit()
    for (let index = 0; index < 60; index++)
      await expect(pay(order, 'ZZZZ-ZZZZ', 1, newId(), guesser)).rejects.toMatchObject({
        code: 'credit_invalid',
      })
    await expect(pay(order, code, 1, newId(), guesser)).rejects.toMatchObject({
      status: 429,
      code: 'too_many_attempts',
    })
    clock.set('2026-03-02T10:16:00+02:00')
    expect(await pay(order, code, 1, newId(), guesser)).toMatchObject({ paymentStatus: 'PARTIAL' })
  })

  test('is taken back like any payment that was recorded by mistake', async () => {
    const { code, order: from } = await credit()
    const order = await given.order()
    await pay(order, code, 250)
    const { data } = await office.orders.ledger({ params: { id: order._id } })
    const body = { reason: 'Wrong order', clientKey: newId() }
    const back = await office.orders.reverseEntry({ params: { id: data.at(-1)?._id ?? '' }, body })
    expect(back).toMatchObject({ paymentStatus: 'PENDING' })
    expect(await creditsOf(from)).toMatchObject([{ rest: 250 }])
    const given1 = (await office.orders.ledger({ params: { id: from._id } })).data.at(-1)
    await expect(
      office.orders.reverseEntry({
        params: { id: given1?._id ?? '' },
        body: { ...body, clientKey: newId() },
      }),
    ).rejects.toMatchObject({ code: 'entry_follows_order' })
  })
})

describe('what goes back of an order paid by credit', () => {
  test('goes to the credit first, and the money to where it came from', async () => {
    const { code, order: from } = await credit()
    const order = await given.order()
    await pay(order, code, 100)
    await given.paid(await reload(order))
    await cancel(order, { refundTo: 'source', terms: 'amount', amount: 160 })
    expect(await creditsOf(from)).toMatchObject([{ rest: 250 }])
    expect(await moneyOf(order)).toMatchObject({ toRefund: 60, paid: 150 })
    expect(await creditsOf(order)).toEqual([])
  })

  test('or to a new one beside it', async () => {
    const { code, order: from } = await credit()
    const order = await given.order()
    await pay(order, code, 100)
    await given.paid(await reload(order))
    const shown = await office.orders.cancelPreview({
      params: { id: order._id },
      body: { refundTo: 'credit' },
    })
    expect(shown).toMatchObject({ refund: 250, backToCredit: 100, newCredit: 150 })
    await cancel(order)
    expect(await creditsOf(from)).toMatchObject([{ rest: 250 }])
    expect(await creditsOf(order)).toMatchObject([{ amount: 150, rest: 150 }])
  })

  test('makes no new credit if a credit paid all of it, even one that has expired', async () => {
    const { code, order: from } = await credit()
    const order = await given.order({ selectedTours: [{ date: '2028-06-01' }] })
    await pay(order, code, 250)
    clock.set('2028-05-01T10:00:00+03:00')
    await cancel(order)
    expect(await creditsOf(order)).toEqual([])
    expect(await creditsOf(from)).toMatchObject([{ rest: 250, state: 'expired' }])
  })

  test('also when an edit lowers the total', async () => {
    const { code, order: from } = await credit()
    const order = await given.order({ selectedTours: [{}, {}] })
    await pay(order, code, 250)
    await given.paid(await reload(order))
    const [stays, goes] = order.selectedTours.map(({ _id }) => _id)
    await cancel(order, { entries: [goes ?? ''], terms: 'full', refundTo: 'source' })
    expect(stays).toBeDefined()
    expect(await creditsOf(from)).toMatchObject([{ rest: 250 }])
    expect(await moneyOf(order)).toMatchObject({ total: 250, paid: 250, toRefund: 0 })
  })

  test('when an agent cancels an order that a colleague’s credit paid, it still goes back', async () => {
    const { code, order: from } = await credit({ by: ruth })
    const order = await given.order({ by: yael })
    await pay(order, code, 250)
    await cancel(order, { refundTo: 'source' }, as(yael))
    expect(await creditsOf(from)).toMatchObject([{ rest: 250 }])
  })
})

describe('a longer validity', () => {
  const prolong = (id: string, body: Parameters<typeof office.credits.prolong>[0]['body'], client = office) =>
    client.credits.prolong({ params: { id }, body })

  test('is the owner’s, with a reason that the log keeps', async () => {
    const { _id, code, order, updatedAt } = await credit()
    const body = { validUntil: '2029-01-01', reason: 'The customer was ill', updatedAt }
    await expect(prolong(_id, body, desk)).rejects.toMatchObject({ status: 403 })
    expect(await prolong(_id, body)).toMatchObject({ code, validUntil: '2029-01-01', state: 'open' })
    expect((await auditOf(db, order._id)).at(-1)).toMatchObject({
      action: 'credit prolonged',
      actor_name: owner.name,
      details: { validBefore: '2028-03-02', validUntil: '2029-01-01', reason: 'The customer was ill' },
    })
    clock.set('2028-12-31T10:00:00+02:00')
    expect(await pay(await given.order(), code, 10)).toMatchObject({ paymentStatus: 'PARTIAL' })
  })

  test('needs a reason and a later day, at most ten years ahead', async () => {
    const { _id } = await credit()
    for (const validUntil of ['2028-03-02', '2027-01-01', '2206-01-01'])
      expect(await faultsOf(prolong(_id, { validUntil, reason: ' ' }))).toEqual({
        validUntil: 'credit_day_invalid',
        reason: 'reason_required',
      })
    await expect(prolong(newId(), { validUntil: '2029-01-01', reason: 'Ill' })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('isn’t changed twice by two people who saw the same day', async () => {
    const { _id, updatedAt, order } = await credit()
    const days = ['2029-01-01', '2030-01-01']
    const outcomes = await Promise.allSettled(
      days.map((validUntil) => prolong(_id, { validUntil, reason: 'Ill', updatedAt })),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const kept = days[outcomes.findIndex(({ status }) => status === 'fulfilled')]
    expect(await creditsOf(order)).toMatchObject([{ validUntil: kept }])
  })
})

describe('a credit that was given by mistake', () => {
  type Given = Awaited<ReturnType<typeof credit>>
  const takeBack = ({ _id: id, rest, updatedAt }: Given, change: object = {}, client = office) =>
    client.credits.takeBack({
      params: { id },
      body: { rest, reason: 'She wanted her money', updatedAt, ...change },
    })
  const refundsOf = async (order: Order) =>
    (await reload(order)).payments
      .filter(({ action, status }) => action === 'refund' && status !== 'canceled')
      .map(({ status, provider, amountInCurrency }) => [status, provider, amountInCurrency])

  test('becomes a refund to where the money came from, and its code pays no more', async () => {
    const wrong = await credit()
    await expect(takeBack(wrong, {}, desk)).rejects.toMatchObject({ status: 403 })
    expect(await takeBack(wrong)).toMatchObject({ rest: 0, amount: 250, state: 'taken_back' })
    const right = await paidOrder()
    await cancel(right, { refundTo: 'source' })
    expect(await refundsOf(wrong.order)).toEqual(await refundsOf(right))
    expect(await moneyOf(wrong.order)).toMatchObject({ paid: 250, toRefund: 250 })
    await expect(pay(await given.order(), wrong.code, 10)).rejects.toMatchObject({
      status: 409,
      code: 'credit_taken_back',
    })
    expect((await auditOf(db, wrong.order._id)).slice(-2)).toMatchObject([
      {
        action: 'credit taken back',
        actor_name: owner.name,
        details: { amount: 250, currency: 'USD', reason: 'She wanted her money' },
      },
      { action: 'refunded', details: { amount: 250 } },
    ])
    const { data } = await office.orders.ledger({ params: { id: wrong.order._id } })
    expect(data.at(-1)).toMatchObject({ kind: 'reversal', amount: -250, note: 'She wanted her money' })
  })

  test('gives back only what isn’t spent, and what comes back to it later can be taken back too', async () => {
    const wrong = await credit({ agency: orchard.id })
    const order = await given.order({ agency: orchard.id })
    await pay(order, wrong.code, 100)
    const [seen] = await creditsOf(wrong.order)
    await takeBack({ ...wrong, ...seen })
    expect(await refundsOf(wrong.order)).toEqual([
      ['paid', 'credit', 100],
      ['pending', 'tranzila', 150],
    ])
    await cancel(order, { refundTo: 'source' })
    const [open] = await creditsOf(wrong.order)
    expect(open).toMatchObject({ rest: 100, state: 'open' })
    expect(await takeBack({ ...wrong, ...open })).toMatchObject({ rest: 0, state: 'taken_back' })
    expect(await refundsOf(wrong.order)).toEqual([
      ['pending', 'tranzila', 150],
      ['pending', 'tranzila', 100],
    ])
  })

  test('needs a reason, is refused once nothing is left, and changes nothing if it was used since it was seen', async () => {
    const wrong = await credit()
    expect(await faultsOf(takeBack(wrong, { reason: ' ' }))).toEqual({ reason: 'reason_required' })
    await expect(
      office.credits.takeBack({ params: { id: newId() }, body: { rest: 1, reason: 'x' } }),
    ).rejects.toMatchObject({ status: 404 })
    await pay(await given.order(), wrong.code, 249)
    await expect(takeBack(wrong)).rejects.toMatchObject({ status: 409, code: 'changed_by_another' })
    expect(await creditsOf(wrong.order)).toMatchObject([{ rest: 1, state: 'open' }])
    await pay(await given.order(), wrong.code, 1)
    await expect(takeBack(wrong, { rest: 0 })).rejects.toMatchObject({
      status: 409,
      code: 'credit_nothing_left',
    })
  })

  test('is taken back once by two owners, and either spent or taken back if both happen at once', async () => {
    const twice = await credit()
    const both = await Promise.allSettled([takeBack(twice), takeBack(twice)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await moneyOf(twice.order)).toMatchObject({ toRefund: 250 })
    for (let round = 0; round < 4; round += 1) {
      const raced = await credit()
      const order = await given.order()
      const [back, spent] = await Promise.allSettled([takeBack(raced), pay(order, raced.code, 250)])
      expect([back.status, spent.status].sort()).toEqual(['fulfilled', 'rejected'])
      expect((await moneyOf(raced.order)).toRefund).toBe(back.status === 'fulfilled' ? 250 : 0)
    }
  })

  test('of a tour canceled by itself gives back to both of its payments, the newest first', async () => {
    const order = await given.order({ selectedTours: [{}, {}] })
    await given.paid(order, 20000)
    const clientKey = newId()
    await office.orders.recordPayment({
      params: { id: order._id },
      body: { kind: 'payment', method: 'cash', amount: 300, day: '2026-03-02', clientKey },
    })
    await cancel(order, { terms: 'amount', amount: 350 })
    const [wrong] = await creditsOf(order)
    if (!wrong) throw new Error('The order gave no credit')
    await takeBack({ ...wrong, order })
    expect(await refundsOf(order)).toEqual([
      ['pending', 'office', 300],
      ['pending', 'tranzila', 50],
    ])
  })
})

describe('who sees credits', () => {
  test('an agency those of its orders, an agent those of his or her own, and nobody another agency’s', async () => {
    const { order } = await credit({ by: ruth })
    expect(await creditsOf(order, as(ruth))).toHaveLength(1)
    expect(await creditsOf(order, orchardOwner)).toHaveLength(1)
    for (const stranger of [as(yael), pelicanOwner])
      await expect(creditsOf(order, stranger)).rejects.toMatchObject({ status: 404 })
    await expect(
      pay(await given.order({ by: ruth }), 'ZZZZ-ZZZZ', 1, newId(), orchardOwner),
    ).rejects.toMatchObject({
      status: 403,
    })
  })

  test('the list filters by agency, last day and currency; those that still pay come first', async () => {
    const mine = await credit({ agency: pelican.id })
    const shekels = await credit({ agency: pelican.id, currency: 'ILS' })
    const used = await credit({ agency: pelican.id })
    await pay(await given.order({ agency: pelican.id }), used.code, 250)
    await office.credits.prolong({
      params: { id: mine._id },
      body: { validUntil: '2029-01-01', reason: 'Ill' },
    })
    type Query = NonNullable<NonNullable<Parameters<typeof office.credits.list>[0]>['query']>
    const list = async (query: Query) => {
      const { data, total } = await desk.credits.list({ query: { agencies: [pelican.id], ...query } })
      expect(total).toBeGreaterThanOrEqual(data.length)
      return data.map(({ code }) => code)
    }
    expect(await list({})).toEqual([shekels.code, mine.code, used.code])
    expect(await list({ currency: ['ILS'] })).toEqual([shekels.code])
    expect(await list({ startDate: '2028-12-01' })).toEqual([mine.code])
    expect(await list({ endDate: '2028-12-01' })).toEqual([shekels.code, used.code])
    expect(await list({ limit: 1, page: 2 })).toEqual([mine.code])
    await expect(orchardOwner.credits.list({ query: {} })).rejects.toMatchObject({ status: 403 })
  })
})

describe('a credit outlives what it came from', () => {
  test('it keeps the customer’s name and address, and shows the agency’s name of today', async () => {
    const heron = await given.account()
    const order = await paidOrder({
      agency: heron.id,
      userInformation: { firstName: 'Rina', lastName: 'Golan', email: 'rina@guests.example' },
    })
    await cancel(order)
    await everyTable(db)
      .updateTable('orders')
      .set({ first_name: 'Dana' })
      .where('id', '=', order._id)
      .execute()
    await everyTable(db)
      .updateTable('accounts')
      .set({ name: `Grey ${heron.name}` })
      .where('id', '=', heron.id)
      .execute()
    expect(await creditsOf(order)).toMatchObject([{ customer: 'Rina Golan', agency: `Grey ${heron.name}` }])
  })

  test('when its order moves to another agency it stays where it was, and that agency isn’t deleted', async () => {
    const heron = await given.account()
    const superUser = as(await given.user({ isSuper: true }))
    const { code, order } = await credit({ agency: heron.id })
    for (const [table, column] of [
      ['orders', 'id'],
      ['order_entries', 'order_id'],
    ] as const)
      await everyTable(db)
        .updateTable(table)
        .set({ account_id: pelican.id })
        .where(column, '=', order._id)
        .execute()
    expect(await creditsOf(order, pelicanOwner)).toEqual([])
    await expect(pay(await given.order({ agency: pelican.id }), code, 10)).rejects.toMatchObject({
      code: 'credit_invalid',
    })
    await expect(superUser.agencies.remove({ params: { id: heron.id } })).rejects.toMatchObject({
      status: 409,
      code: 'account_has_orders',
    })
    expect(await pay(await given.order({ agency: heron.id }), code, 10)).toMatchObject({
      paymentStatus: 'PARTIAL',
    })
  })
})

import type { Order, OrderInput } from '@tourdesk/contract/orders/orderShapes'
import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { everyTable } from '../../test/everyTable.ts'
import { formOf, formWith } from '../../test/formOf.ts'
import { wrongLedgers } from '../../test/wrongLedgers.ts'
import { newId } from '../kernel/newId.ts'
import { checkBooks } from '../orders/nightly/checkBooks.ts'

const monday = '2026-03-02T10:00:00+02:00'
const { as, clock, db, given, product, close } = await startServer({ now: monday })
afterAll(close)
beforeEach(() => clock.set(monday))
afterEach(async () => {
  expect(await wrongLedgers(db)).toEqual([])
})

const boss = await given.user({ isSuper: true })
const office = as(boss)
const adults = (...counts: number[]) => counts.map((adult) => ({ participants: { adult } }))
const read = ({ _id: id }: Order) => office.orders.get({ params: { id } })
const save = async ({ _id: id }: Order, body: OrderInput) => {
  await office.orders.change({ params: { id }, body })
  return office.orders.get({ params: { id } })
}
const cancel = ({ _id: orderId }: Order, chosen: object = {}) =>
  office.orders.cancel({ body: { orderId, canRefund: true, ...chosen } })

/** An agency with 12 % commission that may be paid by its customers. */
const agencyWith = (row: object = {}) =>
  given.account({ commission_rate: 12, does_allow_payment_to_agency: true, ...row })

const postingsOf = ({ _id }: { _id: string }) =>
  everyTable(db).selectFrom('agency_postings').selectAll().where('order_id', '=', _id).orderBy('id').execute()
/** What's posted for an order: kind, amount and percentage. */
const posted = async (order: Order) =>
  (await postingsOf(order)).map(({ kind, amount, percent }) => [kind, amount / 100, percent])
/** What's posted since then. */
const since = async (order: Order, count: number) => (await posted(order)).slice(count)

describe('an order on account', () => {
  test('is posted with its price and its commission when it’s saved with a price', async () => {
    const agency = await agencyWith()
    const order = await given.order({
      agency: agency.id,
      isAgencyPayment: true,
      currency: 'ILS',
      selectedTours: adults(2, 1),
    })
    expect(await posted(order)).toEqual([
      ['gross', 925, null],
      ['commission', -111, 12],
      ['gross', 462.5, null],
      ['commission', -55.5, 12],
    ])
    expect(await postingsOf(order)).toMatchObject(
      Array(4).fill({
        account_id: agency.id,
        currency: 'ILS',
        day: '2026-03-02',
        created_by: expect.any(String),
      }),
    )
  })

  test('is posted once its price is named, by the rate in force, which it keeps', async () => {
    const agency = await agencyWith()
    const open = await given.order({
      agency: agency.id,
      isAgencyPayment: true,
      orderType: 'private',
      paymentTBD: true,
    })
    expect(await posted(open)).toEqual([])
    const priced = await save(open, { ...formOf(open), customTotalPrice: 400 })
    expect(await posted(priced)).toEqual([
      ['gross', 400, null],
      ['commission', -48, 12],
    ])
    const change = everyTable(db).updateTable('accounts').set({ commission_rate: 20 })
    await change.where('id', '=', agency.id).execute()
    await save(priced, { ...formOf(priced), customTotalPrice: 500 })
    expect(await since(priced, 2)).toEqual([
      ['gross', 100, null],
      ['commission', -12, 12],
    ])
  })

  test('STMT-03 has the commission of what’s really paid, with its percentage', async () => {
    const agency = await agencyWith({ commission_rate: 10 })
    const inShekels = { agency: agency.id, isAgencyPayment: true, currency: 'ILS' } as const
    // 250.00 dollars with 25.00 commission, at 3.70.
    const listed = await given.order(inShekels)
    expect(await posted(listed)).toEqual([
      ['gross', 925, null],
      ['commission', -92.5, 10],
    ])
    // 832.50 of 925.00 is 90 %.
    await save(listed, { ...formOf(listed), customTotalPrice: 832.5 })
    expect(await since(listed, 2)).toEqual([
      ['gross', -92.5, null],
      ['commission', 9.25, 10],
    ])
    // Without a list price, the rate in force of the share.
    const open = await given.order({ ...inShekels, orderType: 'private', paymentTBD: true })
    await save(open, { ...formOf(open), customTotalPrice: 333.33 })
    expect(await posted(open)).toEqual([
      ['gross', 333.33, null],
      ['commission', -33.33, 10],
    ])
  })

  test('posts the difference of every change', async () => {
    const agency = await agencyWith()
    const order = await given.order({
      agency: agency.id,
      isAgencyPayment: true,
      selectedTours: adults(2, 1),
    })
    const raised = await save(order, formWith(order, { participants: { adult: 3 } }))
    expect(await since(order, 4)).toEqual([
      ['gross', 125, null],
      ['commission', -15, 12],
    ])
    await save(raised, formWith(raised, { notes: 'Two suitcases' }))
    expect(await posted(order)).toHaveLength(6)
  })

  test('gives back what’s no longer owed of a canceled or lowered order, and commission in the same share', async () => {
    const agency = await agencyWith()
    const order = await given.order({
      agency: agency.id,
      isAgencyPayment: true,
      selectedTours: adults(2, 1),
    })
    clock.set('2026-03-10T10:00:00+02:00')
    const [first] = order.selectedTours
    // Half of 250.00 stays owed, and half of its commission of 30.00.
    await given.paid(order)
    await cancel(order, { entries: [first?._id], terms: 'amount', amount: 125 })
    expect(await since(order, 4)).toEqual([
      ['cancellation', -125, null],
      ['commission_back', 15, null],
    ])
    expect((await postingsOf(order)).at(-1)?.day).toBe('2026-03-10')
    const after = await read(order)
    await save(after, formWith(after, { status: 'CANCELED' }, 1))
    expect(await since(order, 6)).toEqual([
      ['cancellation', -125, null],
      ['commission_back', 15, null],
    ])
  })

  test('posts again what a cancellation gave back, once that’s undone', async () => {
    const agency = await agencyWith()
    const order = await given.order({ agency: agency.id, isAgencyPayment: true })
    const { undo } = await cancel(order)
    await office.undo.take({ params: { id: undo ?? '' } })
    expect(await since(order, 2)).toEqual([
      ['cancellation', -250, null],
      ['commission_back', 30, null],
      ['cancellation', 250, null],
      ['commission_back', -30, null],
    ])
  })

  test('moves with its order to another agency, and leaves nothing behind', async () => {
    const [from, to] = [await agencyWith(), await agencyWith({ commission_rate: 20 })]
    const order = await given.order({ agency: from.id, isAgencyPayment: true })
    await save(order, { ...formOf(order), agency: to.id, agent: null })
    const rows = await postingsOf(order)
    const at = (id: string) =>
      rows.filter(({ account_id }) => account_id === id).map(({ kind, amount }) => [kind, amount / 100])
    expect(at(from.id)).toEqual([
      ['gross', 250],
      ['commission', -30],
      ['gross', -250],
      ['commission', 30],
    ])
    expect(at(to.id)).toEqual([
      ['gross', 250],
      ['commission', -50],
    ])
  })
})

describe('an order that its customer pays', () => {
  test('posts its commission when it’s fully paid, and takes it back when it no longer is', async () => {
    const agency = await agencyWith()
    const order = await given.order({ agency: agency.id })
    const params = { id: order._id }
    const pay = (amount: number) =>
      office.orders.recordPayment({
        params,
        body: { kind: 'payment', method: 'cash', amount, day: '2026-03-02', clientKey: newId() },
      })
    await pay(100)
    expect(await posted(order)).toEqual([])
    await pay(150)
    expect(await posted(order)).toEqual([['commission', -30, 12]])
    const { data } = await office.orders.ledger({ params })
    await office.orders.reverseEntry({
      params: { id: data.at(-1)?._id ?? '' },
      body: { reason: 'Wrong order', clientKey: newId() },
    })
    expect(await posted(order)).toEqual([
      ['commission', -30, 12],
      ['commission', 30, 12],
    ])
  })

  test('of the office is posted to no account', async () => {
    const order = await given.order()
    await given.paid(order)
    expect(await posted(order)).toEqual([])
  })
})

test('STMT-04 whatever is done to an order, its postings add up to its present net, and to 0 at every other agency', async () => {
  const agencies = [await agencyWith(), await agencyWith({ commission_rate: 7.5 }), await given.mainAccount()]
  type Step = (order: Order) => Promise<unknown>
  const steps: Record<string, Step> = {
    raised: (order) => save(order, formWith(order, { participants: { adult: 4 } })),
    lowered: (order) => save(order, formWith(order, { participants: { adult: 1 } }, 1)),
    moved: (order) => save(order, formWith(order, { date: '2026-03-18' })),
    agreed: (order) => save(order, { ...formOf(order), customTotalPrice: 333.33 }),
    listed: (order) => save(order, { ...formOf(order), customTotalPrice: null }),
    inShekels: (order) => save(order, { ...formOf(order), currency: 'ILS' }),
    onAccount: (order) => save(order, { ...formOf(order), isAgencyPayment: !order.isAgencyPayment }),
    first: (order) => save(order, { ...formOf(order), agency: agencies[0]!.id, agent: null }),
    second: (order) => save(order, { ...formOf(order), agency: agencies[1]!.id, agent: null }),
    office: (order) =>
      save(order, { ...formOf(order), agency: agencies[2]!.id, agent: null, isAgencyPayment: false }),
    paid: (order) => given.paid(order),
    canceledTour: (order) => cancel(order, { entries: [order.selectedTours[0]?._id], terms: 'none' }),
    canceled: (order) => cancel(order, { collectFees: true, terms: 'policy' }),
    canceledAndBack: async (order) => {
      const { undo } = await cancel(order)
      if (undo) await office.undo.take({ params: { id: undo } })
    },
    writtenOff: async (order) => {
      const params = { id: order._id }
      const { balance } = await office.orders.ledger({ params })
      const body = { amount: balance, reason: 'A favor', clientKey: newId() }
      await office.orders.writeOff({ params, body })
    },
  }
  const names = Object.keys(steps)
  const played = fc.sample(fc.array(fc.constantFrom(...names), { minLength: 8, maxLength: 10 }), {
    numRuns: 10,
    seed: 7,
  })
  const done = new Set<string>()
  for (const play of played) {
    let order = await given.order({
      by: boss,
      agency: agencies[0]!.id,
      isAgencyPayment: play.length % 2 === 0,
      selectedTours: adults(2, 1),
    })
    for (const name of play) {
      // What can't be done with the order right now is refused, and changes nothing.
      const isDone = await steps[name]!(order).then(
        () => true,
        () => false,
      )
      if (isDone) done.add(name)
      order = await read(order)
      await expectPresentNet(order, play)
    }
  }
  expect(names.filter((name) => !done.has(name))).toEqual([])
}, 120_000)

async function expectPresentNet(order: Order, play: string[]) {
  const rows = await postingsOf(order)
  const { data, total, balance } = await office.orders.ledger({ params: { id: order._id } })
  const isOffice = order.agency._id === (await given.mainAccount()).id
  const isHere = (row: (typeof rows)[number]) =>
    row.account_id === order.agency._id && row.currency === order.currency
  const sumOf = (some: typeof rows) => some.reduce((sum, { amount }) => sum + amount, 0)
  const elsewhere = Map.groupBy(
    rows.filter((row) => !isHere(row)),
    ({ account_id, currency, entry_id }) => `${account_id} ${currency} ${entry_id}`,
  )
  expect(
    [...elsewhere.values()].map(sumOf).filter((sum) => sum !== 0),
    play.join(),
  ).toEqual([])
  const here = rows.filter(isHere)
  const prices = sumOf(here.filter(({ kind }) => kind === 'gross' || kind === 'cancellation'))
  const commissions = sumOf(here) - prices
  const isOwed = !isOffice && order.isAgencyPayment
  expect(prices, play.join()).toBe(isOwed ? Math.round(total * 100) : 0)
  // A commission is earned with an order on account, or once its customer has paid all of it.
  const isEarned = !isOffice && total > 0 && (order.isAgencyPayment || balance <= 0)
  expect(commissions < 0, `${play.join()} ${data.length}`).toBe(isEarned)
}

test('at night, a posting that’s missing or too much is found, and nothing is changed', async () => {
  const agency = await agencyWith()
  const order = await given.order({ agency: agency.id, isAgencyPayment: true })
  const [row] = await postingsOf(order)
  const found = async () => {
    await checkBooks(product, null)
    const { data } = await office.payments.mismatches({ query: { limit: 100 } })
    return data.map((line) => [line.kind, line.orderId, line.expected, line.found, line.settledAt !== null])
  }
  expect(await found()).toEqual([])
  const wrong = { ...row!, id: newId(), amount: 1000 }
  await everyTable(db).insertInto('agency_postings').values(wrong).execute()
  expect(await found()).toEqual([['agency_entry', order._id, 220, 230, false]])
  const back = { ...row!, id: newId(), amount: -1000 }
  await everyTable(db).insertInto('agency_postings').values(back).execute()
  expect(await found()).toEqual([['agency_entry', order._id, 220, 230, true]])
})

test('the database refuses to change or delete a posting', async () => {
  const agency = await agencyWith()
  const order = await given.order({ agency: agency.id, isAgencyPayment: true })
  const [row] = await postingsOf(order)
  const table = everyTable(db)
  await expect(
    table.updateTable('agency_postings').set({ amount: 1 }).where('id', '=', row!.id).execute(),
  ).rejects.toThrow('never changed or deleted')
  await expect(table.deleteFrom('agency_postings').where('id', '=', row!.id).execute()).rejects.toThrow(
    'never changed or deleted',
  )
})

import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { customerLooks, partsOf } from '../../../test/customerLooks.ts'
import { everyTable } from '../../../test/everyTable.ts'
import { formOf } from '../../../test/formOf.ts'
import { listen } from '../../../test/listen.ts'
import { payAtDesk, textIn } from '../../../test/payAtDesk.ts'
import { goBack, openedPage, payByLink, pressPay } from '../../../test/payLink.ts'
import { wrongLedgers } from '../../../test/wrongLedgers.ts'
import { cardProviderOf } from '../../cardProviderOf.ts'
import { newId } from '../../kernel/newId.ts'
import { checkBooks } from '../nightly/checkBooks.ts'
import { refundToCard } from './refundToCard.ts'

const server = await startServer({ now: '2026-03-02T10:00:00+02:00' })
const { app, as, db, given, product, close } = server
afterAll(close)
const origin = await listen(server)
const cards = cardProviderOf(product)!
const office = as(await given.owner())
const boss = as(await given.user({ isSuper: true, account: await given.mainAccount(), role: 'OWNER' }))
const look = customerLooks(app)

const reload = (order: Order) => office.orders.get({ params: { id: order._id } })
const ledgerOf = (order: Order) => office.orders.ledger({ params: { id: order._id } })
const seenBy = async ({ _id }: Order) =>
  (await look(partsOf((await office.orders.link({ params: { id: _id } })).url))).order
const linksOf = ({ payments }: Order) => payments.flatMap(({ paymentUrl }) => paymentUrl ?? [])
const paymentsOf = ({ payments }: Order) =>
  payments.map(({ action, status, amountInCurrency }) => [action, status, amountInCurrency])
const textOf = async (link: string) => textIn(await (await fetch(link)).text())
const buttonOn = async (link: string) =>
  `${origin}${/<form[^>]* action="([^"]*)"/.exec(await (await fetch(link)).text())?.[1]?.replaceAll('&amp;', '&')}`
const attemptsOf = (order: Order) =>
  everyTable(db).selectFrom('card_attempts').select('amount').where('order_id', '=', order._id).execute()
const costs = async (order: Order, customTotalPrice: number) =>
  boss.orders.change({
    params: { id: order._id },
    body: { ...formOf(await reload(order)), customTotalPrice },
  })
const part = (order: Order, amount: number) =>
  office.orders.addPayment({ params: { id: order._id }, body: { amount, clientKey: newId() } })

/** An order of 250 that rose to 370 before anything was paid. */
async function raised(choice: Parameters<typeof given.order>[0] = {}) {
  const order = await costs(await given.order(choice), 370)
  expect(paymentsOf(order)).toEqual([
    ['charge', 'pending', 250],
    ['charge', 'pending', 120],
  ])
  const [first = '', added = ''] = linksOf(order)
  return { order, first, added }
}

async function withDeposit() {
  const body = { name: `Deposit ${newId()}`, percent: 30, daysBefore: 14 }
  const { _id: paymentPolicy } = await boss.paymentPolicies.create({ body })
  const tour = await given.tour()
  await boss.tours.change({ params: { id: tour.id }, body: { paymentPolicy } })
  const order = await given.order({ selectedTours: [{ tour: tour.id, date: '2026-05-04' }] })
  const [deposit = '', balance = ''] = linksOf(order)
  return { order, deposit, balance }
}

test('PAY-18 a tour added to an unpaid order is one amount with the rest, behind both links and on the customer’s page', async () => {
  const { order, first, added } = await raised()
  expect(await seenBy(order)).toMatchObject({ toPay: { amount: 370, dueOn: null }, allToPay: null })
  expect(order.payments.map(({ linkAmount }) => linkAmount)).toEqual([370, 370])
  for (const link of [first, added]) expect(await textOf(link)).toContain('Amount $370.00')
  const back = await payByLink(added)
  const paid = await reload(order)
  expect(paid).toMatchObject({ paymentStatus: 'PAID' })
  expect(paymentsOf(paid).filter(([, status]) => status !== 'canceled')).toEqual([['charge', 'paid', 370]])
  expect(await ledgerOf(order)).toMatchObject({ total: 370, paid: 370, balance: 0, toRefund: 0 })
  expect((await ledgerOf(order)).data.filter(({ kind }) => kind === 'payment')).toMatchObject([
    { amount: -370, method: 'card', reference: `test-${back.fields.index}` },
  ])
  for (const link of [first, added]) {
    expect(await textOf(link)).toContain('Thank you')
    expect(await pressPay(link)).toMatchObject({ page: expect.stringMatching(/^\/pay\//) })
  }
  expect(await attemptsOf(order)).toHaveLength(1)
  expect(await seenBy(order)).toMatchObject({ toPay: null, money: { paid: 370, open: 0 } })
  await checkBooks(product, cards)
  expect((await office.payments.mismatches({ query: { page: 1, limit: 50 } })).data).toEqual([])
})

test('PAY-21 a button that says another amount than what’s open now charges nothing and shows the new one', async () => {
  const order = await given.order()
  const [link = ''] = linksOf(order)
  const button = await buttonOn(link)
  const onPage = `${origin}${(await seenBy(order)).toPay?.pay}&lang=en&from=order`
  await costs(order, 370)
  for (const old of [button, onPage]) {
    const pressed = await pressPay(old)
    const next = 'page' in pressed ? pressed.page : ''
    expect(await textOf(`${origin}${next}`)).toMatch(/The amount has changed.*Amount \$370\.00/)
    const hebrew = await textOf(`${origin}${next.replace('lang=en', 'lang=he')}`)
    expect(hebrew).toContain('הסכום השתנה')
  }
  expect(await attemptsOf(order)).toEqual([])
  await payAtDesk(await openedPage(await buttonOn(link)))
  expect(await reload(order)).toMatchObject({ paymentStatus: 'PAID' })
})

test('what was opened for one charge before a tour was added pays that charge to the cent, and the rest stays open', async () => {
  const order = await given.order()
  const page = await openedPage(linksOf(order)[0] ?? '')
  await costs(order, 370)
  await payAtDesk(page)
  expect(paymentsOf(await reload(order))).toEqual([
    ['charge', 'paid', 250],
    ['charge', 'pending', 120],
  ])
  expect(await seenBy(order)).toMatchObject({ toPay: { amount: 120 } })
  expect(await textOf(linksOf(order)[0] ?? '')).toContain('Amount $120.00')
})

test('one amount paid in two tabs by two links goes back once', async () => {
  const { order, first, added } = await raised()
  const pages = [await openedPage(first), await openedPage(added)]
  await Promise.all(pages.map((page) => payAtDesk(page)))
  expect(await ledgerOf(order)).toMatchObject({ total: 370, paid: 740, toRefund: 370 })
})

test('a payment that we heard nothing of is asked about before another link charges it again', async () => {
  const { order, first, added } = await raised()
  await payByLink(first, '4580000000000201')
  expect(await reload(order)).toMatchObject({ paymentStatus: 'PENDING' })
  expect(await pressPay(added)).toMatchObject({ page: expect.stringMatching(/^\/pay\//) })
  expect(await reload(order)).toMatchObject({ paymentStatus: 'PAID' })
  expect(await ledgerOf(order)).toMatchObject({ paid: 370, toRefund: 0 })
})

test('a refused card leaves everything open, and cash for a part of it meanwhile is given back of the card’s', async () => {
  const { order, first, added } = await raised()
  await payByLink(first, '4580000000000015')
  expect(paymentsOf(await reload(order))).toEqual([
    ['charge', 'pending', 250],
    ['charge', 'pending', 120],
  ])
  const page = await openedPage(added)
  const money = { kind: 'payment' as const, method: 'cash' as const, amount: 100, day: '2026-03-02' }
  await office.orders.recordPayment({
    params: { id: order._id },
    body: { ...money, clientKey: newId() },
  })
  expect(await seenBy(order)).toMatchObject({ toPay: { amount: 270 } })
  await payAtDesk(page)
  expect(await ledgerOf(order)).toMatchObject({ total: 370, paid: 470, toRefund: 100 })
})

test('an order canceled while its one amount is paid gives all of it back', async () => {
  const { order, first } = await raised()
  const page = await openedPage(first)
  await office.orders.cancel({ body: { orderId: order._id, canRefund: true } })
  await payAtDesk(page)
  expect(await ledgerOf(order)).toMatchObject({ total: 0, paid: 370, toRefund: 370 })
  expect((await fetch(first)).status).toBe(410)
})

test('a part of what was paid in one amount goes back to the same card', async () => {
  const { order, first } = await raised()
  await payByLink(first)
  await boss.orders.cancel({
    body: { orderId: order._id, canRefund: true, terms: 'amount', amount: 70.5, reason: 'Late bus' },
  })
  const refund = (await reload(order)).payments.find(({ action }) => action === 'refund')
  expect(refund).toMatchObject({ status: 'pending', amountInCurrency: 70.5 })
  await refundToCard(product, cards, { paymentId: refund?._id ?? '' })
  expect(await ledgerOf(order)).toMatchObject({ paid: 299.5, toRefund: 0 })
})

test('PAY-19 with a deposit, what’s due now is one amount and everything another; the balance’s link asks for what’s due by its day', async () => {
  const { order, deposit, balance } = await withDeposit()
  expect(await seenBy(order)).toMatchObject({
    toPay: { amount: 75, dueOn: '2026-03-02' },
    allToPay: { amount: 250, dueOn: '2026-04-20' },
  })
  expect(await textOf(deposit)).toMatch(/For Deposit Amount \$75\.00/)
  expect(await textOf(balance)).toMatch(/Order \d+ Amount \$250\.00/)
  const landed = await goBack(await payByLink(deposit))
  expect(textIn(await landed.text())).toContain('The rest of your order is still to be paid')
  expect(await seenBy(order)).toMatchObject({
    toPay: { amount: 175, dueOn: '2026-04-20' },
    allToPay: null,
  })
  for (const link of [deposit, balance]) expect(await textOf(link)).toMatch(/For Balance Amount \$175\.00/)
  await payByLink(deposit)
  expect((await reload(order)).instalments.map(({ state }) => state)).toEqual(['paid', 'paid'])
  expect(await textOf(deposit)).toContain('Thank you')
})

test('everything at once fills the deposit and the balance', async () => {
  const { order } = await withDeposit()
  const { allToPay } = await seenBy(order)
  await payAtDesk(await openedPage(`${origin}${allToPay?.pay}&lang=en&from=order`))
  const paid = await reload(order)
  expect(paid.instalments.map(({ state, paid: filled }) => [state, filled])).toEqual([
    ['paid', 75],
    ['paid', 175],
  ])
  expect(paid.payments.filter(({ status }) => status === 'pending')).toEqual([])
})

test('PAY-20 a part that staff split off has a link for itself, and whoever paid theirs isn’t asked for another’s', async () => {
  const order = await given.order()
  await part(order, 100)
  const [, mine = '', theirs = ''] = linksOf(await part(order, 90))
  expect(await textOf(mine)).toContain('Amount $100.00')
  expect(await seenBy(order)).toMatchObject({ toPay: { amount: 250 } })
  await payByLink(mine)
  expect(paymentsOf(await reload(order))).toEqual([
    ['charge', 'pending', 60],
    ['charge', 'paid', 100],
    ['charge', 'pending', 90],
  ])
  expect(await textOf(mine)).toContain('Thank you')
  expect(await textOf(theirs)).toContain('Amount $90.00')
  expect(await seenBy(order)).toMatchObject({ toPay: { amount: 150 } })
  await payAtDesk(await openedPage(`${origin}${(await seenBy(order)).toPay?.pay}&lang=en&from=order`))
  expect(await ledgerOf(order)).toMatchObject({ paid: 250, balance: 0, toRefund: 0 })
  expect(await textOf(theirs)).toContain('Thank you')
})

test('cents of another currency add up: two charges in shekels are paid in shekels', async () => {
  const order = await given.order({ currency: 'ILS' })
  await part(order, 333.33)
  const { open } = (await seenBy(order)).money ?? { open: 0 }
  await payByLink(linksOf(order)[0] ?? '')
  expect(await ledgerOf(order)).toMatchObject({ paid: open, balance: 0, toRefund: 0 })
  expect((await ledgerOf(order)).data.at(-1)).toMatchObject({ currency: 'ILS', amount: -open })
})

test('what the agency pays isn’t the customer’s to pay', async () => {
  const { id: agency } = await given.account()
  const order = await given.order({ agency, isAgencyPayment: true })
  expect(await seenBy(order)).toMatchObject({ toPay: null, allToPay: null, money: null })
})

test('all the ledgers of these orders add up', async () => {
  expect(await wrongLedgers(db)).toEqual([])
})

import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { actionsOn, auditOf } from '../../../test/auditOf.ts'
import { everyTable } from '../../../test/everyTable.ts'
import { formOf } from '../../../test/formOf.ts'
import { listen } from '../../../test/listen.ts'
import { payAtDesk, textIn } from '../../../test/payAtDesk.ts'
import { goBack, openedPage, payByLink, pressPay } from '../../../test/payLink.ts'
import { wrongLedgers } from '../../../test/wrongLedgers.ts'
import { cardProviderOf } from '../../cardProviderOf.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { findUnpaidAttempts } from '../../payments/cardAttempts.ts'
import { runChecks } from './runChecks.ts'

const server = await startServer({ now: '2026-03-02T10:00:00+02:00' })
const { as, browser, db, given, product, close } = server
afterAll(close)
const origin = await listen(server)
const cards = cardProviderOf(product)!

const office = as(await given.owner())
const reload = (order: Order) => office.orders.get({ params: { id: order._id } })
const linkOf = (order: Order) =>
  order.payments.find(({ paymentUrl }) => paymentUrl !== null)?.paymentUrl ?? ''
const paymentsOf = ({ payments }: Order) =>
  payments.map(({ action, status, amountInCurrency }) => [action, status, amountInCurrency])
const ledgerOf = (order: Order) => office.orders.ledger({ params: { id: order._id } })
const attemptsOf = (order: Order) =>
  everyTable(db).selectFrom('card_attempts').selectAll().where('order_id', '=', order._id).execute()

/** The address to which a page of the provider sends its notification. */
const noticeOf = (page: string) => new URL(page).searchParams.get('notify_url_address') ?? ''
const notify = (address: string, fields: Record<string, string>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields) })

test('PAY-02 HOLE-O25 HOLE-O26 a new order has a link to pay its charge in each language', async () => {
  const order = await given.order()
  expect(order.paymentProvider).toBe('tranzila')
  expect(order.payments).toMatchObject([
    { action: 'charge', status: 'pending', amountInCurrency: 250, provider: 'tranzila' },
  ])
  const link = linkOf(order)
  expect(link).toMatch(new RegExp(`^${origin}/pay/[\\w-]{22}$`))
  expect(order.payments[0]?.paymentUrl2).toBe(`${link}?lang=he`)
  const shown = await fetch(link)
  expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  // With `no-referrer`, browsers send no origin that the button's call could be checked by.
  expect(shown.headers.get('referrer-policy')).toBe('same-origin')
  expect(textIn(await shown.text())).toMatch(
    new RegExp(`TEST.*Order ${order.orderNumber} Amount \\$250\\.00`),
  )
  const hebrew = await (await fetch(`${link}?lang=he`)).text()
  expect(hebrew).toContain('lang="he" dir="rtl"')
  expect(textIn(hebrew)).toMatch(/מצב בדיקה.*הזמנה.*\$250\.00/)
})

test('payments to an agency and refunds have no link', async () => {
  const { id: agency } = await given.account()
  const order = await given.order({ agency, isAgencyPayment: true })
  expect(order.payments).toMatchObject([{ action: 'agency', paymentUrl: null, paymentUrl2: null }])
})

test('HOLE-O31 a customer pays by card, and the payment is recorded with its transaction', async () => {
  const order = await given.order()
  const back = await payByLink(linkOf(order))
  const paid = await reload(order)
  expect(paid).toMatchObject({ status: 'paid', paymentStatus: 'PAID', selectedTours: [{ status: 'BOOKED' }] })
  const [payment] = paid.payments
  expect(payment).toMatchObject({ status: 'paid', paymentUrl: null, paymentUrl2: null })
  expect(payment?.transactionNumber).toBe(`test-${back.fields.index}`)
  expect((await ledgerOf(order)).data[1]).toMatchObject({
    kind: 'payment',
    amount: -250,
    method: 'card',
    reference: `test-${back.fields.index}`,
  })
  expect(await actionsOn(db, order._id)).toEqual(['created', 'payment created', 'payment paid'])
  const landed = await goBack(back)
  expect(textIn(await landed.text())).toContain('Thank you, the payment was received')
})

test('a card is refused, the charge stays open with the reason in the log, and another card pays it', async () => {
  const order = await given.order()
  const back = await payByLink(linkOf(order), '4580000000000015')
  expect((await reload(order)).payments).toMatchObject([{ status: 'pending', transactionNumber: null }])
  const landed = textIn(await (await goBack(back)).text())
  expect(landed).toMatch(/didn’t go through.*The card has expired\. Nothing was charged\..*015.*Try again/)
  expect((await auditOf(db, order._id)).at(-1)).toMatchObject({
    action: 'payment failed',
    actor_name: 'Tranzila',
    details: { amount: 250, currency: 'USD', response: '015', transaction: `test-${back.fields.index}` },
  })
  await payByLink(linkOf(order))
  expect(await reload(order)).toMatchObject({ paymentStatus: 'PAID' })
  expect((await attemptsOf(order)).map(({ status }) => status)).toEqual(['declined', 'paid'])
})

test('the browser’s return marks nothing paid, whatever it says', async () => {
  const order = await given.order()
  const page = await openedPage(linkOf(order))
  const address = new URL(page).searchParams.get('success_url_address') ?? ''
  const fields = { Response: '000', index: '1001', sum: '250.00', currency: '2', ConfirmationCode: '0001001' }
  const landed = await goBack({ address, fields })
  expect(textIn(await landed.text())).toContain('We’re checking the payment')
  expect((await reload(order)).payments).toMatchObject([{ status: 'pending', transactionNumber: null }])
  const late = await fetch(landed.url.replace('lang=en', 'lang=en&looked=15'))
  expect(textIn(await late.text())).toContain('The payment isn’t confirmed yet')
  expect(await actionsOn(db, order._id)).toEqual(['created', 'payment created'])
})

test('twenty notifications at once, before and after the browser’s return, make one payment', async () => {
  const order = await given.order()
  const page = await openedPage(linkOf(order))
  const back = await payAtDesk(page, '4580000000000202')
  await goBack(back)
  const answers = await Promise.all(Array.from({ length: 20 }, () => notify(noticeOf(page), back.fields)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await goBack(back)
  expect(paymentsOf(await reload(order))).toEqual([['charge', 'paid', 250]])
  expect((await ledgerOf(order)).data).toHaveLength(2)
  expect(await actionsOn(db, order._id)).toEqual(['created', 'payment created', 'payment paid'])
})

test('a lost notification and twenty late ones beside checks of our own make one payment', async () => {
  const order = await given.order()
  const page = await openedPage(linkOf(order))
  const back = await payAtDesk(page, '4580000000000201')
  expect((await reload(order)).paymentStatus).toBe('PENDING')
  const [attempt] = await attemptsOf(order)
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? notify(noticeOf(page), back.fields)
        : runChecks(product, cards, { attemptId: attempt!.id, round: 1 }),
    ),
  )
  expect(paymentsOf(await reload(order))).toEqual([['charge', 'paid', 250]])
  expect((await ledgerOf(order)).data).toHaveLength(2)
})

test('opening the link again after a lost notification doesn’t ask to pay twice', async () => {
  const order = await given.order()
  await payByLink(linkOf(order), '4580000000000201')
  const pressed = await pressPay(linkOf(order))
  expect('page' in pressed && new URL(pressed.page, origin).pathname).toBe(new URL(linkOf(order)).pathname)
  expect(textIn(await (await fetch(linkOf(order))).text())).toContain('Thank you, the payment was received')
  expect(paymentsOf(await reload(order))).toEqual([['charge', 'paid', 250]])
})

test('forged notifications change nothing: an unknown address, no transaction, one that isn’t there', async () => {
  const order = await given.order()
  const page = await openedPage(linkOf(order))
  const forged = { Response: '000', sum: '250.00', currency: '2' }
  const statusOf = async (address: string, fields: Record<string, string>) =>
    (await notify(address, fields)).status
  expect(await statusOf(`${origin}/pay/notice/guessed`, { ...forged, index: '1001' })).toBe(404)
  const { headers } = await notify(noticeOf(page), forged)
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(await statusOf(noticeOf(page), forged)).toBe(503)
  expect(await statusOf(noticeOf(page), { ...forged, index: '99999999' })).toBe(503)
  expect(await statusOf(noticeOf(page), { ...forged, index: "1' or '1'='1" })).toBe(503)
  const json = await fetch(noticeOf(page), {
    method: 'POST',
    body: '{"index":1}',
    headers: { 'content-type': 'application/json' },
  })
  expect(json.status).toBe(503)
  expect((await reload(order)).payments).toMatchObject([{ status: 'pending', transactionNumber: null }])
  expect(await actionsOn(db, order._id)).toEqual(['created', 'payment created'])
})

test('nobody pays with somebody else’s transaction, nor with their own a second time', async () => {
  const first = await given.order()
  const firstPage = await openedPage(linkOf(first))
  const back = await payAtDesk(firstPage)
  const second = await given.order()
  const page = await openedPage(linkOf(second))
  expect((await notify(noticeOf(page), back.fields)).status).toBe(409)
  expect((await reload(second)).payments).toMatchObject([{ status: 'pending', transactionNumber: null }])
  expect(await actionsOn(db, second._id)).toEqual(['created', 'payment created'])
  expect((await notify(noticeOf(firstPage), back.fields)).status).toBe(200)
  expect((await ledgerOf(first)).data).toHaveLength(2)
})

test.each([
  ['4580000000000203', 'other_amount', { amount: 251, currency: 'USD' }],
  ['4580000000000204', 'other_currency', { amount: 250, currency: 'EUR' }],
])(
  'the card %s pays something else: refused as %s, logged once, also for the agency, and the charge stays open',
  async (card, reason, facts) => {
    const agency = await given.account()
    const order = await given.order({ agency: agency.id })
    const page = await openedPage(linkOf(order))
    const back = await payAtDesk(page, card)
    expect((await notify(noticeOf(page), back.fields)).status).toBe(409)
    expect((await reload(order)).payments).toMatchObject([{ status: 'pending', transactionNumber: null }])
    expect((await ledgerOf(order)).data).toHaveLength(1)
    const [logged, ...more] = (await auditOf(db, order._id)).filter(
      ({ action }) => action === 'payment refused',
    )
    expect(logged?.details).toMatchObject({ reason, ...facts, transaction: `test-${back.fields.index}` })
    expect(more).toEqual([])
    const agencyOwner = as(await given.user({ account: agency }))
    const log = await agencyOwner.editLogs.ofOrder({ params: { id: order._id } })
    expect(log.data.map(({ details }) => details.reason)).toContain(reason)
    expect(textIn(await (await goBack(back)).text())).toContain('doesn’t match the order')
  },
)

test('money that comes for an order canceled meanwhile is recorded and goes back', async () => {
  const order = await given.order()
  const page = await openedPage(linkOf(order))
  await office.orders.cancel({ body: { orderId: order._id, canRefund: true } })
  await payAtDesk(page)
  const canceled = await reload(order)
  expect(canceled.status).toBe('canceled')
  expect(paymentsOf(canceled)).toEqual([
    ['charge', 'canceled', 250],
    ['charge', 'paid', 250],
    ['refund', 'pending', 250],
  ])
  expect(await ledgerOf(order)).toMatchObject({ total: 0, paid: 250, balance: -250, toRefund: 250 })
  const dropped = await fetch(linkOf(order))
  expect(dropped.status).toBe(410)
})

test('LEDG-29 a card payment against a cancel ends with the money to be refunded', async () => {
  for (let round = 0; round < 4; round++) {
    const order = await given.order()
    const page = await openedPage(linkOf(order))
    const cancel = office.orders.cancel({ body: { orderId: order._id, canRefund: true } })
    await Promise.all([payAtDesk(page), cancel])
    expect(await reload(order)).toMatchObject({ status: 'canceled', paymentStatus: 'CANCELED' })
    expect(await ledgerOf(order)).toMatchObject({ total: 0, paid: 250, balance: -250, toRefund: 250 })
  }
})

test('a charge that shrank while the customer paid counts whole, and what is too much goes back', async () => {
  const order = await given.order()
  const page = await openedPage(linkOf(order))
  const day = '2026-03-02'
  const money = { kind: 'payment' as const, method: 'cash' as const, amount: 100, day, clientKey: order._id }
  await office.orders.recordPayment({ params: { id: order._id }, body: money })
  await payAtDesk(page)
  expect(paymentsOf(await reload(order))).toEqual([
    ['charge', 'canceled', 150],
    ['charge', 'paid', 100],
    ['charge', 'paid', 250],
    ['refund', 'pending', 100],
  ])
  expect(await ledgerOf(order)).toMatchObject({ total: 250, paid: 350, toRefund: 100 })
})

test('one link paid on two pages is charged once too much, and that goes back', async () => {
  const order = await given.order()
  const pages = [await openedPage(linkOf(order)), await openedPage(linkOf(order))]
  await Promise.all(pages.map((page) => payAtDesk(page)))
  expect(paymentsOf(await reload(order))).toEqual([
    ['charge', 'paid', 250],
    ['charge', 'paid', 250],
    ['refund', 'pending', 250],
  ])
})

test('a provider that is down: a clear message, the charge stays open, and later it can be paid', async () => {
  const order = await given.order()
  const working = product.origin
  const page = await openedPage(linkOf(order))
  product.origin = 'http://127.0.0.1:1'
  const pressed = await pressPay(linkOf(order))
  expect(pressed).toMatchObject({ status: 503 })
  expect('text' in pressed && textIn(pressed.text)).toContain('Nothing was charged')
  expect((await notify(noticeOf(page), { index: '1001' })).status).toBe(503)
  product.origin = working
  expect((await reload(order)).payments).toMatchObject([{ status: 'pending' }])
  await payByLink(linkOf(order))
  expect((await reload(order)).paymentStatus).toBe('PAID')
})

test('HOLE-O29 HOLE-O30 people with a session go to the confirmation, or to their list with the fail flag', async () => {
  const agency = await given.account()
  const agent = await given.user({ account: agency })
  const [owner, other] = [await given.owner(), await given.user({ account: await given.account() })]
  const landing = async (user: typeof agent, card?: string) => {
    const order = await given.order({ agency: agency.id })
    const visitor = browser()
    await visitor.auth.login({ body: { email: user.login, password: user.password } })
    const cookie = Object.entries(await visitor.cookies())
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const landed = await goBack(await payByLink(linkOf(order), card), cookie)
    return (landed.headers.get('location') ?? (await landed.text())).replace(order._id, '{id}')
  }
  expect(await landing(agent)).toBe('/checkout/{id}')
  expect(await landing(agent, '4580000000000002')).toBe('/agency_orders?paymentFailed=true')
  expect(await landing(owner, '4580000000000002')).toBe('/operations?paymentFailed=true')
  expect(textIn(await landing(other))).toContain('Thank you')
})

test('a link is worth nothing to a stranger: unknown ones are 404, and pages of other sites can’t press its button', async () => {
  const order = await given.order()
  expect((await fetch(`${origin}/pay/unknown`)).status).toBe(404)
  expect((await fetch(`${linkOf(order)}/result/not-an-id`)).status).toBe(404)
  const elsewhere = await fetch(linkOf(order), {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
  })
  expect(elsewhere.status).toBe(403)
  expect(await attemptsOf(order)).toEqual([])
})

test('a link that was copied with the full stop, comma or bracket behind it opens, and is paid', async () => {
  const order = await given.order()
  for (const end of ['.', ',', ')', ').'])
    expect((await fetch(`${linkOf(order)}${encodeURIComponent(end)}`)).status, end).toBe(200)
  expect((await fetch(`${linkOf(order).slice(0, -1)}.`)).status).toBe(404)
  await payByLink(`${linkOf(order)}.`)
  expect(await reload(order)).toMatchObject({ paymentStatus: 'PAID' })
})

test('a price that changes before the customer pays is what the page asks for', async () => {
  const order = await given.order()
  const boss = as(await given.user({ isSuper: true }))
  const changed = await boss.orders.change({
    params: { id: order._id },
    body: { ...formOf(order), customTotalPrice: 180.5 },
  })
  const page = new URL(await openedPage(linkOf(changed)))
  expect(page.searchParams.get('sum')).toBe('180.50')
  await payAtDesk(page.href)
  expect(paymentsOf(await reload(order))).toEqual([['charge', 'paid', 180.5]])
})

test('all the ledgers of these orders add up', async () => {
  expect(await wrongLedgers(db)).toEqual([])
  expect(await findUnpaidAttempts(db, everyOrder, '00000000-0000-7000-8000-000000000000')).toEqual([])
})

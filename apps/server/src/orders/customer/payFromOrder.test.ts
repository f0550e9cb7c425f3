import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { customerLooks, partsOf } from '../../../test/customerLooks.ts'
import { listen } from '../../../test/listen.ts'
import { payAtDesk } from '../../../test/payAtDesk.ts'
import { openedPage, pressPay } from '../../../test/payLink.ts'

const server = await startServer({ now: '2026-03-02T10:00:00+02:00' })
const { app, as, given, close } = server
afterAll(close)
const origin = await listen(server)

const office = as(await given.owner())
const look = customerLooks(app)
const linkOf = async ({ _id }: Order) => partsOf((await office.orders.link({ params: { id: _id } })).url)

/** The address that the pay button on the customer's page posts to. */
async function buttonOf(order: Order): Promise<string> {
  const { toPay } = (await look(await linkOf(order))).order
  return `${origin}${toPay?.pay}&lang=he&from=order`
}

/** Where the browser lands after the provider's page, and what the customer's page sees then. */
async function returned(order: Order, card?: string) {
  const { address, fields } = await payAtDesk(await openedPage(await buttonOf(order)), card)
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  const landing = new URL(answer.headers.get('location') ?? '', origin)
  const attempt = landing.searchParams.get('attempt')
  return { landing, seen: (await look(await linkOf(order), `?attempt=${attempt}`)).order }
}

test('paying from the order’s page leads back to it, and it shows the payment', async () => {
  const order = await given.order()
  const { landing, seen } = await returned(order)
  expect(landing.pathname).toBe(`/checkout/${order._id}/customer`)
  expect(landing.searchParams.get('failed')).toBeNull()
  expect(seen).toMatchObject({ attempt: { status: 'paid' }, toPay: null, money: { paid: 250, open: 0 } })
})

test('the way back carries no secret of the order, so a payment link doesn’t open it', async () => {
  const order = await given.order()
  const { secret } = await linkOf(order)
  const { landing } = await returned(order)
  expect(landing.href).not.toContain(secret)
  expect(landing.hash).toBe('')
})

test('a refused card is said in both languages, and the charge can be paid again', async () => {
  const order = await given.order()
  const { landing, seen } = await returned(order, '4580000000000015')
  expect(landing.searchParams.get('failed')).toBe('1')
  expect(seen).toMatchObject({
    attempt: { status: 'declined', reason: { en: 'The card has expired.', he: 'תוקף הכרטיס פג.' } },
    toPay: { amount: 250 },
    money: { paid: 0, open: 250 },
  })
  expect((await returned(order)).seen).toMatchObject({ attempt: { status: 'paid' }, toPay: null })
})

test('coming back marks nothing paid: a payment that nobody confirmed is still being checked', async () => {
  const order = await given.order()
  const page = new URL(await openedPage(await buttonOf(order)))
  const answer = await fetch(page.searchParams.get('success_url_address') ?? '', { redirect: 'manual' })
  const landing = new URL(answer.headers.get('location') ?? '', origin)
  const { order: seen } = await look(await linkOf(order), `?attempt=${landing.searchParams.get('attempt')}`)
  expect(seen).toMatchObject({ attempt: { status: 'open' }, money: { paid: 0, open: 250 } })
})

test('an attempt of another order isn’t there', async () => {
  const [order, other] = [await given.order(), await given.order()]
  const { landing } = await returned(order)
  const query = `?attempt=${landing.searchParams.get('attempt')}`
  expect((await look(await linkOf(other), query)).order.attempt).toBeNull()
  expect((await look(await linkOf(other), '?attempt=no-attempt')).status).toBe(400)
})

test('paid in two tabs: one payment too many, and the page says that it goes back', async () => {
  const order = await given.order()
  const button = await buttonOf(order)
  const pages = [await openedPage(button), await openedPage(button)]
  await Promise.all(pages.map((page) => payAtDesk(page)))
  expect((await look(await linkOf(order))).order).toMatchObject({
    toPay: null,
    money: { paid: 500, open: 0, toRefund: 250 },
  })
})

test('the button of a page that’s out of date leads back to the order instead of asking for money again', async () => {
  const order = await given.order()
  const button = await buttonOf(order)
  await payAtDesk(await openedPage(button))
  const pressed = await pressPay(button)
  expect('page' in pressed && pressed.page).toBe(`/checkout/${order._id}/customer`)
})

import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { toCents } from '@tourdesk/domain/money'
import { convertLines } from '@tourdesk/domain/orders/convertLines'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { actionsOn, auditOf } from '../../../test/auditOf.ts'
import { customerLooks, partsOf } from '../../../test/customerLooks.ts'
import { formWith } from '../../../test/formOf.ts'
import { newId } from '../../kernel/newId.ts'

const start = '2026-03-02T10:00:00+02:00'
const server = await startServer({ now: start })
const { app, as, clock, db, given, close } = server
afterAll(close)

const [pelican, orchard] = [await given.account({ name: 'Pelican Travel' }), await given.account()]
const [yael, ruth] = [
  await given.user({ account: pelican, role: 'AGENT' }),
  await given.user({ account: pelican, role: 'AGENT' }),
]
const office = as(await given.owner())
const settings = office.businessSettings
await settings.change({ body: { ...(await settings.get()), officePhone: '02-624-7777' } })
const look = customerLooks(app)
const linkOf = async ({ _id }: Order, by = office) => {
  const { url } = await by.orders.link({ params: { id: _id } })
  return partsOf(url)
}

test('the customer opens the order by the link, without a login', async () => {
  const order = await given.order({
    by: yael,
    userInformation: { firstName: 'Tamar', lastName: 'Golan', email: 't@guests.example' },
  })
  const { status, order: seen } = await look(await linkOf(order))
  expect(status).toBe(200)
  expect(seen).toMatchObject({
    orderNumber: order.orderNumber,
    isCanceled: false,
    customer: 'Tamar Golan',
    language: 'en',
    currency: 'USD',
    total: 250,
    money: { paid: 0, open: 250, toRefund: 0 },
    toPay: { amount: 250, pay: expect.stringMatching(/^\/pay\/[\w-]{22}\?ask=due&agreed=25000$/) },
    allToPay: null,
    business: { phone: '02-624-7777' },
  })
  expect(seen.tours).toMatchObject([
    {
      date: order.selectedTours[0]?.date,
      participants: { adult: 2 },
      pickup: { city: order.selectedTours[0]?.pickup?.city },
      lines: [{ line: 'ticket', type: 'adult', count: 2, amount: 250 }],
    },
  ])
})

test('the link shows nothing of the agency’s money, of notes, passports, crews and plates', async () => {
  const order = await given.order({
    by: yael,
    refOrderNumber: 'PELICAN-77',
    userInformation: {
      firstName: 'Tamar',
      lastName: 'Golan',
      email: 'tamar@guests.example',
      passportNumber: 'XK5520091',
      notes: 'Calls every day, be patient',
      address: '4 Hillel Street',
      mobilePhone: '054-777-1234',
      roomNumber: '1408',
    },
    selectedTours: [{ notes: 'Needs a front seat' }],
  })
  const { text } = await look(await linkOf(order))
  const secrets = [
    'XK5520091',
    'be patient',
    'front seat',
    'Hillel',
    '054-777-1234',
    '1408',
    'tamar@guests.example',
    'PELICAN-77',
    'Pelican Travel',
    'ommission',
    yael.login,
    pelican.id,
    yael.id,
    order._id,
  ]
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
})

test('a link opens its own order and no other; a wrong one, a stranger’s and none at all get the same answer', async () => {
  const [mine, other] = [await given.order({ by: yael }), await given.order({ by: yael })]
  const [link, theirs] = [await linkOf(mine), await linkOf(other)]
  expect(link.secret).not.toBe(theirs.secret)
  const answers = await Promise.all([
    look({ id: other._id, secret: link.secret }),
    look({ id: mine._id, secret: theirs.secret }),
    look({ id: mine._id, secret: `${link.secret.slice(0, -1)}_` }),
    look({ id: mine._id, secret: '' }),
    look({ id: '00000000-0000-7000-8000-000000000000', secret: link.secret }),
    look({ id: 'no-order', secret: link.secret }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  const signedIn = as(yael).checkout.get({ params: { id: mine._id } })
  await expect(signedIn).rejects.toMatchObject({ status: 404 })
})

test('only those who see the order get its link: its agency and the office, not a colleague’s agent or another agency', async () => {
  const order = await given.order({ by: yael })
  const id = order._id
  const owner = await given.user({ account: pelican, role: 'OWNER' })
  expect(await linkOf(order, as(yael))).toEqual(await linkOf(order))
  expect(await linkOf(order, as(owner))).toEqual(await linkOf(order))
  const others = [ruth, await given.user({ account: orchard, role: 'OWNER' })]
  for (const other of others) {
    await expect(as(other).orders.link({ params: { id } })).rejects.toMatchObject({ status: 404 })
    await expect(as(other).orders.renewLink({ params: { id } })).rejects.toMatchObject({ status: 404 })
    const body = { payment: order.payments[0]?._id ?? null }
    await expect(as(other).orders.sendLink({ params: { id }, body })).rejects.toMatchObject({ status: 404 })
  }
})

test('a new link stops the old one at once, and the log names who made it but no secret', async () => {
  const order = await given.order({ by: yael })
  const old = await linkOf(order)
  const renewed = await as(yael).orders.renewLink({ params: { id: order._id } })
  const fresh = partsOf(renewed.url)
  expect((await look(old)).status).toBe(404)
  expect((await look(fresh)).status).toBe(200)
  expect(await actionsOn(db, order._id)).toContain('link renewed')
  const logged = JSON.stringify(await auditOf(db, order._id))
  expect([old.secret, fresh.secret].filter((secret) => logged.includes(secret))).toEqual([])
  const { updatedAt } = await office.orders.get({ params: { id: order._id } })
  expect(updatedAt).toBe(order.updatedAt)
})

test('the link that an agency had opens nothing once the order is another’s, whose link does', async () => {
  const order = await given.order({ by: yael })
  const old = await linkOf(order, as(yael))
  const params = { id: order._id }
  await office.orders.change({ params, body: { ...formWith(order, {}), agency: orchard.id, agent: null } })
  expect((await look(old)).status).toBe(404)
  const owner = await given.user({ account: orchard, role: 'OWNER' })
  expect((await look(await linkOf(order, as(owner)))).status).toBe(200)
})

test('the link opens until two weeks after the last tour, also after the tour was moved', async () => {
  const order = await given.order()
  const link = await linkOf(order)
  const { expires } = await office.orders.link({ params: { id: order._id } })
  expect(expires).toBe('2026-03-25')
  clock.set('2026-03-25T23:59:00+02:00')
  expect((await look(link)).status).toBe(200)
  clock.set('2026-03-26T00:01:00+02:00')
  expect((await look(link)).text).toBe((await look({ id: order._id, secret: 'unknown' })).text)
  expect(await office.orders.link({ params: { id: order._id } })).toMatchObject({ url: null, expires })
  clock.set(start)
  expect((await look(link)).status).toBe(200)
})

test('a canceled order says so to its customer, with what goes back and nothing to pay', async () => {
  const order = await given.order()
  const link = await linkOf(order)
  const money = { kind: 'payment' as const, method: 'cash' as const, amount: 100, day: '2026-03-02' }
  await office.orders.recordPayment({ params: { id: order._id }, body: { ...money, clientKey: order._id } })
  await office.orders.cancel({ body: { orderId: order._id, canRefund: true } })
  const { status, order: seen } = await look(link)
  expect(status).toBe(200)
  expect(seen).toMatchObject({
    isCanceled: true,
    tours: [],
    toPay: null,
    money: { paid: 100, open: 0, toRefund: 100 },
  })
})

test('a customer sees what canceled tours still cost, by tour, and it is part of the total', async () => {
  const [masada, galilee] = [await given.tour({ name: 'Masada' }), await given.tour({ name: 'Galilee' })]
  const order = await given.order({ selectedTours: [{ tour: masada.id }, { tour: galilee.id }] })
  await given.paid(order)
  const entry = order.selectedTours[0]
  const body = { orderId: order._id, entries: [entry?._id ?? ''], canRefund: true }
  await office.orders.cancel({ body: { ...body, terms: 'amount', amount: 93.5 } })
  expect((await look(await linkOf(order))).order).toMatchObject({
    total: 406.5,
    fees: [{ kind: 'fee', tour: { name: 'Masada', date: entry?.date }, amount: 156.5 }],
    tours: [{ tour: { name: 'Galilee' } }],
  })
  await office.orders.cancel({ body: { orderId: order._id, canRefund: true } })
  expect((await look(await linkOf(order))).order).toMatchObject({ isCanceled: true, fees: [] })
})

test('a customer whose money became store credit sees its code, and not that of another order', async () => {
  const [order, other] = [await given.order(), await given.order()]
  for (const one of [order, other]) {
    await given.paid(one)
    await office.orders.cancel({ body: { orderId: one._id, canRefund: true, refundTo: 'credit' } })
  }
  const [credit] = (await office.credits.ofOrder({ params: { id: order._id } })).data
  expect((await look(await linkOf(order))).order).toMatchObject({
    isCanceled: true,
    money: { paid: 0, open: 0, toRefund: 0 },
    credits: [
      { code: credit?.code, rest: 250, currency: 'USD', state: 'open', validUntil: credit?.validUntil },
    ],
  })
})

test('a customer who pays the agency sees whom to pay, and not whether the agency has paid us', async () => {
  const order = await given.order({ agency: pelican.id, isAgencyPayment: true })
  const { order: seen } = await look(await linkOf(order))
  expect(seen).toMatchObject({ paysTo: 'Pelican Travel', money: null, toPay: null, total: 250 })
})

test('an order changed while its page is open shows what it costs now', async () => {
  const order = await given.order()
  const link = await linkOf(order)
  const boss = as(await given.user({ isSuper: true }))
  const body = { orderId: order._id, canRefund: false }
  expect((await look(link)).order).toMatchObject({ total: 250, isAgreed: false })
  const added = await office.orders.addPayment({
    params: { id: order._id },
    body: { amount: 100, clientKey: newId() },
  })
  expect((await look(link)).order).toMatchObject({ toPay: { amount: 250 }, allToPay: null })
  expect(added.payments).toHaveLength(2)
  await boss.orders.cancel({ body })
  expect((await look(link)).order).toMatchObject({ isCanceled: true, toPay: null })
})

test('price lines with one and with two discounts, in shekels at the frozen rate, add up to the total', async () => {
  const [masada, galilee] = [await given.tour(), await given.tour()]
  const coupon = await given.coupon([masada], { discount: 0.17 })
  await given.generalDiscount([galilee], { discount: 0.13 })
  await db.updateTable('currency_rates').set({ rate: 3.6543 }).where('currency', '=', 'ILS').execute()
  const choices = [
    { selectedTours: [{ tour: masada.id, participants: { adult: 3, child: 1 } }] },
    { selectedTours: [{ tour: masada.id, participants: { adult: 1 } }, { tour: galilee.id }] },
  ]
  for (const choice of choices) {
    const order = await given.order({ ...choice, currency: 'ILS', coupon_code: coupon.code })
    const link = await linkOf(order)
    await db.updateTable('currency_rates').set({ rate: 4 }).where('currency', '=', 'ILS').execute()
    const { order: seen } = await look(link)
    await db.updateTable('currency_rates').set({ rate: 3.6543 }).where('currency', '=', 'ILS').execute()
    const discounts = seen.tours.flatMap(({ lines }) => lines.filter(({ line }) => line === 'discount'))
    expect(discounts).toHaveLength(choice.selectedTours.length)
    expect(seen.rates.ILS).toBe(3.6543)
    const cents = seen.tours.map(({ lines }) => lines.map(({ amount }) => toCents(amount)))
    const shekels = convertLines(cents, seen.rates.ILS).flat()
    expect(shekels.reduce((sum, line) => sum + line, 0)).toBe(toCents(seen.total ?? 0))
    expect(seen.money?.open).toBe(seen.total)
  }
})

test('an agreed price and one that is still open have no lines to add up', async () => {
  const boss = await given.user({ isSuper: true })
  const agreed = await given.order({ by: boss, customTotalPrice: 199.5 })
  expect((await look(await linkOf(agreed))).order).toMatchObject({ total: 199.5, isAgreed: true })
  const tour = await given.tour()
  await db.deleteFrom('price_lists').where('tour_id', '=', tour.id).execute()
  const open = await given.order({ selectedTours: [{ tour: tour.id }] })
  expect((await look(await linkOf(open))).order).toMatchObject({ total: null, toPay: null })
})

test('a deposit is what’s to be paid, and everything with the day on which the rest is due', async () => {
  const boss = as(await given.user({ isSuper: true, account: await given.mainAccount(), role: 'OWNER' }))
  const body = { name: 'Deposit', percent: 30, daysBefore: 14 }
  const { _id: paymentPolicy } = await boss.paymentPolicies.create({ body })
  const tour = await given.tour()
  await boss.tours.change({ params: { id: tour.id }, body: { paymentPolicy } })
  const order = await given.order({ selectedTours: [{ tour: tour.id, date: '2026-05-04' }] })
  expect((await look(await linkOf(order))).order).toMatchObject({
    toPay: { amount: 75, dueOn: '2026-03-02' },
    allToPay: { amount: 250, dueOn: '2026-04-20' },
  })
})

test('what to bring comes from the highlights of the tour that are shown', async () => {
  const tour = await given.tour()
  await given.highlight({ tours: [tour], what_to_bring: ['Sunscreen', 'hat'] })
  await given.highlight({ tours: [tour], what_to_bring: ['hat', 'Towel'] })
  await given.highlight({ tours: [tour], what_to_bring: ['Bathing suit'], is_active: false })
  const order = await given.order({ selectedTours: [{ tour: tour.id }] })
  expect((await look(await linkOf(order))).order.tours[0]?.whatToBring).toEqual(['hat', 'Sunscreen', 'Towel'])
})

test('one address can’t try links without end', async () => {
  const order = await given.order()
  const link = await linkOf(order)
  await db.updateTable('attempts').set({ count: 600 }).where('key', 'like', 'checkout %').execute()
  expect((await look(link)).status).toBe(429)
  await db.deleteFrom('attempts').execute()
  expect((await look(link)).status).toBe(200)
})

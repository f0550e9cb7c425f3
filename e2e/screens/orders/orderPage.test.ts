import { dayAhead, inForm, inList, weekdayFrom } from '../../support/days.ts'
import { orderForm } from '../../support/orderForm.ts'
import { unpaidAgencyOrder } from '../../support/pages.ts'
import { type PlacedOrder, placeOrder } from '../../support/placeOrder.ts'
import { watchCalls } from '../../support/requests.ts'
import { answer, seeToast, toastOf } from '../../support/toasts.ts'
import { expect, type Page, type Say, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'

test('ORD-01 ORD-03 ORD-04 ORD-05 ORD-06 ORD-07 ORD-08 ORD-09 OAPI-02 OAPI-11 OAPI-12 OPERM-06 PAY-17 an order has its own page whose address can be shared, with its tours, payments, creator and log', async ({
  page,
  say,
  signIn,
  colleague,
}) => {
  await signIn(page, 'super@demo.example')
  const day = weekdayFrom(20, 1)
  const order = await placeOrder(page, { tour, day, lastName: 'Shapira' })
  const calls = watchCalls(page)
  await page.goto(`/operations?search=${order.orderNumber}`)
  await page.getByRole('row').nth(1).getByRole('cell').nth(2).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('Payments and log', 'תשלומים ויומן') })
    .click()
  await expect(page).toHaveURL(new RegExp(`/order/${order._id}$`))

  const title = page.getByRole('heading', { level: 1 })
  const plain = titleOf(say, order)
  await expect(title).toHaveText(
    say(
      `Edit Noa Shapira's Order - ${order.orderNumber}`,
      `ההזמנה של \u2068Noa Shapira\u2069 - ${order.orderNumber}`,
    ),
  )
  await expect(part(page, say('Tours', 'סיורים')).getByRole('listitem')).toHaveText(
    new RegExp(`${tour}.*${inList(day)}.*Herzliya Marina / Arena Mall`, 's'),
  )
  const panels = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  expect(panels.slice(0, 3)).toEqual([
    say('Tours', 'סיורים'),
    say('Payments', 'תשלומים'),
    say('Customer', 'הלקוח'),
  ])
  const payments = part(page, say('Payments', 'תשלומים'))
  await expect(payments.getByRole('listitem')).toContainText(say('Charge', 'חיוב'))
  await expect(payments.getByRole('listitem')).toContainText(say('Pending', 'ממתין'))
  await expect(part(page, say('Order', 'פרטי ההזמנה'))).toContainText('super@demo.example')
  const log = part(page, say('Log', 'יומן שינויים')).getByRole('listitem')
  await expect(log).toHaveText([
    new RegExp(`${say('payment created', 'נוצר תשלום')}.*${inForm(dayAhead(0))} \\d\\d:\\d\\d`),
    new RegExp(`${say('created', 'ההזמנה נוצרה')}.*${inForm(dayAhead(0))} \\d\\d:\\d\\d`),
  ])
  const me = await page.request.get('/api/v1/auth/getCurrentUser')
  const { _id: maker }: { _id: string } = await me.json()
  for (const path of [`orders/${order._id}`, `editLogs/docs/Order/${order._id}`, `users/${maker}`])
    expect(calls()).toContain(`GET ${path}`)
  for (const tag of [say('AWAITING PAYMENT', 'ממתין לתשלום'), say('Pending', 'ממתין')])
    await expect(page.getByRole('main').getByText(tag, { exact: true })).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`search=${order.orderNumber}`))
  const owner = await colleague('owner@demo.example')
  await owner.goto(`/order/${order._id}`)
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText(plain)
  await owner
    .getByRole('link', { name: say('Operations', 'תפעול') })
    .last()
    .click()
  await expect(owner).toHaveURL(/\/operations$/)
  const stranger = await colleague('agency-owner@demo.example')
  await stranger.goto(`/order/${order._id}`)
  await expect(stranger).toHaveURL(/\/agency_orders$/)

  const accounts = await page.request.get('/api/v1/accounts/sellers')
  const { data }: { data: { _id: string; name: string }[] } = await accounts.json()
  const idOf = (name: string) => data.find((account) => account.name === name)?._id
  const work = (account: string) =>
    page.request.post('/api/v1/auth/setUserAccount', { data: { accountId: idOf(account) } })
  const theirs = await placeOrder(page, { tour, day, lastName: 'Shapira', agency: idOf('Blue Dome Travel') })
  await work('Blue Dome Travel')
  await page.goto(`/order/${theirs._id}`)
  await expect(title).toHaveText(titleOf(say, theirs))
  await work('Main Office')
})

test('ORD-02 FORM-32 OMSG-01 a new order opens on its own page and is edited over it, with the partner’s own number, and the back button closes the form', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example', '/order/new')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Create New Order', 'הזמנה חדשה'))
  const desk = orderForm(page, say, page.getByRole('main'))
  await desk.chooseTour(tour)
  await desk.departures.getByRole('radio').first().check()
  await desk.add(say('Adult', 'מבוגר'), 2)
  await desk.next()
  await desk.fillCustomer({ firstName: 'Gideon', lastName: 'Alon', email: 'gideon@guests.example' })
  await desk.next()
  await desk.save()
  await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
  await expect(page).toHaveURL(/\/order\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^${say("Gideon Alon's Order", 'ההזמנה של \u2068Gideon Alon\u2069')} - \\d{5}$`),
  )

  const form = page.getByRole('dialog', { name: say('Order', 'הזמנה') })
  await page.getByRole('button', { name: say('Edit order', 'עריכת ההזמנה') }).click()
  await expect(page).toHaveURL(/\?edit=true$/)
  await expect(form).toBeVisible()
  await page.goBack()
  await expect(form).toHaveCount(0)
  await page.goForward()
  await form.getByRole('navigation').getByRole('button').last().click()
  await form.getByRole('textbox', { name: say('Ref #', 'אסמכתה') }).fill('GA-12')
  await expect(toastOf(page, say('Order Saved!', 'ההזמנה נשמרה!'))).toHaveCount(0)
  await form.getByRole('button', { name: say('Save order', 'שמירת ההזמנה') }).click()
  await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(part(page, say('Order', 'פרטי ההזמנה'))).toContainText('GA-12')
  await expect(part(page, say('Log', 'יומן שינויים')).getByRole('listitem').first()).toContainText(
    say('updated', 'ההזמנה עודכנה'),
  )
})

test('CANC-01 CANC-02 CANC-09 CANC-11 CANC-12 OMSG-06 OMSG-08 OMSG-09 an order is canceled only after a question, by staff with or without a refund', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example')
  const order = await placeOrder(page, { tour, day: weekdayFrom(20, 1), lastName: 'Peled', isPaid: true })
  await page.goto(`/order/${order._id}`)
  const cancelOrder = say('Cancel Order', 'ביטול ההזמנה')
  const ask = () => page.getByRole('main').getByRole('button', { name: cancelOrder }).click()
  const question = page.getByRole('dialog', { name: cancelOrder })
  const press = (name: string) => question.getByRole('button', { name, exact: true }).click()
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/orders/cancel')) sent.push(request.postDataJSON())
  })

  await ask()
  await expect(question).toContainText(
    say(
      'Are you sure you want to cancel this order? The customer will be refunded.',
      'לבטל את ההזמנה הזאת? הלקוח יקבל החזר.',
    ),
  )
  for (const named of [String(order.orderNumber), 'Noa Peled', say('Paid: ', 'שולם: ')])
    await expect(question).toContainText(named)
  await expect(question).toContainText(/\$[\d,.]+/)
  await press(say('Keep the order', 'להשאיר את ההזמנה'))
  await expect(question).toHaveCount(0)
  expect(sent).toEqual([])

  await page.route('**/api/v1/orders/cancel', (route) => route.abort('connectionrefused'))
  await ask()
  await press(cancelOrder)
  await seeToast(page, say('Error Canceling Order!', 'ביטול ההזמנה לא הצליח!'))
  await seeToast(page, say('No connection to the server', 'אין חיבור לשרת'))
  await page.unroute('**/api/v1/orders/cancel')

  await question.getByRole('checkbox', { name: say('Refund the customer', 'החזר ללקוח') }).uncheck()
  await expect(question).not.toContainText(say('will be refunded', 'יקבל החזר'))
  await press(cancelOrder)
  await seeToast(page, say('Order Canceled', 'ההזמנה בוטלה'))
  expect(sent.at(-1)).toMatchObject({ orderId: order._id, canRefund: false, updatedAt: expect.any(String) })
  await expect(
    page.getByRole('main').getByText(say('CANCELED', 'בוטל'), { exact: true }).first(),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: cancelOrder })).toHaveCount(0)
  await expect(part(page, say('Log', 'יומן שינויים')).getByRole('listitem').first()).toContainText(
    say('canceled', 'ההזמנה בוטלה'),
  )
})

test('CANC-08 CANC-09 OMSG-09 HOLE-O33 HOLE-O34 an agency sees whether its customer gets a refund', async ({
  page,
  say,
  signIn,
  colleague,
}) => {
  await signIn(page, 'agency-admin@demo.example')
  const unpaid = await placeOrder(page, { tour, day: weekdayFrom(20, 1), lastName: 'Barak' })
  const desk = await colleague('super@demo.example')
  const question = page.getByRole('dialog', { name: say('Cancel Order', 'ביטול ההזמנה') })
  const ask = async (id: string) => {
    await page.goto(`/order/${id}`)
    await page.getByRole('button', { name: say('Cancel Order', 'ביטול ההזמנה') }).click()
  }
  const refunded = say('The customer will be refunded.', 'הלקוח יקבל החזר.')
  await ask(unpaid._id)
  await expect(question).toContainText(say('Nothing has been paid', 'עדיין לא שולם כלום'))
  await expect(question).not.toContainText(refunded)
  await ask(await agencyOrder(desk, page, { from: 10, to: 90, status: 'paid' }))
  await expect(question).toContainText(refunded)
  await expect(question.getByRole('checkbox')).toHaveCount(0)
  await ask(await agencyOrder(desk, page, { from: -60, to: -1, status: 'paid,pending' }))
  await expect(question).toContainText(
    say(
      'This order cannot be refunded: the tour date has passed or is too close.',
      'אין החזר על ההזמנה הזאת: מועד הסיור עבר או קרוב מדי.',
    ),
  )
})

test('CANC-10 when the last tour of an order is canceled, canceling the whole order is offered', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example')
  const order = await placeOrder(page, { tour, day: weekdayFrom(27, 1), lastName: 'Harel' })
  const desk = orderForm(page, say, page.getByRole('dialog', { name: String(order.orderNumber) }))
  const [cancelTour, cancelOrder] = [
    say('Cancel the tour', 'ביטול הסיור'),
    say('Cancel Order', 'ביטול ההזמנה'),
  ]
  const offer = say(
    'All tours are canceled. Do you want to cancel the whole order?',
    'כל הסיורים בוטלו. לבטל את ההזמנה כולה?',
  )
  await page.goto(`/operations?order=${order._id}`)
  await desk.step(say('Summary', 'סיכום'))
  await desk.cards
    .first()
    .getByRole('button', { name: say('Delete tour', 'מחיקת הסיור') })
    .click()
  await answer(page, say('It stays in the order as canceled', 'הסיור יישאר בהזמנה כמבוטל'), cancelTour)
  await desk.save()
  const question = page.getByRole('dialog').filter({ hasText: offer })
  await expect(question.getByRole('button', { name: say('Cancel', 'להשאיר'), exact: true })).toBeVisible()
  await answer(page, offer, cancelOrder)
  await page
    .getByRole('dialog', { name: cancelOrder })
    .getByRole('button', { name: cancelOrder, exact: true })
    .click()
  await seeToast(page, say('Order Canceled', 'ההזמנה בוטלה'))
})

test('HOLE-O26 HOLE-O31 an agency pays in two parts, and staff mark each as paid after a question', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example')
  await page.goto(`/order/${await unpaidAgencyOrder(page)}`)
  const payments = part(page, say('Payments', 'תשלומים'))
  await payments.getByRole('button', { name: say('Add payment', 'הוספת תשלום') }).click()
  const dialog = page.getByRole('dialog', { name: say('Add payment', 'הוספת תשלום') })
  const amount = dialog.getByRole('textbox', { name: say('Amount', 'סכום') })
  const add = () => dialog.getByRole('button', { name: say('Add payment', 'הוספת תשלום') }).click()
  await add()
  await expect(dialog).toContainText(say('Please enter an amount above 0', 'נא להזין סכום גדול מ-0'))
  await amount.fill('99999')
  await add()
  await expect(dialog).toContainText(
    say("The payments would add up to more than the order's total", 'התשלומים יעלו על סכום ההזמנה'),
  )
  await amount.fill('20')
  await add()
  await expect(dialog).toHaveCount(0)
  await expect(payments.getByRole('listitem')).toHaveCount(2)

  const mark = say('Mark as paid', 'סימון כשולם')
  const tag = (status: string) => page.getByRole('main').getByText(status, { exact: true }).first()
  await expect(tag(say('AWAITING PAYMENT', 'ממתין לתשלום'))).toBeVisible()
  for (const status of [say('PARTIAL', 'שולם חלקית'), say('PAID', 'שולם')]) {
    await payments.getByRole('button', { name: mark }).last().click()
    await answer(page, say('Mark this payment of', 'לסמן שהתשלום על סך'), mark)
    await expect(tag(status)).toBeVisible()
  }
  for (const tool of [say('Add payment', 'הוספת תשלום'), mark])
    await expect(payments.getByRole('button', { name: tool })).toHaveCount(0)
})

test('PAY-14 PAY-15 OMSG-10 AGO-19 after a failed payment the customer sees the error once', async ({
  page,
  say,
  signIn,
}) => {
  const text = say(
    'Your recent order creation failed due to Tranzila payment issue. please re-create the order.',
    'ההזמנה האחרונה שלך לא נוצרה בגלל תקלה בתשלום בטרנזילה. יש ליצור אותה מחדש.',
  )
  await signIn(page, 'agency-owner@demo.example', '/agency_orders?paymentFailed=true')
  await seeToast(page, text)
  await expect(page).toHaveURL(/\/agency_orders$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(toastOf(page, text)).toHaveCount(0)

  await signIn(page, 'owner@demo.example', '/operations?limit=50&paymentFailed=true')
  await seeToast(page, text)
  await expect(page).toHaveURL(/\/operations\?limit=50$/)
})

function part(page: Page, name: string) {
  return page.getByRole('main').getByRole('region', { name, exact: true })
}

function titleOf(say: Say, { orderNumber }: PlacedOrder): string {
  return say(`Noa Shapira's Order - ${orderNumber}`, `ההזמנה של \u2068Noa Shapira\u2069 - ${orderNumber}`)
}

interface Row {
  orderId: string
  agency: string
}

/** The id of an order of the second page's account, with days counted from today; empty if there's none. */
async function agencyOrder(
  office: Page,
  agency: Page,
  { from, to, status }: { from: number; to: number; status: string },
): Promise<string> {
  const me = await agency.request.get('/api/v1/auth/getCurrentUser')
  const { account }: { account: { _id: string } } = await me.json()
  const days = `startDate=${dayAhead(from)}&endDate=${dayAhead(to)}`
  const query = `agencies=${account._id}&${days}&orderStatus=${status}&limit=1`
  return (await rowsOf(office, query))[0]?.orderId ?? ''
}

/** The purchased tours that match a query. */
async function rowsOf(page: Page, query: string): Promise<Row[]> {
  const answered = await page.request.get(`/api/v1/orders/purchasedTours/data?${query}`)
  const { data }: { data: Row[] } = await answered.json()
  return data
}

import { weekdayFrom } from '../../support/days.ts'
import { expect, test } from '../../support/journey.ts'
import { bookOrder, orderForm } from '../../support/orderForm.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { scanned } from '../../support/scanned.ts'
import { expectTest, payByCard } from '../../support/testDesk.ts'
import { seeToast } from '../../support/toasts.ts'

const tour = 'Jerusalem and the Dead Sea'

test('PAY-03 PAY-04 OMSG-21 the office copies the payment link, the customer’s card is refused, another one pays', async ({
  page,
  say,
  signIn,
  picture,
  browser,
}) => {
  await signIn(page, 'owner@demo.example')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const order = await placeOrder(page, { tour, day: weekdayFrom(20, 1), lastName: 'Golan' })
  await page.goto(`/order/${order._id}`)
  const payments = page
    .getByRole('main')
    .getByRole('region', { name: say('Payments', 'תשלומים'), exact: true })
  const links = payments.getByRole('link', { name: say('Open payment link', 'פתיחת קישור לתשלום') })
  const copies = payments.getByRole('button', { name: say('Copy payment link', 'העתקת קישור לתשלום') })
  await expect(links).toHaveCount(2)
  const copy = say('first', 'last') === 'first' ? copies.first() : copies.last()
  await copy.click()
  await seeToast(page, say('Payment link copied to clipboard', 'הקישור לתשלום הועתק'))
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await picture(page, 'payment-links')
  await test.step('a customer at the desk scans the link', async () => {
    const codes = payments.getByRole('button', { name: say('Show QR code', 'הצגת קוד QR') })
    await (say('first', 'last') === 'first' ? codes.first() : codes.last()).click()
    const dialog = page.getByRole('dialog', { name: say('Scan to pay', 'לסרוק ולשלם') })
    const code = dialog.getByRole('img', {
      name: say('QR code of the payment link', 'קוד QR של הקישור לתשלום'),
    })
    await picture(page, 'payment-qr')
    expect(await scanned(code)).toBe(link)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  const opening = page.waitForEvent('popup')
  await links.first().click()
  const opened = await opening
  await expect(opened.getByRole('main')).toContainText(String(order.orderNumber))
  expect(link).toBe(`${opened.url()}${say('', '?lang=he')}`)
  await opened.close()

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const customer = await phone.newPage()
  await customer.goto(link)
  await expect(customer.locator('html')).toHaveAttribute('dir', say('ltr', 'rtl'))
  await expect(customer.getByRole('main')).toContainText(String(order.orderNumber))
  await picture(customer, 'payment-page')
  await payByCard(customer, say, '4580000000000015')
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText(
    say('The payment didn’t go through', 'התשלום לא בוצע'),
  )
  await expect(customer.getByRole('main')).toContainText(say('The card has expired.', 'תוקף הכרטיס פג.'))
  await expectTest(customer, say)
  await picture(customer, 'card-refused')
  const log = page.getByRole('main').getByRole('region', { name: say('Log', 'יומן שינויים'), exact: true })
  await expect(log.getByRole('listitem').first()).toContainText(
    say('card payment failed', 'התשלום בכרטיס נכשל'),
  )
  await expect(links).toHaveCount(2)

  await customer.getByRole('link', { name: say('Try again', 'לנסות שוב') }).click()
  await payByCard(customer, say, '12312312')
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText(
    say('Thank you, the payment was received', 'תודה, התשלום התקבל'),
  )
  await picture(customer, 'card-paid')
  await customer.goto(link)
  await expect(customer.getByRole('button')).toHaveCount(0)
  await phone.close()

  await expect(links).toHaveCount(0)
  await expect(payments.getByRole('row').last()).toContainText(say('Card', 'כרטיס אשראי'))
  await expect(payments).toContainText(/test-\d+/)
  await picture(page, 'paid-by-card')
})

test('PAY-10 PAY-12 after an agent books, the payment page opens in a tab, the form closes, and the next order is a new one', async ({
  page,
  say,
  signIn,
  picture,
}) => {
  await signIn(page, 'agent@demo.example', '/agency_orders/orders')
  const form = page.getByRole('dialog', { name: say('New order', 'הזמנה חדשה') })
  // Has no timeout of its own: the tab opens only after the whole form is filled in.
  const opening = page.context().waitForEvent('page', { timeout: 0 })
  const booking = bookOrder(page, say)
  const payment = await opening
  await expect(form).toHaveCount(0)
  await booking

  const desk = orderForm(page, say)
  await desk.open()
  await expect(desk.form.getByRole('combobox', { name: say('Tour', 'סיור'), exact: true })).toHaveValue('')
  await desk.close()

  // The tab opens in English, like the link in the requirement; its page offers the other language.
  if (say('', 'he') === 'he') await payment.getByRole('link', { name: 'עברית' }).click()
  await payByCard(payment, say, '4580000000000002')
  await expect(payment).toHaveURL(/\/agency_orders$/)
  await seeToast(
    payment,
    say(
      'Your recent order creation failed due to Tranzila payment issue. please re-create the order.',
      'ההזמנה האחרונה שלך לא נוצרה בגלל תקלה בתשלום בטרנזילה. יש ליצור אותה מחדש.',
    ),
  )
  await picture(payment, 'agency-card-refused')
})

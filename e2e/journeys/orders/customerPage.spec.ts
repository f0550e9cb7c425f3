import type { Page } from '@playwright/test'
import { faultsOf } from '../../support/axe.ts'
import { changeLanguage } from '../../support/changeLanguage.ts'
import { customerOf } from '../../support/customerOf.ts'
import { weekdayFrom } from '../../support/days.ts'
import { expect, test } from '../../support/journey.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { scanned } from '../../support/scanned.ts'
import { expectTest, typeCard } from '../../support/testDesk.ts'
import { seeToast } from '../../support/toasts.ts'

const tour = 'Jerusalem and the Dead Sea'

test('a customer opens the office’s link on a phone, reads the price with two discounts in shekels, a card is refused, another pays', async ({
  page,
  say,
  language,
  signIn,
  picture,
  browser,
}) => {
  await signIn(page, 'owner@demo.example')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const order = await bookTwoTours(page)
  await page.goto(`/order/${order._id}`)
  const panel = page.getByRole('region', { name: say("Customer's link", 'קישור ללקוח'), exact: true })
  await panel.getByRole('button', { name: say("Copy the customer's link", 'העתקת הקישור ללקוח') }).click()
  await seeToast(page, say("Customer's link copied to clipboard", 'הקישור ללקוח הועתק'))
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await picture(page, 'customer-link')

  const { customer, close } = await customerOf(browser, language)
  const requests: string[] = []
  customer.on('request', (request) => requests.push(request.url()))
  await customer.goto(link)
  const main = customer.getByRole('main')
  const heading = main.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(say('Your order', 'ההזמנה שלך'))
  await expect(customer.locator('html')).toHaveAttribute('dir', say('ltr', 'rtl'))
  await expectTest(customer, say)
  await expect(main).toContainText(String(order.orderNumber))
  await expect(main).toContainText(/FLOAT15.*-15%.*-₪/)
  await expect(main).toContainText(/-5%.*-₪/)
  await expect(main).toContainText(say('What to bring', 'מה להביא'))
  await test.step('the lines add up in each currency, and shekels are what is asked for', async () => {
    for (const currency of ['ILS', 'USD', 'EUR'] as const) {
      await main.getByRole('radio', { name: currency }).check()
      const { lines, total } = await billOf(customer)
      expect(lines).toHaveLength(4)
      expect(lines.reduce((sum, line) => sum + line, 0)).toBe(total)
    }
    await expect(main).toContainText(say('You pay in ILS', 'התשלום הוא בILS'))
    await main.getByRole('radio', { name: 'ILS' }).check()
  })
  expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await faultsOf(customer)).toEqual([])
  await picture(customer, 'customer-phone')

  const amount = `₪${order.payments[0]?.amountInCurrency.toLocaleString('en', { minimumFractionDigits: 2 })}`
  const pay = main.getByRole('button', { name: amount })
  await pay.click()
  await typeCard(customer, say, '4580000000000015')
  const news = main.getByRole('status').first()
  await expect(news).toContainText(say('The payment didn’t go through', 'התשלום לא בוצע'))
  await expect(news).toContainText(say('The card has expired.', 'תוקף הכרטיס פג.'))
  await expect(customer).toHaveURL(link)
  await picture(customer, 'customer-card-refused')

  await test.step('back from the payment company without paying, nothing is said to be paid', async () => {
    await pay.click()
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText(say('Test payment', 'תשלום לבדיקה'))
    await customer.goBack()
    await expect(pay).toBeVisible()
  })
  await pay.click()
  await typeCard(customer, say, '12312312')
  await expect(news).toContainText(say('Thank you, your payment was received', 'תודה, התשלום התקבל'))
  await expect(heading).toHaveText(say('Your order is confirmed', 'ההזמנה שלך מאושרת'))
  await expect(pay).toHaveCount(0)
  expect(await faultsOf(customer)).toEqual([])
  await picture(customer, 'customer-paid')

  await test.step('a reload shows the confirmation, in the other language too, and on paper', async () => {
    await customer.reload()
    await expect(heading).toHaveText(say('Your order is confirmed', 'ההזמנה שלך מאושרת'))
    await expect(news).toBeEmpty()
    const other = await changeLanguage(customer, say)
    await expect(heading).toHaveText(other('Your order is confirmed', 'ההזמנה שלך מאושרת'))
    await expect(customer.locator('html')).toHaveAttribute('dir', other('ltr', 'rtl'))
    expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await faultsOf(customer)).toEqual([])
    await changeLanguage(customer, other)
    await customer.emulateMedia({ media: 'print' })
    await expect(customer.getByRole('button')).toHaveCount(0)
    await expect(main).toContainText(String(order.orderNumber))
  })
  const secret = new URL(link).hash.slice(1)
  expect(requests.filter((url) => url.split('#')[0]?.includes(secret))).toEqual([])
  await close()
})

test('a link is replaced while the customer has it open: the old one opens nothing any more, and says whom to call', async ({
  page,
  say,
  language,
  signIn,
  picture,
  browser,
}) => {
  await signIn(page, 'agency-owner@demo.example', '/agency_orders/orders')
  const order = await placeOrder(page, { tour, day: weekdayFrom(20, 1), lastName: 'Golan' })
  await page.goto(`/order/${order._id}`)
  const panel = page.getByRole('region', { name: say("Customer's link", 'קישור ללקוח'), exact: true })
  const open = panel.getByRole('link', { name: say("Open the customer's link", 'פתיחת הקישור ללקוח') })
  const old = (await open.getAttribute('href')) ?? ''
  const { customer, close } = await customerOf(browser, language)
  const heading = customer.getByRole('heading', { level: 1 })
  await customer.goto(old)
  await expect(heading).toHaveText(say('Your order', 'ההזמנה שלך'))

  await panel.getByRole('button', { name: say('New link', 'קישור חדש') }).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await question.getByRole('button', { name: say('New link', 'קישור חדש') }).click()
  await expect(open).not.toHaveAttribute('href', old)
  await panel
    .getByRole('button', { name: say("Show QR code of the customer's link", 'הצגת קוד QR של הקישור ללקוח') })
    .click()
  const code = page.getByRole('img', {
    name: say("QR code of the customer's link", 'קוד QR של הקישור ללקוח'),
  })
  const fresh = await scanned(code)
  expect(await open.getAttribute('href')).toBe(fresh)

  await customer.reload()
  await expect(heading).toHaveText(say('This link doesn’t work', 'הקישור הזה לא פעיל'))
  await expect(customer.getByRole('main').getByRole('link', { name: '+972 3 555 0100' })).toBeVisible()
  expect(await faultsOf(customer)).toEqual([])
  await picture(customer, 'customer-link-replaced')
  await customer.goto(fresh ?? '')
  await expect(heading).toHaveText(say('Your order', 'ההזמנה שלך'))
  await close()
})

interface Booked {
  _id: string
  orderNumber: number
  payments: { amountInCurrency: number }[]
}

/** Books two tours in shekels: a coupon applies to the first, and the second has a discount of its own. */
async function bookTwoTours(page: Page): Promise<Booked> {
  const read = async (call: string) => (await page.request.get(`/api/v1/${call}`)).json()
  const { account } = await read('auth/getCurrentUser')
  const { data } = await read('tours/getActiveTours')
  const idOf = (name: string) => data.find((each: { name: string }) => each.name === name)._id
  const entry = {
    group_type: 'small_group',
    language: 'english',
    price_class: 'premium',
    participants: { adult: 2 },
    pickup: { city: 'herzliya', name: 'Herzliya Marina / Arena Mall' },
  }
  const answer = await page.request.post('/api/v1/orders', {
    data: {
      orderType: 'daily',
      agency: account._id,
      currency: 'ILS',
      coupon_code: 'FLOAT15',
      userInformation: { firstName: 'Noa', lastName: 'Shapira', email: 'noa@guests.example' },
      selectedTours: [
        { ...entry, tour: idOf(tour), date: weekdayFrom(20, 1) },
        { ...entry, tour: idOf('Caesarea, Haifa, Acre and Rosh Hanikra'), date: weekdayFrom(22, 3) },
      ],
    },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  return answer.json()
}

/** The lines and the total of the price, in cents. */
async function billOf(page: Page): Promise<{ lines: number[]; total: number }> {
  const price = page.locator('section').filter({ has: page.getByRole('radio') })
  const cents = async (of: string) =>
    (await price.locator(of).allTextContents()).map((text) =>
      Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100),
    )
  const lines = await cents('div > h3 + dl dd')
  const [total = Number.NaN] = await cents('[data-main] dd')
  return { lines, total }
}

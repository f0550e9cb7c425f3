import { faultsOf } from '../../support/axe.ts'
import { customerOf } from '../../support/customerOf.ts'
import { weekdayFrom } from '../../support/days.ts'
import { expect, test } from '../../support/journey.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { raiseTotal } from '../../support/raiseTotal.ts'
import { typeCard } from '../../support/testDesk.ts'

test('an order that grew before it was paid is one amount for its customer, and an old link leads to it', async ({
  page,
  say,
  language,
  signIn,
  picture,
  browser,
}) => {
  await signIn(page, 'super@demo.example')
  const order = await placeOrder(page, {
    tour: 'Jerusalem and the Dead Sea',
    day: weekdayFrom(27, 1),
    lastName: say('Shapira', 'שפירא'),
    mobilePhone: '054-555-7731',
  })
  const read = async () => (await page.request.get(`/api/v1/orders/${order._id}`)).json()
  const [old] = (await read()).payments
  await raiseTotal(page, order._id, old.amountInCurrency + 120.5)
  const amount = `$${(old.amountInCurrency + 120.5).toFixed(2)}`
  const { url } = await (await page.request.get(`/api/v1/orders/${order._id}/link`)).json()

  await page.goto(`/order/${order._id}`)
  const dialog = page.getByRole('dialog')
  await page
    .getByRole('main')
    .getByRole('button', { name: say('Send payment link', 'שליחת קישור לתשלום') })
    .click()
  await expect(dialog).toContainText(amount)
  await picture(page, 'payment-link')
  expect(await faultsOf(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await picture(page, 'payment-link-phone')
  await dialog.getByRole('button', { name: say('Back', 'חזרה') }).click()
  await picture(page, 'payment-link-choice')
  await dialog.getByRole('combobox', { name: say('What is it about?', 'על מה ההודעה?') }).click()
  await expect(page.getByRole('option')).toHaveText([
    say('Payment link', 'קישור לתשלום'),
    say('New pickup time', 'שעת איסוף חדשה'),
    say('Reminder of the tour', 'תזכורת לסיור'),
    say('A text of your own', 'טקסט חופשי'),
  ])
  await page.setViewportSize({ width: 1440, height: 900 })

  const { customer, close } = await customerOf(browser, language)
  await customer.goto(url)
  const pay = customer.getByRole('main').getByRole('button', { name: amount })
  await expect(pay).toHaveCount(1)
  expect(await faultsOf(customer)).toEqual([])
  await picture(customer, 'one-amount-phone')
  await customer.setViewportSize({ width: 1440, height: 900 })
  await picture(customer, 'one-amount')
  const link = language === 'he' ? old.paymentUrl2 : old.paymentUrl
  await customer.goto(link)
  await expect(customer.getByRole('main')).toContainText(amount)
  await picture(customer, 'old-link')
  await customer.goto(url)
  await pay.click()
  await typeCard(customer, say, '12312312')
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText(
    say('Your order is confirmed', 'ההזמנה שלך מאושרת'),
  )
  await customer.goto(link)
  await expect(customer.getByRole('main')).toContainText(say('Thank you', 'תודה'))
  await picture(customer, 'old-link-paid')
  await close()
  await page.goto(`/order/${order._id}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: say('Write a message', 'כתיבת הודעה') })
    .click()
  await dialog.getByRole('combobox', { name: say('What is it about?', 'על מה ההודעה?') }).click()
  await expect(page.getByRole('option')).toHaveCount(3)
  const paid = (await read()).payments.filter(({ status }: { status: string }) => status === 'paid')
  expect(paid.map(({ amountInCurrency }: { amountInCurrency: number }) => amountInCurrency)).toEqual([
    old.amountInCurrency + 120.5,
  ])
})

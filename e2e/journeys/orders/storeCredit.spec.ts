import { customerOf } from '../../support/customerOf.ts'
import { weekdayFrom } from '../../support/days.ts'
import { expect, test } from '../../support/journey.ts'
import { payInCash } from '../../support/payInCash.ts'
import { type PlacedOrder, placeOrder } from '../../support/placeOrder.ts'
import { seeToast } from '../../support/toasts.ts'

const tour = 'Jerusalem and the Dead Sea'

test('a paid order is canceled into store credit; a part of it pays another order, and the customer pays with the rest on a phone', async ({
  page,
  say,
  language,
  signIn,
  picture,
  browser,
}) => {
  // The browser asks before it reloads a page with unsaved work.
  page.on('dialog', (asked) => void asked.accept())
  await signIn(page, 'owner@demo.example', '/operations')
  const wish = { tour, day: weekdayFrom(20, 1), lastName: 'Sela' }
  const [paid, next, last] = [
    await placeOrder(page, wish),
    await placeOrder(page, wish),
    await placeOrder(page, wish),
  ]
  await payInCash(page, paid)
  await payInCash(page, last, { open: 60 })
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const button = (place: typeof main, english: string, hebrew: string) =>
    place.getByRole('button', { name: say(english, hebrew), exact: true })
  const open = ({ _id }: PlacedOrder) => page.goto(`/order/${_id}`)
  const credits = main.getByRole('region', { name: say('Store credit', 'שובר זיכוי'), exact: true })

  await open(paid)
  await button(main, 'Cancel Order', 'ביטול ההזמנה').click()
  await dialog.getByText(say('Store credit', 'שובר זיכוי'), { exact: true }).click()
  await expect(dialog).toContainText(say('The customer gets a code for', 'הלקוח יקבל קוד על סך'))
  await picture(page, 'refund-to-credit')
  await button(dialog, 'Cancel Order', 'ביטול ההזמנה').click()
  await seeToast(page, say('Order Canceled', 'ההזמנה בוטלה'))
  const code = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await credits.innerText())?.[0] ?? ''
  expect(code).not.toBe('')
  await expect(main.getByRole('region', { name: say('Ledger', 'כרטסת ההזמנה') })).toContainText(
    say('Store credit given', 'שובר זיכוי ניתן'),
  )
  await picture(page, 'credit-of-an-order')

  await open(next)
  await button(main, 'Pay by store credit', 'תשלום בשובר זיכוי').click()
  await dialog.getByLabel(say('Code', 'קוד השובר')).fill('zzzz-zzzz')
  await dialog.getByLabel(say('Amount', 'סכום')).fill('40')
  await button(dialog, 'Pay by store credit', 'תשלום בשובר זיכוי').click()
  await expect(dialog).toContainText(say('This credit cannot be used here', 'אי אפשר להשתמש בזיכוי הזה כאן'))
  await picture(page, 'wrong-code')
  await dialog.getByLabel(say('Code', 'קוד השובר')).fill(code.toLowerCase().replace('-', ' '))
  await button(dialog, 'Pay by store credit', 'תשלום בשובר זיכוי').click()
  await seeToast(page, say('Paid by store credit', 'שולם בשובר זיכוי'))
  await expect(main.getByRole('region', { name: say('Ledger', 'כרטסת ההזמנה') })).toContainText(code)
  await picture(page, 'paid-by-credit')

  await page.goto('/payments/credits')
  const row = main.getByRole('row').filter({ hasText: code })
  const { data } = await (await page.request.get(`/api/v1/orders/${paid._id}/credits`)).json()
  expect(data[0].rest).toBeCloseTo(data[0].amount - 40, 2)
  await expect(row).toContainText(data[0].rest.toFixed(2))
  await picture(page, 'credits')
  await button(row, 'Extend', 'הארכת תוקף').click()
  await dialog.getByLabel(say('Reason', 'סיבה')).fill('Ill')
  await page.reload()
  await button(row, 'Extend', 'הארכת תוקף').click()
  await expect(dialog.getByLabel(say('Reason', 'סיבה'))).toHaveValue('Ill')
  await button(dialog, 'Extend', 'הארכת תוקף').click()
  await expect(dialog).toContainText(say('Please choose a day from', 'נא לבחור תאריך'))
  await picture(page, 'extend-credit')

  await button(dialog, 'Cancel', 'ביטול').click()

  const { url } = await (await page.request.get(`/api/v1/orders/${last._id}/link`)).json()
  const { customer, close } = await customerOf(browser, language)
  await customer.goto(url)
  await customer.getByText(say('Pay with store credit', 'תשלום בשובר זיכוי'), { exact: true }).click()
  const typed = customer.getByLabel(say('Code', 'קוד השובר'))
  const use = customer.getByRole('button', { name: say('Use this credit', 'שימוש בשובר') })
  await typed.fill('ZZZZ-ZZZZ')
  await use.click()
  await expect(customer.getByRole('alert')).toHaveText(
    say(
      'This code doesn’t work for this order. Please check it, or call us.',
      'הקוד לא מתאים להזמנה הזו. כדאי לבדוק אותו או להתקשר אלינו.',
    ),
  )
  await expect(typed).toHaveValue('ZZZZ-ZZZZ')
  await picture(customer, 'customer-wrong-code')
  await typed.fill(code)
  await typed.press('Enter')
  await expect(customer.getByText(say('paid with your store credit', 'בשובר הזיכוי.'))).toBeVisible()
  await picture(customer, 'customer-paid-by-credit')
  const spent = await (await page.request.get(`/api/v1/orders/${paid._id}/credits`)).json()
  expect(spent.data[0].rest).toBeCloseTo(data[0].rest - 60, 2)
  await close()
  await button(row, 'Turn into a refund', 'המרה להחזר כספי').click()
  await expect(dialog).toContainText('100.00')
  await dialog.getByLabel(say('Reason', 'סיבה')).fill('She wanted her money')
  await picture(page, 'take-back-credit')
  await button(dialog, 'Turn into a refund', 'המרה להחזר כספי').click()
  await seeToast(page, say('The credit is a refund now', 'השובר הומר להחזר כספי'))
  await expect(row).toContainText(say('Taken back', 'בוטל'))
  await open(paid)
  await expect(credits).toContainText(say('Taken back', 'בוטל'))
  await expect(button(credits, 'Turn into a refund', 'המרה להחזר כספי')).toHaveCount(0)
  await picture(page, 'credit-taken-back')
})

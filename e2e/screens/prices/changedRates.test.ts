import { choose } from '../../support/fields.ts'
import { startProduct } from '../../support/startProduct.ts'
import { seeToast } from '../../support/toasts.ts'
import { typedOrder } from '../../support/typedOrder.ts'
import { test as base, expect, type Page, type Say } from '../journey.ts'

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures from the pattern
const test = base.extend('product', async ({}, { onCleanup }) => {
  const product = await startProduct()
  onCleanup(product.stop)
  return product
})

test('a super user changes a rate, the log says who, and an order being booked shows the new rate at once', async ({
  page,
  say,
  signIn,
  colleague,
}) => {
  const unchecked = say('Nobody has checked this rate yet', 'אף אחד עוד לא בדק את השער הזה')
  const before = await orderInShekels(await colleague('admin@demo.example'), say)
  await expect(before).toContainText('1 USD = 3.7 ILS')
  await expect(before).toContainText(unchecked)

  await signIn(page, 'super@demo.example', '/settings')
  await page.getByRole('tab', { name: say('Exchange rates', 'שערי מטבע') }).click()
  await expect(page).toHaveURL(/\/settings\/rates$/)
  const rates = ratesForm(page, say)
  await expect(rates.shekel).toHaveValue('3.7')
  await rates.shekel.fill('36')
  await rates.save.click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('873%')
  await question.getByRole('button', { name: say('Cancel', 'ביטול') }).click()
  await rates.shekel.fill('0')
  await rates.save.click()
  await expect(page.getByText(say('Please enter a number above 0', 'נא להזין מספר גדול מ-0'))).toBeVisible()
  await rates.shekel.fill('3.6125')
  await rates.save.click()
  await seeToast(page, say('Rates saved', 'השערים נשמרו'))
  const change = rates.changes.getByRole('row').filter({ hasText: '3.7 → 3.6125' })
  await expect(change).toContainText('Yael Shapiro')
  await expect(page.getByText(unchecked)).toHaveCount(0)

  await rates.fetchNow.click()
  const reason = say("The Bank of Israel doesn't answer", 'בנק ישראל לא עונה')
  await expect(page.getByRole('status').filter({ hasText: reason })).toBeVisible()
  await expect(rates.shekel).toHaveValue('3.6125')

  const booking = await orderInShekels(await colleague('owner@demo.example'), say)
  await expect(booking).toContainText('1 USD = 3.6125 ILS')
  await expect(booking).toContainText(say('Set today', 'הוזן היום'))
  const { EUR } = await (await page.request.get('/api/v1/settings/rates')).json()
  const data = { EUR: EUR.rate, ILS: 3.65, fetchesDaily: false }
  expect((await page.request.put('/api/v1/settings/rates', { data })).ok()).toBe(true)
  await expect(booking).toContainText('1 USD = 3.65 ILS')
})

/** Opens the summary of an order that isn't saved yet. */
async function orderInShekels(page: Page, say: Say) {
  const { form } = await typedOrder(page, say, 'Rivka')
  await choose(form, say('Currency', 'מטבע'), 'ILS')
  return form
}

function ratesForm(page: Page, say: Say) {
  return {
    shekel: page.getByLabel(say('1 US dollar in ILS ₪', 'שער הדולר ב־')).last(),
    save: page.getByRole('button', { name: say('Save', 'שמירה'), exact: true }),
    fetchNow: page.getByRole('button', { name: say('Fetch now', 'משיכה עכשיו') }),
    changes: page.getByRole('region', { name: say('Changes', 'שינויים') }).getByRole('table'),
  }
}

import { changeLanguage } from '../support/changeLanguage.ts'
import { backgroundOf } from '../support/colours.ts'
import { expect, type Locator, type Page, type Say, test } from '../support/journey.ts'
import { seeToast } from '../support/toasts.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'admin@demo.example', '/'))

test('OPS-27 FORM-16 FORM-74 FORM-75 FORM-76 PAY-17 pending and paid are orange tags, and a paid order lists its payments and takes only a corrected phone and notes', async ({
  page,
  say,
}) => {
  for (const [status, word] of [
    ['pending', say('Pending', 'ממתינה')],
    ['paid', say('Paid', 'שולמה')],
  ] as const) {
    await page.goto(`/operations?orderStatus=${status}&orderType=daily`)
    const [red, green, blue] = await backgroundOf(rowsOf(page).first().getByText(word, { exact: true }))
    expect(red).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(blue)
  }
  await expect(rowsOf(page).filter({ hasText: say('BOOKED', 'הוזמן') })).not.toHaveCount(0)
  await expect(page.getByRole('main').getByRole('region')).not.toContainText('NOT_CONFIRMED')
  await page.goto(`/operations?orderStatus=paid&orderType=daily&search=${await paidOrderOfOneTour(page)}`)
  await rowsOf(page).first().getByRole('link').click()
  const form = page.getByRole('dialog', { name: say('Order', 'הזמנה') })
  const steps = form.getByRole('navigation').getByRole('button')
  const status = form.getByRole('combobox', { name: say('Tour Status', 'סטטוס הסיור') })
  const fields = form
    .getByRole('textbox')
    .or(form.getByRole('combobox'))
    .or(form.getByRole('checkbox'))
    .or(form.getByRole('radio'))
    .or(form.getByRole('button', { name: say('Tour date', 'תאריך הסיור') }))
  const customer = 1
  const open = [say('Tour Status', 'סטטוס הסיור'), say('Notes for this tour', 'הערות לסיור הזה')]
  await expect(form).toContainText(
    say("only the customer's details and the notes can be changed", 'אפשר לשנות רק את פרטי הלקוח ואת ההערות'),
  )
  for (const [at, count] of [9, 8, 6].entries()) {
    await steps.nth(at).click()
    await expect(steps.nth(at)).toHaveAttribute('aria-current', 'step')
    expect(await fields.count()).toBeGreaterThanOrEqual(count)
    for (const field of await fields.all()) {
      const isOpen = at === customer || open.includes(await nameOf(field))
      await (isOpen ? expect(field).toBeEnabled() : expect(field).toBeDisabled())
    }
    await expect(form.getByRole('button', { name: say('Add tour', 'הוספת סיור') })).toHaveCount(0)
  }
  await expect(status.first()).toBeEnabled()
  await steps.nth(customer).click()
  await form.getByRole('textbox', { name: say('Mobile phone', 'טלפון נייד') }).fill('+1 555 010 7788')
  await form.getByRole('button', { name: say('Save order', 'שמירת ההזמנה') }).click()
  await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
  const payments = form.getByRole('region', { name: say('Payments', 'תשלומים') })
  await expect(payments.getByRole('listitem').first()).toContainText(say('Paid', 'שולם'))
  for (const payment of await payments.getByRole('listitem').all())
    await expect(payment).toContainText(new RegExp(say('Pending|Paid|Canceled', 'ממתין|שולם|בוטל')))
  await expect(form.getByRole('list', { name: say('Participants', 'משתתפים') })).toContainText(
    say('Total:', 'סה״כ:'),
  )
})

test('statuses and what is open are in sight on every laptop, and ticking a row moves none', async ({
  page,
  say,
}) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/operations')
    await expectInSight(say)
    await expectInSight(await changeLanguage(page, say))
  }

  async function expectInSight(shown: Say): Promise<void> {
    const row = rowsOf(page).first()
    await expect(row).toBeVisible()
    for (const name of [
      shown('Tour Status', 'סטטוס הסיור'),
      shown('Order Status', 'סטטוס ההזמנה'),
      shown('Open', 'נותר לתשלום'),
    ])
      await expect(page.getByRole('columnheader', { name })).toBeInViewport({ ratio: 0.99 })
    const before = await row.boundingBox()
    await row.getByRole('checkbox').click()
    await expect(page.getByRole('region', { name: shown('Selected rows', 'השורות שנבחרו') })).toBeVisible()
    expect((await row.boundingBox())?.y).toBe(before?.y)
    await row.getByRole('checkbox').click()
  }
})

/** The number of a paid order whose only tour isn't canceled. */
async function paidOrderOfOneTour(page: Page): Promise<number> {
  const params = { orderStatus: 'paid', orderType: 'daily', limit: 100 }
  const { data } = await (await page.request.get('/api/v1/orders/purchasedTours/data', { params })).json()
  const numbers: number[] = data.map(({ orderNumber }: { orderNumber: number }) => orderNumber)
  const single = numbers.find((number) => numbers.indexOf(number) === numbers.lastIndexOf(number))
  if (single === undefined) throw new Error('The demo has no paid order of one tour.')
  return single
}

function nameOf(field: Locator): Promise<string> {
  return field.evaluate(
    (input: HTMLInputElement) =>
      input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent?.trim() ?? '',
  )
}

function rowsOf(page: Page) {
  return page.getByRole('row').filter({ has: page.getByRole('link') })
}

import { seeToast } from '../../support/toasts.ts'
import { typedOrder } from '../../support/typedOrder.ts'
import { expect, type Page, test } from '../journey.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'super@demo.example', '/'))

test('an order typed in the office is not saved for the agency that another tab switched to; back in the office it is saved', async ({
  page,
  say,
}) => {
  const desk = await typedOrder(page, say, 'Rivka')
  const agency = await switchElsewhere(page, 'Carmel Holidays')
  const stored = page.waitForRequest((request) => request.url().endsWith('/orders'))
  await desk.save()
  expect((await stored).headers()['x-account']).not.toBe(agency)

  const asked = question(page, say('This browser switched accounts', 'הדפדפן עבר לחשבון אחר'))
  await expect(asked).toContainText('Carmel Holidays')
  await expect(asked).toContainText('Main Office')
  await asked.getByRole('button', { name: say('Back to Main Office', 'חזרה אל') }).click()
  await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
  await expect(asked).toHaveCount(0)
  expect(await accountOf(page)).toBe('Main Office')
})

test('a session that ended while an order was typed asks for the password in place, and then the order is saved', async ({
  page,
  say,
}) => {
  const desk = await typedOrder(page, say, 'Shimon')
  await page.context().clearCookies()
  await desk.save()

  const asked = question(page, say('Your session has ended', 'החיבור למערכת הסתיים'))
  await expect(asked).toContainText('super@demo.example')
  const password = asked.getByRole('textbox', { name: say('Password', 'סיסמה') })
  await expect(password).toBeFocused()
  await password.fill('wrong')
  await password.press('Enter')
  await expect(asked.getByRole('alert')).toHaveText(
    say('Incorrect email or password', 'אימייל או סיסמה שגויים'),
  )
  await password.fill('demo-tourdesk')
  await password.press('Enter')
  await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
})

function question(page: Page, title: string) {
  return page.getByRole('dialog', { name: title })
}

/** Another tab enters an agency, without this page knowing yet. */
async function switchElsewhere(page: Page, name: string): Promise<string> {
  const { data } = await (await page.request.get(`/api/v1/accounts?name=${encodeURIComponent(name)}`)).json()
  await page.request.post('/api/v1/auth/setUserAccount', { data: { accountId: data[0]._id } })
  return data[0]._id
}

async function accountOf(page: Page): Promise<string> {
  const session = await (await page.request.get('/api/v1/auth/getCurrentUser')).json()
  return session.account.name
}

import { accountMenu } from '../../support/frame.ts'
import { expect, type Page, type Say, test } from '../../support/journey.ts'
import { startOrder } from '../../support/openOrder.ts'
import { signInElsewhere } from '../../support/signInElsewhere.ts'

const tour = 'Jerusalem and the Dead Sea'

test.beforeEach(({ page, signIn }) => signIn(page, 'super@demo.example', '/'))

test('an order typed in the office is not saved for the agency that another tab switched to; back in the office it is saved', async ({
  page,
  say,
  picture,
}) => {
  const desk = await typedOrder(page, say, 'Rivka')
  const agency = await switchElsewhere(page, 'Carmel Holidays')
  const stored = page.waitForRequest((request) => request.url().endsWith('/orders'))
  await desk.save()
  const [, account] = [await stored, (await stored).headers()['x-account']]
  expect(account).not.toBe(agency)

  const asked = question(page, say('This browser switched accounts', 'הדפדפן עבר לחשבון אחר'))
  await expect(asked).toContainText('Carmel Holidays')
  await expect(asked).toContainText('Main Office')
  await picture(page, 'switched')
  await asked.getByRole('button', { name: say('Back to Main Office', 'חזרה אל') }).click()
  await expect(page.getByText(say('Order Saved!', 'ההזמנה נשמרה!'))).toBeVisible()
  await expect(asked).toHaveCount(0)
  expect(await accountOf(page)).toBe('Main Office')
})

test('a page of the previous account says so at once, and leads to the new account without having to be cleared', async ({
  page,
  say,
}) => {
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/agencies?limit=25')
  await other.getByRole('row').filter({ hasText: 'Carmel Holidays' }).getByText('+972 4 555 0118').click()
  await expect(other).toHaveURL(/\/agency_orders/)

  const asked = question(page, say('This browser switched accounts', 'הדפדפן עבר לחשבון אחר'))
  await asked.getByRole('button', { name: say('Continue in Carmel Holidays', 'להמשיך בחשבון') }).click()
  await expect(page).toHaveURL(/\/agency_orders/)
  await expect(page.getByRole('banner')).toContainText('Carmel Holidays')
})

test('a session that ended while an order was typed asks for the password in place, and then the order is saved', async ({
  page,
  say,
  picture,
}) => {
  const desk = await typedOrder(page, say, 'Shimon')
  await page.context().clearCookies()
  await desk.save()

  const asked = question(page, say('Your session has ended', 'החיבור למערכת הסתיים'))
  await expect(asked).toContainText('super@demo.example')
  await picture(page, 'ended')
  const password = asked.getByRole('textbox', { name: say('Password', 'סיסמה') })
  await expect(password).toBeFocused()
  await password.fill('wrong')
  await password.press('Enter')
  await expect(asked.getByRole('alert')).toHaveText(
    say('Incorrect email or password', 'אימייל או סיסמה שגויים'),
  )
  await password.fill('demo-tourdesk')
  await password.press('Enter')
  await expect(page.getByText(say('Order Saved!', 'ההזמנה נשמרה!'))).toBeVisible()
})

test('signing out in another tab keeps what is typed here until the user signs in again', async ({
  page,
  say,
}) => {
  const desk = await typedOrder(page, say, 'Talia')
  const other = await page.context().newPage()
  await other.goto('/tours')
  const account = accountMenu(other, say, 'Yael')
  await account.open()
  await account.list.getByRole('menuitem', { name: say('Log Out', 'יציאה') }).click()
  await expect(other).toHaveURL(/\/login$/)

  const asked = question(page, say('Your session has ended', 'החיבור למערכת הסתיים'))
  await asked.getByRole('textbox', { name: say('Password', 'סיסמה') }).fill('demo-tourdesk')
  await asked.getByRole('button', { name: say('Sign In', 'כניסה'), exact: true }).click()
  await expect(asked).toHaveCount(0)
  await desk.save()
  await expect(page.getByText(say('Order Saved!', 'ההזמנה נשמרה!'))).toBeVisible()
})

test('when someone else signs in in another tab, they get neither the order nor its form', async ({
  page,
  say,
  picture,
}) => {
  const desk = await typedOrder(page, say, 'Dafna')
  await signInElsewhere(page, 'owner@demo.example')
  const asked = question(page, say('Someone else signed in', 'משתמש אחר התחבר'))
  await expect(asked).toBeVisible()
  await picture(page, 'someone-else')
  await asked.getByRole('button', { name: say('Continue as', 'להמשיך בתור') }).click()
  await expect(page).toHaveURL(/\/operations$/)
  await startOrder(page, say)
  await expect(desk.list(say('Tour', 'סיור'))).toHaveValue('')
  await expect(page.getByText('Dafna')).toHaveCount(0)
})

function question(page: Page, title: string) {
  return page.getByRole('dialog', { name: title })
}

/** An order that is ready to be saved. */
async function typedOrder(page: Page, say: Say, firstName: string) {
  const desk = await startOrder(page, say)
  await desk.chooseTour(tour)
  await desk.departures.getByRole('radio').first().check()
  await desk.add(say('Adult', 'מבוגר'), 2)
  await desk.next()
  await desk.fillCustomer({ firstName, lastName: 'Golan', email: 'golan@guests.example' })
  await desk.next()
  await expect(desk.cards).toHaveCount(1)
  return desk
}

/** Another tab enters an agency; this page doesn't know yet. */
async function switchElsewhere(page: Page, name: string): Promise<string> {
  const { data } = await (await page.request.get(`/api/v1/accounts?name=${encodeURIComponent(name)}`)).json()
  await page.request.post('/api/v1/auth/setUserAccount', { data: { accountId: data[0]._id } })
  return data[0]._id
}

async function accountOf(page: Page): Promise<string> {
  const session = await (await page.request.get('/api/v1/auth/getCurrentUser')).json()
  return session.account.name
}

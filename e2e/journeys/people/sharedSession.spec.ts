import { accountMenu } from '../../support/frame.ts'
import { expect, type Page, test } from '../../support/journey.ts'
import { startOrder } from '../../support/openOrder.ts'
import { signInElsewhere } from '../../support/signInElsewhere.ts'
import { seeToast } from '../../support/toasts.ts'
import { typedOrder } from '../../support/typedOrder.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'super@demo.example', '/'))

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
  await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
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

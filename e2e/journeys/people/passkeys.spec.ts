import { expect, test } from '../../support/journey.ts'
import { givePasskeyDevice } from '../../support/passkeyDevice.ts'
import { seeToast } from '../../support/toasts.ts'

test('a passkey is added, renamed, signs in alone and after the password, and is deleted', async ({
  page,
  say,
  signIn,
  picture,
}) => {
  const device = await givePasskeyDevice(page)
  const login = say('agent@demo.example', 'agency-admin@demo.example')
  const button = (english: string, hebrew: string) =>
    page.getByRole('button', { name: say(english, hebrew), exact: true })
  await signIn(page, login)
  await page.goto('/security')
  await button('Add a passkey', 'הוספת מפתח גישה').click()
  const codes = page.getByRole('dialog')
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await button('I’ve kept them', 'שמרתי אותם').click()

  await page.getByRole('button', { name: say('Rename', 'שינוי השם') }).click()
  const name = page.getByRole('dialog').getByRole('textbox')
  await name.fill('')
  await name.press('Enter')
  await expect(page.getByText(say('Name is required', 'שם הוא שדה חובה'))).toBeVisible()
  await name.fill('Laptop')
  await name.press('Enter')
  await expect(page.getByRole('row').filter({ hasText: 'Laptop' })).toBeVisible()
  await picture(page, 'passkeys')

  // Otherwise the page that's still open would offer a passkey again, and the device would sign in.
  await device.setPresent(false)
  await page.request.post('/api/v1/auth/logout')
  await page.goto('/login')
  await expect(button('Sign in with a passkey', 'כניסה עם מפתח גישה')).toBeVisible()
  await device.setPresent(true)
  await button('Sign in with a passkey', 'כניסה עם מפתח גישה').click()
  await expect(page).toHaveURL(/agency_orders/)

  await device.setPresent(false)
  await page.request.post('/api/v1/auth/logout')
  await page.goto('/login')
  await page.getByLabel(say('Email or username', 'אימייל או שם משתמש')).fill(login)
  await page.getByLabel(say('Password', 'סיסמה'), { exact: true }).fill('demo-tourdesk')
  await button('Sign In', 'כניסה').click()
  await expect(
    page.getByText(say('Your browser asks for the passkey', 'הדפדפן יבקש את מפתח הגישה')),
  ).toBeVisible()
  await picture(page, 'passkey-as-second-factor')
  const offers: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/signIn/options')) offers.push(request.url())
  })
  await device.setPresent(true)
  await button('Continue', 'המשך').click()
  await expect(page).toHaveURL(/agency_orders/)
  await expect(page.getByRole('heading', { name: say('Orders', 'הזמנות'), level: 1 })).toBeAttached()
  // The login form doesn't come back while the next page loads, so no second sign-in is offered.
  expect(offers).toEqual([])

  await page.goto('/security')
  await page.getByRole('button', { name: say('Delete Laptop', 'מחיקת'), exact: false }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Delete Passkey', 'מחיקת מפתח הגישה') })
    .click()
  await seeToast(page, say('Passkey deleted', 'מפתח הגישה נמחק'))
  await expect(page.getByRole('row').filter({ hasText: 'Laptop' })).toHaveCount(0)
})

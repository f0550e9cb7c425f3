import { accountMenu } from '../support/frame.ts'
import { expect, type Page, type Say, test } from '../support/journey.ts'

const refresh = '/api/v1/auth/refreshToken'
const list = '/api/v1/orders/purchasedTours/data'

test('ROUTE-01 ROUTE-02 AUTH-01 AUTH-04 AUTH-05 empty fields show errors, and nothing is sent', async ({
  page,
  say,
  picture,
}) => {
  const sent = countRequests(page)
  for (const address of ['/', '/login']) {
    await page.goto(address)
    const door = loginForm(page, say)
    await expect(door.rememberMe).toBeVisible()
    await door.signIn.click()
    await expect(page.getByText(say('valid email is required', 'צריך להזין אימייל תקין'))).toBeVisible()
    await expect(page.getByText(say('password is required', 'צריך להזין סיסמה'))).toBeVisible()
    await expect(door.email).toBeFocused()
    await door.email.fill('admin@demo.example')
    await door.signIn.click()
    await expect(door.password).toBeFocused()
    await expect(page.getByText(say('valid email is required', 'צריך להזין אימייל תקין'))).toHaveCount(0)
  }
  await picture(page, 'login')
  expect(sent('/api/v1/auth/login')).toBe(0)
})

test('AUTH-02 AUTH-06 AUTH-10 a wrong password shows an error in red, Enter and the button submit, and "remember me" works', async ({
  page,
  say,
}) => {
  await page.goto('/login')
  const door = loginForm(page, say)
  await door.email.fill('admin@demo.example')
  await door.password.fill('wrong password')
  await door.rememberMe.check()
  await door.password.press('Enter')
  const refusal = page.getByRole('alert')
  await expect(refusal).toHaveText(say('Incorrect email or password', 'אימייל או סיסמה שגויים'))
  await expect(refusal).toHaveCSS('color', /rgb\(1[5-9]\d|2\d\d, [0-6]?\d, [0-6]?\d\)/)
  await expect(door.email).toHaveValue('admin@demo.example')
  await page.reload()
  await expect(door.rememberMe).toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('rememberMe'))).toBe('true')
  await door.email.fill('admin@demo.example')
  await door.password.fill('demo-tourdesk')
  await door.signIn.click()
  await expect(page).toHaveURL(/\/operations$/)
})

test('AUTH-08 AUTH-34 signing in leads to operations, or to the orders in an agency', async ({
  page,
  say,
}) => {
  const asked = countRequests(page)
  const door = loginForm(page, say)
  for (const [login, home] of [
    ['admin@demo.example', '/operations'],
    ['agent@demo.example', '/agency_orders'],
  ] as const) {
    await page.context().clearCookies()
    const before = asked('/api/v1/auth/getCurrentUser')
    await page.goto('/login')
    await door.email.fill(login)
    await door.password.fill('demo-tourdesk')
    await door.signIn.click()
    await expect(page).toHaveURL(new RegExp(`${home}$`))
    await page.goto('/login')
    await expect(page).toHaveURL(new RegExp(`${home}$`))
    expect(asked('/api/v1/auth/getCurrentUser') - before).toBeGreaterThanOrEqual(2)
  }
})

test('AUTH-07 AUTH-29 AUTH-32 OMSG-11 an expired session is renewed once, without the user noticing', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example', '/')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(await page.evaluate(() => document.cookie)).toBe('')
  await page.context().clearCookies({ name: 'tourdesk_access' })
  const sent = countRequests(page)
  await page.getByRole('searchbox').fill('zzz')
  await expect(
    page.getByText(say('No order matching this number was found', 'לא נמצאה הזמנה עם המספר הזה')),
  ).toBeVisible()
  // Once for these dates and once for all, since nothing was found; a refused one is sent again.
  await expect.poll(() => sent(list)).toBeGreaterThanOrEqual(2)
  expect(sent(refresh)).toBe(1)
  await expect(page).toHaveURL(/\/operations\?search=zzz$/)
})

test('AUTH-30 a session that cannot be renewed ends at the login', async ({ page, signIn }) => {
  await signIn(page, 'admin@demo.example', '/')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.context().clearCookies()
  const sent = countRequests(page)
  await page.getByRole('searchbox').fill('zzz')
  await expect(page).toHaveURL(/\/login$/)
  expect(sent(refresh)).toBe(1)
})

test('AUTH-31 a visitor stays on the login page even if the session cannot be renewed', async ({
  page,
  say,
}) => {
  const sent = countRequests(page)
  await page.goto('/')
  await expect(loginForm(page, say).signIn).toBeVisible()
  expect(sent(refresh)).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/')
})

test('NAV-18 AUTH-33 logging out makes the cookies useless', async ({ page, say, signIn }) => {
  await signIn(page, 'admin@demo.example', '/')
  const cookies = await page.context().cookies()
  const account = accountMenu(page, say, 'Inbal')
  await account.open()
  await account.list.getByRole('menuitem', { name: say('Log Out', 'יציאה') }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.context().addCookies(cookies)
  await page.goto('/operations')
  await expect(page).toHaveURL(/\/login$/)
})

test('a deep link keeps its filters, also after going back', async ({ page, say, signIn }) => {
  const address = '/operations?search=10&tourStatus=CONFIRMED&groupType=small_group&limit=10'
  await signIn(page, 'admin@demo.example', address)
  const status = page.getByRole('button', {
    name: say('Remove filter: Tour Status', 'הסרת המסנן: סטטוס הסיור'),
  })
  await expect(status).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('10')
  await expect(page.getByRole('row')).toHaveCount(11)
  await page.getByRole('link', { name: say('Assignments', 'שיבוצים') }).click()
  await expect(page).toHaveURL(/calendar$/)
  await page.goBack()
  await expect(page).toHaveURL(/tourStatus=CONFIRMED/)
  await expect(status).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('10')
  await expect(page.getByRole('row')).toHaveCount(11)
})

function loginForm(page: Page, say: Say) {
  return {
    email: page.getByRole('textbox', { name: say('Email or username', 'אימייל או שם משתמש') }),
    password: page.getByRole('textbox', { name: say('Password', 'סיסמה') }),
    rememberMe: page.getByRole('checkbox', { name: say('Remember Me', 'לזכור אותי') }),
    signIn: page.getByRole('button', { name: say('Sign In', 'כניסה'), exact: true }),
  }
}

/** Counts what the page sends from now on, by path. */
function countRequests(page: Page): (path: string) => number {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return (wanted) => paths.filter((path) => path === wanted).length
}

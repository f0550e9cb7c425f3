import { accountMenu } from '../../support/frame.ts'
import { expect, type Page, type Say, test } from '../journey.ts'

const refresh = '/api/v1/auth/refreshToken'

test('ROUTE-01 ROUTE-02 AUTH-01 AUTH-04 AUTH-05 empty fields show errors, and nothing is sent', async ({
  page,
  say,
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
  expect(sent('/api/v1/auth/login')).toBe(0)
})

test('AUTH-02 AUTH-10 a wrong password shows an error, Enter and the button submit, and "remember me" works', async ({
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
  const rest = () => page.getByRole('main').getByRole('heading').first().waitFor()
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
    await rest()
    await page.goto('/login')
    await expect(page).toHaveURL(new RegExp(`${home}$`))
    await rest()
    expect(asked('/api/v1/auth/getCurrentUser') - before).toBeGreaterThanOrEqual(2)
  }
})

test('AUTH-30 a session that cannot be renewed ends at the login', async ({ page, say, signIn }) => {
  await signIn(page, 'admin@demo.example', '/')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const sent = countRequests(page)
  await page.context().clearCookies()
  // A call that the page was about to make may end the session before the search does.
  await page.getByRole('searchbox').or(loginForm(page, say).email).fill('zzz')
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

/** Counts the page's requests from now on, by path. */
function countRequests(page: Page): (path: string) => number {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return (wanted) => paths.filter((path) => path === wanted).length
}

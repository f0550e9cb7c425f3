import { doors } from '../../support/doors.ts'
import { accountMenu } from '../../support/frame.ts'
import { watchCalls } from '../../support/requests.ts'
import { seeToast } from '../../support/toasts.ts'
import { userEditor } from '../../support/userEditor.ts'
import { expect, test } from '../journey.ts'

test('AUTH-03 AUTH-11 AUTH-12 AUTH-13 AUTH-14 AUTH-15 ROUTE-04 MSG-03 a forgotten password can be reset by mail', async ({
  page,
  say,
}) => {
  const calls = watchCalls(page)
  const door = doors(page, say)
  await page.goto('/login')
  await door.link('Forgot password', 'שכחתי סיסמה').click()
  await expect(page).toHaveURL(/\/forgotPassword$/)
  const fault = page.getByText(say('valid email is required', 'נדרשת כתובת אימייל תקינה'))
  for (const wrong of ['', 'no address', 'somebody@nowhere']) {
    await door.email.fill(wrong)
    await door.sendReset()
    await expect(fault).toBeVisible()
    await expect(door.email).toBeFocused()
  }
  expect(calls('POST auth/forgotPassword')).toEqual([])
  await door.email.fill('nobody@nowhere.example')
  await door.email.press('Enter')
  await seeToast(page, say('success!', 'בוצע בהצלחה!'))
  await expect(page).toHaveURL(/\/forgotPassword$/)
  await door.link('Have an Account? Login', 'יש לך חשבון? לכניסה').click()
  await expect(page).toHaveURL(/\/login$/)
})

test('AUTH-16 AUTH-17 AUTH-18 AUTH-19 AUTH-20 AUTH-21 ROUTE-05 HOLE-A33 HOLE-A35 a new password is set through the mailed link, once', async ({
  page,
  say,
  mailedLink,
}) => {
  const door = doors(page, say)
  const email = say('rania.farah@office.example', 'keren.shalev@office.example')
  await page.goto('/forgotPassword')
  await door.email.fill(email)
  await door.sendReset()
  await seeToast(page, say('success!', 'בוצע בהצלחה!'))
  const link = await mailedLink(email)
  const calls = watchCalls(page)

  await test.step('the form shows what’s wrong before anything is sent', async () => {
    await page.goto(link)
    await expect(page).toHaveURL(/\/resetPassword\/.+/)
    const tooShort = say('Password must be a minimum of 8 characters', 'הסיסמה חייבת להכיל לפחות 8 תווים')
    await expect(page.getByText(tooShort)).toBeVisible()
    await door.setPassword()
    await expect(page.getByText(say('password is required', 'נדרשת סיסמה'))).toHaveCount(2)
    await door.password.fill('seven77')
    await door.confirmed.fill('seven78')
    await door.setPassword()
    await expect(page.getByText(tooShort)).toBeVisible()
    await expect(page.getByText(say('Passwords do not match', 'הסיסמאות אינן זהות'))).toBeVisible()
    expect(calls('POST auth/resetPassword')).toEqual(['POST auth/resetPassword/check'])
  })

  await test.step('a good one signs in', async () => {
    await door.password.fill('olive-grove-8')
    await door.confirmed.fill('olive-grove-8')
    await door.rememberMe.check()
    await door.setPassword()
    await expect(page).toHaveURL(/\/operations$/)
    await seeToast(page, say('success!', 'בוצע בהצלחה!'))
  })

  await test.step('the next login remembers the email, and only the new password works', async () => {
    const account = accountMenu(page, say, say('Rania', 'Keren'))
    await account.open()
    await account.list.getByRole('menuitem', { name: say('Log Out', 'יציאה') }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(door.login).toHaveValue(email)
    await expect(door.rememberMe).toBeChecked()
    await door.enter(email, 'demo-tourdesk')
    await expect(door.refusal).toHaveText(say('Incorrect email or password', 'אימייל או סיסמה שגויים'))
    await door.enter(email, 'olive-grove-8')
    await expect(page).toHaveURL(/\/operations$/)
  })

  await test.step('the link does not work twice', async () => {
    await page.context().clearCookies()
    await page.goto(link)
    const over = say('This link has expired or was already used', 'תוקף הקישור פג או שכבר נעשה בו שימוש')
    await expect(door.notice).toHaveText(over)
    await expect(door.password).toHaveCount(0)
    await door.link('Send a new link', 'שליחת קישור חדש').click()
    await expect(page).toHaveURL(/\/forgotPassword$/)
  })
})

test('AUTH-31 a link that was used in the meantime shows an error on the form, and the visitor stays there', async ({
  page,
  say,
  mailedLink,
}) => {
  const door = doors(page, say)
  const email = 'avi.mizrahi@office.example'
  await page.request.post('/api/v1/auth/forgotPassword', { data: { email } })
  const link = await mailedLink(email)
  await page.goto(link)
  await door.password.fill('olive-grove-8')
  await door.confirmed.fill('olive-grove-8')
  await door.useUpElsewhere(link)
  await door.confirmed.press('Enter')
  await expect(door.refusal).toHaveText(
    say('This link has expired or was already used', 'תוקף הקישור פג או שכבר נעשה בו שימוש'),
  )
  await expect(page).toHaveURL(link)
  await expect(door.password).toHaveValue('olive-grove-8')
})

test('AUTH-31 a link that leads nowhere says so before a password is typed', async ({ page, say }) => {
  const door = doors(page, say)
  await page.goto('/resetPassword/no.such.token')
  await expect(door.notice).toBeVisible()
  await expect(door.password).toHaveCount(0)
  await expect(page).toHaveURL(/\/resetPassword\/no\.such\.token$/)
})

test('AUTH-19 AUTH-21 people change their own password from the greeting menu and stay signed in', async ({
  page,
  say,
  signIn,
  newcomer,
}) => {
  const email = 'tamar.galili@office.example'
  await signIn(page, email, '/')
  const account = accountMenu(page, say, 'Tamar')
  await account.open()
  await account.list.getByRole('menuitem', { name: say('Security', 'אבטחה') }).click()
  await expect(page).toHaveURL(/\/security$/)
  const field = (english: string, hebrew: string) =>
    page.getByRole('textbox', { name: say(english, hebrew), exact: true })
  const change = () => page.getByRole('button', { name: say('Change Password', 'שינוי הסיסמה') }).click()
  await field('Current password', 'הסיסמה הנוכחית').fill('not-mine')
  await field('New password', 'סיסמה חדשה').fill('olive-grove-8')
  await field('Repeat the new password', 'הסיסמה החדשה שוב').fill('olive-grove-9')
  await change()
  await expect(page.getByText(say('Passwords do not match', 'הסיסמאות אינן זהות'))).toBeVisible()
  await field('Repeat the new password', 'הסיסמה החדשה שוב').fill('olive-grove-8')
  await change()
  await expect(page.getByText(say("This isn't your current password", 'זאת לא הסיסמה הנוכחית'))).toBeVisible()
  await field('Current password', 'הסיסמה הנוכחית').fill('demo-tourdesk')
  await change()
  await seeToast(page, say('Password changed.', 'הסיסמה שונתה.'))

  const visitor = await newcomer()
  const door = doors(visitor, say)
  await door.enter(email, 'demo-tourdesk')
  await expect(door.refusal).toBeVisible()
  await door.enter(email, 'olive-grove-8')
  await expect(visitor).toHaveURL(/\/(operations|agency_orders)$/)
})

test('AUTH-28 an invite that cannot be read says so instead of a form', async ({ page, say }) => {
  await page.goto('/register/eyJ-this-is-no-token')
  await expect(page.getByRole('alert')).toHaveText(
    say('JWT token has an invalid structure', 'ההזמנה אינה תקינה'),
  )
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('ROUTE-03 ROUTE-04 ROUTE-05 ROUTE-39 HOLE-A41 signed-in users who open a visitor page are sent home', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example')
  for (const address of ['/', '/login', '/forgotPassword', '/resetPassword/some.token', '/register']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/operations$/)
  }
  await page.goto('/register/eyJhbGciOiJIUzI1NiJ9.e30.c2ln')
  await expect(page).toHaveURL(/\/operations$/)
  const first = 'כדי לקבל את ההזמנה יש קודם לצאת מהמערכת'
  await seeToast(page, say('Please log out to accept this invite', first))
})

test('AUTH-24 AUTH-26 ROUTE-41 USR-11 USR-15 HOLE-A37 HOLE-A39 a guest who registers is an end user, and gets no access', async ({
  page,
  say,
  colleague,
}) => {
  const door = doors(page, say)
  const email = say('mary@guests.example', 'miriam@guests.example')
  const calls = watchCalls(page)
  await page.goto('/register')
  await expect(page.locator('form').getByRole('textbox')).toHaveCount(6)
  await door.register()
  await seeToast(
    page,
    say(
      'Please fill in the missing fields: Email, First Name, Last Name, Password',
      'חסרים פרטים בשדות: אימייל, שם פרטי, שם משפחה, סיסמה',
    ),
  )
  await expect(door.email).toBeFocused()
  await door.email.fill(email)
  await door.firstName.fill(say('Mary', 'מרים'))
  await door.lastName.fill(say('Stone', 'אבן'))
  await door.password.fill('guest-password')
  await door.retyped.fill('guest-password')
  await door.register()
  await expect(page).toHaveURL(/\/login$/)
  expect(calls('POST auth/signup')).toEqual(['POST auth/signup'])
  await seeToast(page, say('success!', 'בוצע בהצלחה!'))
  await door.enter(email, 'guest-password')
  await expect(door.refusal).toHaveText(say('You do not have access to this system', 'אין לך גישה למערכת'))
  await page.goto('/operations')
  await expect(page).toHaveURL(/\/login$/)

  const office = await colleague('owner@demo.example')
  const users = userEditor(office, say)
  await office.goto('/users/end_users')
  await expect(office.getByRole('columnheader')).toHaveCount(4)
  await expect(office.getByRole('combobox', { name: say('Status all', 'סטטוס הכול') })).toHaveCount(0)
  await expect(office.getByRole('button', { name: say('Invite New User', 'הזמנת משתמש חדש') })).toHaveCount(0)
  await expect(users.rowOf(email)).toContainText(say('Stone', 'אבן'))
  await users.open(email)
  await expect(
    office.getByRole('heading', { name: say(`Edit End User: ${email}`, `עריכת לקוח: ${email}`) }),
  ).toBeVisible()
  await expect(users.role).toBeDisabled()
})

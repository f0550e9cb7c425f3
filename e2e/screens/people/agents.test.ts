import { doors } from '../../support/doors.ts'
import { answer, seeToast } from '../../support/toasts.ts'
import { userEditor } from '../../support/userEditor.ts'
import { expect, type Page, test } from '../journey.ts'

const boss = 'michal.rosen@shoreline.example'

test('USR-18 USR-25 USR-26 USR-27 USR-31 USR-32 USR-33 AUTH-09 AUTH-21 MSG-07 MSG-09 HOLE-A29 HOLE-A30 an agent without a mailbox gets a username and a password', async ({
  page,
  say,
  signIn,
  newcomer,
}) => {
  const username = say('desk.one', 'desk.two')
  const users = userEditor(page, say)
  const agent = await newcomer()
  const door = doors(agent, say)
  await signIn(page, boss, '/users/agents?limit=25')

  await test.step('without an email there is a username and a password, and no role to choose', async () => {
    await users.openNew()
    await expect(users.field('password')).toHaveCount(0)
    await users.byEmail.uncheck({ force: true })
    await expect(users.field('email')).toHaveCount(0)
    await expect(users.role).toBeDisabled()
    await expect(users.role).toHaveValue(say('Agent', 'סוכן'))
    await users.press('Create Agent', 'יצירת סוכן')
    await seeToast(
      page,
      say(
        'Please fill in the missing fields: First Name, Last Name, Username, Password',
        'חסרים פרטים בשדות: שם פרטי, שם משפחה, שם משתמש, סיסמה',
      ),
    )
    const names = { firstName: say('Desk', 'דלפק'), lastName: say('One', 'קדמי') }
    await users.fill({ ...names, username, password: 'seven77' })
    await users.press('Create Agent', 'יצירת סוכן')
    const tooShort = say('Password must be a minimum of 8 characters', 'הסיסמה חייבת להכיל לפחות 8 תווים')
    await expect(users.form.getByText(tooShort)).toBeVisible()
  })

  await test.step('the credentials are copied and work', async () => {
    await users.fill({ password: 'first-password' })
    await users.press('Create Agent', 'יצירת סוכן')
    await seeToast(page, say('Agent created successfully', 'הסוכן נוצר'))
    await expect(users.dialog).toContainText(say(`Edit Employee: ${username}`, `עריכת עובד: ${username}`))
    await expect(users.field('password')).toHaveCount(0)
    await users.press('Copy Credentials', 'העתקת פרטי הכניסה')
    await seeToast(page, say('Credentials copied successfully', 'פרטי הכניסה הועתקו'))
    expect(await clipboardOf(page)).toBe(credentials(username, 'first-password'))
    await door.enter(username, 'first-password')
    await expect(agent).toHaveURL(/\/agency_orders$/)
  })

  await test.step('later the password is hidden, until a new one is set', async () => {
    await page.reload()
    await page.evaluate(() => navigator.clipboard.writeText('copied before'))
    await users.open(username)
    await users.press('Copy Credentials', 'העתקת פרטי הכניסה')
    await seeToast(page, say('Missing password', 'חסר: סיסמה'))
    expect(await clipboardOf(page)).toBe('copied before')
    await users.press('Generate New Password', 'יצירת סיסמה חדשה')
    await seeToast(page, say('Updated user successfully', 'המשתמש עודכן'))
    await users.press('Copy Credentials', 'העתקת פרטי הכניסה')
    await seeToast(page, say('Credentials copied successfully', 'פרטי הכניסה הועתקו'))
    const made = passwordIn(await clipboardOf(page))
    await agent.context().clearCookies()
    await door.enter(username, 'first-password')
    await expect(door.refusal).toHaveText(say('Incorrect email or password', 'אימייל או סיסמה שגויים'))
    await door.enter(username, made)
    await expect(agent).toHaveURL(/\/agency_orders$/)
  })

  function credentials(name: string, password: string): string {
    return say(`Username: ${name}\nPassword: ${password}`, `שם משתמש: ${name}\nסיסמה: ${password}`)
  }
})

test('USR-23 USR-28 USR-29 USR-42 MSG-05 MSG-08 HOLE-A34 HOLE-A39 an agent set inactive is signed out at once, and a deleted one is gone', async ({
  page,
  say,
  signIn,
  newcomer,
}) => {
  const username = say('desk.three', 'desk.four')
  const users = userEditor(page, say)
  const agent = await newcomer()
  const door = doors(agent, say)
  await signIn(page, boss, '/users/agents?limit=25')
  await users.openNew()
  await users.byEmail.uncheck({ force: true })
  const names = { firstName: say('Desk', 'דלפק'), lastName: say('Three', 'אחורי') }
  await users.fill({ ...names, username, password: 'first-password' })
  await users.press('Create Agent', 'יצירת סוכן')
  await seeToast(page, say('Agent created successfully', 'הסוכן נוצר'))
  await door.enter(username, 'first-password')
  await expect(agent).toHaveURL(/\/agency_orders$/)

  await test.step('inactive: the session ends and no new one begins', async () => {
    await page.reload()
    await users.open(username)
    await users.status.uncheck({ force: true })
    await users.press('Save', 'שמירה')
    await seeToast(page, say('Updated user successfully', 'המשתמש עודכן'))
    const status = users.rowOf(username).getByText(say('INACTIVE', 'לא פעיל'), { exact: true })
    await expect(status).toHaveAttribute('data-tone', 'red')
    await agent.goto('/agency_orders')
    await expect(agent).toHaveURL(/\/login$/)
    await door.enter(username, 'first-password')
    await expect(door.refusal).toHaveText(say('Your user is inactive', 'המשתמש שלך אינו פעיל'))
  })

  await test.step('deleting asks first, and a no deletes nothing', async () => {
    const question = say('Are you sure you want to delete this user?', 'למחוק את המשתמש הזה?')
    await page.reload()
    await users.open(username)
    await users.press('Delete', 'מחיקה')
    await expect(page.getByRole('dialog', { name: say('Delete', 'מחיקה') })).toContainText(question)
    await answer(page, question, say('Cancel', 'ביטול'))
    await expect(users.dialog).toBeVisible()
    await users.press('Delete', 'מחיקה')
    await answer(page, question, say('Delete', 'מחיקה'))
    await seeToast(page, say('User deleted successfully', 'המשתמש נמחק'))
    await expect(users.rowOf(username)).toHaveCount(0)
    await expect(users.rowOf(boss)).toHaveCount(0)
    await expect(page).toHaveURL(/\/users\/agents\?limit=25$/)
  })
})

function clipboardOf(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}

function passwordIn(credentials: string): string {
  return credentials.split(': ').at(-1) ?? ''
}

test('USR-25 only a new agent without an invite has a password', async ({ page, say, signIn, language }) => {
  const users = userEditor(page, say)
  const password = users.field('password')
  await signIn(page, 'agency-owner@demo.example')
  const { _id, account } = await (await page.request.get('/api/v1/auth/getCurrentUser')).json()
  const email = `asked.again.${language}@guests.example`
  const data = { accountId: account._id, email, firstName: 'Asked', lastName: 'Again', role: 'AGENT' }
  const invited = await page.request.post('/api/v1/invites', { data: { ...data, mobilePhone: '' } })
  expect(invited.ok(), await invited.text()).toBe(true)

  await test.step('a new one by mail has none, a new one without an invite has one', async () => {
    await page.goto('/users/agents?limit=100')
    await users.openNew()
    await expect(password).toHaveCount(0)
    await users.byEmail.uncheck({ force: true })
    await expect(password).toHaveCount(1)
  })

  await test.step('nor has an invite that is sent again, an employee, or one’s own record', async () => {
    await page.goto('/users/agents?limit=100')
    await users.open(email)
    await expect(password).toHaveCount(0)
    for (const address of ['agent@demo.example', 'agency-owner@demo.example']) {
      await page.goto(address.startsWith('agent') ? '/users/agents?limit=100' : '/users/admins?limit=100')
      await users.open(address)
      await expect(users.field('firstName')).toBeVisible()
      await expect(password).toHaveCount(0)
    }
    await page.goto(`/user/${_id}`)
    await expect(users.field('firstName')).toBeVisible()
    await expect(password).toHaveCount(0)
  })

  await test.step('nor has somebody who registered at the website', async () => {
    const guest = `walked.in.${language}@guests.example`
    const asked = { email: guest, password: 'a-long-password', firstName: 'Walked', lastName: 'In' }
    const registered = await page.request.post('/api/v1/auth/signup', { data: asked })
    expect(registered.ok(), await registered.text()).toBe(true)
    await signIn(page, 'owner@demo.example', '/users/end_users?limit=100')
    await users.open(guest)
    await expect(users.field('firstName')).toBeVisible()
    await expect(password).toHaveCount(0)
  })
})

import { agencyForm } from '../../support/agencyForm.ts'
import { doors } from '../../support/doors.ts'
import { accountMenu } from '../../support/frame.ts'
import { holdBack } from '../../support/requests.ts'
import { seeToast } from '../../support/toasts.ts'
import { userEditor } from '../../support/userEditor.ts'
import { expect, test } from '../journey.ts'

test('ROUTE-26 ROUTE-29 ROUTE-31 ROUTE-32 ROUTE-33 HOLE-A58 the users and agencies pages open for the staff and nobody else', async ({
  page,
  say,
  signIn,
  colleague,
}) => {
  const office = await colleague('owner@demo.example')
  const { _id: user, account } = await (await office.request.get('/api/v1/auth/getCurrentUser')).json()
  const pages = [
    ['/agencies', say('Agencies', 'סוכנויות')],
    [`/account/${account._id}`, 'Main Office'],
    ['/account/new', say('New Agency', 'סוכנות חדשה')],
    ['/users/cms', say('Users', 'משתמשים')],
    [`/user/${user}`, say('Edit Employee: owner@demo.example', 'עריכת עובד: owner@demo.example')],
    [`/users/${user}`, say('Edit Employee: owner@demo.example', 'עריכת עובד: owner@demo.example')],
  ] as const
  for (const [address] of pages) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/login$/)
    await expect(doors(page, say).login).toBeVisible()
  }
  for (const [address, title] of pages) {
    await office.goto(address)
    await expect(office.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(office).toHaveURL(new RegExp(`${address}$`))
  }

  await test.step('an unknown record leads to its list or home', async () => {
    const unknown = '01890000-0000-7000-8000-000000000000'
    for (const [address, list] of [
      [`/user/${unknown}`, /\/users\/cms$/],
      [`/account/${unknown}`, /\/agencies$/],
      ['/user/nobody', /\/users\/cms$/],
      ['/no/such/page', /\/operations$/],
    ] as const) {
      await office.goto(address)
      await expect(office).toHaveURL(list)
    }
    await page.goto('/no/such/page')
    await expect(page).toHaveURL(/\/login$/)
  })

  await test.step('the main account keeps its name', async () => {
    await signIn(page, 'super@demo.example', `/account/${account._id}`)
    const form = agencyForm(page, say)
    await expect(form.name).toHaveValue('Main Office')
    await expect(form.name).toBeDisabled()
    await expect(form.active).toBeDisabled()
    await expect(form.button('Delete', 'מחיקה')).toHaveCount(0)
  })
})

test('MSG-01 MSG-12 MSG-13 HOLE-A20 saving says what it does, and why the server refused', async ({
  page,
  say,
  signIn,
}) => {
  const users = userEditor(page, say)
  await signIn(page, 'grace.whitfield@pilgrimways.example', '/users/agents?limit=25')

  await test.step('a new agent with a username already in use', async () => {
    await users.openNew()
    await users.byEmail.uncheck({ force: true })
    const names = { firstName: say('Grace', 'חן'), lastName: say('Second', 'שניה') }
    await users.fill({ ...names, username: 'agent@demo.example', password: 'first-password' })
    const release = await holdBack(page, '**/api/v1/users')
    await users.press('Create Agent', 'יצירת סוכן')
    await seeToast(page, say('Creating...', 'יוצר...'))
    release()
    await seeToast(page, say('Could not create', 'היצירה לא הצליחה'))
    const taken = say('This email or username is already taken', 'האימייל או שם המשתמש כבר תפוסים')
    await expect(page.getByText(taken).first()).toBeVisible()
    await expect(users.field('username')).toHaveValue('agent@demo.example')
    await page.reload()
  })

  await test.step('a record that someone else saved in between', async () => {
    const email = 'hannah.brooks@pilgrimways.example'
    const address = (await users.rowOf(email).getByRole('link').getAttribute('href')) ?? ''
    await users.open(email)
    const change = { firstName: 'Hannah', lastName: say('Brook', 'ברוק') }
    const inBetween = await page.request.put(`/api/v1/users/${address.split('/').at(-1)}`, { data: change })
    expect(inBetween.ok()).toBe(true)
    await users.fill({ firstName: say('Hanna', 'חנה') })
    const release = await holdBack(page, '**/api/v1/users/*')
    await users.press('Save', 'שמירה')
    await seeToast(page, say('Upading...', 'מעדכן...'))
    release()
    await seeToast(page, say('Could not updated', 'העדכון לא הצליח'))
    await expect(users.field('firstName')).toHaveValue(say('Hanna', 'חנה'))
  })
})

test('after logging out nothing that was typed and not saved stays in the browser', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example', '/messages/templates')
  const kept = () => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  await page.getByRole('textbox', { name: say('Text', 'נוסח') }).fill('Dear Mrs. Halevi')
  await expect.poll(kept).toContain('Mrs. Halevi')
  await page.goto('/tours')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(await kept()).toContain('Mrs. Halevi')
  const { firstName } = await (await page.request.get('/api/v1/auth/getCurrentUser')).json()
  const account = accountMenu(page, say, firstName)
  await account.open()
  await account.list.getByRole('menuitem', { name: say('Log Out', 'יציאה') }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(kept).not.toContain('Mrs. Halevi')
})

import { agencyForm } from '../../support/agencyForm.ts'
import { doors } from '../../support/doors.ts'
import { accountMenu } from '../../support/frame.ts'
import { expect, type Page } from '../../support/journey.ts'
import { test } from '../../support/newcomer.ts'
import { seeToast } from '../../support/toasts.ts'
import { userEditor } from '../../support/userEditor.ts'

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
  for (const [address, title] of pages) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/login$/)
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

test('HOLE-A59 without a mail server a super user finds the mails in the Outbox, and nobody else does', async ({
  page,
  say,
  signIn,
  colleague,
  picture,
}) => {
  await page.request.post('/api/v1/auth/forgotPassword', { data: { email: 'avi.mizrahi@office.example' } })
  await signIn(page, 'super@demo.example', '/')
  const account = accountMenu(page, say, 'Yael')
  await account.open()
  await account.list.getByRole('menuitem', { name: say('Outbox', 'דואר יוצא') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Outbox', 'דואר יוצא') })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'avi.mizrahi@office.example' }).first()
  await expect(row).toContainText(say('NOT SENT', 'לא נשלח'))
  await picture(page, 'outbox')
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/\/outbox\?mail=/)
  const mail = page.getByRole('dialog').frameLocator('iframe')
  await expect(mail.getByRole('link', { name: 'Set a new password' })).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText(say("this mail wasn't sent", 'ההודעה לא נשלחה'))
  await picture(page, 'mail')
  const opening = page.context().waitForEvent('page')
  await mail.getByRole('link', { name: 'Set a new password' }).click()
  const opened = await opening
  await expect(opened).toHaveURL(/\/operations$/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const users = userEditor(page, say)
  await page.goto('/users/cms')
  await users.openNew()
  await users.chooseRole('Admin', 'מנהל')
  await users.fill({ firstName: 'Noam', lastName: 'Gal', email: say('noam@x.example', 'gal@x.example') })
  await users.press('Send Invite', 'שליחת ההזמנה')
  const notice = page.getByRole('status').filter({ hasText: say("There's no mail server", 'אין שרת דואר') })
  await expect(notice).toBeVisible()
  await picture(page, 'invite-kept')
  await notice.getByRole('button', { name: say('Open Outbox', 'לדואר היוצא') }).click()
  await expect(page).toHaveURL(/\/outbox$/)
  await expect(page.getByRole('row').nth(1)).toContainText(say('noam@x.example', 'gal@x.example'))
  await expect(notice).toHaveCount(0)

  const owner = await colleague('owner@demo.example')
  await owner.goto('/outbox')
  await expect(owner).toHaveURL(/\/operations$/)
  expect((await owner.request.get('/api/v1/outbox')).status()).toBe(403)
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
    const held = await hold(page, 'users')
    await users.press('Create Agent', 'יצירת סוכן')
    await seeToast(page, say('Creating...', 'יוצר...'))
    await held.release()
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
    const held = await hold(page, 'users/*')
    await users.press('Save', 'שמירה')
    await seeToast(page, say('Upading...', 'מעדכן...'))
    await held.release()
    await seeToast(page, say('Could not updated', 'העדכון לא הצליח'))
    await expect(users.field('firstName')).toHaveValue(say('Hanna', 'חנה'))
  })
})

test('MSG-02 login, reset and account show errors in red on the form, not in a toast', async ({
  page,
  say,
  signIn,
  mailedLink,
}) => {
  const door = doors(page, say)
  const expectRed = async () => {
    await expect(door.refusal).toHaveCSS('color', /rgb\(1[5-9]\d|2\d\d, [0-6]?\d, [0-6]?\d\)/)
    await expect(page.locator('[class*="Notification-root"]')).toHaveCount(0)
  }
  await door.enter('nobody@office.example', 'no password')
  await expect(door.refusal).toHaveText(say('Incorrect email or password', 'אימייל או סיסמה שגויים'))
  await expectRed()

  const email = 'avi.mizrahi@office.example'
  await page.request.post('/api/v1/auth/forgotPassword', { data: { email } })
  const link = await mailedLink(email)
  await page.goto(link)
  await door.password.fill('olive-grove-8')
  await door.confirmed.fill('olive-grove-8')
  await door.useUpElsewhere(link)
  await door.setPassword()
  await expect(door.refusal).toHaveText(
    say('This link has expired or was already used', 'תוקף הקישור פג או שכבר נעשה בו שימוש'),
  )
  await expectRed()

  const agency = agencyForm(page, say)
  await signIn(page, 'admin@demo.example', '/account/new')
  await agency.name.fill('Carmel Holidays')
  await agency.phone.fill('+972 3 555 0888')
  await agency.press('Create', 'יצירה')
  await expect(door.refusal).toHaveText(
    say('An account with this name already exists', 'כבר קיים חשבון בשם זה'),
  )
  await expectRed()
})

test('IMG-03 IMG-08 API-03 API-04 HOLE-A44 HOLE-A45 pictures are uploaded as form data, everything else as JSON', async ({
  page,
  say,
  signIn,
}) => {
  const agencies = agencyForm(page, say)
  await signIn(page, 'owner@demo.example', '/agencies?limit=25')
  await agencies.edit('Pilgrim Ways')
  const held = await hold(page, 'uploads/*')
  const sent = page.waitForRequest(/\/uploads\/image/)
  const picture = Buffer.from('no picture at all')
  await agencies.files.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture })
  await seeToast(page, say('Saving image...', 'שומר תמונה...'))
  await held.release()
  await seeToast(page, say('Image could not be save.', 'לא ניתן לשמור את התמונה.'))
  const upload = await sent
  expect(new URL(upload.url()).search).toBe('?folder=accounts')
  expect(upload.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(upload.headers()).not.toHaveProperty('x-api-key')
  expect(upload.headers().accept).toBe('application/json')

  const saving = page.waitForRequest((request) => request.method() === 'PUT')
  await agencies.press('Save', 'שמירה')
  const headers = (await saving).headers()
  expect(headers.accept).toBe('application/json')
  expect(headers['content-type']).toBe('application/json')
  expect(headers['x-api-key']).toBe('web')
})

/** Holds the page's next calls to one address until they're released. */
async function hold(page: Page, place: string): Promise<{ release: () => Promise<void> }> {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const address = `**/api/v1/${place}`
  await page.route(address, async (route) => {
    await gate
    await route.continue()
  })
  return {
    release: async () => {
      letGo()
      await page.unrouteAll({ behavior: 'wait' })
    },
  }
}

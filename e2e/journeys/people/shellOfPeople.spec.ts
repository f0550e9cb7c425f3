import { agencyForm } from '../../support/agencyForm.ts'
import { doors } from '../../support/doors.ts'
import { accountMenu } from '../../support/frame.ts'
import { expect } from '../../support/journey.ts'
import { test } from '../../support/newcomer.ts'
import { holdBack } from '../../support/requests.ts'
import { seeToast } from '../../support/toasts.ts'
import { userEditor } from '../../support/userEditor.ts'

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

test('MSG-02 AUTH-06 AUTH-22 login, reset and account show errors in red on the form, not in a toast', async ({
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
  const release = await holdBack(page, '**/api/v1/uploads/*')
  const sent = page.waitForRequest(/\/uploads\/image/)
  const picture = Buffer.from('no picture at all')
  await agencies.files.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture })
  await seeToast(page, say('Saving image...', 'שומר תמונה...'))
  release()
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

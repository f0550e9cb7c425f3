import { expect, test } from '../../support/journey.ts'
import { seeToast } from '../../support/toasts.ts'
import { userEditor } from '../../support/userEditor.ts'

test('USR-12 USR-14 USR-17 USR-19 USR-20 USR-21 USR-22 ROUTE-32 MSG-08 MSG-13 ROLE-20 HOLE-A14 HOLE-A20 a super user edits an employee over the list and on a page', async ({
  page,
  say,
  signIn,
  picture,
}) => {
  const email = 'boris.levin@office.example'
  const users = userEditor(page, say)
  await signIn(page, 'super@demo.example', '/users/cms?limit=25')
  await users.open(email)
  const title = say(`Edit Employee: ${email}`, `עריכת עובד: ${email}`)
  await expect(users.dialog).toContainText(title)
  await expect(page).toHaveURL(/\/users\/cms\?limit=25$/)
  await expect(users.rowOf('avi.mizrahi@office.example')).toBeAttached()
  await expect(users.field('email')).toHaveValue(email)
  expect(await users.offeredRoles()).toEqual([say('Admin', 'מנהל'), say('Owner', 'בעלים')])
  await users.fill({
    firstName: say('Boris', 'בוריס'),
    lastName: say('Levine', 'לוין'),
    mobilePhone: '+972 53 555 0999',
  })
  await picture(page, 'edit-employee')
  await users.press('Save', 'שמירה')
  await seeToast(page, say('Updated user successfully', 'המשתמש עודכן'))
  await expect(users.rowOf(email)).toContainText('+972 53 555 0999')

  const address = await users.rowOf(email).getByRole('link').getAttribute('href')
  await page.goto(address ?? '')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(users.field('lastName')).toHaveValue(say('Levine', 'לוין'))
  await users.fill({ mobilePhone: '+972 53 555 0905' })
  await users.press('Save', 'שמירה')
  await seeToast(page, say('Updated Item Successfully', 'הפריט עודכן בהצלחה'))
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await picture(page, 'user-page')
})

test('ROLE-10 ROLE-13 ROLE-17 ROLE-18 ROLE-21 HOLE-A15 HOLE-A16 rank decides what the editor lets an owner and an admin do', async ({
  page,
  say,
  signIn,
  picture,
}) => {
  const users = userEditor(page, say)
  await signIn(page, 'admin@demo.example', '/users/cms?limit=25')

  await test.step('users of the same or a higher rank are read-only', async () => {
    const note = 'לצפייה בלבד. רק משתמש בדרגה גבוהה יותר יכול לשנות את המשתמש הזה.'
    for (const email of ['boris.levin@office.example', 'owner@demo.example']) {
      await users.open(email)
      await expect(users.form).toContainText(
        say('View only: only someone with a higher rank can change this user.', note),
      )
      for (const field of ['firstName', 'lastName', 'email', 'mobilePhone'] as const)
        await expect(users.field(field)).toBeDisabled()
      for (const locked of [users.role, users.status]) await expect(locked).toBeDisabled()
      await expect(users.button('Save', 'שמירה')).toHaveCount(0)
      await expect(users.button('Delete', 'מחיקה')).toHaveCount(0)
      await picture(page, 'read-only')
      await users.press('Close', 'סגירה')
      await expect(users.dialog).toHaveCount(0)
    }
  })

  await test.step('on their own record they change names and phone, and nothing else', async () => {
    await users.open('admin@demo.example')
    for (const field of [users.role, users.field('email'), users.status]) await expect(field).toBeDisabled()
    await expect(users.button('Delete', 'מחיקה')).toHaveCount(0)
    await users.fill({ mobilePhone: say('+972 54 555 0001', '+972 54 555 0002') })
    await picture(page, 'own-record')
    await users.press('Save', 'שמירה')
    await expect(users.rowOf('admin@demo.example')).toContainText(say('0001', '0002'))
  })

  await test.step('an admin of the main account invites admins only', async () => {
    await users.openNew()
    expect(await users.offeredRoles()).toEqual([say('Admin', 'מנהל')])
  })
})

test('ROLE-06 ROLE-07 ROLE-08 ROLE-19 HOLE-A15 people in an agency give only the roles they may give', async ({
  page,
  say,
  signIn,
  colleague,
}) => {
  const [agent, admin, owner] = [say('Agent', 'סוכן'), say('Admin', 'מנהל'), say('Owner', 'בעלים')]
  const users = userEditor(page, say)
  await signIn(page, 'agency-owner@demo.example', '/users/agents')
  await users.openNew()
  expect(await users.offeredRoles()).toEqual([agent, admin, owner])
  const other = await colleague('agency-admin@demo.example')
  const asAdmin = userEditor(other, say)
  await other.goto('/users/agents')
  await asAdmin.openNew()
  expect(await asAdmin.offeredRoles()).toEqual([agent, admin])
})

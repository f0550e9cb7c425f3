import { filterBy } from '../../support/fields.ts'
import { watchCalls } from '../../support/requests.ts'
import { seeToast } from '../../support/toasts.ts'
import { userEditor } from '../../support/userEditor.ts'
import { expect, test } from '../journey.ts'

test('USR-01 USR-02 USR-06 USR-07 USR-13 ROUTE-31 ROUTE-36 HOLE-A3 HOLE-A12 HOLE-A13 the office lists its employees and its end users separately', async ({
  page,
  say,
  signIn,
}) => {
  const users = userEditor(page, say)
  await signIn(page, 'owner@demo.example', '/users')
  await expect(page).toHaveURL(/\/users\/cms$/)
  await expect(page.getByRole('tab')).toHaveText([say('CMS', 'עובדים'), say('End Users', 'לקוחות')])
  await expect(page.getByRole('columnheader')).toHaveText([
    say('Email', 'אימייל'),
    say('First Name', 'שם פרטי'),
    say('Last Name', 'שם משפחה'),
    say('Mobile Phone', 'טלפון נייד'),
    say('Role', 'תפקיד'),
    say('Second factor', 'אימות דו-שלבי'),
    say('Status', 'סטטוס'),
  ])
  await page.goto('/users/cms?limit=5')
  await expect(users.rowOf('admin@demo.example')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(6)
  await page.getByRole('combobox', { name: say('Rows per page', 'שורות בעמוד') }).click()
  await expect(page.getByRole('option')).toHaveText(['1', '5', '10', '25', '50', '100'])
  await page.keyboard.press('Escape')
  await page.goto('/users/admins')
  await expect(page).toHaveURL(/\/users\/cms$/)

  await test.step('a search runs once after the last key, and stays in the address', async () => {
    await expect(users.rowOf('admin@demo.example')).toBeVisible()
    const calls = watchCalls(page)
    await users.search.pressSequentially('BORIS', { delay: 60 })
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(users.rowOf('boris.levin@office.example')).toBeVisible()
    expect(calls('GET users?')).toHaveLength(1)
    await page.reload()
    await expect(users.search).toHaveValue('BORIS')
    await expect(page.getByRole('row')).toHaveCount(2)
  })

  await test.step('a status narrows it, and end users have none', async () => {
    const status = say('Status', 'סטטוס')
    await page.getByRole('combobox', { name: new RegExp(`^${status} `) }).click()
    await expect(page.getByRole('option')).toHaveText([
      say('all', 'הכול'),
      say('ACTIVE', 'פעיל'),
      say('INACTIVE', 'לא פעיל'),
      say('PENDING', 'ממתין'),
    ])
    await page.keyboard.press('Escape')
    await filterBy(page, status, say('INACTIVE', 'לא פעיל'))
    await expect(
      page.getByText(say('Nothing matches these filters.', 'אין תוצאות למסננים שנבחרו.')),
    ).toBeVisible()
    await users.tab('End Users', 'לקוחות').click()
    await expect(page).toHaveURL(/\/users\/end_users$/)
    await expect(page.getByRole('columnheader')).toHaveCount(4)
    await expect(users.rowOf('@office.example')).toHaveCount(0)
  })
})

test('USR-03 HOLE-A3 an agency lists its admins and its agents separately', async ({ page, say, signIn }) => {
  const users = userEditor(page, say)
  await signIn(page, 'grace.whitfield@pilgrimways.example', '/users')
  await expect(page).toHaveURL(/\/users\/admins$/)
  await expect(page.getByRole('tab')).toHaveText([say('Admins', 'מנהלים'), say('Agents', 'סוכנים')])
  await expect(users.rowOf('pilgrimways.example')).toHaveCount(1)
  await users.tab('Agents', 'סוכנים').click()
  await expect(page).toHaveURL(/\/users\/agents$/)
  await expect(users.rowOf('pilgrimways.example')).toHaveCount(2)
  await page.goto('/users/cms')
  await expect(page).toHaveURL(/\/users\/admins$/)
})

test('USR-12 USR-14 USR-17 USR-19 USR-20 USR-21 USR-22 ROUTE-32 MSG-08 MSG-13 ROLE-20 HOLE-A14 HOLE-A20 a super user edits an employee over the list and on a page', async ({
  page,
  say,
  signIn,
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
})

test('ROLE-10 ROLE-13 ROLE-17 ROLE-18 ROLE-21 HOLE-A15 HOLE-A16 rank decides what the editor lets an owner and an admin do', async ({
  page,
  say,
  signIn,
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
      await users.press('Close', 'סגירה')
      await expect(users.dialog).toHaveCount(0)
    }
  })

  await test.step('on their own record they change names and phone, and nothing else', async () => {
    await users.open('admin@demo.example')
    for (const field of [users.role, users.field('email'), users.status]) await expect(field).toBeDisabled()
    await expect(users.button('Delete', 'מחיקה')).toHaveCount(0)
    await users.fill({ mobilePhone: say('+972 54 555 0001', '+972 54 555 0002') })
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

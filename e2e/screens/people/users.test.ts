import { filterBy } from '../../support/fields.ts'
import { watchCalls } from '../../support/requests.ts'
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

import { agencyForm } from '../../support/agencyForm.ts'
import { filterBy } from '../../support/fields.ts'
import { accountMenu } from '../../support/frame.ts'
import { watchCalls } from '../../support/requests.ts'
import { expect, test } from '../journey.ts'

test('ACC-01 ACC-02 ACC-03 ACC-04 ACC-05 ACC-06 ACC-07 ACC-42 CONST-06 CONST-07 CONST-08 HOLE-A12 HOLE-A53 the office finds an agency by name and status', async ({
  page,
  say,
  signIn,
}) => {
  const agencies = agencyForm(page, say)
  await signIn(page, 'owner@demo.example', '/agencies?limit=5')
  await expect(agencies.rowOf('Blue Dome Travel')).toBeVisible()
  await expect(agencies.rows).toHaveCount(5)
  await expect(page.getByRole('columnheader')).toHaveText([
    say('Logo', 'לוגו'),
    say('Name', 'שם'),
    say('Mobile Phone', 'טלפון נייד'),
    say('Commission Rate', 'אחוז עמלה'),
    say('Status', 'סטטוס'),
    say('Edit', 'עריכה'),
  ])
  await expect(agencies.create).toBeVisible()

  await test.step('typing searches once, half a second after the last key', async () => {
    const calls = watchCalls(page)
    const before = Date.now()
    await agencies.search.pressSequentially('red canyon', { delay: 60 })
    await expect(agencies.rows).toHaveCount(1)
    expect(Date.now() - before).toBeGreaterThan(500)
    expect(calls('GET accounts?')).toHaveLength(1)
    await expect(page).toHaveURL(/name=red/)
    await agencies.search.fill('')
    await expect(agencies.rows).toHaveCount(5)
  })

  const status = say('Status', 'סטטוס')
  const [active, pending, inactive] = [
    say('ACTIVE', 'פעיל'),
    say('PENDING', 'ממתין'),
    say('INACTIVE', 'לא פעיל'),
  ]
  await test.step('statuses narrow the list, one at a time, together and with the name', async () => {
    await page.goto('/agencies?limit=25')
    await page.getByRole('combobox', { name: new RegExp(`^${status} `) }).click()
    await expect(page.getByRole('option')).toHaveText([say('all', 'הכול'), active, pending, inactive])
    await page.keyboard.press('Escape')
    await filterBy(page, status, pending)
    await expect(agencies.rowOf('Carmel Holidays')).toHaveCount(0)
    await filterBy(page, status, inactive)
    await expect(agencies.rowOf('Olive Branch Journeys')).toBeVisible()
    const waiting = agencies.rowOf('Red Canyon Adventures').getByText(pending, { exact: true })
    await expect(waiting).toHaveAttribute('data-tone', 'orange')
    const resting = agencies.rowOf('Olive Branch Journeys').getByText(inactive, { exact: true })
    await expect(resting).toHaveAttribute('data-tone', 'red')
    await agencies.search.fill('olive')
    await expect(agencies.rows).toHaveCount(1)
    await agencies.search.fill('blue')
    await expect(
      page.getByText(say('Nothing matches these filters.', 'אין תוצאות למסננים שנבחרו.')),
    ).toBeVisible()
    await filterBy(page, status, say('all', 'הכול'))
    const blueDome = agencies.rowOf('Blue Dome Travel')
    await expect(blueDome.getByText(active, { exact: true })).toHaveAttribute('data-tone', 'green')
  })

  await test.step('pages have the six sizes', async () => {
    await page.goto('/agencies')
    await page.getByRole('combobox', { name: say('Rows per page', 'שורות בעמוד') }).click()
    await expect(page.getByRole('option')).toHaveText(['1', '5', '10', '25', '50', '100'])
    await page.getByRole('option', { name: '1', exact: true }).click()
    await expect(agencies.rows).toHaveCount(1)
  })
})

test('ACC-08 ACC-09 ACC-10 ROLE-27 HOLE-A5 HOLE-A9 a super user goes into an active agency by its row, and back', async ({
  page,
  say,
  signIn,
}) => {
  const agencies = agencyForm(page, say)
  await signIn(page, 'super@demo.example', '/agencies?limit=25')

  await test.step('pending and inactive agencies cannot be entered', async () => {
    await expect(agencies.rowOf('Carmel Holidays')).toBeVisible()
    const calls = watchCalls(page)
    for (const name of ['Red Canyon Adventures', 'Olive Branch Journeys']) {
      const row = agencies.rowOf(name)
      await expect(row.getByRole('button', { name, exact: true })).toHaveCount(0)
      await row.click()
    }
    expect(calls('POST auth/setUserAccount')).toEqual([])
    await expect(page).toHaveURL(/\/agencies\?limit=25$/)
  })

  await test.step('the pencil edits without leaving the main account', async () => {
    await agencies.edit('Red Canyon Adventures')
    await expect(agencies.name).toHaveValue('Red Canyon Adventures')
    await agencies.press('Cancel', 'ביטול')
    await expect(agencies.form).toHaveCount(0)
    await expect(page.getByRole('banner')).toContainText('Main Office')
  })

  await test.step('a click on the row enters, and one click goes back', async () => {
    await agencies.rowOf('Carmel Holidays').getByText('+972 4 555 0118').click()
    await expect(page).toHaveURL(/\/agency_orders$/)
    await expect(page.getByRole('banner')).toContainText('Carmel Holidays')
    const account = accountMenu(page, say, 'Yael')
    await account.open()
    await account.list.getByRole('menuitem', { name: 'Main Office' }).click()
    await expect(page).toHaveURL(/\/operations$/)
  })
})

test('ACC-09 HOLE-A5 HOLE-A7 the staff of the main account edit agencies but can neither enter nor delete them', async ({
  page,
  say,
  signIn,
}) => {
  const agencies = agencyForm(page, say)
  await signIn(page, 'owner@demo.example', '/agencies?limit=25')
  await agencies.rowOf('Carmel Holidays').getByText('+972 4 555 0118').click()
  await agencies.edit('Carmel Holidays')
  await expect(agencies.phone).toHaveValue('+972 4 555 0118')
  await expect(agencies.button('Delete', 'מחיקה')).toHaveCount(0)
  await expect(page).toHaveURL(/\/agencies\?limit=25$/)
})

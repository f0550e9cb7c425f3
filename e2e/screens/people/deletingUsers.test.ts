import { answer, notMailed, seeToast } from '../../support/toasts.ts'
import { userEditor } from '../../support/userEditor.ts'
import { expect, type Page, test } from '../journey.ts'

test('USR-28 USR-29 USR-43 USR-44 ROUTE-33 MSG-01 HOLE-A20 HOLE-A58 on a user’s page a refused deletion stays there, and a successful one leads to the list', async ({
  page,
  say,
  signIn,
}) => {
  const users = userEditor(page, say)
  const question = say('Are you sure you want to delete this user?', 'למחוק את המשתמש הזה?')
  await signIn(page, 'camille.bernard@voyages-lumiere.example')

  await test.step('someone else has changed the user', async () => {
    const id = await createAgent(page, say('quick.one', 'quick.two'))
    await page.goto(`/users/${id}`)
    await expect(users.field('username')).toHaveValue(say('quick.one', 'quick.two'))
    expect((await page.request.delete(`/api/v1/users/${id}`)).ok()).toBe(true)
    await users.press('Delete', 'מחיקה')
    await answer(page, question, say('Delete', 'מחיקה'))
    await seeToast(page, say('Not found', 'לא נמצא'))
    await expect(page).toHaveURL(new RegExp(`/users/${id}$`))
    await page.goto(`/user/${id}`)
    await expect(page).toHaveURL(/\/users\/admins$/)
    await seeToast(page, say('Not found', 'לא נמצא'))
  })

  await test.step('nobody has', async () => {
    const id = await createAgent(page, say('slow.one', 'slow.two'))
    await page.goto(`/user/${id}`)
    await users.press('Delete', 'מחיקה')
    await answer(page, question, say('Cancel', 'ביטול'))
    await users.press('Delete', 'מחיקה')
    await answer(page, question, say('Delete', 'מחיקה'))
    await seeToast(page, say('success', 'בוצע'))
    await expect(page).toHaveURL(/\/users\/admins$/)
    expect((await page.request.get(`/api/v1/users/${id}`)).status()).toBe(404)
  })
})

test('ROUTE-32 USR-16 HOLE-A3 HOLE-A20 a page invites as well as the popup does', async ({
  page,
  say,
  signIn,
}) => {
  const users = userEditor(page, say)
  const email = say('page@voyages-lumiere.example', 'daf@voyages-lumiere.example')
  await signIn(page, 'camille.bernard@voyages-lumiere.example', '/user/new')
  const title = say('Invite New Employee', 'הזמנת עובד חדש')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await users.chooseRole('Agent', 'סוכן')
  await users.fill({ firstName: say('Pat', 'דפנה'), lastName: say('Page', 'דף'), email })
  await users.press('Send Invite', 'שליחת ההזמנה')
  await seeToast(page, say(...notMailed))
  await expect(page).toHaveURL(/\/users\/admins$/)
})

/** Sends the same call as the editor. */
async function createAgent(page: Page, username: string): Promise<string> {
  const session = await (await page.request.get('/api/v1/auth/getCurrentUser')).json()
  const answered = await page.request.post('/api/v1/users', {
    data: {
      accountId: session.account._id,
      email: username,
      firstName: 'Quick',
      lastName: 'Agent',
      mobilePhone: '',
      role: 'AGENT',
      password: 'first-password',
    },
  })
  const user = await answered.json()
  expect(answered.ok(), JSON.stringify(user)).toBe(true)
  return user._id
}

import { watchCalls } from '../../support/requests.ts'
import { userEditor } from '../../support/userEditor.ts'
import { expect, type Page, test } from '../journey.ts'

const api = '/api/v1'

test('ROLE-03 API-12 HOLE-A25 an agency sees nothing of another agency’s people', async ({
  page,
  say,
  signIn,
  newcomer,
}) => {
  const users = userEditor(page, say)
  await signIn(page, 'sharon.friedman@carmelholidays.example')
  const other = await newcomer()
  await signIn(other, 'agency-admin@demo.example')
  const theirs = await sessionOf(other)
  const own = await sessionOf(page)

  await test.step('its lists have its own people', async () => {
    for (const tab of ['admins', 'agents']) {
      await page.goto(`/users/${tab}?limit=100`)
      await expect(users.rowOf('@carmelholidays.example').first()).toBeVisible()
      for (const elsewhere of ['@bluedome.example', '@office.example', '@demo.example'])
        await expect(users.rowOf(elsewhere)).toHaveCount(0)
    }
    expect(own.accounts.map(({ name }) => name)).toEqual(['Carmel Holidays'])
  })

  await test.step('the address of another agency’s user leads back to the list', async () => {
    for (const address of [`/user/${theirs._id}`, `/users/${theirs._id}`]) {
      await page.goto(address)
      await expect(page).toHaveURL(/\/users\/admins$/)
      await expect(page.getByText(theirs.email)).toHaveCount(0)
    }
  })

  await test.step('the pages of the main account lead home', async () => {
    for (const address of ['/agencies', `/account/${theirs.account._id}`, '/outbox', '/agency_settings']) {
      await page.goto(address)
      await expect(page).toHaveURL(/\/agency_orders$/)
    }
  })

  await test.step('calls from its browser are refused too', async () => {
    const person = {
      accountId: theirs.account._id,
      email: 'x@x.example',
      firstName: 'X',
      lastName: 'X',
      mobilePhone: '',
    }
    const { request } = page
    const refused = [
      await request.get(`${api}/users/${theirs._id}`),
      await request.put(`${api}/users/${theirs._id}`, { data: { firstName: 'Mine' } }),
      await request.delete(`${api}/users/${theirs._id}`),
      await request.get(`${api}/users?accountId=${theirs.account._id}`),
      await request.get(`${api}/invites?accountId=${theirs.account._id}`),
      await request.post(`${api}/invites`, { data: { ...person, role: 'AGENT' } }),
      await request.post(`${api}/users`, { data: { ...person, role: 'AGENT', password: 'first-password' } }),
      await request.get(`${api}/accounts`),
      await request.get(`${api}/accounts/${theirs.account._id}`),
      await request.put(`${api}/accounts/${theirs.account._id}`, { data: { name: 'Mine' } }),
      await request.delete(`${api}/accounts/${theirs.account._id}`),
      await request.post(`${api}/auth/setUserAccount`, { data: { accountId: theirs.account._id } }),
      await request.post(`${api}/accounts/confirm/${theirs.account._id}`),
    ]
    for (const answer of refused) expect([403, 404], answer.url()).toContain(answer.status())
    expect((await sessionOf(other)).firstName).toBe(theirs.firstName)
  })
})

test('ROLE-09 ROLE-22 USR-10 HOLE-A25 an agent has no users page, and the server refuses invites', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'agent@demo.example')
  const { account } = await sessionOf(page)
  for (const address of ['/users', '/users/agents', '/user/new']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/agency_orders$/)
    await expect(page.getByRole('button', { name: say('Invite New User', 'הזמנת משתמש חדש') })).toHaveCount(0)
  }
  const data = { accountId: account._id, email: 'y@y.example', firstName: 'Y', lastName: 'Y', role: 'AGENT' }
  expect((await page.request.post(`${api}/invites`, { data })).status()).toBe(403)
  expect((await page.request.get(`${api}/users`)).status()).toBe(403)
})

test('AUTH-35 HOLE-A40 a page of one account makes no calls for the next', async ({ page, say, signIn }) => {
  await signIn(page, 'super@demo.example', '/agencies?limit=25')
  const row = page.getByRole('button', { name: 'Pilgrim Ways', exact: true })
  await row.waitFor()
  const calls = watchCalls(page)
  await row.click()
  await expect(page).toHaveURL(/\/agency_orders$/)
  expect(calls('GET accounts')).toEqual([])
  await page.getByRole('link', { name: say('Users', 'משתמשים') }).click()
  await expect(page).toHaveURL(/\/users\/admins$/)
  await expect(userEditor(page, say).rowOf('grace.whitfield@pilgrimways.example')).toBeVisible()
  await expect(userEditor(page, say).rowOf('@office.example')).toHaveCount(0)
})

interface Session {
  _id: string
  email: string
  firstName: string
  account: { _id: string }
  accounts: { name: string }[]
}

async function sessionOf(page: Page): Promise<Session> {
  return (await page.request.get(`${api}/auth/getCurrentUser`)).json()
}

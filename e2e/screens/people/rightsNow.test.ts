import { menu } from '../../support/frame.ts'
import { expect, type Page, test } from '../journey.ts'

test('lowering a role changes the user’s menu and page at once', async ({ page, say, signIn, newcomer }) => {
  await signIn(page, 'agency-admin@demo.example', '/users/admins')
  const users = menu(page, say).getByRole('link', { name: say('Users', 'משתמשים') })
  await expect(users).toBeVisible()
  const owner = await newcomer()
  await signIn(owner, 'agency-owner@demo.example')
  const { _id } = await sessionOf(page)

  await owner.request.put(`/api/v1/users/${_id}`, { data: { role: 'AGENT' } })
  await expect(users).toHaveCount(0)
  await expect(page).toHaveURL(/\/agency_orders$/)

  await owner.request.put(`/api/v1/users/${_id}`, { data: { role: 'ADMIN' } })
  await expect(users).toBeVisible()
})

test('HOLE-A40 setting an agency inactive signs its people out and says why, also on the next visit', async ({
  page,
  say,
  signIn,
  newcomer,
}) => {
  const inactive = page.locator('form').getByText(say('Your user is inactive', 'המשתמש שלך אינו פעיל'))
  await signIn(page, 'sharon.friedman@carmelholidays.example', '/')
  const office = await newcomer()
  await signIn(office, 'super@demo.example')
  const { account } = await sessionOf(page)
  const set = async (status: 'ACTIVE' | 'INACTIVE') => {
    const {
      updatedAt: _version,
      priceManagement: _prices,
      ...form
    } = await (await office.request.get(`/api/v1/accounts/${account._id}`)).json()
    const answer = await office.request.put(`/api/v1/accounts/${account._id}`, { data: { ...form, status } })
    expect(answer.ok()).toBe(true)
  }

  await test.step('someone at work when it happens', async () => {
    await set('INACTIVE')
    await expect(page).toHaveURL(/\/login$/)
    await expect(inactive).toBeVisible()
  })

  await test.step('someone coming back with an older session', async () => {
    await set('ACTIVE')
    await signIn(page, 'sharon.friedman@carmelholidays.example')
    await office.goto('/operations')
    await set('INACTIVE')
    await page.goto('/users/agents')
    await expect(page).toHaveURL(/\/login$/)
    await expect(inactive).toBeVisible()
    await set('ACTIVE')
    await signIn(page, 'sharon.friedman@carmelholidays.example', '/')
    await expect(page).toHaveURL(/\/agency_orders$/)
  })
})

async function sessionOf(page: Page) {
  return (await page.request.get('/api/v1/auth/getCurrentUser')).json()
}

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

async function sessionOf(page: Page) {
  return (await page.request.get('/api/v1/auth/getCurrentUser')).json()
}

import { expect, test } from '../journey.ts'

test('the owner can’t change rates', async ({ page, say, signIn }) => {
  await signIn(page, 'owner@demo.example', '/settings/rates')
  await expect(page).toHaveURL(/\/operations$/)
  await page.goto('/settings')
  const tabs = page.getByRole('tab')
  await expect(tabs.filter({ hasText: say('Business', 'העסק') })).toBeVisible()
  await expect(tabs.filter({ hasText: say('Exchange rates', 'שערי מטבע') })).toHaveCount(0)
})

import { expect, test } from '../journey.ts'

test('an agent’s security page has no calendar of all departures', async ({ page, say, signIn }) => {
  await signIn(page, 'agent@demo.example')
  await page.goto('/security')
  await expect(
    page.getByRole('region', { name: say('Change password', 'שינוי סיסמה'), exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: say('Make a link', 'יצירת קישור') })).toHaveCount(0)
})

import { expect, type Page, test } from '../support/journey.ts'

const refresh = '/api/v1/auth/refreshToken'
const list = '/api/v1/orders/purchasedTours/data'

test('AUTH-07 AUTH-29 AUTH-32 OMSG-11 an expired session is renewed once, without the user noticing', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example', '/')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(await page.evaluate(() => document.cookie)).toBe('')
  await page.context().clearCookies({ name: 'tourdesk_access' })
  const sent = countRequests(page)
  await page.getByRole('searchbox').fill('zzz')
  await expect(
    page.getByText(say('No order matching this number was found', 'לא נמצאה הזמנה עם המספר הזה')),
  ).toBeVisible()
  // One call for these dates and one for all dates, since nothing was found; a refused one is sent again.
  await expect.poll(() => sent(list)).toBeGreaterThanOrEqual(2)
  expect(sent(refresh)).toBe(1)
  await expect(page).toHaveURL(/\/operations\?search=zzz$/)
})

/** Counts the page's requests from now on, by path. */
function countRequests(page: Page): (path: string) => number {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return (wanted) => paths.filter((path) => path === wanted).length
}

import { everyPageOf, type Owner } from '../support/everyPage.ts'
import { expect, type Page, test } from '../support/journey.ts'

test.beforeEach(() => test.setTimeout(240_000))

test('no page of the office breaks its content policy, and style elements from elsewhere do nothing', async ({
  page,
  signIn,
}) => {
  const refused = refusedBy(page)
  await signIn(page, 'super@demo.example')
  await openAll(page, 'office')
  expect(refused).toEqual([])
  await page.goto('/operations')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  // Without the styles of the component library, buttons would have no colours of their own.
  await expect(page.getByRole('banner').getByRole('button').first()).toHaveCSS('cursor', 'pointer')
  const colour = await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { background: rgb(1, 2, 3) !important }'
    document.head.append(style)
    return getComputedStyle(document.body).backgroundColor
  })
  expect(colour).not.toBe('rgb(1, 2, 3)')
  await expect.poll(() => refused.length).toBe(1)
})

test('no page of an agency or before the login breaks its content policy', async ({ page, signIn }) => {
  const refused = refusedBy(page)
  await openAll(page, 'visitor')
  await signIn(page, 'agency-owner@demo.example')
  await openAll(page, 'agency')
  expect(refused).toEqual([])
})

/** What the browser has refused so far. */
function refusedBy(page: Page): string[] {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(`${page.url()}: ${message.text()}`)
  })
  return refused
}

/** Opens every page, and its drop-downs. */
async function openAll(page: Page, owner: Owner): Promise<void> {
  for (const address of await everyPageOf(page, owner)) {
    await page.goto(address)
    await page.locator('main, [role="dialog"]').getByRole('heading').first().waitFor()
    const dropDown = page
      .locator('main [aria-haspopup]:visible, [role="dialog"] [aria-haspopup]:visible')
      .first()
    if ((await dropDown.count()) > 0) await dropDown.click({ timeout: 3000 }).catch(() => {})
  }
}

import { menu } from '../support/frame.ts'
import { expect, type Locator, test } from '../support/journey.ts'

test('NAV-19 NAV-20 NAV-21 OCONST-22 the screens start in English, flip in Hebrew, and stay that way', async ({
  browser,
  baseURL,
  signIn,
}) => {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await page.getByRole('button', { name: 'עברית' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.reload()
  await expect(page.getByRole('button', { name: 'כניסה', exact: true })).toBeVisible()
  await signIn(page, 'admin@demo.example', '/')
  await expect(page.getByRole('heading', { level: 1, name: 'תפעול' })).toBeVisible()
  const heads = page.getByRole('columnheader')
  expect(await isBeside(heads.first(), heads.last())).toBe('right')
  expect(
    await isBeside(
      menu(page, (_, hebrew) => hebrew),
      page.getByRole('main'),
    ),
  ).toBe('right')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible()
  expect(await isBeside(heads.first(), heads.last())).toBe('left')
  expect(
    await isBeside(
      menu(page, (english) => english),
      page.getByRole('main'),
    ),
  ).toBe('left')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
  await context.close()
})

async function isBeside(one: Locator, other: Locator): Promise<'left' | 'right'> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()]
  return (first?.x ?? 0) < (second?.x ?? 0) ? 'left' : 'right'
}

import { expect, test } from '../support/journey.ts'
import { refusedBy } from '../support/refusedBy.ts'

test('style elements from elsewhere do nothing, and those of the component library work', async ({
  page,
  signIn,
}) => {
  const refused = refusedBy(page)
  await signIn(page, 'super@demo.example', '/operations')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  // Without the component library's styles, buttons would have no colours.
  await expect(page.getByRole('banner').getByRole('button').first()).toHaveCSS('cursor', 'pointer')
  expect(refused).toEqual([])
  const colour = await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { background: rgb(1, 2, 3) !important }'
    document.head.append(style)
    return getComputedStyle(document.body).backgroundColor
  })
  expect(colour).not.toBe('rgb(1, 2, 3)')
  await expect.poll(() => refused.length).toBe(1)
})

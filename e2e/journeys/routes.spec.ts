import { expect, test } from '../support/journey.ts'

test('a page behind the login loads its frame beside the first script, and the login page doesn’t load it', async ({
  page,
  signIn,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const frame = /SignedInFrame-[^/]*\.js$/
  await page.goto('/login')
  await expect(page.getByRole('textbox').first()).toBeVisible()
  expect(asked.filter((url) => frame.test(url))).toEqual([])
  await signIn(page, 'admin@demo.example', '/operations')
  const script = Promise.withResolvers<void>()
  await page.route(/index-[^/]*\.js$/, async (route) => {
    await script.promise
    await route.continue()
  })
  const loadsFrame = page.waitForRequest(frame)
  await page.goto('/operations', { waitUntil: 'commit' })
  await loadsFrame
  script.resolve()
  await expect(page.locator('tbody tr').first()).toBeVisible()
})

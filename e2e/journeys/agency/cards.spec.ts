import { expect, test } from '../../support/journey.ts'

test('AGO-01 AGO-03 AGO-04 OCONST-23 CCONST-29 an agent sees four cards in a row under the filters, without a heading', async ({
  page,
  say,
  signIn,
  picture,
}) => {
  await signIn(page, 'agent@demo.example', '/')
  await expect(page).toHaveURL(/\/agency_orders$/)
  await expect(page).toHaveTitle(say('Orders · Tourdesk', 'הזמנות · Tourdesk'))
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(heading?.width ?? 0).toBeLessThan(2)
  const cards = page
    .getByRole('list', { name: say('Tours that can be booked', 'סיורים שאפשר להזמין') })
    .getByRole('listitem')
  await expect(cards.nth(4)).toBeVisible()
  const tops = await cards.evaluateAll((items) =>
    items.slice(0, 5).map((item) => item.getBoundingClientRect().top),
  )
  expect(new Set(tops.slice(0, 4)).size).toBe(1)
  expect(tops[4]).toBeGreaterThan(tops[0] ?? 0)
  const filters = await page.getByRole('search').boundingBox()
  expect((filters?.y ?? 0) + (filters?.height ?? 0)).toBeLessThanOrEqual(tops[0] ?? 0)
  await picture(page, 'agency-tours')
})

import type { Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'
import { expect, test } from '../support/journey.ts'

const pages = [
  '/operations',
  '/operations?order=new',
  '/assignments/calendar',
  '/agencies',
  '/users/cms',
  '/guides?open=new',
  '/guides/assignments',
  '/car_suppliers',
  '/highlights',
  '/highlight/new',
  '/articles?article=new',
  '/prices/coupons',
  '/price/general_discounts/new',
  '/pickups_dropoffs_locations',
  '/pickup_dropoff_location/new',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    test('everybody can read and reach what is on the login page', async ({ page }) => {
      await page.goto('/login')
      await page.getByRole('button').last().waitFor()
      expect(await faultsOf(page)).toEqual([])
    })

    test('everybody can read and reach what is on the pages of a working day', async ({ page, signIn }) => {
      await signIn(page, 'super@demo.example')
      for (const address of pages) {
        await page.goto(address)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.waitForLoadState('networkidle')
        expect([address, await faultsOf(page)]).toEqual([address, []])
      }
    })
  })
}

const rules = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Off in axe unless asked for by tag: it takes initials that are hidden from readers for a visible label.
  rules: { 'label-content-name-mismatch': { enabled: false } },
}

/** What the rules of WCAG 2.2 A and AA find wrong. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(rules)})`)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

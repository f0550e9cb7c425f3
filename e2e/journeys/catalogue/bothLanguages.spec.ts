import { expect, test } from '../../support/journey.ts'

const screens = [
  '/tours',
  '/tour/new',
  '/highlights',
  '/highlight/new',
  '/star_tours',
  '/star_tour/new',
  '/articles',
  '/articles?article=new',
  '/prices/general_discounts',
  '/price/general_discounts/new',
  '/prices/ticket_types',
  '/price/ticket_types/new',
  '/prices/coupons',
  '/price/coupons/new',
  '/pickups_dropoffs_locations',
  '/pickup_dropoff_location/new',
]

test('CCONST-30 every screen of the catalogue is in the chosen language, and Hebrew runs from right to left', {
  tag: '@both',
}, async ({ page, language, say, signIn }) => {
  await signIn(page, 'owner@demo.example')
  for (const screen of screens) {
    await page.goto(screen)
    const heading = page.getByRole('heading', { level: 1 }).first()
    await expect(heading, screen).toHaveText(language === 'he' ? /[א-ת]/ : /[a-z]/i)
    await expect(page.locator('html'), screen).toHaveAttribute('lang', language)
    await expect(page.locator('html'), screen).toHaveAttribute('dir', say('ltr', 'rtl'))
    await expect(page.locator('main'), screen).toHaveCSS('direction', say('ltr', 'rtl'))
  }
  await signIn(page, 'agent@demo.example', '/affiliation_links')
  await expect(page.getByRole('columnheader').first()).toHaveText(say('Tour Number', 'מספר הסיור'))
  await expect(page.locator('main')).toHaveCSS('direction', say('ltr', 'rtl'))
})

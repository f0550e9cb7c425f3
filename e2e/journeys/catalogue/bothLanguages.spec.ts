import { changeLanguage } from '../../support/changeLanguage.ts'
import { goTo } from '../../support/goTo.ts'
import { expect, type Locator, type Page, type Say, test } from '../../support/journey.ts'

const screens = [
  '/tours',
  '/tour/new',
  '/highlights',
  '/highlight/new',
  '/star_tours',
  '/star_tour/new',
  '/articles',
  '/prices/general_discounts',
  '/price/general_discounts/new',
  '/prices/ticket_types',
  '/price/ticket_types/new',
  '/prices/coupons',
  '/price/coupons/new',
  '/pickups_dropoffs_locations',
  '/pickup_dropoff_location/new',
]

test('CCONST-30 every screen of the catalogue is in the chosen language, and Hebrew runs from right to left', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example', '/')
  await expectScreens(page, say)
  await expectScreens(page, await changeLanguage(page, say))

  await signIn(page, 'agent@demo.example', '/affiliation_links')
  await expectLinks(page, say)
  await expectLinks(page, await changeLanguage(page, say))
})

async function expectScreens(page: Page, say: Say): Promise<void> {
  for (const screen of screens) {
    const last = await page.title()
    await goTo(page, screen)
    await expect(page, screen).not.toHaveTitle(last)
    await expectLanguage(page, say, page.getByRole('heading', { level: 1 }), screen)
    if (screen !== '/articles') continue
    await page.getByRole('button', { name: say('Create Article', 'מאמר חדש') }).click()
    const dialog = page.getByRole('dialog')
    await expectLanguage(page, say, dialog.getByRole('heading', { level: 2 }), 'new article')
    await expect(dialog).toHaveCSS('direction', say('ltr', 'rtl'))
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
}

async function expectLinks(page: Page, say: Say): Promise<void> {
  const head = page.getByRole('columnheader')
  await expect(head.first()).toHaveText(say('Tour Number', 'מספר הסיור'))
  await expectLanguage(page, say, head, 'links')
}

async function expectLanguage(page: Page, say: Say, words: Locator, screen: string): Promise<void> {
  const direction = say('ltr', 'rtl')
  await expect(words.first(), screen).toHaveText(direction === 'rtl' ? /[א-ת]/ : /[a-z]/i)
  await expect(page.locator('html'), screen).toHaveAttribute('lang', say('en', 'he'))
  await expect(page.locator('html'), screen).toHaveAttribute('dir', direction)
  await expect(page.locator('main'), screen).toHaveCSS('direction', direction)
}

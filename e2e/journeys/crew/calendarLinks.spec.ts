import { crewPage, newPhone } from '../../support/crewPage.ts'
import { expect, type Locator, type Page, test } from '../../support/journey.ts'
import { crewLink, newOperator } from '../../support/planRoad.ts'

test('FEED-01 crews copy the address of their calendar on their page, the office in their dialog, and that of all departures under Security', async ({
  page,
  browser,
  baseURL,
  language,
  say,
  signIn,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'owner@demo.example')
  const driver = await newOperator(page, 'Nir Alon', language)

  await test.step('the crew makes it on its page', async () => {
    const phone = await newPhone(browser, baseURL ?? '', language)
    await phone.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const crew = crewPage(phone, say)
    await crew.enter(await crewLink(page, driver), driver)
    await phone.goto('/crew/me')
    await crew.button('Make a calendar link', 'יצירת קישור ליומן').click()
    await readsFeed(phone, phone.locator('code'), crew.button('Copy', 'העתקה'))
    await phone.context().close()
  })

  await test.step('the office makes a new one in the dialog of the person', async () => {
    await page.goto(`/drivers?open=${driver._id}`)
    const region = page.getByRole('dialog').getByRole('region', { name: say('Calendar link', 'קישור ליומן') })
    await region.getByRole('button', { name: say('New calendar link', 'קישור חדש ליומן') }).click()
    await page
      .getByRole('dialog', { name: say('New calendar link', 'קישור חדש ליומן') })
      .getByRole('button', { name: say('New calendar link', 'קישור חדש ליומן') })
      .click()
    await readsFeed(page, region.locator('code'), region.getByRole('button', { name: say('Copy', 'העתקת') }))
  })

  await test.step('people of the office make one of all departures', async () => {
    await page.goto('/security')
    const region = page.getByRole('region', { name: say('Calendar', 'יומן') })
    await region.getByRole('button', { name: say('Make a link', 'יצירת קישור') }).click()
    await readsFeed(page, region.locator('code'), region.getByRole('button', { name: say('Copy', 'העתקת') }))
  })
})

/** Checks that the button copies the address on the screen, and that the address returns a calendar. */
async function readsFeed(page: Page, shown: Locator, copy: Locator): Promise<void> {
  await expect(shown).toHaveText(/\/calendar\/[\w-]+\.ics$/)
  await copy.click()
  const address = await shown.innerText()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  const feed = await page.request.get(address)
  expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await feed.text()).toContain('BEGIN:VCALENDAR')
}

import { faultsOf, faultsOfPopups, settled } from '../support/axe.ts'
import { everyPageOf } from '../support/everyPage.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { entryOfNextDays } from '../support/pages.ts'
import { refusedBy } from '../support/refusedBy.ts'

// Takes minutes, so the workers share it.
test.describe.configure({ mode: 'parallel' })

test.beforeEach(() => test.setTimeout(400_000))

test('everybody can read and reach what is on the pages before the login, in light and dark colours, and the content policy holds', async ({
  page,
}) => {
  expect(await faultsOfPages(page, await everyPageOf(page, 'visitor'))).toEqual([])
})

const parts = 4
for (let part = 1; part <= parts; part++) {
  test(`everybody can read and reach what is on every page of the office, in light and dark colours, and the content policy holds: part ${part} of ${parts}`, async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'super@demo.example')
    const { date, tour } = await entryOfNextDays(page)
    const board = `/assignments/calendar?date=${date}&tour=${tour._id}`
    const all = [...(await everyPageOf(page, 'office')), board]
    const own = all.filter((_, index) => index % parts === part - 1)
    expect(await faultsOfPages(page, own)).toEqual([])
  })
}

test('everybody can read and reach what is on every page of an agency, in light and dark colours, and the content policy holds', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'agency-owner@demo.example')
  const own = await faultsOfPages(page, await everyPageOf(page, 'agency'))
  await page.context().clearCookies()
  await signIn(page, 'super@demo.example')
  await enterAgency(page)
  const inside = await faultsOfPages(page, await everyPageOf(page, 'inside'))
  expect([...own, ...inside]).toEqual([])
})

/** What axe finds on these pages, with every drop-down open, and the violations of their content policy. */
async function faultsOfPages(page: Page, addresses: readonly string[]): Promise<string[]> {
  const refused = refusedBy(page)
  const faults: string[] = []
  const popups = new Set<string>()
  for (const address of addresses) {
    await show(page, address)
    const here = new URL(page.url())
    expect(withoutDay(here.pathname + here.search)).toBe(withoutDay(address))
    const dialog = page.getByRole('dialog')
    const part = (await dialog.count()) > 0 ? dialog : page.locator('main')
    for (const fault of [...(await faultsOf(page)), ...(await faultsOfPopups(page, part, popups))]) {
      faults.push(`${address}: ${fault}`)
    }
  }
  return [...faults, ...refused]
}

/** Some pages write the day they show into their address. */
function withoutDay(address: string): string {
  return address.replace(/\?date=[\d-]+$/, '')
}

async function show(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('main, [role="dialog"]').getByRole('heading').first().waitFor()
  // A form over the page can open after it.
  if (address.endsWith('=new')) await page.getByRole('dialog').waitFor()
  await settled(page)
}

async function enterAgency(page: Page): Promise<void> {
  const { data } = await (await page.request.get('/api/v1/accounts/sellers')).json()
  const agency = data.find(({ name }: { name: string }) => name === 'Carmel Holidays')
  await page.request.post('/api/v1/auth/setUserAccount', { data: { accountId: agency._id } })
}

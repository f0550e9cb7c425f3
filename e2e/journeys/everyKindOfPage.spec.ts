import { faultsInAllColours, settled } from '../support/axe.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { entryOfNextDays, proposedPlan } from '../support/pages.ts'

/** All pages are checked in English. */
test('everybody can read and reach what is on a page of each kind in Hebrew, in light and dark colours', {
  tag: '@hebrew',
}, async ({ page, signIn }) => {
  test.setTimeout(400_000)
  const faults = [...(await faultsAt(page, '/login'))]
  await signIn(page, 'super@demo.example')
  const { orderId, date, tour } = await entryOfNextDays(page)
  const kinds = {
    overview: '/home',
    list: '/operations?limit=5',
    'list with a dialog': '/guides?open=new',
    'list of cards': '/highlights',
    steps: '/operations?order=new',
    record: `/order/${orderId}`,
    form: '/tour/new',
    'small form': '/settings/business',
    calendar: '/assignments/calendar',
    board: `/assignments/calendar?date=${date}&tour=${tour._id}`,
    day: '/day',
    findings: '/day/check',
    question: '/day/plan',
    proposal: await proposedPlan(page, date),
    paper: '/day/manifests',
    chart: '/reports/sales?groupBy=tour&range=this_year',
    text: '/whats_new',
  }
  for (const address of Object.values(kinds)) faults.push(...(await faultsAt(page, address)))
  expect(faults).toEqual([])
})

/** Faults by axe rule. */
const seeds = {
  'image-alt': '<img src="/icon.svg">',
  'button-name': '<button></button>',
  'link-name': '<a href="/home"></a>',
  label: '<input type="text">',
  'heading-order': '<h6>Too deep</h6>',
  'label-content-name-mismatch': '<button aria-label="Delete">Save</button>',
  tabindex: '<p tabindex="5">First</p>',
  'aria-roles': '<div role="buton">Save</div>',
  list: '<ul><div>One</div></ul>',
  'landmark-no-duplicate-main': '<div role="main">Again</div>',
}

test('a fault of each kind is found where it is put', async ({ page, signIn }) => {
  await signIn(page, 'super@demo.example', '/settings/business')
  await expect(page.getByRole('textbox').first()).toBeVisible()
  await settled(page)
  expect(await faultsInAllColours(page)).toEqual([])
  await page.evaluate((faults) => {
    const form = document.querySelector('main form')!
    form.insertAdjacentHTML('beforeend', faults)
    form.querySelector('label')!.style.color = 'rgba(128, 128, 128, 0.5)'
  }, Object.values(seeds).join(''))
  const found = await faultsInAllColours(page)
  for (const rule of Object.keys(seeds)) expect.soft(found.join('\n'), rule).toContain(` colours, ${rule}: `)
  // Anything that depends on colours is checked in both schemes.
  for (const colours of ['light', 'dark'])
    expect.soft(found.join('\n')).toContain(`in ${colours} colours, color-contrast`)
})

async function faultsAt(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  await page.locator('main, [role="dialog"]').getByRole('heading').first().waitFor()
  await settled(page)
  return (await faultsInAllColours(page)).map((fault) => `${address}: ${fault}`)
}

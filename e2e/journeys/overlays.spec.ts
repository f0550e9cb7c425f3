import { expect, type Page, test } from '../support/journey.ts'
import { catalogue } from '../support/overlays/catalogue.ts'
import { dispatch } from '../support/overlays/dispatch.ts'
import { faultsOfOverlays } from '../support/overlays/faultsOfOverlays.ts'
import { fleet } from '../support/overlays/fleet.ts'
import { frame } from '../support/overlays/frame.ts'
import { orders } from '../support/overlays/orders.ts'
import { deskOf } from '../support/overlays/overlay.ts'
import { invitedEmail, people } from '../support/overlays/people.ts'
import { examplesFor } from '../support/pages.ts'

test.beforeEach(({ page }) => {
  test.setTimeout(400_000)
  // The browser asks before it loads a page with unsaved work again.
  page.on('dialog', (dialog) => void dialog.accept())
})

const parts = { frame, orders, dispatch, fleet, people, catalogue }

for (const [part, overlays] of Object.entries(parts)) {
  test(`everybody can read and reach every dialog, question and menu of the office, and gets the focus back: ${part}`, async ({
    page,
    say,
    signIn,
    emptyDay,
  }) => {
    await signIn(page, 'super@demo.example')
    await invite(page)
    expect(await faultsOfOverlays(deskOf(page, say), overlays, await examplesFor(page, emptyDay))).toEqual([])
  })
}

async function invite(page: Page): Promise<void> {
  const me = await (await page.request.get('/api/v1/auth/getCurrentUser')).json()
  const person = { firstName: 'Fadi', lastName: 'Khalil', mobilePhone: '052-555-0101' }
  const data = { accountId: me.account._id, email: invitedEmail, role: 'ADMIN', ...person }
  const answer = await page.request.post('/api/v1/invites', { data })
  expect(answer.ok()).toBe(true)
}

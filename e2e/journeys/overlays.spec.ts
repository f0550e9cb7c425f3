import { TOTP } from 'otpauth'
import { expect, type Page, test } from '../support/journey.ts'
import { catalogue } from '../support/overlays/catalogue.ts'
import { dispatch } from '../support/overlays/dispatch.ts'
import { faultsOfNotice, faultsOfOverlays } from '../support/overlays/faultsOfOverlays.ts'
import { fleet } from '../support/overlays/fleet.ts'
import { frame } from '../support/overlays/frame.ts'
import { notices } from '../support/overlays/notices.ts'
import { orders } from '../support/overlays/orders.ts'
import { deskOf } from '../support/overlays/overlay.ts'
import { insideAgency, invited, invitedEmail, people } from '../support/overlays/people.ts'
import { factorOfAdmin, withFactor, withoutFactor, withPasskey } from '../support/overlays/security.ts'
import { session } from '../support/overlays/session.ts'
import { settings } from '../support/overlays/settings.ts'
import { statements } from '../support/overlays/statements.ts'
import { addArticle, examplesFor } from '../support/pages.ts'
import { givePasskeyDevice } from '../support/passkeyDevice.ts'

// Takes minutes, so the workers share it; each has its own product.
test.describe.configure({ mode: 'parallel' })

test.beforeEach(({ page }) => {
  test.setTimeout(400_000)
  // The browser asks before it reloads a page with unsaved work.
  page.on('dialog', (dialog) => void dialog.accept())
})

// Other journeys count the office's users.
test.afterEach(async ({ page, signIn }) => {
  await page.context().setOffline(false)
  await page.context().clearCookies()
  await signIn(page, 'super@demo.example')
  const { data } = await (await page.request.get('/api/v1/invites', { params: { limit: 100 } })).json()
  for (const { _id, email } of data) {
    if (email === invitedEmail) await page.request.delete(`/api/v1/invites/${_id}`)
  }
})

const parts = { frame, orders, statements, dispatch, fleet, people, catalogue, settings }

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

test('everybody can read and reach the dialogs of agencies and of invited people', async ({
  page,
  say,
  signIn,
  colleague,
}) => {
  await signIn(page, 'super@demo.example')
  await invite(page)
  const { data } = await (await page.request.get('/api/v1/accounts/sellers')).json()
  const agency = data.find(({ name }: { name: string }) => name === 'Carmel Holidays')
  await page.request.post('/api/v1/auth/setUserAccount', { data: { accountId: agency._id } })
  const waiting = await colleague(invitedEmail)
  expect([
    ...(await faultsOfOverlays(deskOf(page, say), insideAgency, {})),
    ...(await faultsOfOverlays(deskOf(waiting, say), invited, {})),
  ]).toEqual([])
})

test('everybody can read and reach what a page asks after losing its session', async ({
  page,
  say,
  signIn,
  emptyDay,
}) => {
  const faults: string[] = []
  for (const overlay of session) {
    await page.context().clearCookies()
    await signIn(page, 'super@demo.example')
    const examples = await examplesFor(page, emptyDay)
    faults.push(...(await faultsOfOverlays(deskOf(page, say), [overlay], examples)))
  }
  expect(faults).toEqual([])
})

test('everybody can read and reach toasts of every kind, and the notices above forms', async ({
  page,
  say,
  signIn,
  emptyDay,
}) => {
  await signIn(page, 'super@demo.example')
  await invite(page)
  const examples = {
    ...(await examplesFor(page, emptyDay)),
    article: await addArticle(page, 'Packing for the desert'),
    spareArticle: await addArticle(page, 'Winter in the Galilee'),
  }
  const faults: string[] = []
  for (const notice of notices) {
    await page.context().clearCookies()
    if (notice.login) await signIn(page, notice.login)
    faults.push(...(await faultsOfNotice(deskOf(page, say), notice, examples)))
  }
  expect(faults).toEqual([])
})

test('everybody can read and reach the questions about a second factor', async ({
  page,
  say,
  signIn,
  colleague,
}) => {
  await signIn(page, 'admin@demo.example')
  await colleague('admin@demo.example')
  const faults = await faultsOfOverlays(deskOf(page, say), withoutFactor, {})
  await switchOn(page)
  faults.push(...(await faultsOfOverlays(deskOf(page, say), withFactor, {})))
  await givePasskeyDevice(page)
  await page.goto('/security')
  await page.getByRole('button', { name: say('Add a passkey', 'הוספת מפתח גישה') }).click()
  await expect(page.getByRole('button', { name: say('Rename', 'שינוי השם') })).toBeVisible()
  faults.push(...(await faultsOfOverlays(deskOf(page, say), withPasskey, {})))
  const owner = await colleague('owner@demo.example')
  faults.push(...(await faultsOfOverlays(deskOf(owner, say), factorOfAdmin, {})))
  // Other journeys sign in as this admin.
  const { data } = await (await page.request.get('/api/v1/auth/passkeys')).json()
  for (const address of ['totp', ...data.map(({ _id: id }: { _id: string }) => `passkeys/${id}`)])
    expect((await page.request.delete(`/api/v1/auth/${address}`)).ok()).toBe(true)
  expect(faults).toEqual([])
})

/** Sets up an authenticator app for the signed-in user. */
async function switchOn(page: Page): Promise<void> {
  const { secret } = await (await page.request.post('/api/v1/auth/totp')).json()
  const data = { code: new TOTP({ secret }).generate() }
  expect((await page.request.post('/api/v1/auth/totp/confirm', { data })).ok()).toBe(true)
}

async function invite(page: Page): Promise<void> {
  const me = await (await page.request.get('/api/v1/auth/getCurrentUser')).json()
  const person = { firstName: 'Fadi', lastName: 'Khalil', mobilePhone: '052-555-0101' }
  const data = { accountId: me.account._id, email: invitedEmail, role: 'ADMIN', ...person }
  const answer = await page.request.post('/api/v1/invites', { data })
  expect(answer.ok()).toBe(true)
}

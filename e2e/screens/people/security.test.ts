import { Secret, TOTP } from 'otpauth'
import { doors } from '../../support/doors.ts'
import { toastOf } from '../../support/toasts.ts'
import { expect, type Page, type Say, test } from '../journey.ts'

test('an agent’s security page has no calendar of all departures', async ({ page, say, signIn }) => {
  await signIn(page, 'agent@demo.example')
  await page.goto('/security')
  await expect(
    page.getByRole('region', { name: say('Change password', 'שינוי סיסמה'), exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: say('Make a link', 'יצירת קישור') })).toHaveCount(0)
})

test('SEC-04 somebody who signs in with three recovery codes or fewer left hears of it', async ({
  page,
  say,
  signIn,
  newcomer,
}) => {
  const owner = await newcomer()
  await signIn(owner, 'michal.rosen@shoreline.example')
  const username = say('few.codes', 'codes.few')
  await createAgent(owner, username)
  const codes = await recoveryCodesOf(await newcomer(), say, username)
  expect(codes).toHaveLength(10)
  for (const code of codes.splice(0, 5)) await spend(username, code, page)

  const door = doors(page, say)
  const few = toastOf(page, say('recovery codes left', 'קודי שחזור'))
  for (const left of [4, 3]) {
    await door.enter(username, password)
    await page.getByRole('button', { name: say('Use a recovery code', 'כניסה עם קוד שחזור') }).click()
    await page.getByRole('textbox', { name: say('Recovery code', 'קוד שחזור') }).fill(codes.shift() ?? '')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/agency_orders/)
    await expect(page.getByRole('banner')).toContainText('Shoreline Concierge')
    if (left > 3) {
      // The warning would appear once the page has opened, before a dialog can.
      const search = say('Search everything…', 'חיפוש בכל המערכת…')
      await page.getByRole('banner').getByRole('button', { name: search }).click()
      await page.getByRole('dialog').waitFor()
      await expect(few).toHaveCount(0)
    } else await expect(few).toContainText(String(left))
    await page.request.post('/api/v1/auth/logout')
  }
})

test('an agency’s owner requires a second factor from everyone there, and has no other settings', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'agency-owner@demo.example', '/settings')
  await expect(page).toHaveURL(/\/settings\/security$/)
  await page
    .getByRole('combobox', { name: say('Second factor required from', 'אימות דו-שלבי חובה עבור') })
    .click()
  await expect(page.getByRole('option')).toHaveText([
    say('Nobody', 'אף אחד'),
    say('Everyone in the agency', 'כל אנשי הסוכנות'),
  ])
  await expect(page.getByRole('tab')).toHaveCount(1)
})

const password = 'olive-grove-9'

async function createAgent(page: Page, username: string): Promise<void> {
  const { account } = await (await page.request.get('/api/v1/auth/getCurrentUser')).json()
  const person = { firstName: 'Few', lastName: 'Codes', mobilePhone: '', role: 'AGENT' }
  const data = { ...person, accountId: account._id, email: username, password }
  const created = await page.request.post('/api/v1/users', { data })
  expect(created.ok(), await created.text()).toBe(true)
}

/** Sets up an authenticator app for a user; returns their recovery codes. */
async function recoveryCodesOf(page: Page, say: Say, username: string): Promise<string[]> {
  await doors(page, say).enter(username, password)
  await page.waitForURL(/\/agency_orders/)
  const { secret } = await (await page.request.post('/api/v1/auth/totp')).json()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const confirmed = await page.request.post('/api/v1/auth/totp/confirm', { data: { code } })
  return (await confirmed.json()).recoveryCodes
}

/** Signs in elsewhere with a recovery code. */
async function spend(email: string, recoveryCode: string, page: Page): Promise<void> {
  const asked = await page.request.post('/api/v1/auth/login', {
    data: { email, password, rememberMe: false },
  })
  const { secondFactor } = await asked.json()
  const data = { challenge: secondFactor.challenge, recoveryCode }
  const entered = await page.request.post('/api/v1/auth/secondFactor', { data })
  expect(entered.ok(), await entered.text()).toBe(true)
  await page.request.post('/api/v1/auth/logout')
}

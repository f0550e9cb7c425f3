import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { codeOf } from '../../test/given/authenticator.ts'
import type { GivenUser } from '../../test/given/ground.ts'
import { passkeyDevice } from '../../test/given/passkeyDevice.ts'
import { mailsTo } from '../../test/mailbox.ts'

const { app, browser, clock, close, db, given } = await startServer({
  env: { WEB_ORIGIN: 'https://desk.example' },
})
afterAll(close)
beforeEach(() => clock.set('2026-03-02T10:00:00+02:00'))

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

type Login = Pick<GivenUser, 'login' | 'password'>

/** A Chrome on Linux that keeps its cookies. */
function linuxChrome() {
  const cookies: Record<string, string> = {}
  return async (method: 'POST' | 'DELETE' | 'GET', path: string, payload?: object) => {
    const headers = { 'user-agent': chrome }
    const answer = await app.inject({
      method,
      url: `/api/v1/auth/${path}`,
      headers,
      cookies,
      ...(payload && { payload }),
    })
    expect([path, answer.statusCode]).toEqual([path, expect.toSatisfy((status) => status < 300)])
    for (const { name, value } of answer.cookies) cookies[name] = value
    return answer.json()
  }
}

/** Signs in from a new browser, sets up app and passkey, uses a recovery code, and takes both factors away again. */
async function useAll({ login: email, password }: Login) {
  await browser().auth.login({ body: { email, password } })
  const chrome = linuxChrome()
  await chrome('POST', 'login', { email, password })
  const { secret } = await chrome('POST', 'totp')
  const { recoveryCodes } = await chrome('POST', 'totp/confirm', { code: codeOf(secret, clock.now()) })
  const device = passkeyDevice('https://desk.example')
  await chrome('POST', 'passkeys', {
    name: 'Phone',
    attestation: device.create(await chrome('POST', 'passkeys/options')),
  })
  await chrome('POST', 'logout')
  const { secondFactor } = await chrome('POST', 'login', { email, password })
  const { challenge } = secondFactor
  await chrome('POST', 'secondFactor', { challenge, recoveryCode: recoveryCodes[0], trusts: true })
  await chrome('POST', 'logout')
  expect(await chrome('POST', 'login', { email, password })).not.toHaveProperty('secondFactor')
  await chrome('POST', 'confirm', { password, recoveryCode: recoveryCodes[1] })
  await chrome('DELETE', 'totp')
  const { data } = await chrome('GET', 'passkeys')
  await chrome('DELETE', `passkeys/${data[0]._id}`)
}

const told = [
  'New sign-in | כניסה חדשה',
  'Authenticator app added | נוספה אפליקציית אימות',
  'Passkey added | נוסף מפתח גישה',
  'Recovery code used | נעשה שימוש בקוד שחזור',
  'Second factor removed | אימות דו-שלבי הוסר',
  'Second factor removed | אימות דו-שלבי הוסר',
]

async function expectTold(recipient: string, login: string) {
  const mails = await mailsTo(db, recipient)
  expect(mails.map(({ subject }) => subject)).toEqual(told)
  for (const { body_text: text } of mails) {
    expect(text).toContain(`${login}. Time: 02/03/2026 10:00. Browser: Chrome, Linux.`)
    expect(text).toContain('מועד: 02/03/2026 10:00')
  }
}

test('SEC-14 each new browser, factor, removed factor and used recovery code is mailed with time and device', async () => {
  const user = await given.user()
  await useAll(user)
  await expectTold(user.login, user.login)
})

test('SEC-18 somebody with a username uses all of it, and the admins of the account get the mails', async () => {
  const agency = await given.account()
  const admin = await given.user({ account: agency, role: 'ADMIN' })
  const colleague = await given.user({ account: agency, role: 'AGENT' })
  const agent = await given.user({ account: agency, role: 'AGENT', isProven: false })
  await db.updateTable('users').set({ login: 'omer_katz' }).where('id', '=', agent.id).execute()
  await useAll({ login: 'omer_katz', password: agent.password })
  await expectTold(admin.login, 'omer_katz')
  expect(await mailsTo(db, colleague.login)).toEqual([])
})

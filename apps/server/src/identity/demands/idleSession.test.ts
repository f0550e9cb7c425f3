import { idleHeader } from '@tourdesk/contract/kernel/idleHeader'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { type Browser, startServer } from '../../../test/as.ts'
import { actionsOn } from '../../../test/auditOf.ts'
import { noticesOf } from '../../../test/noticesOf.ts'

const server = await startServer()
const { app, as, browser, clock, db, given, product } = server
afterAll(server.close)

await given.mainAccount()
const head = await given.user({ account: await given.account() })
const over = { status: 401, code: 'not_signed_in' }

const allow = (idleMinutes: number | null) =>
  as(head).securitySettings.change({ body: { secondFactorFrom: 'nobody', idleMinutes } })

const at = (time: string) => clock.set(`2026-03-02T${time}+02:00`)

beforeEach(async () => {
  at('10:00:00')
  await db.deleteFrom('security_rules').execute()
})

async function signIn(): Promise<Browser> {
  const desk = browser()
  await desk.auth.login({ body: { email: head.login, password: head.password } })
  return desk
}

/** A call of a page that nobody has touched for so many seconds. */
async function callUntouched(desk: Browser, seconds: number | string): Promise<number> {
  // The access cookie lives for 15 minutes; renewing it is no use.
  await desk.auth.refreshToken().catch(() => {})
  const cookies = await desk.cookies()
  const headers = { [idleHeader]: String(seconds) }
  return (await app.inject({ url: '/api/v1/orders/agency', cookies, headers })).statusCode
}

it('a session ends after so long without use, for good, and every other way in with it', async () => {
  const desk = await signIn()
  await allow(15)
  at('10:10:00')
  await desk.orders.agency()
  at('10:25:00')
  await desk.auth.refreshToken()
  expect(await desk.auth.getCurrentUser()).toMatchObject({ idleMinutes: 15 })
  const id = await sessionOf(desk)
  const isListed = async () => (await as(head).ownSessions.list()).data.some(({ _id }) => _id === id)
  expect(await isListed()).toBe(true)
  at('10:25:01')
  expect(await isListed()).toBe(false)
  const notices = await noticesOf(product, () =>
    expect(desk.auth.getCurrentUser()).rejects.toMatchObject(over),
  )
  expect(notices).toMatchObject([{ topic: 'session', userId: head.id }])
  expect(await actionsOn(db, id)).toEqual(['signed in', 'timed out'])
  // A longer time doesn't bring it back.
  await allow(720)
  await expect(desk.orders.agency()).rejects.toMatchObject(over)
  await expect(desk.auth.refreshToken()).rejects.toMatchObject(over)
})

it('the refresh cookie of a remembered session does not bring it back', async () => {
  await allow(60)
  const desk = await signIn()
  at('11:00:01')
  await expect(desk.auth.refreshToken()).rejects.toMatchObject(over)
  expect(await actionsOn(db, await sessionOf(desk))).toEqual(['signed in', 'timed out'])
})

it('what a page does while nobody touches it is no use, and what somebody touched counts from then', async () => {
  await allow(15)
  const desk = await signIn()
  at('10:10:00')
  expect(await callUntouched(desk, 600)).toBe(200)
  at('10:14:00')
  // Touched at 10:12; saying it later, and again from an older tab, changes nothing.
  expect(await callUntouched(desk, 120)).toBe(200)
  expect(await callUntouched(desk, 800)).toBe(200)
  at('10:27:00')
  expect(await callUntouched(desk, 900)).toBe(200)
  at('10:27:01')
  expect(await callUntouched(desk, 0)).toBe(401)
})

it('typing counts by its own call, and a number that is none is use', async () => {
  await allow(15)
  const desk = await signIn()
  at('10:14:59')
  await desk.auth.noteUse()
  at('10:29:59')
  expect(await callUntouched(desk, 'nobody')).toBe(200)
  at('10:44:59')
  expect(await callUntouched(desk, '-5')).toBe(200)
})

it('without the setting a session stays open', async () => {
  const desk = await signIn()
  clock.set('2026-03-02T23:00:00+02:00')
  await desk.auth.refreshToken()
  expect(await desk.auth.getCurrentUser()).toMatchObject({ idleMinutes: null })
})

async function sessionOf(desk: Browser): Promise<string> {
  const { tourdesk_access = '' } = await desk.cookies()
  const [, claims = ''] = tourdesk_access.split('.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()).sid
}

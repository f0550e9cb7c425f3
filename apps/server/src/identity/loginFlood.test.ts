import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { startServer } from '../../test/as.ts'
import { givenPasskey } from '../../test/given/passkeyDevice.ts'
import { hashPassword, isPassword } from './password.ts'

const server = await startServer({ env: { TRUST_PROXY: '127.0.0.1' } })
const { app, clock, db, given } = server
afterAll(server.close)

it('requests that need a thread of Node’s go on while passwords are being compared', async () => {
  const slow = (await hashPassword('olive-grove-9')).replace('t=2', 't=24')
  let compared = 0
  const comparing = Array.from({ length: 8 }, () =>
    isPassword('olive-grove-9', slow).then(() => {
      compared += 1
    }),
  )
  await readFile(import.meta.filename)
  expect(compared).toBe(0)
  await Promise.all(comparing)
})

it('beyond a short queue a login is asked to come back, and counts as no attempt', async () => {
  const user = await given.user()
  const waiting = Array.from({ length: 80 }, () => hashPassword('olive-grove-9').catch(() => {}))
  const refused = await signIn(user.login, user.password, '198.51.100.1')
  expect(refused.statusCode).toBe(503)
  expect(refused.json()).toMatchObject({ code: 'too_busy' })
  expect(refused.headers['retry-after']).toBe('5')
  await Promise.all(waiting)
  expect(await countOf('198.51.100.1')).toBe(0)
  expect((await signIn(user.login, user.password, '198.51.100.1')).statusCode).toBe(200)
})

it('one range of addresses gets sixty wrong passwords, no matter whose', async () => {
  const user = await given.user()
  await fill('logins from:2001:db8:1:2::/64', 59)
  const [last, refused] = [
    await signIn('nobody@guests.example', 'wrong-password', '2001:db8:1:2::7'),
    await signIn(user.login, user.password, '2001:db8:1:2:ffff::8'),
  ]
  expect([last.statusCode, refused.statusCode]).toEqual([400, 429])
  expect(refused.headers['retry-after']).toBe('900')
  expect((await signIn(user.login, user.password, '2001:db8:1:3::8')).statusCode).toBe(200)
})

it('one IPv6 network gets 240 wrong passwords from all its ranges, and uses up nothing of others', async () => {
  const user = await given.user()
  const ofAll = () => db.selectFrom('attempts').select('count').where('key', '=', 'logins').executeTakeFirst()
  const before = (await ofAll())?.count ?? 0
  await fill('logins from:2001:db8:7::/48', 239)
  const [last, refused] = [
    await signIn('nobody@guests.example', 'wrong-password', '2001:db8:7:1::7'),
    await signIn('nobody@guests.example', 'wrong-password', '2001:db8:7:2::7'),
  ]
  expect([last.statusCode, refused.statusCode]).toEqual([400, 429])
  expect(refused.headers['retry-after']).toBe('900')
  expect((await ofAll())?.count).toBe(before + 1)
  expect((await signIn(user.login, user.password, '2001:db8:8:1::7')).statusCode).toBe(200)
})

it('registrations, reset mails, resets and started sign-ins of one IPv6 network are counted together too', async () => {
  const calls: [string, string, object][] = [
    ['signup', 'auth/signup', { email: 'guest@guests.example', password: 'olive-grove-3' }],
    ['forgot', 'auth/forgotPassword', { email: 'guest@guests.example' }],
    ['reset', 'auth/resetPassword', { token: 'made-up', password: 'olive-grove-3' }],
    ['passkeyStart', 'auth/passkeys/signIn/options', {}],
  ]
  for (const [key, path, payload] of calls) {
    await fill(`${key}:2001:db8:9::/48`, 5000)
    const headers = { 'x-forwarded-for': '2001:db8:9:1::7' }
    const { statusCode } = await app.inject({ method: 'POST', url: `/api/v1/${path}`, headers, payload })
    expect([path, statusCode]).toEqual([path, 429])
  }
})

it('whoever has signed in here before gets in while others use up the sign-ins of everybody, by passkey too', async () => {
  const [user, other] = [await given.user(), await given.user()]
  const { device } = await givenPasskey(server, other.id)
  const desk = server.browser()
  const credentials = (of: typeof user) => ({ body: { email: of.login, password: of.password } })
  const byPasskey = async (at: typeof desk) => {
    const options = await at.passkeys.startSignIn()
    return at.passkeys.signIn({ body: { assertion: device.sign(options) } })
  }
  await desk.auth.login(credentials(user))
  await byPasskey(desk)
  await fill('logins', 600)
  expect(await desk.auth.login(credentials(user))).toMatchObject({ _id: user.id })
  expect(await byPasskey(desk)).toMatchObject({ _id: other.id })
  const refused = { status: 429 }
  // Known to this browser are only those two.
  await expect(desk.auth.login(credentials(await given.user()))).rejects.toMatchObject(refused)
  await expect(server.browser().auth.login(credentials(user))).rejects.toMatchObject(refused)
  await expect(byPasskey(server.browser())).rejects.toMatchObject(refused)
  await db.deleteFrom('attempts').where('key', '=', 'logins').execute()
})

it('thirty wrong passwords for one login from anywhere close it, but not to a reset link, nor to others', async () => {
  const [user, other] = [await given.user(), await given.user()]
  const statuses = []
  for (let address = 1; address <= 31; address += 1)
    statuses.push((await signIn(user.login, 'wrong-password', `203.0.113.${address}`)).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 400), 429])
  expect((await signIn(user.login, user.password, '192.0.2.50')).statusCode).toBe(429)
  expect((await signIn(other.login, other.password, '192.0.2.51')).statusCode).toBe(200)
})

it('an unknown login is limited like a known one', async () => {
  const statuses = []
  for (let address = 1; address <= 31; address += 1)
    statuses.push((await signIn('nobody@example.com', 'wrong-password', `203.0.114.${address}`)).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 400), 429])
})

it('six hundred wrong passwords in a minute are all that is checked altogether', async () => {
  const user = await given.user()
  await fill('logins', 600)
  const refused = await signIn(user.login, user.password, '192.0.2.60')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('60')
  await db.deleteFrom('attempts').where('key', '=', 'logins').execute()
})

it('right passwords fill no limit', async () => {
  const user = await given.user()
  const before = await countOf('192.0.2.70')
  for (let time = 0; time < 7; time += 1)
    expect((await signIn(user.login, user.password, '192.0.2.70')).statusCode).toBe(200)
  expect(await countOf('192.0.2.70')).toBe(before)
})

it('whatever is typed as a login is answered, never with a server error', async () => {
  for (const typed of [
    'a\u0000b@guests.example',
    '\ud800@guests.example',
    `${'ש'.repeat(240)}@x.example`,
    '%s\\',
  ]) {
    const answer = await signIn(typed, 'wrong\u0000password', '192.0.2.80')
    expect([typed, answer.statusCode]).toEqual([typed, 400])
  }
})

it('failed logins are in the activity log with login and addresses, never with what was typed as a password', async () => {
  const user = await given.user()
  await fill('logged failures', 1)
  await signIn(user.login, 'pomegranate-77', '192.0.2.90')
  await signIn('hunter2-typed-into-the-wrong-field', 'x', '192.0.2.90')
  const rows = await failuresFrom('192.0.2.90')
  expect(rows.map(({ entity_name: name, account_id: account }) => [name, account])).toEqual([
    [user.login, user.account.id],
    ['', null],
  ])
  expect(JSON.stringify(rows)).not.toMatch(/pomegranate|hunter2/)
})

it('a flood of failed logins is in the activity log sixty times a minute', async () => {
  await fill('logged failures', 59)
  for (const login of ['a@guests.example', 'b@guests.example', 'c@guests.example'])
    expect((await signIn(login, 'wrong-password', '192.0.2.91')).statusCode).toBe(400)
  expect(await failuresFrom('192.0.2.91')).toHaveLength(1)
})

function failuresFrom(address: string) {
  return db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'sign-in failed')
    .where(sql<string>`details->>'address'`, '=', address)
    .orderBy('id')
    .execute()
}

function signIn(email: string, password: string, from: string) {
  return app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: { 'x-forwarded-for': from },
    payload: { email, password },
  })
}

/** As if so many attempts had been made. */
async function fill(key: string, count: number): Promise<void> {
  const window = {
    count,
    window_ends_at: new Date(clock.now().getTime() + (key.includes(':') ? 15 : 1) * 60_000),
  }
  await db
    .insertInto('attempts')
    .values({ key, ...window })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(window))
    .execute()
}

async function countOf(range: string): Promise<number> {
  const row = await db
    .selectFrom('attempts')
    .select('count')
    .where('key', '=', `logins from:${range}`)
    .executeTakeFirst()
  return row?.count ?? 0
}

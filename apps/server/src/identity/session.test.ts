import type { FastifyInstance } from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { actionsOn } from '../../test/auditOf.ts'
import type { GivenUser } from '../../test/given/ground.ts'
import { withoutFactor } from '../../test/withoutFactor.ts'

const monday = '2026-03-02T10:00:00+02:00'
const { app, browser, clock, db, given, stranger, close } = await startServer({ now: monday })
afterAll(close)
beforeEach(() => clock.set(monday))

const minute = 60_000
const day = 24 * 60 * minute
const wait = (ms: number) => clock.set(new Date(clock.now().getTime() + ms))
const signIn = (user: GivenUser, password = user.password) =>
  browser().auth.login({ body: { email: user.login, password } })

async function signedIn(user: GivenUser) {
  const visitor = browser()
  await visitor.auth.login({ body: { email: user.login, password: user.password } })
  return visitor
}

/** A browser with "remember me" on or off, and readable cookies. */
async function openBrowser(user: GivenUser, remembered: boolean, on: FastifyInstance = app) {
  const jar = new Map<string, string>()
  const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const answer = await on.inject({
      method,
      url: `/api/v1/auth/${path}`,
      headers: { 'x-remember-me': String(remembered) },
      cookies: Object.fromEntries(jar),
      ...(payload && { payload }),
    })
    for (const { name, value } of answer.cookies) value === '' ? jar.delete(name) : jar.set(name, value)
    return answer
  }
  const login = await call('POST', 'login', { email: user.login, password: user.password })
  return { call, jar, login, status: async () => (await call('GET', 'getCurrentUser')).statusCode }
}

test('AUTH-07 HOLE-A34 a login returns the user and puts the session in cookies that scripts cannot read', async () => {
  const user = await given.user({ firstName: 'Noa', lastName: 'Peled' })
  const { login } = await openBrowser(user, false)
  expect(login.json()).toMatchObject({ _id: user.id, firstName: 'Noa', lastName: 'Peled', email: user.login })
  expect(login.body).not.toMatch(/password|argon|tourdesk_/)
  expect(login.cookies).toEqual([
    expect.objectContaining({
      name: 'tourdesk_access',
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 900,
    }),
    expect.objectContaining({
      name: 'tourdesk_browser',
      path: '/api/v1/auth',
      httpOnly: true,
      sameSite: 'Lax',
    }),
    expect.objectContaining({
      name: 'tourdesk_refresh',
      path: '/api/v1/auth',
      httpOnly: true,
      sameSite: 'Lax',
    }),
  ])
})

test('HOLE-A34 in production the cookies are sent over HTTPS only', async () => {
  const production = await startServer({ env: { NODE_ENV: 'production', DEMO: 'off' } })
  try {
    const { login } = await openBrowser(await production.given.user(), true, production.app)
    expect(login.cookies).toHaveLength(3)
    for (const cookie of login.cookies) expect(cookie.secure).toBe(true)
    expect(login.cookies.map(({ name }) => name).sort()).toEqual([
      '__Host-tourdesk_access',
      '__Secure-tourdesk_browser',
      '__Secure-tourdesk_refresh',
    ])
    // A cookie that another host of the domain could have planted opens nothing.
    const access = login.cookies.find(({ name }) => name === '__Host-tourdesk_access')?.value ?? ''
    const ask = (name: string) =>
      production.app.inject({ url: '/api/v1/auth/getCurrentUser', cookies: { [name]: access } })
    expect((await ask('__Host-tourdesk_access')).statusCode).toBe(200)
    expect((await ask('tourdesk_access')).statusCode).toBe(401)
  } finally {
    await production.close()
  }
})

test('the login ignores surrounding spaces and case', async () => {
  const user = await given.user()
  const answer = await withoutFactor(signIn({ ...user, login: `  ${user.login.toUpperCase()} ` }))
  expect(answer._id).toBe(user.id)
})

test('HOLE-A39 a wrong password and an unknown login get the same answer', async () => {
  const user = await given.user()
  const refused = { code: 'wrong_credentials', status: 400, message: 'Incorrect email or password' }
  await expect(signIn(user, 'wrong-tree-9')).rejects.toMatchObject(refused)
  await expect(signIn(user, `${user.password} `)).rejects.toMatchObject(refused)
  await expect(signIn({ ...user, login: 'nobody@example.com' })).rejects.toMatchObject(refused)
})

test('HOLE-A39 after five failures in a quarter of an hour even the right password has to wait, for that login only', async () => {
  const [user, other] = [await given.user(), await given.user()]
  for (let failure = 0; failure < 5; failure += 1) {
    await expect(signIn(user, 'wrong-tree-9')).rejects.toMatchObject({ status: 400 })
    wait(minute)
  }
  const loud = { ...user, login: user.login.toUpperCase() }
  for (const attempt of [user, loud]) {
    await expect(signIn(attempt)).rejects.toMatchObject({ code: 'too_many_attempts', status: 429 })
  }
  await expect(signIn(other)).resolves.toMatchObject({ _id: other.id })
  wait(9 * minute)
  await expect(signIn(user)).rejects.toMatchObject({ status: 429 })
  wait(minute)
  await expect(signIn(user)).resolves.toMatchObject({ _id: user.id })
})

test('HOLE-A39 a success resets the failures before it, and unknown logins are limited like known ones', async () => {
  const user = await given.user()
  for (let round = 0; round < 3; round += 1) {
    for (let failure = 0; failure < 4; failure += 1) {
      await expect(signIn(user, 'wrong-tree-9')).rejects.toMatchObject({ status: 400 })
    }
    await expect(signIn(user)).resolves.toMatchObject({ _id: user.id })
  }
  const nobody = { ...user, login: 'somebody@example.com' }
  for (let failure = 0; failure < 5; failure += 1) {
    await expect(signIn(nobody)).rejects.toMatchObject({ status: 400 })
  }
  await expect(signIn(nobody)).rejects.toMatchObject({ status: 429 })
})

test('HOLE-A34 access ends after fifteen minutes, and a refresh renews it', async () => {
  const visitor = await signedIn(await given.user())
  wait(15 * minute - 1000)
  await expect(visitor.auth.getCurrentUser()).resolves.toBeTruthy()
  wait(1000)
  await expect(visitor.auth.getCurrentUser()).rejects.toMatchObject({ code: 'not_signed_in', status: 401 })
  await expect(visitor.auth.refreshToken()).resolves.toEqual({ success: true })
  await expect(visitor.auth.getCurrentUser()).resolves.toBeTruthy()
})

test('without a valid refresh cookie there is no refresh', async () => {
  await expect(stranger.auth.refreshToken()).rejects.toMatchObject({ status: 401 })
  const session = await openBrowser(await given.user(), true)
  session.jar.set('tourdesk_refresh', 'made-up')
  expect((await session.call('GET', 'refreshToken')).statusCode).toBe(401)
  const [head, payload, signature = ''] = session.jar.get('tourdesk_access')?.split('.') ?? []
  const forged = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
  session.jar.set('tourdesk_access', [head, payload, forged].join('.'))
  expect(await session.status()).toBe(401)
})

test('HOLE-A34 two tabs may refresh with the same cookie within ten seconds', async () => {
  const session = await openBrowser(await given.user(), true)
  const first = session.jar.get('tourdesk_refresh') ?? ''
  expect((await session.call('GET', 'refreshToken')).statusCode).toBe(200)
  const next = session.jar.get('tourdesk_refresh') ?? ''
  expect(next).not.toBe(first)
  wait(10_000)
  session.jar.set('tourdesk_refresh', first)
  const late = await session.call('GET', 'refreshToken')
  expect(late.cookies.map((cookie) => cookie.name)).toEqual(['tourdesk_access'])
  expect(await session.status()).toBe(200)
  session.jar.set('tourdesk_refresh', next)
  expect((await session.call('GET', 'refreshToken')).statusCode).toBe(200)
})

test('HOLE-A34 reusing an old refresh cookie later counts as theft and ends the whole session', async () => {
  const session = await openBrowser(await given.user(), true)
  const stolen = session.jar.get('tourdesk_refresh') ?? ''
  await session.call('GET', 'refreshToken')
  const next = session.jar.get('tourdesk_refresh') ?? ''
  wait(10_001)
  session.jar.set('tourdesk_refresh', stolen)
  expect((await session.call('GET', 'refreshToken')).statusCode).toBe(401)
  expect(await session.status()).toBe(401)
  session.jar.set('tourdesk_refresh', next)
  expect((await session.call('GET', 'refreshToken')).statusCode).toBe(401)
})

test('HOLE-A34 two tabs that refresh at the very same moment both stay signed in', async () => {
  const visitor = await signedIn(await given.user())
  await Promise.all([visitor.auth.refreshToken(), visitor.auth.refreshToken(), visitor.auth.refreshToken()])
  await expect(visitor.auth.getCurrentUser()).resolves.toBeTruthy()
})

test('HOLE-A33 remembered users stay signed in for thirty days, others for a day and until the browser closes', async () => {
  const user = await given.user()
  const kept = await openBrowser(user, true)
  const brief = await openBrowser(user, false)
  const life = (login: typeof kept.login) =>
    login.cookies.find((cookie) => cookie.name === 'tourdesk_refresh')?.maxAge
  expect(life(kept.login)).toBe(30 * 24 * 3600)
  expect(life(brief.login)).toBeUndefined()
  wait(day - minute)
  expect((await brief.call('GET', 'refreshToken')).statusCode).toBe(200)
  wait(minute)
  expect((await brief.call('GET', 'refreshToken')).statusCode).toBe(401)
  expect((await kept.call('GET', 'refreshToken')).statusCode).toBe(200)
  wait(29 * day - minute)
  expect((await kept.call('GET', 'refreshToken')).statusCode).toBe(200)
  wait(minute)
  expect((await kept.call('GET', 'refreshToken')).statusCode).toBe(401)
})

test('AUTH-33 API-06 signing out makes both cookies useless, even as copies', async () => {
  const user = await given.user()
  const session = await openBrowser(user, true)
  const copy = new Map(session.jar)
  const answer = await session.call('POST', 'logout')
  expect(answer.json()).toEqual({ success: true })
  expect([...session.jar.keys()]).toEqual(['tourdesk_browser'])
  for (const [name, value] of copy) session.jar.set(name, value)
  expect(await session.status()).toBe(401)
  expect((await session.call('GET', 'refreshToken')).statusCode).toBe(401)
  const other = await signedIn(user)
  await expect(other.auth.getCurrentUser()).resolves.toBeTruthy()
})

test('AUTH-33 HOLE-A34 signing out after a long break ends the refresh cookie too', async () => {
  const session = await openBrowser(await given.user(), true)
  const copy = new Map(session.jar)
  session.jar.delete('tourdesk_access')
  wait(day)
  expect((await session.call('POST', 'logout')).json()).toEqual({ success: true })
  for (const [name, value] of copy) session.jar.set(name, value)
  expect((await session.call('GET', 'refreshToken')).statusCode).toBe(401)
})

test('AUTH-33 signing out twice, or without a session, is not an error', async () => {
  await expect(stranger.auth.logout()).resolves.toEqual({ success: true })
  const visitor = await signedIn(await given.user())
  await visitor.auth.logout()
  await expect(visitor.auth.logout()).resolves.toEqual({ success: true })
})

test('HOLE-A39 an end user has no access to this system', async () => {
  const user = await given.user({ role: 'USER' })
  await expect(signIn(user)).rejects.toMatchObject({
    code: 'no_access',
    status: 403,
    message: 'You do not have access to this system',
  })
  await expect(signIn(user, 'wrong-tree-9')).rejects.toMatchObject({ code: 'wrong_credentials' })
})

test('HOLE-A42 a deleted user is unknown, and open sessions end', async () => {
  const user = await given.user()
  const visitor = await signedIn(user)
  await db.updateTable('users').set({ deleted_at: clock.now() }).where('id', '=', user.id).execute()
  await expect(visitor.auth.getCurrentUser()).rejects.toMatchObject({ status: 401 })
  await expect(visitor.auth.refreshToken()).rejects.toMatchObject({ status: 401 })
  await expect(signIn(user)).rejects.toMatchObject({ code: 'wrong_credentials' })
})

test('signing in, switching and signing out are logged', async () => {
  const user = await given.user({ isSuper: true })
  const agency = await given.account()
  const visitor = await signedIn(user)
  await visitor.auth.setUserAccount({ body: { accountId: agency.id } })
  await visitor.auth.logout()
  const { id } = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  expect(await actionsOn(db, id)).toEqual(['signed in', 'account switched', 'signed out'])
})

test('tokens are stored only as hashes', async () => {
  const { jar } = await openBrowser(await given.user(), true)
  const tokens = await db.selectFrom('refresh_tokens').select('token_hash').execute()
  const refresh = jar.get('tourdesk_refresh') ?? ''
  expect(refresh.length).toBeGreaterThan(40)
  for (const { token_hash } of tokens) {
    expect([token_hash.toString('utf8'), token_hash.toString('base64url')]).not.toContain(refresh)
  }
})

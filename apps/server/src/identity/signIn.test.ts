import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../test/as.ts'
import { actionsOn } from '../../test/auditOf.ts'
import { statementsOf } from '../../test/statementsOf.ts'
import { waiting } from '../../test/waiting.ts'
import { withoutFactor } from '../../test/withoutFactor.ts'
import type { Tx } from '../kernel/database.ts'
import { newId } from '../kernel/newId.ts'

const server = await startServer()
const { app, as, browser, clock, db, given, product, stranger } = server
afterAll(server.close)

const signIn = (user: { login: string; password: string }, at = browser()) =>
  at.auth.login({ body: { email: user.login, password: user.password } })

describe('signing in', () => {
  it('API-05 HOLE-A57 an email is compared ignoring case and surrounding spaces', async () => {
    const user = await given.user()
    const entered = await signIn({ ...user, login: `  ${user.login.toUpperCase()} ` })
    expect(entered).toMatchObject({ _id: user.id, role: 'OWNER', status: 'ACTIVE', isSuper: false })
  })

  it('an email that was copied with signs that nobody sees is the same email', async () => {
    const user = await given.user()
    for (const login of [`${user.login}\u200e`, `\u2066${user.login}\u2069`])
      expect(await signIn({ ...user, login })).toMatchObject({ _id: user.id })
  })

  it('a sign-in asks the database at most 22 times, and leaves no attempt counted', async () => {
    const user = await given.user()
    expect(await statementsOf(product, () => signIn(user))).toBeLessThanOrEqual(22)
    expect(await db.selectFrom('attempts').selectAll().execute()).toEqual([])
  })

  it('API-32 HOLE-A39 HOLE-A24 a wrong password and an unknown login give the same answer', async () => {
    const user = await given.user()
    for (const login of [user.login, 'nobody@example.com'])
      await expect(signIn({ login, password: 'wrong-password' })).rejects.toMatchObject({
        status: 400,
        code: 'wrong_credentials',
        message: 'Incorrect email or password',
      })
  })

  it('HOLE-A39 of fifty simultaneous wrong passwords five are checked, and then the right one is refused too', async () => {
    const user = await given.user()
    const tries = Array.from({ length: 50 }, () =>
      signIn({ ...user, password: 'wrong-password' }).catch((problem) => problem.status),
    )
    const statuses = await Promise.all(tries)
    expect(statuses.filter((status) => status === 400)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(45)
    await expect(signIn(user)).rejects.toMatchObject({ code: 'too_many_attempts', status: 429 })
    clock.set('2026-03-02T10:15:00+02:00')
    expect(await signIn(user)).toMatchObject({ _id: user.id })
    clock.set('2026-03-02T10:00:00+02:00')
  })

  it('HOLE-A39 a right password resets the count of wrong ones', async () => {
    const user = await given.user()
    for (let round = 0; round < 3; round += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1)
        await expect(signIn({ ...user, password: 'wrong-password' })).rejects.toMatchObject({ status: 400 })
      await signIn(user)
    }
  })

  it('HOLE-A39 an end user has no access, and a user who is inactive everywhere sees why', async () => {
    const guest = await given.user({ role: 'USER' })
    await expect(signIn(guest)).rejects.toMatchObject({ status: 403, code: 'no_access' })
    const agency = await given.account({ status: 'INACTIVE' })
    const agent = await given.user({ role: 'AGENT', account: agency })
    await expect(signIn(agent)).rejects.toMatchObject({
      status: 403,
      code: 'user_inactive',
      message: 'Your user is inactive',
    })
  })
})

describe('a session', () => {
  it('HOLE-A33 HOLE-A34 cookies cannot be read by scripts; only a remembered one outlives the browser', async () => {
    const user = await given.user()
    const send = (remember: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        headers: { 'x-remember-me': remember },
        payload: { email: user.login, password: user.password },
      })
    const [access, , refresh] = (await send('true')).cookies
    expect(access).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 900 })
    expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 30 * 24 * 3600 })
    expect((await send('false')).cookies[2]?.maxAge).toBeUndefined()
  })

  it('AUTH-33 API-06 API-07 after signing out the cookies are useless', async () => {
    const user = await given.user()
    const login = await cookiesOf(user)
    const headers = { cookie: login }
    expect((await app.inject({ url: '/api/v1/auth/getCurrentUser', headers })).statusCode).toBe(200)
    await app.inject({ method: 'POST', url: '/api/v1/auth/logout', headers })
    expect((await app.inject({ url: '/api/v1/auth/getCurrentUser', headers })).statusCode).toBe(401)
    expect((await app.inject({ url: '/api/v1/auth/refreshToken', headers })).statusCode).toBe(401)
  })

  it('HOLE-A34 reusing an old refresh token later counts as theft: the whole session ends', async () => {
    clock.set('2026-03-02T10:00:00+02:00')
    const stolen = await cookiesOf(await given.user())
    const first = await app.inject({ url: '/api/v1/auth/refreshToken', headers: { cookie: stolen } })
    expect(first.statusCode).toBe(200)
    const next = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    clock.set('2026-03-02T10:05:00+02:00')
    const again = await app.inject({ url: '/api/v1/auth/refreshToken', headers: { cookie: stolen } })
    expect(again.statusCode).toBe(401)
    const own = await app.inject({ url: '/api/v1/auth/refreshToken', headers: { cookie: next } })
    expect(own.statusCode).toBe(401)
    const call = await app.inject({ url: '/api/v1/auth/getCurrentUser', headers: { cookie: next } })
    expect(call.statusCode).toBe(401)
    clock.set('2026-03-02T10:00:00+02:00')
  })

  it('HOLE-A34 two tabs may refresh at the same moment', async () => {
    const cookie = await cookiesOf(await given.user())
    const answers = await Promise.all(
      [1, 2].map(() => app.inject({ url: '/api/v1/auth/refreshToken', headers: { cookie } })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })

  it('API-13 HOLE-A34 an access cookie is valid for fifteen minutes, a refresh cookie for a day', async () => {
    clock.set('2026-03-02T10:00:00+02:00')
    const visitor = browser()
    await signIn(await given.user(), visitor)
    clock.set('2026-03-02T10:15:01+02:00')
    await expect(visitor.auth.getCurrentUser()).rejects.toMatchObject({ status: 401, code: 'not_signed_in' })
    await visitor.auth.refreshToken()
    expect(await visitor.auth.getCurrentUser()).toMatchObject({ role: 'OWNER' })
    clock.set('2026-03-03T10:00:01+02:00')
    await expect(visitor.auth.refreshToken()).rejects.toMatchObject({ status: 401 })
    clock.set('2026-03-02T10:00:00+02:00')
  })

  it('a token signed by somebody else opens nothing', async () => {
    const forged = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sid: newId(), exp: 9e9 }))}.`
    const headers = { cookie: `tourdesk_access=${forged}` }
    expect((await app.inject({ url: '/api/v1/auth/getCurrentUser', headers })).statusCode).toBe(401)
    await expect(stranger.users.list()).rejects.toMatchObject({ status: 401 })
  })

  it('HOLE-A40 continues in another account when its own closes, and is refused when none is left', async () => {
    const [first, second] = [await given.account(), await given.account()]
    const agent = await given.user({ role: 'AGENT', account: first })
    await join(agent.id, second.id, 'ADMIN')
    const session = as(agent)
    expect((await session.auth.getCurrentUser()).account._id).toBe(first.id)
    await setStatus(first.id, 'INACTIVE')
    expect(await session.auth.getCurrentUser()).toMatchObject({ account: { _id: second.id }, role: 'ADMIN' })
    await setStatus(second.id, 'INACTIVE')
    await expect(session.auth.getCurrentUser()).rejects.toMatchObject({ status: 403, code: 'user_inactive' })
  })
})

describe('accounts of a session', () => {
  it('AUTH-35 API-12 ROLE-27 people switch between their own accounts, and role and permissions follow', async () => {
    const [carmel, galil, other] = [await given.account(), await given.account(), await given.account()]
    const agent = await given.user({ role: 'AGENT', account: carmel })
    await join(agent.id, galil.id, 'ADMIN')
    const session = as(agent)
    const before = await session.auth.getCurrentUser()
    expect(before.permissions).not.toContain('users.read')
    expect(before.userAccounts.map(({ account, role }) => [account, role])).toEqual(
      expect.arrayContaining([
        [carmel.id, 'AGENT'],
        [galil.id, 'ADMIN'],
      ]),
    )
    const after = await session.auth.setUserAccount({ body: { accountId: galil.id } })
    expect(after).toMatchObject({ account: { _id: galil.id, name: galil.name }, role: 'ADMIN' })
    expect(after.permissions).toContain('users.read')
    await expect(session.auth.setUserAccount({ body: { accountId: other.id } })).rejects.toMatchObject({
      status: 403,
    })
  })

  it('ROLE-27 HOLE-A5 HOLE-A8 a super user enters any active agency with an owner’s rights, and no inactive one', async () => {
    const boss = await given.user({ isSuper: true })
    const [open, closed] = [await given.account(), await given.account({ status: 'PENDING' })]
    const session = as(boss)
    const inside = await session.auth.setUserAccount({ body: { accountId: open.id } })
    expect(inside).toMatchObject({ role: 'OWNER', account: { _id: open.id } })
    expect(inside.accounts.map(({ _id }) => _id)).toContain(open.id)
    await expect(session.auth.setUserAccount({ body: { accountId: closed.id } })).rejects.toMatchObject({
      status: 403,
    })
    await expect(session.auth.setUserAccount({ body: { accountId: newId() } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('switching waits for changes of the account and of the person, and holds nothing that they need', async () => {
    const [carmel, galil] = [await given.account(), await given.account()]
    const agent = await given.user({ role: 'AGENT', account: carmel })
    await join(agent.id, galil.id, 'AGENT')
    const session = as(agent)
    await session.auth.getCurrentUser()
    const switchDuring = (change: (tx: Tx) => Promise<unknown>, needed: 'users' | 'sessions') =>
      db.transaction().execute(async (tx) => {
        await change(tx)
        const switched = session.auth.setUserAccount({ body: { accountId: galil.id } })
        await waiting(db)
        const id = needed === 'users' ? 'id' : 'user_id'
        await tx.selectFrom(needed).select(id).where(id, '=', agent.id).forUpdate().noWait().execute()
        return { switched }
      })
    const deletion = await switchDuring(
      (tx) => tx.selectFrom('accounts').select('id').where('id', '=', galil.id).forUpdate().execute(),
      'users',
    )
    expect(await deletion.switched).toMatchObject({ account: { _id: galil.id } })
    const renaming = await switchDuring(
      (tx) => tx.updateTable('users').set({ first_name: 'Dana' }).where('id', '=', agent.id).execute(),
      'sessions',
    )
    expect(await renaming.switched).toMatchObject({ firstName: 'Dana' })
  })

  it('HOLE-A40 the next sign-in starts in the last session’s account', async () => {
    const [carmel, galil] = [await given.account(), await given.account()]
    const agent = await given.user({ role: 'AGENT', account: carmel })
    await join(agent.id, galil.id, 'AGENT')
    await as(agent).auth.setUserAccount({ body: { accountId: galil.id } })
    expect((await withoutFactor(signIn(agent))).account._id).toBe(galil.id)
  })
})

it('a new session is logged', async () => {
  const user = await given.user()
  await signIn(user)
  const { id } = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  expect(await actionsOn(db, id)).toEqual(['signed in'])
})

async function cookiesOf(user: { login: string; password: string }): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email: user.login, password: user.password },
  })
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

function join(userId: string, accountId: string, role: 'ADMIN' | 'AGENT') {
  const membership = { id: newId(), user_id: userId, account_id: accountId, role, created_at: clock.now() }
  return db
    .insertInto('memberships')
    .values({ ...membership, status: 'ACTIVE' })
    .execute()
}

function setStatus(accountId: string, status: 'ACTIVE' | 'INACTIVE') {
  return db.updateTable('accounts').set({ status }).where('id', '=', accountId).execute()
}

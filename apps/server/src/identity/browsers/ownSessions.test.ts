import { afterAll, beforeEach, expect, it } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { actionsOn } from '../../../test/auditOf.ts'
import type { GivenUser } from '../../../test/given/ground.ts'
import { doJobs, lastToken, mailsTo } from '../../../test/mailbox.ts'

const server = await startServer()
const { browser, clock, db, given } = server
afterAll(server.close)
beforeEach(() => clock.set('2026-03-02T10:00:00+02:00'))

async function signIn({ login: email, password }: GivenUser, at = browser()) {
  await at.auth.login({ body: { email, password } })
  return at
}

it('SEC-13 sessions are listed with their last use, and one or all others can be ended', async () => {
  const user = await given.user()
  const [desk, phone, home] = [await signIn(user), await signIn(user), await signIn(user)]
  clock.set('2026-03-02T10:05:00+02:00')
  await desk.users.get({ params: { id: user.id } })
  const { data } = await desk.ownSessions.list()
  expect(data).toHaveLength(3)
  expect(data[0]).toMatchObject({
    isThis: true,
    address: '127.0.0.1',
    signedInAt: '2026-03-02T08:00:00.000Z',
    lastUsedAt: '2026-03-02T08:05:00.000Z',
  })
  expect(data.slice(1).map(({ isThis }) => isThis)).toEqual([false, false])
  const own = (await phone.ownSessions.list()).data[0]?._id ?? ''
  await desk.ownSessions.end({ params: { id: own } })
  for (const call of [phone.auth.getCurrentUser(), phone.auth.refreshToken()])
    await expect(call).rejects.toMatchObject({ status: 401 })
  expect((await desk.ownSessions.list()).data).toHaveLength(2)
  expect(await actionsOn(db, own)).toEqual(['signed in', 'ended'])
  await desk.ownSessions.endOthers()
  await expect(home.auth.getCurrentUser()).rejects.toMatchObject({ status: 401 })
  expect((await desk.ownSessions.list()).data.map(({ isThis }) => isThis)).toEqual([true])
})

it("nobody ends or sees somebody else's session, and an ended one can be ended again", async () => {
  const [one, other] = [await given.user(), await given.user()]
  const [mine, theirs] = [await signIn(one), await signIn(other)]
  const id = (await theirs.ownSessions.list()).data[0]?._id ?? ''
  await expect(mine.ownSessions.end({ params: { id } })).rejects.toMatchObject({ status: 404 })
  expect(await theirs.auth.getCurrentUser()).toMatchObject({ _id: other.id })
  expect((await mine.ownSessions.list()).data.map(({ _id }) => _id)).not.toContain(id)
  const second = await signIn(other)
  await second.ownSessions.end({ params: { id } })
  await second.ownSessions.end({ params: { id } })
  expect((await actionsOn(db, id)).filter((action) => action === 'ended')).toHaveLength(1)
})

it('what a page asks by itself is no use of its session', async () => {
  const desk = await signIn(await given.user())
  clock.set('2026-03-02T10:10:00+02:00')
  await desk.auth.getCurrentUser()
  await desk.auth.refreshToken()
  const row = () =>
    db.selectFrom('sessions').select('last_used_at').orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect((await row()).last_used_at).toEqual(new Date('2026-03-02T08:00:00Z'))
})

it('a session that ended while a call was on its way changes nothing afterwards', async () => {
  const user = await given.user()
  const [desk, phone] = [await signIn(user), await signIn(user)]
  await desk.ownSessions.endOthers()
  await expect(phone.ownSessions.endOthers()).rejects.toMatchObject({ status: 401 })
  expect((await desk.ownSessions.list()).data).toHaveLength(1)
})

it('a sign-in from a browser not seen for this user is mailed in both languages, the first one and known ones are not', async () => {
  const user = await given.user()
  const desk = await signIn(user)
  await desk.auth.logout()
  await signIn(user, desk)
  expect(await mailsTo(db, user.login)).toEqual([])
  await signIn(user)
  const [mail, ...more] = await mailsTo(db, user.login)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ kind: 'security', subject: 'New sign-in | כניסה חדשה' })
  expect(mail?.body_text).toContain(`Login: ${user.login}. Time: 02/03/2026 10:00.`)
  expect(mail?.body_text).toContain('/security')
})

it('two people at one browser each have it as theirs', async () => {
  const shared = browser()
  const [one, other] = [await given.user(), await given.user()]
  for (const user of [one, other, one, other]) {
    await signIn(user, shared)
    await shared.auth.logout()
  }
  expect(
    await db.selectFrom('known_browsers').select('id').where('user_id', 'in', [one.id, other.id]).execute(),
  ).toHaveLength(2)
  expect([...(await mailsTo(db, one.login)), ...(await mailsTo(db, other.login))]).toEqual([])
})

it('a new password is mailed, and a new address to the old one', async () => {
  const [owner, clerk] = [await given.owner(), await given.user({ role: 'ADMIN' })]
  const desk = await signIn(clerk)
  await desk.auth.changePassword({ body: { oldPassword: clerk.password, password: 'olive-grove-3' } })
  const office = server.as(owner)
  await office.users.change({ params: { id: clerk.id }, body: { email: 'new.clerk@example.com' } })
  await office.users.change({ params: { id: clerk.id }, body: { password: 'olive-grove-4' } })
  const subjects = async (login: string) =>
    (await mailsTo(db, login)).map(({ subject }) => subject.split(' | ')[0])
  expect(await subjects(clerk.login)).toEqual(['Password changed', 'Login changed'])
  expect(await subjects('new.clerk@example.com')).toEqual(['Password changed'])
  expect(await subjects(owner.login)).toEqual([])
})

it('the warnings of a username without a mailbox go to the admins of its agency, but not to the one who did it', async () => {
  const agency = await given.account()
  const [boss, helper, idle] = [
    await given.user({ account: agency, role: 'OWNER' }),
    await given.user({ account: agency, role: 'ADMIN' }),
    await given.user({ account: agency, role: 'AGENT' }),
  ]
  const agent = await given.user({ account: agency, role: 'AGENT', isProven: false })
  await db.updateTable('users').set({ login: 'omer.katz' }).where('id', '=', agent.id).execute()
  await server.as(boss).users.change({ params: { id: agent.id }, body: { password: 'olive-grove-3' } })
  const told = async () =>
    Promise.all([boss, helper, idle].map(async ({ login }) => (await mailsTo(db, login)).length))
  expect(await told()).toEqual([0, 1, 0])
  const own = await signIn({ ...agent, login: 'omer.katz', password: 'olive-grove-3' })
  await own.auth.changePassword({ body: { oldPassword: 'olive-grove-3', password: 'olive-grove-4' } })
  expect(await told()).toEqual([1, 2, 0])
})

it('a password that many people use is refused at its field, wherever one is chosen', async () => {
  const user = await given.user()
  const desk = await signIn(user)
  const refused = { status: 400, issues: [{ field: 'password', code: 'password_common' }] }
  const boss = server.as(await given.owner())
  const clerk = await given.user({ role: 'ADMIN' })
  const choosing = [
    () => desk.auth.changePassword({ body: { oldPassword: user.password, password: 'Password1' } }),
    () => boss.users.change({ params: { id: clerk.id }, body: { password: 'qwertyuiop' } }),
    () => server.stranger.auth.signup({ body: { email: 'guest@example.com', password: '1q2w3e4r5t' } }),
    () => server.stranger.auth.resetPassword({ body: { token: 'any', password: '12345678' } }),
  ]
  for (const choose of choosing) await expect(choose()).rejects.toMatchObject(refused)
})

it('a password that is the login, or only spaces, is refused wherever one is chosen', async () => {
  const [user, clerk] = [await given.user(), await given.user({ role: 'ADMIN' })]
  const [desk, boss] = [await signIn(user), server.as(await given.owner())]
  await server.stranger.auth.forgotPassword({ body: { email: user.login } })
  await doJobs(server.product)
  const token = await lastToken(db, user.login)
  const choosing: [login: string, choose: (password: string) => Promise<unknown>][] = [
    [user.login, (password) => desk.auth.changePassword({ body: { oldPassword: user.password, password } })],
    [user.login, (password) => server.stranger.auth.resetPassword({ body: { token, password } })],
    [clerk.login, (password) => boss.users.change({ params: { id: clerk.id }, body: { password } })],
    ['new.guest@example.com', (password) => signUp('new.guest@example.com', password)],
  ]
  const refused = (code: string) => ({ status: 400, issues: [{ field: 'password', code }] })
  for (const [login, choose] of choosing) {
    await expect(choose(login.toUpperCase())).rejects.toMatchObject(refused('password_is_login'))
    await expect(choose(' '.repeat(8))).rejects.toMatchObject(refused('password_required'))
  }
})

const signUp = (email: string, password: string) => server.stranger.auth.signup({ body: { email, password } })

it('signing in again ends the browser’s session so far, whoever signs in, and nobody else’s', async () => {
  const [one, other] = [await given.user(), await given.user()]
  const [desk, phone] = [await signIn(one), await signIn(one)]
  const before = (await desk.ownSessions.list()).data[0]?._id ?? ''
  await signIn(other, desk)
  expect(await desk.auth.getCurrentUser()).toMatchObject({ _id: other.id })
  expect(await actionsOn(db, before)).toEqual(['signed in', 'signed out'])
  expect((await phone.ownSessions.list()).data.map(({ isThis }) => isThis)).toEqual([true])
  await signIn(one, phone)
  expect((await phone.ownSessions.list()).data).toHaveLength(1)
})

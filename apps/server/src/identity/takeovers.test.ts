import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startServer } from '../../test/as.ts'
import type { GivenUser } from '../../test/given/ground.ts'
import { doJobs, lastToken } from '../../test/mailbox.ts'
import { withoutFactor } from '../../test/withoutFactor.ts'
import { newId } from '../kernel/newId.ts'

/*
 * An agency tries to get into the office under somebody else's name. It can create logins, change its own people and
 * use the public pages, but it can't read other people's mail.
 */
const server = await startServer()
const { as, browser, clock, db, given, product, stranger } = server
afterAll(server.close)
beforeEach(() => db.deleteFrom('attempts').execute())

const main = await given.mainAccount()
const boss = await given.user({ isSuper: true })
const agency = await given.account({ name: 'Carmel Travel' })
const owner = await given.user({ account: agency })
const known = 'known-to-agency'
const own = 'dana-alone-knows'
const name = { firstName: 'Dana', lastName: 'Levi' }
const fresh = (word: string) => `${word}.${newId().slice(-8)}@example.com`

const inviteToOffice = (email: string) =>
  as(boss).invites.create({ body: { ...name, accountId: main.id, email, role: 'ADMIN' } })
const createAgent = (email: string) => as(owner).users.create({ body: { ...name, email, password: known } })
const edit = (id: string, body: object) => as(owner).users.change({ params: { id }, body })
const confirm = (at: typeof stranger, token?: string) =>
  at.agencies.confirm({ params: { id: main.id }, body: token ? { token } : {} })
const wayIn = async (token: string) => (await stranger.auth.openInvite({ body: { token } })).wayIn

async function signIn(email: string, password: string) {
  const visitor = browser()
  await visitor.auth.login({ body: { email, password } })
  return visitor
}

async function acceptWithPassword(email: string, token: string, password = own) {
  const visitor = browser()
  const body = { ...name, email, password, token }
  return { visitor, user: await withoutFactor(visitor.auth.signupWithInvite({ params: { token }, body })) }
}

/** A password chosen with a mailed link. */
async function resetByMail(email: string, password = own) {
  await stranger.auth.forgotPassword({ body: { email } })
  await doJobs(product)
  const visitor = browser()
  return visitor.auth.resetPassword({ body: { password, token: await lastToken(db, email) } })
}

const isInOffice = async (userId: string) =>
  (await db
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', userId)
    .where('account_id', '=', main.id)
    .where('role', '!=', 'USER')
    .executeTakeFirst()) !== undefined

describe('an agency makes a login with somebody’s address, and the office invites that address later', () => {
  it('HOLE-A28 HOLE-A42 the login neither sees the invite nor joins; the link gives it to the person, and nobody else has access', async () => {
    const email = fresh('dana')
    const { id } = await createAgent(email)
    const squatter = await signIn(email, known)
    await inviteToOffice(email)
    const token = await lastToken(db, email)

    const seen = await squatter.auth.getCurrentUser()
    expect(seen).toMatchObject({ isProven: false })
    expect(JSON.stringify(seen.userAccounts)).not.toContain(main.id)
    await expect(confirm(squatter)).rejects.toMatchObject({ status: 404 })
    await expect(squatter.agencies.mailInvite({ params: { id: main.id } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(edit(id, { password: 'another-known' })).rejects.toMatchObject({ code: 'user_shared' })
    await expect(edit(id, { email: fresh('mine') })).rejects.toMatchObject({ code: 'user_shared' })

    expect(await wayIn(token)).toBe('password')
    const { user, visitor } = await acceptWithPassword(email, token)
    expect(user).toMatchObject({ _id: id, isProven: true, role: 'ADMIN', account: { _id: main.id } })
    await expect(squatter.auth.getCurrentUser()).rejects.toMatchObject({ status: 401 })
    await expect(squatter.auth.refreshToken()).rejects.toMatchObject({ status: 401 })
    await expect(signIn(email, known)).rejects.toMatchObject({ code: 'wrong_credentials' })
    await expect(edit(id, { password: known })).rejects.toMatchObject({ code: 'user_shared' })
    await expect(edit(id, { email: fresh('mine') })).rejects.toMatchObject({ code: 'user_shared' })
    expect((await visitor.auth.getCurrentUser()).account._id).toBe(main.id)
  })

  it('HOLE-A28 a person who was given the password and opens the link while signed in must still choose a new one', async () => {
    const email = fresh('noa')
    const { id } = await createAgent(email)
    const handedOver = await signIn(email, known)
    await inviteToOffice(email)
    const token = await lastToken(db, email)
    await expect(confirm(handedOver, token)).rejects.toMatchObject({ status: 409, code: 'login_unproven' })
    expect(await isInOffice(id)).toBe(false)
    await acceptWithPassword(email, token)
    expect(await isInOffice(id)).toBe(true)
    await expect(handedOver.auth.getCurrentUser()).rejects.toMatchObject({ status: 401 })
  })

  it('HOLE-A38 the same through the registration of end users, and through the sales website', async () => {
    for (const register of [
      (email: string) => stranger.users.signup({ body: { email, password: known, name: 'Dana' } }),
      (email: string) => stranger.auth.signup({ body: { email, password: known } }),
    ]) {
      const email = fresh('guest')
      await register(email)
      await inviteToOffice(email)
      const token = await lastToken(db, email)
      expect(await wayIn(token)).toBe('password')
      await acceptWithPassword(email, token)
      await expect(signIn(email, known)).rejects.toMatchObject({ code: 'wrong_credentials' })
    }
  })

  it('HOLE-A42 the same by changing one of its people’s email, before or after the invite', async () => {
    const before = fresh('before')
    const after = fresh('after')
    const agents = [
      await given.user({ account: agency, role: 'AGENT' }),
      await given.user({ account: agency, role: 'AGENT' }),
    ]
    await edit(agents[0]!.id, { email: before, password: known })
    await inviteToOffice(before)
    await inviteToOffice(after)
    await edit(agents[1]!.id, { email: after, password: known })
    for (const email of [before, after]) {
      const squatter = await signIn(email, known)
      await expect(confirm(squatter)).rejects.toMatchObject({ status: 404 })
      const token = await lastToken(db, email)
      expect(await wayIn(token)).toBe('password')
      await acceptWithPassword(email, token)
      await expect(squatter.auth.getCurrentUser()).rejects.toMatchObject({ status: 401 })
    }
  })

  it('HOLE-A35 proving one address does not prove the next one', async () => {
    const mine = fresh('mine')
    const victim = fresh('victim')
    const { id } = await createAgent(mine)
    expect(await resetByMail(mine, known)).toMatchObject({ isProven: true })
    const stillSignedIn = await signIn(mine, known)
    await edit(id, { email: victim })
    expect(await stillSignedIn.auth.getCurrentUser()).toMatchObject({ email: victim, isProven: false })
    await inviteToOffice(victim)
    await expect(confirm(stillSignedIn)).rejects.toMatchObject({ status: 404 })
    expect(await wayIn(await lastToken(db, victim))).toBe('password')
  })

  it('HOLE-A35 a reset link mailed to the old address is useless after the change', async () => {
    const mine = fresh('mine')
    const { id } = await createAgent(mine)
    await stranger.auth.forgotPassword({ body: { email: mine } })
    await doJobs(product)
    const token = await lastToken(db, mine)
    await edit(id, { email: fresh('victim') })
    await expect(stranger.auth.resetPassword({ body: { password: known, token } })).rejects.toMatchObject({
      code: 'reset_over',
    })
  })
})

describe('the office invites one of an agency’s own people', () => {
  it('HOLE-A42 while the invite is open nobody in the agency can change the login, and the person joins through the link', async () => {
    const agent = await given.user({ account: agency, role: 'AGENT' })
    await inviteToOffice(agent.login)
    for (const body of [{ password: known }, { email: fresh('mine') }])
      await expect(edit(agent.id, body)).rejects.toMatchObject({ status: 403, code: 'user_shared' })
    expect(await edit(agent.id, { email: agent.login, firstName: 'Omri' })).toMatchObject({
      firstName: 'Omri',
    })
    const token = await lastToken(db, agent.login)
    const session = await signIn(agent.login, agent.password)
    await expect(confirm(session)).rejects.toMatchObject({ code: 'invite_needs_link' })
    await confirm(session, token)
    expect(await isInOffice(agent.id)).toBe(true)
    await expect(edit(agent.id, { password: known })).rejects.toMatchObject({ code: 'user_shared' })
  })

  it('HOLE-A27 after seven days the agency controls its agent again, and the old link opens nothing', async () => {
    const agent = await given.user({ account: agency, role: 'AGENT' })
    await inviteToOffice(agent.login)
    const token = await lastToken(db, agent.login)
    clock.set('2026-03-09T10:00:00+02:00')
    await edit(agent.id, { password: known })
    const session = await signIn(agent.login, known)
    await expect(confirm(session, token)).rejects.toMatchObject({ code: 'invite_over' })
    await expect(stranger.auth.openInvite({ body: { token } })).rejects.toMatchObject({
      status: 409,
      code: 'invite_over',
    })
    clock.set('2026-03-02T10:00:00+02:00')
  })

  it('HOLE-A28 a password the agency set before the invite opens only the agency', async () => {
    const agent = await given.user({ account: agency, role: 'AGENT' })
    await edit(agent.id, { password: known })
    await inviteToOffice(agent.login)
    const token = await lastToken(db, agent.login)
    const session = await signIn(agent.login, known)
    await expect(confirm(session)).rejects.toMatchObject({ status: 404 })
    await expect(confirm(session, token)).rejects.toMatchObject({ code: 'login_unproven' })
    expect(await wayIn(token)).toBe('password')
  })

  it('HOLE-A19 a link that was replaced, and a link into another account, open nothing', async () => {
    const agent = await given.user({ account: agency, role: 'AGENT' })
    await inviteToOffice(agent.login)
    const replaced = await lastToken(db, agent.login)
    await inviteToOffice(agent.login)
    const session = await signIn(agent.login, agent.password)
    await expect(confirm(session, replaced)).rejects.toMatchObject({ code: 'invite_over' })
    const other = await given.user({ account: await given.account() })
    await as(other).invites.create({
      body: { ...name, accountId: other.account.id, email: agent.login, role: 'AGENT' },
    })
    const elsewhere = await lastToken(db, agent.login)
    await expect(confirm(session, elsewhere)).rejects.toMatchObject({ code: 'invite_unreadable' })
  })

  it('HOLE-A28 a person whose login the agency created follows a reset mail, then signs in to join', async () => {
    const email = fresh('maya')
    const { id } = await createAgent(email)
    await resetByMail(email)
    await inviteToOffice(email)
    const token = await lastToken(db, email)
    expect(await wayIn(token)).toBe('signIn')
    await confirm(await signIn(email, own), token)
    expect(await isInOffice(id)).toBe(true)
  })

  it('HOLE-A42 a user deleted by the agency can still accept, as a new user', async () => {
    const email = fresh('gone')
    const { id } = await createAgent(email)
    await inviteToOffice(email)
    await as(owner).users.remove({ params: { id } })
    const { user } = await acceptWithPassword(email, await lastToken(db, email))
    expect(user._id).not.toBe(id)
    expect(user.account._id).toBe(main.id)
  })
})

it('HOLE-A16 a login is no longer proven when a super user sets its password or email', async () => {
  for (const body of [{ password: known }, { email: fresh('moved') }]) {
    const person: GivenUser = await given.user({ role: 'ADMIN' })
    await as(boss).users.change({ params: { id: person.id }, body })
    const { proven_at } = await db
      .selectFrom('users')
      .select('proven_at')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(proven_at).toBeNull()
  }
})

it('HOLE-A16 an unlocked screen is not enough to change a super user’s password', async () => {
  await expect(
    as(boss).users.change({ params: { id: boss.id }, body: { password: known } }),
  ).rejects.toMatchObject({ status: 403, code: 'own_login_fixed' })
})

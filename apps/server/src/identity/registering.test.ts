import { createSigner } from 'fast-jwt'
import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../test/as.ts'
import { actionsOn } from '../../test/auditOf.ts'
import { doJobs, lastToken, mailsTo } from '../../test/mailbox.ts'
import { withoutFactor } from '../../test/withoutFactor.ts'
import { newId } from '../kernel/newId.ts'
import { newInviteToken } from './inviteTokens.ts'

const server = await startServer()
const { app, as, browser, clock, db, given, product, stranger } = server
afterAll(server.close)

const password = 'olive-grove-3'
const main = await given.mainAccount()
const carmel = await given.account({ name: 'Carmel Travel' })
const owner = await given.user({ account: carmel, firstName: 'Tamar', lastName: 'Ziv' })

const invite = (email: string, role: 'OWNER' | 'ADMIN' | 'AGENT' = 'AGENT') =>
  as(owner).invites.create({
    body: { accountId: carmel.id, email, firstName: 'Yael', lastName: 'Bar', mobilePhone: '052-1', role },
  })
const accept = (token: string, email: string, at = browser(), fields = {}) => {
  const person = { email, firstName: 'Yael', lastName: 'Bar', mobilePhone: '052-1', password, ...fields }
  return at.auth.signupWithInvite({ params: { token }, body: { ...person, token } })
}

describe('registering with an invite', () => {
  it('INV-11 INV-12 API-09 USR-41 creates a user with the invite’s role in its account, signs them in and keeps the sender', async () => {
    const sent = await invite('yael@example.com', 'ADMIN')
    const visitor = browser()
    const user = await withoutFactor(
      accept(await lastToken(db, 'yael@example.com'), 'Yael@Example.com', visitor),
    )
    expect(user).toMatchObject({
      email: 'yael@example.com',
      firstName: 'Yael',
      role: 'ADMIN',
      senderId: owner.id,
      account: { _id: carmel.id, name: 'Carmel Travel' },
    })
    expect(await visitor.auth.getCurrentUser()).toMatchObject({ _id: user._id })
    const list = await as(owner).users.list({ query: { includeInvites: true, limit: 100 } as never })
    expect(list.data.some(({ id }) => id === sent.id)).toBe(false)
    expect(await actionsOn(db, user._id)).toEqual(['joined by invite'])
    await browser().auth.login({ body: { email: 'yael@example.com', password } })
  })

  it('HOLE-A27 HOLE-A19 an invite works once, even for two at the same moment', async () => {
    await invite('once@example.com')
    const token = await lastToken(db, 'once@example.com')
    const answers = await Promise.allSettled([1, 2, 3].map(() => accept(token, 'once@example.com')))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(accept(token, 'once@example.com')).rejects.toMatchObject({
      status: 409,
      code: 'invite_over',
    })
  })

  it('HOLE-A19 API-27 inviting again replaces the invite: the old link is dead, the new one works', async () => {
    const first = await invite('again@example.com')
    const oldToken = await lastToken(db, 'again@example.com')
    const second = await invite('Again@example.com', 'ADMIN')
    const newToken = await lastToken(db, 'Again@example.com')
    expect(second.id).not.toBe(first.id)
    await expect(accept(oldToken, 'again@example.com')).rejects.toMatchObject({ code: 'invite_over' })
    expect(await accept(newToken, 'again@example.com')).toMatchObject({ role: 'ADMIN' })
  })

  it('HOLE-A27 an invite expires after seven days', async () => {
    await invite('late@example.com')
    const token = await lastToken(db, 'late@example.com')
    clock.set('2026-03-09T10:00:00+02:00')
    await expect(accept(token, 'late@example.com')).rejects.toMatchObject({
      status: 409,
      code: 'invite_over',
    })
    clock.set('2026-03-02T10:00:00+02:00')
    expect(await accept(token, 'late@example.com')).toMatchObject({ role: 'AGENT' })
  })

  it('a link that was mailed with a signed token opens until it runs out, and not once the invite has a random one', async () => {
    const { id, accountId, expiresAt } = await invite('earlier@example.com')
    const exp = Date.parse(expiresAt) / 1000
    const old = createSigner({ key: product.secret, algorithm: 'HS256', noTimestamp: true })({
      inviteId: id,
      accountId,
      email: 'earlier@example.com',
      exp,
    })
    const open = () => browser().auth.openInvite({ body: { token: old } })
    await expect(open()).rejects.toMatchObject({ status: 409, code: 'invite_over' })
    await db.updateTable('invites').set({ token_hash: null }).where('id', '=', id).execute()
    expect(await open()).toMatchObject({ email: 'earlier@example.com' })
    clock.set('2026-03-09T10:00:00+02:00')
    await expect(open()).rejects.toMatchObject({ code: 'invite_over' })
    clock.set('2026-03-02T10:00:00+02:00')
    expect(await accept(old, 'earlier@example.com')).toMatchObject({ role: 'AGENT' })
    await expect(open()).rejects.toMatchObject({ code: 'invite_over' })
  })

  it('a random token of no invite is over, and its hash opens nothing', async () => {
    await invite('hashed@example.com')
    const { token_hash } = await db
      .selectFrom('invites')
      .select('token_hash')
      .where('email', '=', 'hashed@example.com')
      .executeTakeFirstOrThrow()
    for (const token of [newInviteToken(), `ey${token_hash?.toString('base64url')}`])
      await expect(accept(token, 'hashed@example.com')).rejects.toMatchObject({ code: 'invite_over' })
  })

  it('AUTH-28 anything that is not our token is unreadable, including forged ones', async () => {
    const { id, accountId, expiresAt } = await invite('forged@example.com')
    const claims = {
      inviteId: id,
      accountId,
      email: 'forged@example.com',
      firstName: 'Y',
      lastName: 'B',
      mobilePhone: '',
      exp: Date.parse(expiresAt) / 1000,
    }
    const foreign = createSigner({ key: 'the secret of another installation', algorithm: 'HS256' })(claims)
    const unsigned = createSigner({ algorithm: 'none' })(claims)
    const access = createSigner({ key: product.secret, algorithm: 'HS256' })({ sid: newId(), exp: 9e9 })
    for (const token of ['eyJ', 'ey.ey.ey', foreign, unsigned, access])
      await expect(accept(token, 'forged@example.com')).rejects.toMatchObject({
        status: 400,
        code: 'invite_unreadable',
        message: 'JWT token has an invalid structure',
      })
  })

  it('HOLE-A27 a forwarded link does not work for another email, and still works for its own', async () => {
    await invite('hers@example.com')
    const token = await lastToken(db, 'hers@example.com')
    await expect(accept(token, 'his@example.com')).rejects.toMatchObject({ status: 400 })
    expect(await accept(token, 'hers@example.com')).toMatchObject({ email: 'hers@example.com' })
  })

  it('AUTH-21 HOLE-A36 wrong fields are refused without using up the invite', async () => {
    await invite('fields@example.com')
    const token = await lastToken(db, 'fields@example.com')
    const wrong = { firstName: '', lastName: ' ', password: 'seven77' }
    await expect(accept(token, 'fields@example.com', browser(), wrong)).rejects.toMatchObject({
      status: 400,
      issues: [
        { field: 'firstName', code: 'first_name_required' },
        { field: 'lastName', code: 'last_name_required' },
        { field: 'password', code: 'password_too_short' },
      ],
    })
    await accept(token, 'fields@example.com')
  })

  it('HOLE-A28 an end user of that email becomes staff: new membership, new password, old sessions end', async () => {
    const guest = await given.user({ role: 'USER', firstName: 'Guest' })
    const session = as(guest)
    await session.auth.getCurrentUser()
    await invite(guest.login)
    const user = await withoutFactor(accept(await lastToken(db, guest.login), guest.login))
    expect(user).toMatchObject({
      _id: guest.id,
      role: 'AGENT',
      senderId: owner.id,
      account: { _id: carmel.id },
    })
    expect(user.userAccounts).toHaveLength(2)
    await expect(session.auth.getCurrentUser()).rejects.toMatchObject({ status: 401 })
    await expect(
      browser().auth.login({ body: { email: guest.login, password: guest.password } }),
    ).rejects.toMatchObject({ code: 'wrong_credentials' })
    await browser().auth.login({ body: { email: guest.login, password } })
  })
})

describe('registering without an invite', () => {
  it('API-08 HOLE-A25 HOLE-A37 creates an end user of the main account, who can complete their own names and nothing else', async () => {
    const visitor = browser()
    const user = await visitor.auth.signup({ body: { email: 'guest@example.com', password } })
    expect(user).toMatchObject({ role: 'USER', account: { _id: main.id }, permissions: [], senderId: null })
    const change = { firstName: 'Gila', lastName: 'Tal', mobilePhone: '053-7' }
    await visitor.users.change({ params: { id: user._id }, body: change })
    expect(await visitor.auth.getCurrentUser()).toMatchObject(change)
    for (const call of [visitor.users.list, visitor.agencies.list, visitor.tours.active])
      await expect(call()).rejects.toMatchObject({ status: 403 })
    await expect(
      visitor.users.change({ params: { id: user._id }, body: { role: 'AGENT' } }),
    ).rejects.toMatchObject({ code: 'end_user_fixed' })
  })

  it('API-14 HOLE-A38 the sales website registers with one name and gets no session', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/users/signup',
      payload: { email: 'web@example.com', password, name: 'Maya Ben Ami' },
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.cookies).toEqual([])
    const user = await db
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('login', '=', 'web@example.com')
      .executeTakeFirst()
    expect(user).toEqual({ first_name: 'Maya', last_name: 'Ben Ami' })
  })

  it('HOLE-A38 an existing email is refused, ignoring case', async () => {
    const body = { email: owner.login.toUpperCase(), password, name: 'Tamar' }
    await expect(stranger.users.signup({ body })).rejects.toMatchObject({ status: 409, code: 'login_taken' })
    await expect(stranger.auth.signup({ body })).rejects.toMatchObject({ status: 409, code: 'login_taken' })
  })

  it('AUTH-21 the server requires an email and a password of eight characters', async () => {
    const body = { email: 'no-address', password: 'seven77' }
    await expect(stranger.auth.signup({ body })).rejects.toMatchObject({
      issues: [
        { field: 'email', code: 'valid_email_required' },
        { field: 'password', code: 'password_too_short' },
      ],
    })
  })

  it('HOLE-A38 one address can register ten times an hour', async () => {
    await db.deleteFrom('attempts').execute()
    const register = (number: number) =>
      stranger.users
        .signup({ body: { email: `guest${number}@example.com`, password, name: 'Guest' } })
        .then(() => 201)
        .catch((problem) => problem.status)
    const statuses = await Promise.all(Array.from({ length: 12 }, (_, number) => register(number)))
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    await db.deleteFrom('attempts').execute()
  })
})

describe('a forgotten password', () => {
  const forget = (email: string) => stranger.auth.forgotPassword({ body: { email } })

  it('API-10 HOLE-A35 HOLE-A57 the answer is the same for everyone; only a user with this email gets a mail', async () => {
    const user = await given.user()
    for (const email of [user.login, 'nobody@example.com', 'omer.katz'])
      expect(await forget(email)).toEqual({ success: true, sendsMail: false })
    const jobs = await db
      .selectFrom('mail_outbox')
      .select('id')
      .where('kind', '=', 'password_reset')
      .execute()
    expect(jobs).toEqual([])
    await doJobs(product)
    expect(await mailsTo(db, user.login)).toMatchObject([{ kind: 'password_reset', status: 'kept' }])
    expect(await mailsTo(db, 'nobody@example.com')).toEqual([])
    expect(await actionsOn(db, user.id)).toEqual(['password reset asked'])
  })

  it('API-11 HOLE-A34 HOLE-A35 the link sets a new password, signs in and ends all other sessions', async () => {
    const user = await given.user()
    const before = as(user)
    await before.auth.getCurrentUser()
    const token = await resetToken(user.login)
    const visitor = browser()
    expect(await visitor.auth.resetPassword({ body: { password, token } })).toMatchObject({ _id: user.id })
    expect(await visitor.auth.getCurrentUser()).toMatchObject({ _id: user.id })
    await expect(before.auth.getCurrentUser()).rejects.toMatchObject({ status: 401 })
    await expect(
      browser().auth.login({ body: { email: user.login, password: user.password } }),
    ).rejects.toMatchObject({ code: 'wrong_credentials' })
    await browser().auth.login({ body: { email: user.login, password } })
  })

  it('HOLE-A35 a link works once, and older ones stop working with it', async () => {
    const user = await given.user()
    const older = await resetToken(user.login)
    const token = await resetToken(user.login)
    const reset = (which: string) => browser().auth.resetPassword({ body: { password, token: which } })
    const answers = await Promise.allSettled([reset(token), reset(token)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const used of [token, older, 'made-up']) {
      await expect(reset(used)).rejects.toMatchObject({ status: 409, code: 'reset_over' })
      await expect(stranger.auth.checkReset({ body: { token: used } })).rejects.toMatchObject({
        code: 'reset_over',
      })
    }
  })

  it('HOLE-A35 a link expires after an hour', async () => {
    const user = await given.user()
    const token = await resetToken(user.login)
    expect(await stranger.auth.checkReset({ body: { token } })).toEqual({ success: true })
    clock.set('2026-03-02T11:00:00+02:00')
    await expect(stranger.auth.checkReset({ body: { token } })).rejects.toMatchObject({ code: 'reset_over' })
    await expect(stranger.auth.resetPassword({ body: { password, token } })).rejects.toMatchObject({
      code: 'reset_over',
    })
    clock.set('2026-03-02T10:00:00+02:00')
  })

  it('AUTH-21 a password that is too short does not use up the link', async () => {
    const user = await given.user()
    const token = await resetToken(user.login)
    await expect(stranger.auth.resetPassword({ body: { password: 'seven77', token } })).rejects.toMatchObject(
      { issues: [{ field: 'password', code: 'password_too_short' }] },
    )
    await browser().auth.resetPassword({ body: { password, token } })
  })

  it('the token itself is stored only in its mail', async () => {
    const user = await given.user()
    const token = await resetToken(user.login)
    const rows = await db.selectFrom('password_resets').selectAll().where('user_id', '=', user.id).execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows[0]?.token_hash.toString('base64url')).not.toBe(token)
  })

  it('one address can ask ten times an hour, for known emails or not', async () => {
    await db.deleteFrom('attempts').execute()
    for (let count = 0; count < 10; count += 1) await forget(`nobody${count}@example.com`)
    await expect(forget(owner.login)).rejects.toMatchObject({ status: 429 })
    await db.deleteFrom('attempts').execute()
  })

  async function resetToken(login: string): Promise<string> {
    await db.deleteFrom('attempts').execute()
    await forget(login)
    await doJobs(product)
    return lastToken(db, login)
  }
})

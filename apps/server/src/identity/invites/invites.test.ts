import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { actionsOn } from '../../../test/auditOf.ts'
import { lastToken, mailsTo } from '../../../test/mailbox.ts'
import { newId } from '../../kernel/newId.ts'
import { hashToken } from '../tokens.ts'

const server = await startServer({ env: { WEB_ORIGIN: 'https://desk.example.com' } })
const { as, browser, clock, db, given } = server
afterAll(server.close)
// Only one test is about how many may be sent.
beforeEach(() => db.deleteFrom('attempts').execute())

const carmel = await given.account({ name: 'Carmel <b>Travel</b>' })
const galil = await given.account({ name: 'Galilee Voyages' })
const owner = await given.user({ account: carmel, firstName: 'Tamar', lastName: 'Ziv' })
const admin = await given.user({ account: carmel, role: 'ADMIN' })
const agent = await given.user({ account: carmel, role: 'AGENT' })
const neighbour = await given.user({ account: galil })

const person = { firstName: 'Yael', lastName: 'Bar', mobilePhone: '052-1' }
const invite = (
  by: typeof owner,
  email: string,
  role: 'OWNER' | 'ADMIN' | 'AGENT' = 'AGENT',
  accountId = carmel.id,
) => as(by).invites.create({ body: { ...person, accountId, email, role } })

describe('inviting by mail', () => {
  it('sends at most twenty invites an hour for one person, and their names carry no links', async () => {
    const busy = await given.user({ account: carmel, firstName: 'www.win.example' })
    const answers = await Promise.allSettled(
      Array.from({ length: 22 }, (_, index) => invite(busy, `guest${index}@example.com`)),
    )
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
    expect(refused).toEqual(['too_many_attempts', 'too_many_attempts'])
    const sent = answers.findIndex(({ status }) => status === 'fulfilled')
    const [mail] = await mailsTo(db, `guest${sent}@example.com`)
    expect(mail?.body_text).toContain('www. win. example Levi invites you')
    expect(await invite(owner, 'guest-of-another@example.com')).toBeDefined()
  })

  it('API-27 INV-01 INV-02 INV-03 INV-04 INV-05 INV-06 HOLE-A26 an invite is stored as sent, for seven days', async () => {
    const made = await invite(owner, 'yael@example.com', 'ADMIN')
    expect(made).toEqual({
      kind: 'invite',
      _id: made.id,
      id: made.id,
      status: 'PENDING',
      role: 'ADMIN',
      email: 'yael@example.com',
      accountId: carmel.id,
      accountName: 'Carmel <b>Travel</b>',
      ...person,
      senderId: owner.id,
      createdAt: '2026-03-02T08:00:00.000Z',
      expiresAt: '2026-03-09T08:00:00.000Z',
    })
    expect(await actionsOn(db, made.id)).toEqual(['sent'])
  })

  it('HOLE-A27 the mail is in both languages, with a link to the web origin, and names are escaped', async () => {
    await invite(owner, 'mail@example.com')
    const [mail] = await mailsTo(db, 'mail@example.com')
    const token = await lastToken(db, 'mail@example.com')
    expect(mail).toMatchObject({ kind: 'invite', status: 'pending', tries: 0 })
    expect(mail?.html).toContain(`href="https://desk.example.com/register/${token}"`)
    expect(mail?.html).toContain('Tamar Ziv invites you')
    expect(mail?.html).toContain('dir="rtl"')
    expect(mail?.html).toContain('הזמנה')
    expect(mail?.html).toContain('Carmel &lt;b&gt;Travel&lt;/b&gt;')
    expect(mail?.html).not.toContain('<b>Travel')
    // Random, so that the address tells nobody's name, phone or address to whoever keeps a log of it.
    expect(token).toMatch(/^ey[\w-]{43}$/)
    const stored = db.selectFrom('invites').select('token_hash').where('email', '=', 'mail@example.com')
    expect((await stored.executeTakeFirstOrThrow()).token_hash).toEqual(hashToken(token))
  })

  it('ROLE-08 ROLE-22 ROLE-28 HOLE-A25 admin roles invite to their own account, for roles they may give', async () => {
    await expect(invite(agent, 'a@example.com')).rejects.toMatchObject({ status: 403, code: 'not_allowed' })
    await expect(invite(admin, 'a@example.com', 'OWNER')).rejects.toMatchObject({
      code: 'role_not_assignable',
    })
    await expect(invite(admin, 'a@example.com', 'USER' as never)).rejects.toMatchObject({
      code: 'role_not_assignable',
    })
    await expect(invite(owner, 'a@example.com', 'AGENT', galil.id)).rejects.toMatchObject({ status: 403 })
    const boss = await given.user({ isSuper: true })
    expect(await invite(boss, 'first@example.com', 'OWNER', galil.id)).toMatchObject({ accountId: galil.id })
  })

  it('USR-30 every missing field has an error and nothing is mailed', async () => {
    const body = {
      accountId: carmel.id,
      email: 'nobody',
      firstName: '',
      lastName: '',
      role: 'AGENT' as const,
    }
    await expect(as(owner).invites.create({ body })).rejects.toMatchObject({
      issues: [
        { field: 'firstName', code: 'first_name_required' },
        { field: 'lastName', code: 'last_name_required' },
        { field: 'email', code: 'valid_email_required' },
      ],
    })
    expect(await mailsTo(db, 'nobody')).toEqual([])
  })

  it('HOLE-A19 simultaneous invites of one person leave one open', async () => {
    await Promise.all(Array.from({ length: 6 }, () => invite(owner, 'many@example.com')))
    const open = await as(owner).invites.list({ query: { email: 'many@' } })
    expect(open.total).toBe(1)
  })

  it('API-28 the list has the account’s open invites without tokens', async () => {
    const page = await as(owner).invites.list({ query: { limit: 100 } })
    expect(page.data.every(({ accountId, status }) => accountId === carmel.id && status === 'PENDING')).toBe(
      true,
    )
    expect(JSON.stringify(page)).not.toContain('eyJ')
    clock.set('2026-03-09T10:00:00+02:00')
    expect((await as(owner).invites.list()).total).toBe(0)
    clock.set('2026-03-02T10:00:00+02:00')
  })

  it('ROLE-15 ROLE-16 an invite is not a user, and can be neither deactivated nor deleted as one', async () => {
    const { id } = await invite(owner, 'notyet@example.com')
    await expect(as(owner).users.remove({ params: { id } })).rejects.toMatchObject({ status: 404 })
    await expect(
      as(owner).users.change({ params: { id }, body: { status: 'INACTIVE' } }),
    ).rejects.toMatchObject({ status: 404 })
    expect((await as(owner).invites.list({ query: { email: 'notyet@' } })).total).toBe(1)
  })

  it('INV-09 API-29 a deleted invite is gone, and its link is dead', async () => {
    const { id } = await invite(owner, 'gone@example.com')
    const token = await lastToken(db, 'gone@example.com')
    await expect(as(neighbour).invites.remove({ params: { id } })).rejects.toMatchObject({ status: 404 })
    await expect(as(agent).invites.remove({ params: { id } })).rejects.toMatchObject({ status: 403 })
    expect(await as(admin).invites.remove({ params: { id } })).toEqual({ _id: id })
    const body = { ...person, email: 'gone@example.com', password: 'olive-grove-3', token }
    await expect(browser().auth.signupWithInvite({ params: { token }, body })).rejects.toMatchObject({
      code: 'invite_over',
    })
    expect(await actionsOn(db, id)).toEqual(['sent', 'deleted'])
  })
})

describe('inviting an existing user', () => {
  const login = async (user: typeof owner, password = user.password) => {
    const visitor = browser()
    await visitor.auth.login({ body: { email: user.login, password } })
    return visitor
  }

  it('API-20 API-21 HOLE-A28 they open the mailed link, sign in with their own password, and join', async () => {
    await invite(owner, neighbour.login.toUpperCase(), 'ADMIN')
    const token = await lastToken(db, neighbour.login.toUpperCase())
    expect(await browser().auth.openInvite({ body: { token } })).toEqual({
      email: neighbour.login.toUpperCase(),
      ...person,
      accountId: carmel.id,
      accountName: 'Carmel <b>Travel</b>',
      wayIn: 'signIn',
    })
    const session = await login(neighbour)
    const waiting = await session.auth.getCurrentUser()
    expect(waiting.userAccounts).toContainEqual({ account: carmel.id, role: 'ADMIN', status: 'PENDING' })
    expect(waiting.accounts.find(({ id }) => id === carmel.id)?.status).toBe('PENDING')
    await expect(session.auth.setUserAccount({ body: { accountId: carmel.id } })).rejects.toMatchObject({
      status: 403,
    })
    const params = { id: carmel.id }
    await expect(session.agencies.confirm({ params })).rejects.toMatchObject({
      status: 409,
      code: 'invite_needs_link',
    })
    await session.agencies.confirm({ params, body: { token } })
    const inside = await session.auth.setUserAccount({ body: { accountId: carmel.id } })
    expect(inside).toMatchObject({ role: 'ADMIN', account: { _id: carmel.id } })
    await expect(session.agencies.confirm({ params, body: { token } })).rejects.toMatchObject({
      code: 'invite_over',
    })
    await expect(session.agencies.confirm({ params })).rejects.toMatchObject({ status: 404 })
    await expect(invite(owner, neighbour.login)).rejects.toMatchObject({ status: 409, code: 'has_user' })
  })

  it('HOLE-A28 people with their own login sign in instead of setting a second password', async () => {
    const colleague = await given.user({ account: galil })
    await invite(owner, colleague.login)
    const token = await lastToken(db, colleague.login)
    const body = { ...person, email: colleague.login, password: 'olive-grove-3', token }
    await expect(browser().auth.signupWithInvite({ params: { token }, body })).rejects.toMatchObject({
      status: 409,
      code: 'sign_in_first',
    })
    const session = await login(colleague)
    await session.agencies.confirm({ params: { id: carmel.id }, body: { token } })
  })

  it('HOLE-A28 invited people can ask for a lost mail again, five times an hour', async () => {
    const colleague = await given.user({ account: galil })
    await invite(owner, colleague.login)
    const session = await login(colleague)
    const params = { id: carmel.id }
    for (let count = 0; count < 5; count += 1) await session.agencies.mailInvite({ params })
    await expect(session.agencies.mailInvite({ params })).rejects.toMatchObject({ status: 429 })
    const mails = await mailsTo(db, colleague.login)
    expect(mails).toHaveLength(6)
    expect(mails.at(-1)?.body_text).toContain('Tamar Ziv invites you')
    await session.agencies.confirm({ params, body: { token: await lastToken(db, colleague.login) } })
    await expect(session.agencies.mailInvite({ params })).rejects.toMatchObject({ status: 404 })
  })

  it('HOLE-A6 nobody can confirm another person’s invite, with or without the link', async () => {
    const other = await given.user({ account: galil, role: 'AGENT' })
    await invite(owner, other.login)
    const token = await lastToken(db, other.login)
    const third = await login(await given.user({ account: galil, role: 'AGENT' }))
    const params = { id: carmel.id }
    await expect(third.agencies.confirm({ params })).rejects.toMatchObject({ status: 404 })
    await expect(third.agencies.mailInvite({ params })).rejects.toMatchObject({ status: 404 })
    await expect(third.agencies.confirm({ params, body: { token } })).rejects.toMatchObject({
      status: 409,
      code: 'invite_for_another',
    })
    const rightful = await login(other)
    await expect(
      rightful.agencies.confirm({ params: { id: galil.id }, body: { token } }),
    ).rejects.toMatchObject({ status: 400, code: 'invite_unreadable' })
    await rightful.agencies.confirm({ params, body: { token } })
  })

  it('HOLE-A28 two accounts invite the same person, who joins both', async () => {
    const [guest, third] = ['two@example.com', await given.account({ name: 'Two Seas' })]
    const boss = await given.user({ account: third })
    await invite(owner, guest)
    const first = await lastToken(db, guest)
    await invite(boss, guest, 'ADMIN', third.id)
    const second = await lastToken(db, guest)
    const visitor = browser()
    const body = { ...person, email: guest, password: 'olive-grove-3', token: first }
    await visitor.auth.signupWithInvite({ params: { token: first }, body })
    expect((await visitor.auth.openInvite({ body: { token: second } })).wayIn).toBe('signIn')
    await visitor.agencies.confirm({ params: { id: third.id }, body: { token: second } })
    const { userAccounts } = await visitor.auth.getCurrentUser()
    expect(userAccounts.map(({ role, status }) => [role, status]).toSorted()).toEqual([
      ['ADMIN', 'ACTIVE'],
      ['AGENT', 'ACTIVE'],
    ])
  })

  it('HOLE-A28 ROLE-22 a super user invites anyone with an email by id, and nobody else can find out who has an id', async () => {
    const boss = await given.user({ isSuper: true })
    const other = await given.user({ account: galil, role: 'AGENT' })
    const body = { accountId: carmel.id, userId: other.id, role: 'AGENT' as const }
    const refusals = await Promise.all(
      [other.id, newId()].map((userId) =>
        as(owner)
          .agencies.invite({ body: { ...body, userId } })
          .catch((problem) => problem.toBody()),
      ),
    )
    expect(refusals[0]).toEqual(refusals[1])
    expect(refusals[0]).toMatchObject({ code: 'not_found' })
    await expect(as(owner).agencies.invite({ body: { ...body, userId: admin.id } })).rejects.toMatchObject({
      status: 409,
      code: 'has_user',
    })
    await expect(as(agent).agencies.invite({ body })).rejects.toMatchObject({ status: 403 })
    expect(await as(boss).agencies.invite({ body })).toEqual({ success: true })
    expect(await mailsTo(db, other.login)).toHaveLength(1)
    await db.updateTable('users').set({ login: 'omer.katz' }).where('id', '=', other.id).execute()
    await expect(as(boss).agencies.invite({ body })).rejects.toMatchObject({ code: 'login_without_email' })
  })
})

describe('what an invite shows its sender', () => {
  const seen = async (email: string) => {
    const { _id, id: _, email: __, ...rest } = await invite(owner, email, 'ADMIN')
    const listed = await as(owner).invites.list({ query: { email } })
    const mails = await mailsTo(db, email)
    return {
      rest,
      listed: listed.data.map(({ firstName, mobilePhone }) => [firstName, mobilePhone]),
      mails: mails.length,
    }
  }

  it('USR-38 INV-06 only what was typed, whether the address is unknown, an end user’s, a competitor’s or the office’s', async () => {
    const nobody = await seen('stranger@example.com')
    expect(nobody.listed).toEqual([['Yael', '052-1']])
    for (const known of [
      await given.user({ role: 'USER' }),
      await given.user({ account: galil, role: 'AGENT' }),
      await given.user({ account: galil, isProven: false }),
      await given.user({ role: 'ADMIN' }),
      await given.user({ isSuper: true }),
    ])
      expect(await seen(known.login)).toEqual(nobody)
  })

  it('HOLE-A28 names only of people in the same account, whom the sender sees in the list anyway', async () => {
    await expect(invite(owner, agent.login)).rejects.toMatchObject({ status: 409, code: 'has_user' })
    const refusal = await invite(owner, agent.login).catch((problem) => problem.toBody())
    expect(refusal).toEqual({ code: 'has_user', message: 'This person is already in this account' })
  })

  it('HOLE-A57 one person can choose thirty logins an hour for others, so that nobody can probe for existing ones', async () => {
    const curious = await given.user({ account: carmel })
    const tried = (number: number) =>
      as(curious)
        .users.create({
          body: { firstName: 'A', lastName: 'B', email: `guess${number}`, password: 'olive-grove-3' },
        })
        .then(() => 201)
        .catch((problem) => problem.status)
    for (let number = 0; number < 29; number += 1) expect(await tried(number)).toBe(201)
    const params = { id: agent.id }
    await as(curious).users.change({ params, body: { email: agent.login, firstName: 'Noa' } })
    await as(curious).users.change({ params, body: { email: 'fresh@example.com' } })
    await expect(
      as(curious).users.change({ params, body: { email: neighbour.login } }),
    ).rejects.toMatchObject({ status: 429 })
    expect(await tried(31)).toBe(429)
  })
})

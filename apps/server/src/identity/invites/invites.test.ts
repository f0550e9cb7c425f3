import type { Problem } from '@tourdesk/contract/kernel/problem'
import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { actionsOn } from '../../../test/auditOf.ts'
import { lastToken, mailsTo } from '../../../test/mailbox.ts'

const server = await startServer({ env: { WEB_ORIGIN: 'https://desk.example.com' } })
const { as, browser, clock, db, given } = server
afterAll(server.close)

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
  it('API-27 INV-01 INV-02 INV-03 INV-04 INV-05 INV-06 HOLE-A26 an invite is kept as sent, for seven days', async () => {
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

  it('HOLE-A27 the mail is in both languages, with the link of the web origin, and names can be no markup', async () => {
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
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({ accountId: carmel.id, email: 'mail@example.com', ...person })
    expect(claims).not.toHaveProperty('role')
  })

  it('ROLE-08 ROLE-22 ROLE-28 HOLE-A25 by admin roles, for roles they may give, into the own account', async () => {
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

  it('USR-30 every absent field is told and nothing is mailed', async () => {
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

  it('HOLE-A19 many invites of one person at the same moment leave one open', async () => {
    await Promise.all(Array.from({ length: 6 }, () => invite(owner, 'many@example.com')))
    const open = await as(owner).invites.list({ query: { email: 'many@' } })
    expect(open.total).toBe(1)
  })

  it('API-28 the list holds open invites of the account and no token', async () => {
    const page = await as(owner).invites.list({ query: { limit: 100 } })
    expect(page.data.every(({ accountId, status }) => accountId === carmel.id && status === 'PENDING')).toBe(
      true,
    )
    expect(JSON.stringify(page)).not.toContain('eyJ')
    clock.set('2026-03-09T10:00:00+02:00')
    expect((await as(owner).invites.list()).total).toBe(0)
    clock.set('2026-03-02T10:00:00+02:00')
  })

  it('ROLE-15 ROLE-16 an invite is no user, and is neither deactivated nor deleted as one', async () => {
    const { id } = await invite(owner, 'notyet@example.com')
    await expect(as(owner).users.remove({ params: { id } })).rejects.toMatchObject({ status: 404 })
    await expect(
      as(owner).users.change({ params: { id }, body: { status: 'INACTIVE' } }),
    ).rejects.toMatchObject({ status: 404 })
    expect((await as(owner).invites.list({ query: { email: 'notyet@' } })).total).toBe(1)
  })

  it('INV-09 API-29 a deleted invite is gone, and its link with it', async () => {
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

describe('inviting somebody who has a user', () => {
  it('API-20 API-21 HOLE-A28 they are told apart, get a sign-in link, and confirm after signing in', async () => {
    const refusal = (await invite(owner, neighbour.login).catch((problem) => problem)) as Problem
    expect(refusal).toMatchObject({ status: 409, code: 'has_user', params: { userId: neighbour.id } })
    const body = { accountId: carmel.id, userId: neighbour.id, role: 'ADMIN' as const }
    expect(await as(owner).agencies.invite({ body })).toEqual({ success: true })
    const [mail] = await mailsTo(db, neighbour.login)
    expect(mail).toMatchObject({ kind: 'account_invite' })
    expect(mail?.body_text).toContain('https://desk.example.com/login')

    const session = as(neighbour)
    const waiting = await session.auth.getCurrentUser()
    expect(waiting.userAccounts).toContainEqual({ account: carmel.id, role: 'ADMIN', status: 'PENDING' })
    expect(waiting.accounts.find(({ id }) => id === carmel.id)?.status).toBe('PENDING')
    await expect(session.auth.setUserAccount({ body: { accountId: carmel.id } })).rejects.toMatchObject({
      status: 403,
    })
    await session.agencies.confirm({ params: { id: carmel.id } })
    const inside = await session.auth.setUserAccount({ body: { accountId: carmel.id } })
    expect(inside).toMatchObject({ role: 'ADMIN', account: { _id: carmel.id } })
    await expect(session.agencies.confirm({ params: { id: carmel.id } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(as(owner).agencies.invite({ body })).rejects.toMatchObject({ status: 409, code: 'has_user' })
  })

  it('HOLE-A6 nobody confirms an invite of somebody else', async () => {
    const other = await given.user({ account: galil, role: 'AGENT' })
    await as(owner).agencies.invite({ body: { accountId: carmel.id, userId: other.id, role: 'AGENT' } })
    const third = await given.user({ account: galil, role: 'AGENT' })
    await expect(as(third).agencies.confirm({ params: { id: carmel.id } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('ROLE-22 HOLE-A28 an end user is not staff, and is invited by mail', async () => {
    const guest = await given.user({ role: 'USER' })
    const body = { accountId: carmel.id, userId: guest.id, role: 'AGENT' as const }
    await expect(as(owner).agencies.invite({ body })).rejects.toMatchObject({ status: 404 })
    await expect(as(agent).agencies.invite({ body })).rejects.toMatchObject({ status: 403 })
    expect(await invite(owner, guest.login)).toMatchObject({ status: 'PENDING' })
  })
})

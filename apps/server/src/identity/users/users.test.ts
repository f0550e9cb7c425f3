import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { actionsOn, auditOf } from '../../../test/auditOf.ts'
import { newId } from '../../kernel/newId.ts'

const server = await startServer()
const { as, browser, clock, db, given } = server
afterAll(server.close)

const password = 'olive-grove-3'
const main = await given.mainAccount()
const boss = await given.user({ isSuper: true, firstName: 'Ruth' })
const staff = await given.user({ role: 'ADMIN' })

/** An agency with an owner, an admin and an agent. */
async function givenAgency() {
  const account = await given.account()
  const [owner, admin, agent] = [
    await given.user({ account, role: 'OWNER' }),
    await given.user({ account, role: 'ADMIN' }),
    await given.user({ account, role: 'AGENT' }),
  ]
  return { account, owner, admin, agent }
}

const edit = (
  by: { id: string; login: string; password: string; name: string; account: { id: string } },
  id: string,
  body: object,
) => as(by).users.change({ params: { id }, body })
const emails = (page: { data: { email: string }[] }) => page.data.map(({ email }) => email)

describe('the users list', () => {
  it('USR-05 USR-36 USR-37 API-22 every tab lists its own kind of people of the current account', async () => {
    const { account, owner, admin, agent } = await givenAgency()
    const admins = await as(owner).users.list({ query: { tab: 'admins' } })
    expect(emails(admins)).toEqual([owner.login, admin.login].toSorted())
    const agents = await as(owner).users.list({ query: { tab: 'agents' } })
    expect(agents).toMatchObject({ total: 1, page: 1, limit: 5 })
    expect(agents.data[0]).toMatchObject({
      kind: 'user',
      _id: agent.id,
      id: agent.id,
      role: 'AGENT',
      status: 'ACTIVE',
      account: { id: account.id, name: account.name, role: 'AGENT', status: 'ACTIVE' },
    })
    const guest = await given.user({ role: 'USER' })
    expect(emails(await as(staff).users.list({ query: { tab: 'end_users' } }))).toEqual([guest.login])
    const cms = await as(staff).users.list({ query: { tab: 'cms', limit: 100 } })
    expect(emails(cms)).toContain(staff.login)
    expect(emails(cms)).not.toContain(guest.login)
  })

  it('USR-06 HOLE-A53 the search finds any part of the email, in any case, and signs of patterns are plain', async () => {
    const { owner, agent } = await givenAgency()
    const search = (email: string) => as(owner).users.list({ query: { email } })
    expect(emails(await search(agent.login.slice(2, 20).toUpperCase()))).toContain(agent.login)
    expect((await search('%')).total).toBe(0)
    expect((await search('_______')).total).toBe(0)
  })

  it('USR-07 INV-07 HOLE-A13 invites come first in one paged list, and pending shows them alone', async () => {
    const { account, owner } = await givenAgency()
    for (const name of ['zohar', 'adi'])
      await as(owner).invites.create({
        body: {
          accountId: account.id,
          email: `${name}@example.com`,
          firstName: 'A',
          lastName: 'B',
          role: 'AGENT',
        },
      })
    const list = (query: object) =>
      as(owner).users.list({ query: { includeInvites: true, ...query } as never })
    const all = await list({ limit: 100 })
    expect(all.total).toBe(5)
    expect(all.data.map(({ kind }) => kind)).toEqual(['invite', 'invite', 'user', 'user', 'user'])
    expect(emails(all).slice(0, 2)).toEqual(['adi@example.com', 'zohar@example.com'])
    const pages = [await list({ limit: 1, page: 2 }), await list({ limit: 1, page: 3 })]
    expect(pages.map((page) => [page.total, page.data[0]?.kind])).toEqual([
      [5, 'invite'],
      [5, 'user'],
    ])
    expect((await list({ limit: 5, page: 2 })).data).toEqual([])
    expect(emails(await list({ status: ['PENDING'] }))).toEqual(['adi@example.com', 'zohar@example.com'])
    expect((await list({ status: ['ACTIVE'] })).total).toBe(3)
    expect((await list({ tab: 'admins' })).total).toBe(2)
    expect((await as(owner).users.list({ query: { limit: 100 } })).total).toBe(3)
  })

  it('USR-42 the status filter follows the membership', async () => {
    const { owner, agent } = await givenAgency()
    await edit(owner, agent.id, { status: 'INACTIVE' })
    const off = await as(owner).users.list({ query: { status: ['INACTIVE'] } })
    expect(emails(off)).toEqual([agent.login])
    expect(off.data[0]?.status).toBe('INACTIVE')
  })

  it('HOLE-A25 another account is listed by a super user alone', async () => {
    const { account, owner } = await givenAgency()
    const query = { accountId: account.id }
    expect((await as(boss).users.list({ query })).total).toBe(3)
    await expect(as(staff).users.list({ query })).rejects.toMatchObject({ status: 403 })
    await expect(as(owner).users.list({ query: { accountId: main.id } })).rejects.toMatchObject({
      status: 403,
    })
    await expect(as(boss).users.list({ query: { accountId: newId() } })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('one user', () => {
  it('API-23 USR-34 USR-35 is read within the current account, and oneself always', async () => {
    const { owner, agent } = await givenAgency()
    expect(await as(owner).users.get({ params: { id: agent.id } })).toMatchObject({
      _id: agent.id,
      email: agent.login,
      userAccounts: [{ role: 'AGENT', status: 'ACTIVE' }],
    })
    expect(await as(agent).users.get({ params: { id: agent.id } })).toMatchObject({ _id: agent.id })
    for (const [by, id] of [
      [agent, owner.id],
      [owner, staff.id],
      [staff, owner.id],
    ] as const)
      await expect(as(by).users.get({ params: { id } })).rejects.toMatchObject({ status: 404 })
  })

  it('USR-38 USR-39 an agency does not learn where else its people work', async () => {
    const { account, owner, agent } = await givenAgency()
    const other = await given.account()
    await join(agent.id, other.id, 'ADMIN')
    const seen = await as(owner).users.get({ params: { id: agent.id } })
    expect(seen.userAccounts.map((entry) => entry.account)).toEqual([account.id])
    const own = await as(agent).users.get({ params: { id: agent.id } })
    expect(own.accounts.map(({ id }) => id).toSorted()).toEqual([account.id, other.id].toSorted())
  })
})

describe('an agent without an invite', () => {
  const input = { firstName: 'Omer', lastName: 'Katz', password, email: '' }

  it('API-26 USR-33 AUTH-09 HOLE-A29 gets a username and a password, and signs in with them', async () => {
    const { account, admin } = await givenAgency()
    const made = await as(admin).users.create({ body: { ...input, email: ' Omer.Katz ' } })
    expect(made).toMatchObject({ email: 'Omer.Katz', role: 'AGENT', status: 'ACTIVE', senderId: null })
    const entered = await browser().auth.login({ body: { email: 'omer.katz', password } })
    expect(entered).toMatchObject({ _id: made._id, account: { _id: account.id } })
    expect(await actionsOn(db, made._id)).toEqual(['created'])
    await expect(as(admin).users.create({ body: { ...input, email: 'OMER.KATZ' } })).rejects.toMatchObject({
      status: 409,
      code: 'login_taken',
    })
  })

  it('USR-31 AUTH-21 every absent field is told', async () => {
    const { admin } = await givenAgency()
    await expect(
      as(admin).users.create({ body: { password: 'seven77', email: 'o k' } }),
    ).rejects.toMatchObject({
      status: 400,
      issues: [
        { field: 'firstName', code: 'first_name_required' },
        { field: 'lastName', code: 'last_name_required' },
        { field: 'email', code: 'username_invalid' },
        { field: 'password', code: 'password_too_short' },
      ],
    })
  })

  it('HOLE-A29 is made by admin roles, as an agent, in their own account', async () => {
    const { account, agent, owner } = await givenAgency()
    const body = { ...input, email: 'new.agent' }
    await expect(as(agent).users.create({ body })).rejects.toMatchObject({ status: 403 })
    await expect(as(owner).users.create({ body: { ...body, role: 'ADMIN' } })).rejects.toMatchObject({
      code: 'role_not_assignable',
    })
    const elsewhere = await given.account()
    await expect(
      as(owner).users.create({ body: { ...body, accountId: elsewhere.id } }),
    ).rejects.toMatchObject({ status: 403 })
    expect(await as(boss).users.create({ body: { ...body, accountId: account.id } })).toMatchObject({
      account: { id: account.id },
    })
  })

  it('HOLE-A30 Generate New Password opens the door again and shuts the sessions of the old one', async () => {
    const { admin, agent } = await givenAgency()
    const session = as(agent)
    await session.auth.getCurrentUser()
    await edit(admin, agent.id, { password: 'fig-basket-77' })
    await expect(session.auth.getCurrentUser()).rejects.toMatchObject({ status: 401 })
    await browser().auth.login({ body: { email: agent.login, password: 'fig-basket-77' } })
    const audit = await auditOf(db, agent.id)
    expect(audit.at(-1)).toMatchObject({ action: 'updated', details: { newPassword: true } })
    expect(JSON.stringify(audit)).not.toContain('fig-basket-77')
  })
})

describe('changing a user', () => {
  it('API-24 HOLE-A42 the body is a user with memberships; only the one of the current account is touched', async () => {
    const { account, owner, agent } = await givenAgency()
    const other = await given.account()
    await join(agent.id, other.id, 'AGENT')
    const changed = await edit(owner, agent.id, {
      firstName: 'Omri',
      userAccounts: [
        { account: account.id, role: 'ADMIN', status: 'ACTIVE' },
        { account: other.id, role: 'OWNER', status: 'INACTIVE' },
      ],
    })
    expect(changed).toMatchObject({ firstName: 'Omri', role: 'ADMIN' })
    expect(await membership(agent.id, other.id)).toEqual({ role: 'AGENT', status: 'ACTIVE' })
  })

  it('ROLE-10 ROLE-13 ROLE-28 HOLE-A16 ranks hold on the server', async () => {
    const { owner, admin, agent } = await givenAgency()
    const refused: [typeof owner, string, object, string][] = [
      [admin, owner.id, { firstName: 'X' }, 'rank_too_low'],
      [agent, admin.id, { firstName: 'X' }, 'rank_too_low'],
      [admin, admin.id, { role: 'AGENT' }, 'role_fixed'],
      [admin, admin.id, { status: 'INACTIVE' }, 'own_user'],
      [admin, admin.id, { email: 'mine@example.com' }, 'own_login_fixed'],
      [admin, agent.id, { role: 'OWNER' }, 'role_not_assignable'],
      [owner, agent.id, { role: 'USER' }, 'end_user_fixed'],
    ]
    for (const [by, id, body, code] of refused)
      await expect(edit(by, id, body)).rejects.toMatchObject({ code })
    expect(await edit(agent, agent.id, { firstName: 'Own', mobilePhone: '050' })).toMatchObject({
      firstName: 'Own',
    })
  })

  it('ROLE-12 a super user edits an owner', async () => {
    const { account, owner } = await givenAgency()
    const session = as(boss)
    await session.auth.setUserAccount({ body: { accountId: account.id } })
    expect(await session.users.change({ params: { id: owner.id }, body: { role: 'ADMIN' } })).toMatchObject({
      role: 'ADMIN',
    })
  })

  it('HOLE-A57 an email stays an email and is nobody else’s', async () => {
    const { owner, admin, agent } = await givenAgency()
    await expect(edit(owner, admin.id, { email: 'plain.name' })).rejects.toMatchObject({
      issues: [{ field: 'email', code: 'valid_email_required' }],
    })
    await expect(edit(owner, admin.id, { email: agent.login.toUpperCase() })).rejects.toMatchObject({
      status: 409,
      code: 'login_taken',
    })
    expect(await edit(owner, agent.id, { email: 'plain.name.2' })).toMatchObject({ email: 'plain.name.2' })
  })

  it('HOLE-A42 an agency cannot take over somebody who also works for another', async () => {
    const { owner, agent } = await givenAgency()
    await join(agent.id, (await given.account()).id, 'OWNER')
    for (const body of [{ password }, { email: 'mine@example.com' }])
      await expect(edit(owner, agent.id, body)).rejects.toMatchObject({ status: 403, code: 'user_shared' })
  })

  it('HOLE-O96 of two who read the same version the second is told', async () => {
    const { owner, agent } = await givenAgency()
    const { updatedAt } = await as(owner).users.get({ params: { id: agent.id } })
    clock.set('2026-03-02T10:00:05+02:00')
    await edit(owner, agent.id, { firstName: 'First', updatedAt })
    await expect(edit(owner, agent.id, { firstName: 'Second', updatedAt })).rejects.toMatchObject({
      status: 409,
      code: 'changed_by_another',
    })
    clock.set('2026-03-02T10:00:00+02:00')
  })

  it('HOLE-A34 HOLE-A40 who is deactivated goes on in another account, or is out at once', async () => {
    const { owner, agent, admin } = await givenAgency()
    const other = await given.account()
    await join(agent.id, other.id, 'AGENT')
    const [shared, single] = [as(agent), as(admin)]
    await Promise.all([shared.auth.getCurrentUser(), single.auth.getCurrentUser()])
    await edit(owner, agent.id, { status: 'INACTIVE' })
    await edit(owner, admin.id, { status: 'INACTIVE' })
    expect(await shared.auth.getCurrentUser()).toMatchObject({ account: { _id: other.id } })
    await expect(single.auth.getCurrentUser()).rejects.toMatchObject({ status: 401 })
    await expect(
      browser().auth.login({ body: { email: admin.login, password: admin.password } }),
    ).rejects.toMatchObject({ code: 'user_inactive' })
  })
})

describe('deleting a user', () => {
  const remove = (by: Parameters<typeof edit>[0], id: string) => as(by).users.remove({ params: { id } })

  it('API-25 ROLE-11 ROLE-17 ROLE-18 only of lower rank and never oneself', async () => {
    const { owner, admin, agent } = await givenAgency()
    await expect(remove(admin, owner.id)).rejects.toMatchObject({ status: 403, code: 'rank_too_low' })
    await expect(remove(admin, admin.id)).rejects.toMatchObject({ status: 403, code: 'own_user' })
    await expect(remove(agent, admin.id)).rejects.toMatchObject({ status: 403 })
    expect(await remove(admin, agent.id)).toEqual({ _id: agent.id })
    expect(await actionsOn(db, agent.id)).toEqual(['removed'])
  })

  it('HOLE-A42 takes away the membership; with the last one the user is gone and the email free', async () => {
    const { account, owner, agent } = await givenAgency()
    const other = await given.account()
    await join(agent.id, other.id, 'AGENT')
    await remove(owner, agent.id)
    const entered = await browser().auth.login({ body: { email: agent.login, password: agent.password } })
    expect(entered).toMatchObject({ account: { _id: other.id } })
    const otherOwner = await given.user({ account: other })
    const session = as({ ...agent, account: { id: other.id } })
    await session.auth.getCurrentUser()
    await remove(otherOwner, agent.id)
    await expect(session.auth.getCurrentUser()).rejects.toMatchObject({ status: 401 })
    await expect(
      browser().auth.login({ body: { email: agent.login, password: agent.password } }),
    ).rejects.toMatchObject({ code: 'wrong_credentials' })
    const again = { email: agent.login, firstName: 'New', lastName: 'Agent', password }
    expect(await as(owner).users.create({ body: again })).toMatchObject({ account: { id: account.id } })
  })

  it('HOLE-A17 of the last two owners of the office one stays, also when both are deactivated at once', async () => {
    const fresh = await startServer()
    try {
      const head = await fresh.given.mainAccount()
      const chief = await fresh.given.user({ isSuper: true, role: 'ADMIN', account: head })
      const owners = [await fresh.given.user(), await fresh.given.user()]
      const answers = await Promise.allSettled(
        owners.map(({ id }) =>
          fresh.as(chief).users.change({ params: { id }, body: { status: 'INACTIVE' } }),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const refused = answers.find((answer) => answer.status === 'rejected')
      expect(refused?.reason).toMatchObject({ status: 409, code: 'last_owner' })
      const left = await fresh.db
        .selectFrom('memberships')
        .select('user_id')
        .where('role', '=', 'OWNER')
        .where('status', '=', 'ACTIVE')
        .execute()
      expect(left).toHaveLength(1)
    } finally {
      await fresh.close()
    }
  })
})

function join(userId: string, accountId: string, role: 'OWNER' | 'ADMIN' | 'AGENT') {
  const row = { id: newId(), user_id: userId, account_id: accountId, role, created_at: clock.now() }
  return db
    .insertInto('memberships')
    .values({ ...row, status: 'ACTIVE' })
    .execute()
}

function membership(userId: string, accountId: string) {
  return db
    .selectFrom('memberships')
    .select(['role', 'status'])
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

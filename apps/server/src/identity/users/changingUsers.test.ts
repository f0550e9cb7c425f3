import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { actionsOn } from '../../../test/auditOf.ts'
import { openUserDesk, password } from './userDesk.fixture.ts'

const desk = await openUserDesk()
const { as, browser, clock, db, given, boss, givenAgency, edit, join, membership } = desk
afterAll(desk.close)

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

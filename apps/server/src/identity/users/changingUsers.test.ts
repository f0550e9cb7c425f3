import { afterAll, describe, expect, it } from 'vitest'
import { openUserDesk, password } from './userDesk.fixture.ts'

const desk = await openUserDesk()
const { as, browser, clock, given, boss, givenAgency, edit, join, membership } = desk
afterAll(desk.close)

describe('changing a user', () => {
  it('API-24 HOLE-A42 the body is a user with memberships; only the current account’s membership changes', async () => {
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

  it('ROLE-10 ROLE-13 ROLE-28 HOLE-A16 the server enforces ranks', async () => {
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

  it('HOLE-A16 SEC-12 nobody’s email or password changes without a fresh confirmation; names and roles do', async () => {
    const { owner, admin } = await givenAgency()
    const session = as(owner)
    await session.auth.getCurrentUser()
    clock.set('2026-03-02T10:10:01+02:00')
    const params = { id: admin.id }
    for (const body of [{ password }, { email: 'moved@example.com' }])
      await expect(session.users.change({ params, body })).rejects.toMatchObject({
        status: 403,
        code: 'sign_in_again',
      })
    await session.users.change({ params, body: { firstName: 'Noa', email: admin.login, role: 'AGENT' } })
    await session.secondFactor.confirm({ body: { password: owner.password } })
    await session.users.change({ params, body: { password } })
    clock.set('2026-03-02T10:00:00+02:00')
  })

  it('HOLE-A16 a super user’s own email doesn’t change here either, not even by themselves', async () => {
    for (const body of [{ email: 'mine@example.com' }, { password }])
      await expect(edit(boss, boss.id, body)).rejects.toMatchObject({ status: 403, code: 'own_login_fixed' })
    expect(await edit(boss, boss.id, { email: boss.login, firstName: 'Ruthie' })).toMatchObject({
      email: boss.login,
      firstName: 'Ruthie',
    })
  })

  it('HOLE-A57 an email cannot become a username or somebody else’s email', async () => {
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

  it('HOLE-A42 an agency cannot take over a user who also works for another', async () => {
    const { owner, agent } = await givenAgency()
    await join(agent.id, (await given.account()).id, 'OWNER')
    for (const body of [{ password }, { email: 'mine@example.com' }])
      await expect(edit(owner, agent.id, body)).rejects.toMatchObject({ status: 403, code: 'user_shared' })
  })

  it('HOLE-O96 when two people save the same version, the second gets a conflict', async () => {
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

  it('HOLE-A34 HOLE-A40 a deactivated user continues in another account, or is signed out at once', async () => {
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

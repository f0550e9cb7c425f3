import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { actionsOn } from '../../../test/auditOf.ts'
import { lastToken } from '../../../test/mailbox.ts'
import { newId } from '../../kernel/newId.ts'
import { openUserDesk, password } from './userDesk.fixture.ts'

const desk = await openUserDesk()
const { as, browser, db, given, givenAgency, edit, join } = desk
afterAll(desk.close)

describe('deleting a user', () => {
  const remove = (by: Parameters<typeof edit>[0], id: string) => as(by).users.remove({ params: { id } })

  it('API-25 ROLE-11 ROLE-17 ROLE-18 is possible only for lower ranks and never for oneself', async () => {
    const { owner, admin, agent } = await givenAgency()
    await expect(remove(admin, owner.id)).rejects.toMatchObject({ status: 403, code: 'rank_too_low' })
    await expect(remove(admin, admin.id)).rejects.toMatchObject({ status: 403, code: 'own_user' })
    await expect(remove(agent, admin.id)).rejects.toMatchObject({ status: 403 })
    expect(await remove(admin, agent.id)).toEqual({ _id: agent.id, endedInvites: 0 })
    expect(await actionsOn(db, agent.id)).toEqual(['removed'])
  })

  it('HOLE-A42 removes the membership; with the last one the user is deleted and the email is free', async () => {
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

  it('HOLE-A42 HOLE-A19 the invites that somebody sent end with their job or rank, and the answer says how many', async () => {
    const changes = [
      { role: 'AGENT' },
      { status: 'INACTIVE' },
      { userAccounts: [{ status: 'INACTIVE' as const, role: 'ADMIN' as const }] },
      null,
    ]
    for (const change of changes) {
      const { account, owner, admin } = await givenAgency()
      const name = { firstName: 'Dana', lastName: 'Levi' }
      const invite = (by: typeof owner, role: 'ADMIN' | 'AGENT') => {
        const email = `${role}.${newId().slice(-8)}@example.com`
        return as(by).invites.create({ body: { ...name, accountId: account.id, email, role } })
      }
      const sent = [await invite(admin, 'ADMIN'), await invite(admin, 'AGENT')]
      const kept = await invite(owner, 'ADMIN')
      const tokens = await Promise.all([...sent, kept].map(({ email }) => lastToken(db, email)))
      const body = change?.userAccounts
        ? { userAccounts: change.userAccounts.map((entry) => ({ ...entry, account: account.id })) }
        : change
      const { endedInvites } = body ? await edit(owner, admin.id, body) : await remove(owner, admin.id)
      expect(endedInvites).toBe(2)
      const open = await as(owner).invites.list({ query: { limit: 50 } as never })
      expect(open.data.map(({ id }) => id)).toEqual([kept.id])
      const codes = await Promise.all(
        tokens.map((token) =>
          desk.stranger.auth.openInvite({ body: { token } }).then(
            () => 'open',
            ({ code }: { code: string }) => code,
          ),
        ),
      )
      expect(codes).toEqual(['invite_over', 'invite_over', 'open'])
      for (const { id } of sent) expect(await actionsOn(db, id)).toEqual(['sent', 'deleted'])
    }
  })

  it('HOLE-A19 an owner who becomes an admin keeps the invites that an admin may send', async () => {
    const { account, owner } = await givenAgency()
    const name = { firstName: 'Dana', lastName: 'Levi' }
    for (const role of ['OWNER', 'ADMIN', 'AGENT'] as const) {
      const email = `${role}.${newId().slice(-8)}@example.com`
      await as(owner).invites.create({ body: { ...name, accountId: account.id, email, role } })
    }
    const session = as(desk.boss)
    await session.auth.setUserAccount({ body: { accountId: account.id } })
    const { endedInvites } = await session.users.change({ params: { id: owner.id }, body: { role: 'ADMIN' } })
    expect(endedInvites).toBe(1)
    const open = await session.invites.list({ query: { limit: 50 } as never })
    expect(open.data.map(({ role }) => role).toSorted()).toEqual(['ADMIN', 'AGENT'])
  })

  it('HOLE-A17 one of the office’s last two owners stays, even when both are deactivated at once', async () => {
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

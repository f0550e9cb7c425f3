import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { actionsOn } from '../../../test/auditOf.ts'
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
    expect(await remove(admin, agent.id)).toEqual({ _id: agent.id })
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

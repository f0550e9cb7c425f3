import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../test/as.ts'
import { withoutFactor } from '../../test/withoutFactor.ts'

const server = await startServer()
const { as, browser, db, given } = server
afterAll(server.close)

const main = await given.mainAccount()
const owner = await given.owner()
const boss = await given.user({ isSuper: true })
const refused = { status: 409, code: 'agent_in_main_account' }
const name = { firstName: 'Yael', lastName: 'Bar' }

describe('ROLE-02 HOLE-A15 the main account has no agents', () => {
  it('invites for one are refused, by address and by id', async () => {
    const body = { ...name, accountId: main.id, email: 'yael@example.com', role: 'AGENT' as const }
    const elsewhere = await given.user({ role: 'AGENT', account: await given.account() })
    for (const by of [owner, boss])
      await expect(as(by).invites.create({ body })).rejects.toMatchObject(refused)
    await expect(
      as(boss).agencies.invite({ body: { accountId: main.id, userId: elsewhere.id, role: 'AGENT' } }),
    ).rejects.toMatchObject(refused)
  })

  it('nobody can create one with a username or change a user into one', async () => {
    const admin = await given.user({ role: 'ADMIN' })
    const body = { ...name, email: 'yael.bar', password: 'olive-grove-3' }
    await expect(as(owner).users.create({ body })).rejects.toMatchObject(refused)
    for (const change of [
      { role: 'AGENT' as const },
      { userAccounts: [{ account: main.id, role: 'AGENT' as const, status: 'ACTIVE' as const }] },
    ])
      await expect(as(owner).users.change({ params: { id: admin.id }, body: change })).rejects.toMatchObject(
        refused,
      )
  })

  it('a super user in the main account can still invite agents to an agency', async () => {
    const agency = await given.account()
    const body = { ...name, accountId: agency.id, email: 'agent@example.com', role: 'AGENT' as const }
    expect(await as(boss).invites.create({ body })).toMatchObject({ role: 'AGENT' })
  })
})

describe('an old agent of the main account', () => {
  it('HOLE-A39 has no access at login, and gets it by becoming an admin', async () => {
    const agent = await given.user({ role: 'AGENT' })
    const login = () => browser().auth.login({ body: { email: agent.login, password: agent.password } })
    await expect(login()).rejects.toMatchObject({ status: 403, code: 'no_access' })
    await as(owner).users.change({ params: { id: agent.id }, body: { firstName: 'Yaeli' } })
    await as(owner).users.change({ params: { id: agent.id }, body: { role: 'ADMIN' } })
    expect(await login()).toMatchObject({ role: 'ADMIN' })
  })

  it('HOLE-A40 starts in an agency if they also work there', async () => {
    const agency = await given.account()
    const agent = await given.user({ role: 'AGENT', account: agency })
    await db
      .insertInto('memberships')
      .values({
        id: crypto.randomUUID(),
        user_id: agent.id,
        account_id: main.id,
        role: 'AGENT',
        status: 'ACTIVE',
        created_at: server.clock.now(),
      })
      .execute()
    const entered = await withoutFactor(
      browser().auth.login({ body: { email: agent.login, password: agent.password } }),
    )
    expect(entered.account._id).toBe(agency.id)
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import { newId } from '../../kernel/newId.ts'
import { emails, openUserDesk } from './userDesk.fixture.ts'

const desk = await openUserDesk()
const { as, given, main, boss, staff, givenAgency, edit, join } = desk
afterAll(desk.close)

describe('the users list', () => {
  it('USR-05 USR-36 USR-37 API-22 every tab lists one kind of people of the current account', async () => {
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

  it('USR-36 somebody of two accounts has in each the role and status that they have there', async () => {
    const [here, there] = [await givenAgency(), await givenAgency()]
    await join(there.agent.id, here.account.id, 'ADMIN')
    await edit(here.owner, there.agent.id, { status: 'INACTIVE' })
    const seenBy = async (person: typeof here.owner) => {
      const { data } = await as(person).users.list({ query: { email: there.agent.login } })
      return data.map(({ role, status }) => [role, status])
    }
    expect(await seenBy(here.owner)).toEqual([['ADMIN', 'INACTIVE']])
    expect(await seenBy(there.owner)).toEqual([['AGENT', 'ACTIVE']])
    // These two readers see both memberships of the person.
    await join(here.agent.id, main.id, 'ADMIN')
    const inAgency = await as(here.agent).users.get({ params: { id: here.agent.id } })
    const inMain = await as(staff).users.get({ params: { id: here.agent.id } })
    expect([inAgency, inMain].map(({ role, userAccounts }) => [role, userAccounts.length])).toEqual([
      ['AGENT', 2],
      ['ADMIN', 2],
    ])
  })

  it('HOLE-A53 the search finds any part of the email, ignoring case, and treats wildcards as plain text', async () => {
    const { owner, agent } = await givenAgency()
    const search = (email: string) => as(owner).users.list({ query: { email } })
    expect(emails(await search(agent.login.slice(2, 20).toUpperCase()))).toContain(agent.login)
    expect((await search('%')).total).toBe(0)
    expect((await search('_______')).total).toBe(0)
  })

  it('people are searched by name, phone and email in any order of words, invites too, only in this account', async () => {
    const { account, owner } = await givenAgency()
    const person = { firstName: 'נועם', lastName: 'בן־דוד', mobilePhone: '+972 54 555 0920' }
    await given.user({ account, role: 'AGENT', ...person })
    const other = await givenAgency()
    await as(owner).invites.create({
      body: {
        accountId: account.id,
        email: 'lior@example.com',
        firstName: 'Lior',
        lastName: 'Ben David',
        role: 'AGENT',
      },
    })
    const found = async (search: string, by = owner) => {
      const { data, total } = await as(by).users.list({ query: { search, includeInvites: 'true' } })
      expect(total).toBe(data.length)
      return data.map(({ firstName }) => firstName)
    }
    expect(await found('בן דוד נועם')).toEqual(['נועם'])
    expect(await found('054-555')).toEqual(['נועם'])
    expect(await found('ben-david LIOR')).toEqual(['Lior'])
    expect(await found('lior@')).toEqual(['Lior'])
    expect(await found('%')).toEqual([])
    expect(await found('נועם', other.owner)).toEqual([])
  })

  it('HOLE-A13 invites come first in one paged list, and pending shows only them', async () => {
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

  it('the status filter follows the membership', async () => {
    const { owner, agent } = await givenAgency()
    await edit(owner, agent.id, { status: 'INACTIVE' })
    const off = await as(owner).users.list({ query: { status: ['INACTIVE'] } })
    expect(emails(off)).toEqual([agent.login])
    expect(off.data[0]?.status).toBe('INACTIVE')
  })

  it('HOLE-A25 only a super user can list another account', async () => {
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
  it('API-23 USR-34 USR-35 USR-40 can be read within the current account, and one’s own record always', async () => {
    const { owner, agent } = await givenAgency()
    expect(await as(owner).users.get({ params: { id: agent.id } })).toMatchObject({
      _id: agent.id,
      email: agent.login,
      firstName: expect.stringMatching(/./),
      lastName: expect.stringMatching(/./),
      mobilePhone: expect.any(String),
      isSuper: false,
    })
    expect(await as(boss).users.get({ params: { id: boss.id } })).toMatchObject({ isSuper: true })
    expect(await as(agent).users.get({ params: { id: agent.id } })).toMatchObject({ _id: agent.id })
    for (const [by, id] of [
      [agent, owner.id],
      [owner, staff.id],
      [staff, owner.id],
    ] as const)
      await expect(as(by).users.get({ params: { id } })).rejects.toMatchObject({ status: 404 })
  })

  it('USR-38 USR-39 an agency cannot see where else its people work', async () => {
    const { account, owner, agent } = await givenAgency()
    const other = await given.account()
    await join(agent.id, other.id, 'ADMIN')
    const seen = await as(owner).users.get({ params: { id: agent.id } })
    expect(seen.accounts.map(({ id }) => id)).toEqual([account.id])
    expect(seen.userAccounts).toEqual([{ account: account.id, role: 'AGENT', status: 'ACTIVE' }])
    const own = await as(agent).users.get({ params: { id: agent.id } })
    expect(own.accounts.map(({ id }) => id).toSorted()).toEqual([account.id, other.id].toSorted())
  })
})

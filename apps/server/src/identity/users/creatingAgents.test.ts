import { afterAll, describe, expect, it } from 'vitest'
import { actionsOn, auditOf } from '../../../test/auditOf.ts'
import { openUserDesk, password } from './userDesk.fixture.ts'

const desk = await openUserDesk()
const { as, browser, db, given, boss, givenAgency, edit } = desk
afterAll(desk.close)

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

  it('USR-31 AUTH-21 every missing field has an error', async () => {
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

  it('HOLE-A29 is created by admin roles, as an agent, in their own account', async () => {
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

  it('HOLE-A30 Generate New Password gives access again and ends sessions of the old password', async () => {
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

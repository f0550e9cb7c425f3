import { afterAll, expect, it } from 'vitest'
import { startServer } from '../../test/as.ts'
import { actionsOn } from '../../test/auditOf.ts'
import { givenApp } from '../../test/given/authenticator.ts'
import { givenPasskey } from '../../test/given/passkeyDevice.ts'
import { withoutFactor } from '../../test/withoutFactor.ts'
import { makeSuper } from './makeSuper.ts'
import { userByLogin } from './userByLogin.ts'

const server = await startServer()
const { as, browser, clock, db, given, stranger } = server
afterAll(server.close)

it('HOLE-A56 the server command makes a super user, who owns the main account too', async () => {
  const main = await given.mainAccount()
  const agent = await given.user({ role: 'AGENT', account: await given.account() })
  expect(await makeSuper({ db, clock }, agent.login.toUpperCase())).toBe('made')
  const entered = await withoutFactor(
    browser().auth.login({ body: { email: agent.login, password: agent.password } }),
  )
  expect(entered).toMatchObject({ isSuper: true, account: { _id: main.id }, role: 'OWNER' })
  expect(entered.permissions).toContain('accounts.delete')
  expect(await actionsOn(db, agent.id)).toEqual(['made super user'])
  expect(await makeSuper({ db, clock }, 'nobody@example.com')).toBe('unknown')
})

it('HOLE-A56 the server command refuses a login that an agency created for somebody', async () => {
  const squatted = await given.user({ role: 'AGENT', account: await given.account(), isProven: false })
  expect(await makeSuper({ db, clock }, squatted.login)).toBe('unproven')
  const entered = await withoutFactor(
    browser().auth.login({ body: { email: squatted.login, password: squatted.password } }),
  )
  expect(entered.isSuper).toBe(false)
})

it('HOLE-A56 the server command refuses whoever registered an address without a mail to it', async () => {
  const registering = [
    async (email: string) =>
      void (await stranger.auth.signup({ body: { email, password: 'known-to-guest' } })),
    async (email: string) =>
      void (await stranger.users.signup({ body: { email, password: 'known-to-guest', name: 'Dana' } })),
  ]
  for (const [at, register] of registering.entries()) {
    const email = `dana${at}@operator.example`
    await register(email)
    expect(await makeSuper({ db, clock }, email)).toBe('unproven')
    const { id } = await userByLogin(db, email).select('id').executeTakeFirstOrThrow()
    await givenApp(server, id)
    await givenPasskey(server, id)
    expect(await makeSuper({ db, clock }, email)).toBe('unproven')
  }
})

it('HOLE-A56 whom the office made owner or admin of the main account needs no mail, unless deactivated there', async () => {
  for (const role of ['OWNER', 'ADMIN'] as const) {
    const { login } = await given.user({ role, isProven: false })
    expect(await makeSuper({ db, clock }, login)).toBe('made')
  }
  const gone = await given.user({ role: 'ADMIN', isProven: false })
  await db.updateTable('memberships').set({ status: 'INACTIVE' }).where('user_id', '=', gone.id).execute()
  expect(await makeSuper({ db, clock }, gone.login)).toBe('unproven')
})

it('HOLE-A56 no API call makes one', async () => {
  const owner = await given.owner()
  const admin = await given.user({ role: 'ADMIN' })
  const params = { id: admin.id }
  const changed = await as(owner).users.change({ params, body: { isSuper: true, firstName: 'A' } as never })
  expect(changed).toMatchObject({ firstName: 'A', isSuper: false })
})

import { afterAll, expect, it } from 'vitest'
import { startServer } from '../../test/as.ts'
import { actionsOn } from '../../test/auditOf.ts'
import { makeSuper } from './makeSuper.ts'
import { removeSuper } from './removeSuper.ts'

const server = await startServer()
const { as, browser, clock, db, given } = server
afterAll(server.close)

it('a super user who leaves becomes an ordinary owner at once, also inside an agency, and can be deactivated', async () => {
  const [leaving, staying] = [await given.user({ isSuper: true }), await given.user({ isSuper: true })]
  const agency = await given.account()
  const client = browser()
  await client.auth.login({ body: { email: leaving.login, password: leaving.password } })
  await client.auth.setUserAccount({ body: { accountId: agency.id } })

  expect(await removeSuper({ db, clock }, leaving.login.toUpperCase())).toBe('removed')
  expect(await client.auth.getCurrentUser()).toMatchObject({
    isSuper: false,
    role: 'OWNER',
    account: { _id: leaving.account.id },
  })
  await expect(client.auth.setUserAccount({ body: { accountId: agency.id } })).rejects.toMatchObject({
    status: 403,
  })
  expect(await actionsOn(db, leaving.id)).toContain('removed as super user')

  const params = { id: leaving.id }
  await as(staying).users.change({ params, body: { status: 'INACTIVE' } })
  await expect(client.auth.getCurrentUser()).rejects.toMatchObject({ status: 401 })
})

it('the last super user stays one, also when two remove each other at once', async () => {
  await db.updateTable('users').set({ is_super: false }).execute()
  const [first, second, owner] = [await given.user(), await given.user(), await given.user()]
  expect(await removeSuper({ db, clock }, owner.login)).toBe('ordinary')
  expect(await removeSuper({ db, clock }, 'nobody@example.com')).toBe('unknown')
  for (const { login } of [first, second]) await makeSuper({ db, clock }, login)
  const outcomes = await Promise.all([first, second].map(({ login }) => removeSuper({ db, clock }, login)))
  expect(outcomes.toSorted()).toEqual(['last', 'removed'])
})

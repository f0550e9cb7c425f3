import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import type { GivenUser } from '../../test/given/ground.ts'
import { noticesOf } from '../../test/noticesOf.ts'
import { makeSuper } from './makeSuper.ts'

const { as, browser, clock, db, given, product, close } = await startServer()
afterAll(close)

const boss = await given.user({ isSuper: true })

/** Who gets a notice that their session changed. */
async function notifiedBy(work: () => Promise<unknown>): Promise<Set<string | undefined>> {
  const notices = await noticesOf(product, work)
  return new Set(notices.filter(({ topic }) => topic === 'session').map(({ userId }) => userId))
}

async function staffOf(account: { id: string }): Promise<[GivenUser, GivenUser, GivenUser]> {
  const [owner, admin] = [await given.user({ account }), await given.user({ account, role: 'ADMIN' })]
  return [owner, admin, await given.user({ account, role: 'AGENT' })]
}

test('only the user concerned is notified of a change of role, name or status', async () => {
  const [owner, admin] = await staffOf(await given.account())
  for (const body of [{ role: 'AGENT' }, { firstName: 'Galit' }, { status: 'INACTIVE' }] as const)
    expect(await notifiedBy(() => as(owner).users.change({ params: { id: admin.id }, body }))).toEqual(
      new Set([admin.id]),
    )
})

test('a user removed from an account or given a new password is notified', async () => {
  const [owner, admin, agent] = await staffOf(await given.account())
  const body = { password: 'olive-grove-33' }
  expect(await notifiedBy(() => as(owner).users.change({ params: { id: admin.id }, body }))).toEqual(
    new Set([admin.id]),
  )
  expect(await notifiedBy(() => as(owner).users.remove({ params: { id: agent.id } }))).toEqual(
    new Set([agent.id]),
  )
})

test('the people of an account, and super users working in it, are notified of its new name, its rights and its end', async () => {
  const account = await given.account({ name: 'Tamarisk Trips' })
  const people = await staffOf(account)
  const visitor = await given.user({ isSuper: true })
  const tab = browser()
  await tab.auth.login({ body: { email: visitor.login, password: visitor.password } })
  await tab.auth.setUserAccount({ body: { accountId: account.id } })
  const everybody = new Set([...people, visitor].map(({ id }) => id))
  const saved = await as(boss).agencies.get({ params: { id: account.id } })
  const { updatedAt: _version, priceManagement: _prices, ...form } = saved
  const body = { ...form, mobilePhone: '+972 4 555 0118' }
  const change = (edit: object) => () =>
    as(boss).agencies.change({ params: { id: account.id }, body: { ...body, ...edit } })
  expect(await notifiedBy(change({ name: 'Tamarisk Journeys' }))).toEqual(everybody)
  expect(await notifiedBy(change({ name: 'Tamarisk Journeys', dailyToursOnly: true }))).toEqual(everybody)
  expect(await notifiedBy(change({ name: 'Tamarisk Journeys', status: 'INACTIVE' }))).toEqual(everybody)
  expect(await notifiedBy(() => as(boss).agencies.remove({ params: { id: account.id } }))).toEqual(everybody)
})

test('a new super user is notified at once', async () => {
  const user = await given.user()
  expect(await notifiedBy(() => makeSuper({ db, clock }, user.login))).toEqual(new Set([user.id]))
})

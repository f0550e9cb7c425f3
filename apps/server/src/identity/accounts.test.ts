import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import type { GivenUser } from '../../test/given/ground.ts'
import { withoutFactor } from '../../test/withoutFactor.ts'

const { browser, clock, db, given, close } = await startServer()
afterAll(close)
await given.mainAccount()

const signIn = (user: GivenUser) =>
  browser().auth.login({ body: { email: user.login, password: user.password } })

async function signedIn(user: GivenUser) {
  const visitor = browser()
  await visitor.auth.login({ body: { email: user.login, password: user.password } })
  return visitor
}

test('HOLE-A23 the current user comes with accounts, rights and what the account may sell', async () => {
  const agency = await given.account({
    name: 'Orchard Travel',
    daily_tours_only: true,
    allow_private_group: false,
  })
  const user = await given.user({ account: agency, role: 'AGENT' })
  const answer = await withoutFactor(signIn(user))
  expect(answer).toMatchObject({
    role: 'AGENT',
    status: 'ACTIVE',
    isSuper: false,
    account: { _id: agency.id, name: 'Orchard Travel', dailyToursOnly: true, allowPrivateGroup: false },
    accounts: [{ _id: agency.id, role: 'AGENT', isSuper: false }],
    userAccounts: [{ account: agency.id, role: 'AGENT', status: 'ACTIVE' }],
    today: '2026-03-02',
  })
  expect(answer.permissions).toContain('orders.place')
  expect(answer.permissions).not.toContain('operations.read')
})

test('ROLE-27 AUTH-35 people switch between their own accounts, and work in the new one from then on', async () => {
  const [agency, foreign] = [await given.account(), await given.account()]
  const user = await given.user({ account: agency })
  await join(user, await given.mainAccount(), 'ADMIN')
  const visitor = await signedIn(user)
  const switched = await visitor.auth.setUserAccount({ body: { accountId: agency.id } })
  expect(switched).toMatchObject({ role: 'OWNER', account: { _id: agency.id } })
  await expect(visitor.orders.purchasedTours()).rejects.toMatchObject({ status: 403 })
  await visitor.auth.setUserAccount({ body: { accountId: (await given.mainAccount()).id } })
  await expect(visitor.orders.purchasedTours()).resolves.toBeTruthy()
  await expect(visitor.auth.setUserAccount({ body: { accountId: foreign.id } })).rejects.toMatchObject({
    code: 'not_allowed',
    status: 403,
  })
  expect((await visitor.auth.getCurrentUser()).account._id).toBe((await given.mainAccount()).id)
})

test('HOLE-A8 HOLE-A40 a super user without a membership starts in the main account, and stays there', async () => {
  const user = await given.user({ isSuper: true, account: await given.account() })
  await db.updateTable('memberships').set({ status: 'INACTIVE' }).where('user_id', '=', user.id).execute()
  const visitor = await signedIn(user)
  const main = await given.mainAccount()
  expect(await visitor.auth.getCurrentUser()).toMatchObject({ role: 'OWNER', account: { _id: main.id } })
  await expect(visitor.orders.purchasedTours()).resolves.toBeTruthy()
})

test('ROLE-27 HOLE-A8 a super user enters any active agency with an owner’s rights', async () => {
  const [agency, closed] = [await given.account(), await given.account({ status: 'INACTIVE' })]
  const visitor = await signedIn(await given.user({ isSuper: true }))
  const inside = await visitor.auth.setUserAccount({ body: { accountId: agency.id } })
  expect(inside).toMatchObject({ role: 'OWNER', isSuper: true, account: { _id: agency.id } })
  expect(inside.accounts.map((account) => account._id)).toContain(agency.id)
  const enter = (accountId: string) => visitor.auth.setUserAccount({ body: { accountId } })
  await expect(enter(closed.id)).rejects.toMatchObject({ code: 'not_allowed' })
  await expect(enter('019b7000-0000-7000-8000-00000000dead')).rejects.toMatchObject({ code: 'not_found' })
})

test('HOLE-A40 a session starts in the account that was used last, else in the main one, else in the first by name', async () => {
  const [zebra, apple] = [
    await given.account({ name: 'Zebra Trips' }),
    await given.account({ name: 'Apple Trips' }),
  ]
  const user = await given.user({ account: zebra })
  await join(user, apple, 'AGENT')
  expect((await withoutFactor(signIn(user))).account._id).toBe(apple.id)
  const visitor = await signedIn(user)
  await visitor.auth.setUserAccount({ body: { accountId: zebra.id } })
  expect((await withoutFactor(signIn(user))).account._id).toBe(zebra.id)
  await shut(zebra)
  expect((await withoutFactor(signIn(user))).account._id).toBe(apple.id)
  const both = await given.user({ account: await given.account({ name: 'Aardvark Trips' }) })
  await join(both, await given.mainAccount(), 'ADMIN')
  expect((await withoutFactor(signIn(both))).account._id).toBe((await given.mainAccount()).id)
})

test('HOLE-A40 a user whose membership ends continues in another account, or is refused if there is none', async () => {
  const [first, second] = [await given.account(), await given.account()]
  const user = await given.user({ account: first })
  await join(user, second, 'AGENT')
  const visitor = await signedIn(user)
  await visitor.auth.setUserAccount({ body: { accountId: first.id } })
  await leave(user, first)
  expect(await visitor.auth.getCurrentUser()).toMatchObject({ role: 'AGENT', account: { _id: second.id } })
  await leave(user, second)
  await expect(visitor.auth.getCurrentUser()).rejects.toMatchObject({ code: 'user_inactive', status: 403 })
  await expect(signIn(user)).rejects.toMatchObject({ status: 403, message: 'Your user is inactive' })
})

test('HOLE-A40 HOLE-O100 closing an account locks its people out with their next call', async () => {
  const agency = await given.account()
  const user = await given.user({ account: agency })
  const order = await given.order({ by: user })
  const visitor = await signedIn(user)
  await shut(agency)
  await expect(visitor.orders.get({ params: { id: order._id } })).rejects.toMatchObject({ status: 403 })
  await expect(signIn(user)).rejects.toMatchObject({ code: 'user_inactive' })
})

test('HOLE-A40 a role that is taken away is gone with the next call', async () => {
  const user = await given.user()
  const visitor = await signedIn(user)
  await expect(visitor.orders.purchasedTours()).resolves.toBeTruthy()
  await db.updateTable('memberships').set({ role: 'USER' }).where('user_id', '=', user.id).execute()
  await expect(visitor.orders.purchasedTours()).rejects.toMatchObject({ status: 403 })
})

async function join(user: GivenUser, account: { id: string }, role: 'ADMIN' | 'AGENT') {
  const row = { id: crypto.randomUUID(), user_id: user.id, account_id: account.id, role }
  await db
    .insertInto('memberships')
    .values({ ...row, status: 'ACTIVE', created_at: clock.now() })
    .execute()
}

async function leave(user: GivenUser, account: { id: string }) {
  const member = db.updateTable('memberships').set({ status: 'INACTIVE' }).where('user_id', '=', user.id)
  await member.where('account_id', '=', account.id).execute()
}

async function shut(account: { id: string }) {
  await db.updateTable('accounts').set({ status: 'INACTIVE' }).where('id', '=', account.id).execute()
}

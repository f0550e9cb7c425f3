import { addresses } from '@tourdesk/contract/addresses'
import { contract } from '@tourdesk/contract/contract'
import { urlOf } from '@tourdesk/contract/kernel/client'
import { openedForMarks, openedForNames } from '@tourdesk/contract/kernel/openedFor'
import type { Route } from '@tourdesk/contract/kernel/route'
import { isForCrews, isForGuests, isForOffers } from '@tourdesk/domain/access/callers'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Browser, startServer } from '../../test/as.ts'
import type { GivenUser } from '../../test/given/ground.ts'
import { newId } from './newId.ts'

const server = await startServer()
const { app, browser, clock, db, given } = server
afterAll(server.close)

const routes = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, route]) => [`${feature}.${name}`, route as Route] as const),
)

async function signedIn(user: GivenUser): Promise<Browser> {
  const visitor = browser()
  await visitor.auth.login({ body: { email: user.login, password: user.password } })
  return visitor
}

/** A super user's browser with a tab in the office, while another tab has switched to an agency. */
async function twoTabs() {
  const person = await given.user({ isSuper: true })
  const agency = await given.account()
  const visitor = await signedIn(person)
  const office = visitor.tab({ userId: person.id, accountId: person.account.id })
  await visitor.auth.setUserAccount({ body: { accountId: agency.id } })
  return { person, agency, visitor, office }
}

async function member(of: readonly { id: string }[]): Promise<GivenUser> {
  const [first, ...others] = of
  const user = await given.user({ account: first!, role: 'ADMIN' })
  for (const { id } of others) {
    const row = { id: newId(), user_id: user.id, account_id: id, role: 'ADMIN' as const }
    await db
      .insertInto('memberships')
      .values({ ...row, status: 'ACTIVE', created_at: clock.now() })
      .execute()
  }
  return user
}

test('an order typed in an office tab is not saved for the agency of another tab', async () => {
  const { agency, office } = await twoTabs()
  const body = await given.orderInput()
  await expect(office.orders.place({ body })).rejects.toMatchObject({
    status: 409,
    code: 'account_switched',
    params: { account: agency.name },
  })
  const { total } = await server.as(await given.owner()).orders.purchasedTours({ query: {} })
  expect(total).toBe(0)
})

test('a tab of another account cannot read either, and works again once the account is back', async () => {
  const { person, office, visitor } = await twoTabs()
  await expect(office.users.list({ query: {} })).rejects.toMatchObject({ code: 'account_switched' })
  await visitor.auth.setUserAccount({ body: { accountId: person.account.id } })
  await expect(office.users.list({ query: {} })).resolves.toMatchObject({ page: 1 })
})

test('a script that sends no account works in its session’s account', async () => {
  const { agency, visitor } = await twoTabs()
  const { account } = await visitor.auth.getCurrentUser()
  expect(account._id).toBe(agency.id)
  await expect(visitor.users.list({ query: {} })).resolves.toMatchObject({ page: 1 })
})

test('when somebody else signs in in another tab, the first form is not saved under their name', async () => {
  const [noa, daniel] = [await given.user(), await given.user({ firstName: 'Daniel', lastName: 'Shalev' })]
  const visitor = await signedIn(noa)
  const tab = visitor.tab({ userId: noa.id, accountId: noa.account.id })
  await visitor.auth.login({ body: { email: daniel.login, password: daniel.password } })
  await expect(tab.users.list({ query: {} })).rejects.toMatchObject({
    status: 409,
    code: 'person_switched',
    params: { name: 'Daniel Shalev' },
  })
})

test('HOLE-A40 when a tab’s account closes, what was typed there is not saved in the next account', async () => {
  const [orchard, pelican] = [
    await given.account({ name: 'Orchard Trips' }),
    await given.account({ name: 'Pelican Trips' }),
  ]
  const user = await member([orchard, pelican])
  const visitor = await signedIn(user)
  const { account } = await visitor.auth.getCurrentUser()
  const [closed, next] = account._id === orchard.id ? [orchard, pelican] : [pelican, orchard]
  const tab = visitor.tab({ userId: user.id, accountId: closed.id })
  await db.updateTable('accounts').set({ status: 'INACTIVE' }).where('id', '=', closed.id).execute()
  const body = { accountId: closed.id, email: 'dana@example.com', firstName: 'Dana', lastName: 'Levi' }
  await expect(
    tab.invites.create({ body: { ...body, mobilePhone: '', role: 'AGENT' } }),
  ).rejects.toMatchObject({ code: 'account_switched', params: { account: next.name } })
  expect(await db.selectFrom('invites').select('id').execute()).toEqual([])
  const now = await tab.auth.getCurrentUser()
  expect(now.account._id).toBe(next.id)
})

test('a page can always ask who is signed in and switch back to its account', async () => {
  const { person, office } = await twoTabs()
  await expect(office.auth.getCurrentUser()).resolves.toMatchObject({ _id: person.id })
  const back = await office.auth.setUserAccount({ body: { accountId: person.account.id } })
  expect(back.account._id).toBe(person.account.id)
})

test('notices and downloads, which send no headers, carry their page’s person and account in the address', async () => {
  const { person, visitor } = await twoTabs()
  const cookies = await visitor.cookies()
  const query = openedForMarks({ userId: person.id, accountId: person.account.id })
  for (const { path, extra } of [
    { path: addresses.live.stream, extra: {} },
    { path: addresses.orders.exportAgencyOrders, extra: { type: 'agencyOrders' } },
  ]) {
    const answer = await app.inject({ url: urlOf(path, { query: { ...extra, ...query } }), cookies })
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'account_switched' }),
    ])
  }
})

// Customers come by a link and have no account.
const ofPeople = routes.filter(
  ([, { access }]) =>
    access !== 'public' && !isForGuests(access) && !isForOffers(access) && !isForCrews(access),
)

test.each(ofPeople.filter(([, route]) => !route.ofSession))(
  '%s refuses a page of another account before it reads anything',
  async (_, route) => {
    const user = await given.owner()
    const visitor = await signedIn(user)
    const answer = await app.inject({
      method: route.method,
      url: urlOf(route, {
        params: Object.fromEntries([...route.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, newId()])),
        query: route.when && 'query' in route.when ? route.when.query : {},
      }),
      headers: openedForMarks({ userId: user.id, accountId: newId() }),
      cookies: await visitor.cookies(),
      ...(route.when && 'bodyHas' in route.when && { payload: { [route.when.bodyHas]: null } }),
    })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'account_switched'])
  },
)

test('no list filter uses the parameter names reserved for the page’s person and account', () => {
  const taken = Object.values(openedForNames) as string[]
  for (const [, { query }] of routes) {
    if (!query) continue
    const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })
    expect(Object.keys(properties).filter((name) => taken.includes(name))).toEqual([])
  }
})

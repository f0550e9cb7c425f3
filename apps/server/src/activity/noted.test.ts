import { contract } from '@tourdesk/contract/contract'
import type { Route } from '@tourdesk/contract/kernel/route'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { formWith } from '../../test/formOf.ts'

const { as, browser, clock, db, given, close } = await startServer()
afterAll(close)

const owner = await given.owner()
const read = async (query: object) => (await as(owner).activity.list({ query })).data
const days = { startDate: '2026-03-01', endDate: '2026-03-02' }

test('AUD-07 sign-ins, failed ones, sign-outs, account switches, files and opened passport numbers are rows', async () => {
  const boss = await given.user({ isSuper: true })
  const agency = await given.account({ name: 'Carmel Travel' })
  const guest = browser()
  const login = { email: boss.login, password: boss.password }
  await expect(guest.auth.login({ body: { ...login, password: 'wrong' } })).rejects.toMatchObject({
    code: 'wrong_credentials',
  })
  await guest.auth.login({ body: login })
  await guest.auth.setUserAccount({ body: { accountId: agency.id } })
  await guest.orders.exportAgencyOrders({ query: { type: 'agencyOrders', ...days } })
  await guest.auth.logout()
  const sessions = await read({ entity: 'Session' })
  expect(sessions.map(({ action, actor }) => [action, actor.kind, actor.name]).toSorted()).toEqual([
    ['account switched', 'person', boss.name],
    ['sign-in failed', 'visitor', boss.login],
    ['signed in', 'person', boss.name],
    ['signed out', 'person', boss.name],
  ])

  await as(owner).orders.exportPurchasedTours({ query: { type: 'purchasedTours', ...days } })
  await as(owner).activity.file({ query: { entity: 'Tag' } })
  const booked = await given.order()
  await as(owner).bulk.export({ body: { entries: booked.selectedTours.map(({ _id }) => _id) } })
  const { data: due } = await as(owner).payments.due({ query: { list: 'due', limit: 100 } })
  await as(owner).payments.dueFile({ query: { list: 'due' } })
  await as(owner).payments.chosenFile({ body: { list: 'due', payments: due.map(({ _id }) => _id) } })
  await as(owner).payments.receivedFile({ query: {} })
  await as(owner).agencyAccounts.file({ query: {} })
  await as(owner).agencyAccounts.postingsFile({ params: { id: agency.id }, query: {} })
  await as(owner).reports.file({ params: { name: 'sales' }, query: {} })
  const taken = await read({ action: 'list.exported' })
  expect(taken.map(({ action, name }) => `${action} ${name}`).toSorted()).toEqual([
    'exported activity',
    'exported agencyBalances',
    'exported agencyOrders',
    'exported agencyPostings',
    'exported due',
    'exported due',
    'exported operations',
    'exported operations',
    'exported receivedPayments',
    'exported sales',
  ])
  expect(taken.filter(({ name }) => name === 'operations').map(({ facts }) => facts)).toEqual(
    expect.arrayContaining([expect.objectContaining(days), expect.objectContaining({ chosen: 1 })]),
  )
  expect(filesOfContract()).toEqual([
    'activity.file',
    'agencyAccounts.file',
    'agencyAccounts.postingsFile',
    'bulk.export',
    // Its print was logged.
    'manifests.file',
    'orders.exportAgencyOrders',
    'orders.exportPurchasedTours',
    'payments.chosenFile',
    'payments.dueFile',
    'payments.receivedFile',
    'reports.file',
    'statements.ageingFile',
    'statements.file',
  ])

  const order = await given.order()
  const opened = () => read({ action: 'order.passportOpened', thing: order._id })
  await as(owner).orders.get({ params: { id: order._id } })
  expect(await opened()).toEqual([])
  await givePassport(order)
  expect(await opened()).toEqual([])
  for (const person of [owner, boss, boss]) await as(person).orders.get({ params: { id: order._id } })
  expect((await opened()).map(({ action, actor, name }) => [action, actor.name, name]).toSorted()).toEqual(
    [owner, boss].map(({ name }) => ['opened', name, String(order.orderNumber)]).toSorted(),
  )
  clock.set('2026-03-02T11:00:01+02:00')
  await as(boss).orders.get({ params: { id: order._id } })
  expect(await opened()).toHaveLength(3)
  const { data } = await as(owner).editLogs.ofOrder({ params: { id: order._id } })
  expect(data.map(({ action }) => action)).not.toContain('opened')
})

test('AUD-05 passwords, tokens, keys and cards are never stored, a passport by its end, a long text by length and hash', async () => {
  const agency = await given.account({ name: 'Atlas' })
  const agencyOwner = await given.user({ account: agency })
  const person = { firstName: 'Noa', lastName: 'Biton', mobilePhone: '' }
  const body = { email: 'noa.biton', password: 'olive-grove-33', ...person }
  const { _id } = await as(agencyOwner).users.create({ body })
  const guest = browser()
  const slip = { email: 'typed-in-the-wrong-field', password: agencyOwner.login }
  await expect(guest.auth.login({ body: slip })).rejects.toMatchObject({ code: 'wrong_credentials' })
  await guest.auth.login({ body: { email: 'noa.biton', password: 'olive-grove-33' } })
  const tokens = Object.values(await guest.cookies())
  expect(tokens.length).toBeGreaterThan(0)
  const order = await given.order()
  await givePassport(order)
  const text = `<p>${'a'.repeat(2001)}</p>`
  const category = 'City & Local Guides'
  await as(owner).articles.save({ body: { title: 'Packing', subtitle: 'For the desert', text, category } })

  const [changed] = await read({ action: 'order.changed', thing: order._id })
  expect(changed?.changes).toEqual([
    { field: 'userInformation.passportNumber', part: null, before: null, after: '••••4567' },
  ])
  const [written] = await read({ action: 'article.created' })
  expect(written?.changes.find(({ field }) => field === 'text')?.after).toEqual({
    length: text.length,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(await read({ action: 'user.created', thing: _id })).toHaveLength(1)
  const accounts = await db.selectFrom('accounts').select('api_key').execute()
  const users = await db.selectFrom('users').select('password_hash').execute()
  const kept = JSON.stringify(await db.selectFrom('audit_log').selectAll().execute())
  const secrets = [
    ...[body.password, slip.email, 'X1234567', 'a'.repeat(2001), ...tokens],
    ...accounts.map(({ api_key }) => api_key),
    ...users.map(({ password_hash }) => password_hash),
  ]
  for (const secret of secrets) expect(kept).not.toContain(secret)
})

async function givePassport(order: Awaited<ReturnType<typeof given.order>>): Promise<void> {
  const userInformation = { ...order.userInformation, passportNumber: 'X1234567' }
  const body = { ...formWith(order, {}), userInformation }
  await as(owner).orders.change({ params: { id: order._id }, body })
}

/** Every call that returns a file. */
function filesOfContract(): string[] {
  return Object.entries(contract)
    .flatMap(([feature, routes]) =>
      Object.entries(routes)
        .filter(([, route]) => (route as Route).answer === 'file')
        .map(([name]) => `${feature}.${name}`),
    )
    .toSorted()
}

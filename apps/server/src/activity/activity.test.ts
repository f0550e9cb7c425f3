import type { ActivityFilter } from '@tourdesk/contract/lists'
import { leafChanges } from '@tourdesk/domain/activity/leafChanges'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { formWith } from '../../test/formOf.ts'
import type { GivenUser } from '../../test/given/ground.ts'
import type { PersonCall } from '../kernel/call.ts'
import { activityRows } from './activityRows.ts'

const { as, clock, db, given, stranger, close } = await startServer()
afterAll(close)

const owner = await given.owner()
const agency = await given.account({ name: 'Carmel Travel' })
const agencyOwner = await given.user({ account: agency })
const read = async (query: object = {}, by = owner) => (await as(by).activity.list({ query })).data
const eventsOf = async (query: object, by = owner) => (await read(query, by)).map(({ event }) => event)

test('a row says who did what to which thing and when, and what was before and after', async () => {
  const tour = await given.tour({ name: 'Masada' })
  const order = await given.order({ selectedTours: [{ tour: tour.id }] })
  const body = formWith(order, { date: '2026-03-18' })
  await as(owner).orders.change({ params: { id: order._id }, body })
  const [row] = await read({ search: String(order.orderNumber) })
  expect(row).toMatchObject({
    at: clock.now().toISOString(),
    actor: { kind: 'person', name: owner.name },
    event: 'order.changed',
    entity: 'Order',
    entityId: order._id,
    name: String(order.orderNumber),
    account: { name: order.agency.name },
    changes: [{ field: 'selectedTours.date', part: 'Masada', before: '2026-03-11', after: '2026-03-18' }],
  })
})

test('a changed price is the only difference of its price list, in dollars', async () => {
  const tour = await given.tour({}, { small_group: 11_900 })
  const { pricesList } = await as(owner).tours.get({ params: { id: tour.id } })
  const [list] = structuredClone(pricesList)
  list!.prices[0]!.prices.small_group = 126.5
  await as(owner).tours.change({ params: { id: tour.id }, body: { pricesList: [list!] } })
  const [row] = await read({ thing: tour.id, action: 'tour.changed' })
  const change = row?.changes.find(({ field }) => field === 'pricesList')
  const leaves = leafChanges(change?.before, change?.after)
  expect(leaves.map(({ before, after }) => [before, after])).toEqual([[119, 126.5]])
})

describe('filters', () => {
  test('AUD-06 person, kind of actor, thing, action, account, days and words find rows, fifty to a page, each by an index', async () => {
    const dana = await given.user({ firstName: 'Dana', role: 'ADMIN' })
    const { _id: tag } = await as(dana).tags.create({ body: { tag: 'Sunrise 100%' } })
    const atlas = await given.account()
    const order = await given.order({ agency: atlas.id })
    const cases: [ActivityFilter, string[]][] = [
      [{ user: dana.id }, ['tag.created']],
      [{ user: dana.id, actor: 'person' }, ['tag.created']],
      [{ user: dana.id, actor: 'job' }, []],
      [{ user: dana.id, entity: 'Tag' }, ['tag.created']],
      [{ user: dana.id, entity: 'Tour' }, []],
      [{ user: dana.id, action: 'tag.created' }, ['tag.created']],
      [{ user: dana.id, action: 'tag.deleted' }, []],
      [{ account: atlas.id }, ['order.paymentCreated', 'order.placed']],
      [{ user: dana.id, startDate: '2026-03-02', endDate: '2026-03-02' }, ['tag.created']],
      [{ user: dana.id, startDate: '2026-03-03' }, []],
      [{ user: dana.id, endDate: '2026-03-01' }, []],
      [{ thing: tag }, ['tag.created']],
      [{ search: String(order.orderNumber) }, ['order.paymentCreated', 'order.placed']],
      [{ search: 'SUNRISE' }, ['tag.created']],
      [{ entity: 'Tag', search: '100%' }, ['tag.created']],
      [{ entity: 'Tag', search: 'rise_' }, []],
    ]
    for (const [query, events] of cases) expect(await eventsOf(query), JSON.stringify(query)).toEqual(events)

    const inOrder: ActivityFilter[] = [
      { user: dana.id },
      { actor: 'job' },
      { entity: 'Tag' },
      { action: 'tag.created' },
      { account: atlas.id },
      { thing: tag },
      { startDate: '2026-03-01', endDate: '2026-03-02' },
    ]
    for (const query of inOrder)
      expect(await planOf(query, 'seqscan', 'bitmapscan', 'sort')).not.toMatch(/Filter:|Sort {2}\(/)
    for (const search of ['sunrise', 'su'])
      expect(await planOf({ search }, 'seqscan', 'indexscan')).not.toContain('Seq Scan')

    for (let index = 0; index < 51; index++) await as(dana).tags.create({ body: { tag: `Page ${index}` } })
    const first = await as(owner).activity.list({ query: { user: dana.id } })
    expect(first).toMatchObject({ page: 1, limit: 50, total: 52 })
    expect(first.data).toHaveLength(50)
    expect(await read({ user: dana.id, page: 2 })).toHaveLength(2)
  })

  test('the log of a departure is found by an index', async () => {
    const tour = await given.tour()
    const plan = await planOf({ thing: tour.id, date: '2026-03-11' }, 'seqscan')
    expect(plan).toContain("Index Cond: ((details ->> 'departure'")
  })

  test('one or two letters find words that begin with them, in both languages', async () => {
    await as(owner).tags.create({ body: { tag: 'Quiet zebra' } })
    await as(owner).tags.create({ body: { tag: 'טיול זריחה' } })
    expect(await eventsOf({ search: 'z' })).toEqual(['tag.created'])
    expect(await eventsOf({ search: 'ze' })).toEqual(['tag.created'])
    expect(await eventsOf({ search: 'br' })).toEqual([])
    expect(await eventsOf({ search: 'bra' })).toEqual(['tag.created'])
    expect(await eventsOf({ search: 'זר' })).toEqual(['tag.created'])
    expect(await eventsOf({ search: '%' })).toEqual([])
  })

  test('the office filters by every colleague and account, an agency only by its own people', async () => {
    const customer = await given.user({ role: 'USER' })
    const { people, accounts } = await as(owner).activity.choices()
    const ids = people.map(({ _id }) => _id)
    expect(ids).toEqual(expect.arrayContaining([owner.id, agencyOwner.id]))
    expect(ids).not.toContain(customer.id)
    expect(accounts).toContainEqual({ _id: agency.id, name: 'Carmel Travel' })
    expect(await as(agencyOwner).activity.choices()).toEqual({
      people: [{ _id: agencyOwner.id, name: agencyOwner.name, login: agencyOwner.login }],
      accounts: [],
    })
  })

  /** How the database finds the first page among many rows, if it has to do without some of its ways. */
  function planOf(query: ActivityFilter, ...without: string[]): Promise<string> {
    const call = { db, actor: { account: { isMain: true } } } as PersonCall
    return db.transaction().execute(async (tx) => {
      // What the database has learned by now depends on when it last looked.
      await sql`
        with parts as (select relid from pg_partition_tree('audit_log')),
          known as (
            select relid from parts
            union all
            select indexrelid from pg_index join parts on indrelid = relid
          ),
          learned as (
            select
              pg_restore_relation_stats(
                'schemaname', 'public', 'relname', relname::text, 'relpages', 1, 'reltuples', 1e5::real, 'relallvisible', 0
              )
            from known join pg_class on oid = relid
          ),
          forgotten as (
            select pg_clear_attribute_stats('public', relname::text, attname::text, false)
            from known join pg_class on oid = relid join pg_attribute on attrelid = relid
            where attnum > 0 and not attisdropped
          )
        select (select count(*) from learned), (select count(*) from forgotten)
      `.execute(tx)
      for (const way of without) await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(tx)
      const page = activityRows(call, query)
        .select('id')
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(50)
      return JSON.stringify(await tx.executeQuery(sql`explain ${page}`.compile(tx)))
    })
  }

  test('a day begins and ends at midnight in Jerusalem', async () => {
    const dana = await given.user({ role: 'ADMIN' })
    const days = as(dana)
    for (const at of ['2026-07-01T23:59:59.999+03:00', '2026-07-02T00:00:00+03:00']) {
      clock.set(at)
      await days.tags.create({ body: { tag: at } })
    }
    const namesOn = async (startDate: string, endDate: string) =>
      (await read({ user: dana.id, startDate, endDate })).map(({ name }) => name)
    expect(await namesOn('2026-07-01', '2026-07-01')).toEqual(['2026-07-01T23:59:59.999+03:00'])
    expect(await namesOn('2026-07-02', '2026-07-02')).toEqual(['2026-07-02T00:00:00+03:00'])
    expect(await namesOn('2026-07-01', '2026-07-02')).toHaveLength(2)
    clock.set('2026-03-02T10:00:00+02:00')
  })

  test('an unknown filter value is an error at its field', async () => {
    for (const query of [
      { entity: 'Ship' },
      { action: 'ship.sunk' },
      { user: 'dana' },
      { startDate: 'soon' },
    ])
      await expect(as(owner).activity.list({ query: query as never })).rejects.toMatchObject({
        status: 400,
        issues: [{ field: Object.keys(query)[0] }],
      })
  })
})

test('AUD-01 the main account’s owner and super users read every row, newest first, an agency’s owner the agency’s rows, and nobody else any', async () => {
  const order = await given.order({ agency: agency.id })
  clock.set('2026-03-02T10:30:00+02:00')
  const other = await given.order()
  await as(owner).tags.create({ body: { tag: 'Of nobody’s account' } })
  const stored = await db
    .selectFrom('audit_log')
    .select(['id', 'account_id'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const idsOf = (account?: string) =>
    stored.filter(({ account_id }) => !account || account_id === account).map(({ id }) => id)
  const boss = await given.user({ isSuper: true })
  const bossInside = await given.user({ isSuper: true, account: agency })
  const seen: [reader: GivenUser, account: string | undefined][] = [
    [owner, undefined],
    [boss, undefined],
    [agencyOwner, agency.id],
    [bossInside, agency.id],
  ]
  for (const [reader, account] of seen) {
    const pages = await everyPage(reader)
    const before = pages.filter((id) => stored.some((row) => row.id === id))
    expect(before).toEqual(idsOf(account))
  }
  expect(idsOf(agency.id).length).toBeGreaterThan(0)
  expect((await read({ entity: 'Order' }, agencyOwner)).map(({ entityId }) => entityId)).toContain(order._id)

  const [foreign] = await read({ thing: other._id })
  expect(await read({ thing: other._id }, agencyOwner)).toEqual([])
  expect(await read({ account: owner.account.id }, agencyOwner)).toEqual([])
  const params = { id: foreign!._id }
  expect(await as(owner).activity.get({ params })).toEqual(foreign)
  await expect(as(agencyOwner).activity.get({ params })).rejects.toMatchObject({ status: 404 })

  const calls = (reader: Pick<typeof stranger, 'activity'>) => [
    () => reader.activity.list({ query: {} }),
    () => reader.activity.get({ params }),
    () => reader.activity.choices(),
    () => reader.activity.file({ query: {} }),
  ]
  for (const refused of [
    await given.user({ role: 'ADMIN' }),
    await given.user({ role: 'USER' }),
    await given.user({ account: agency, role: 'ADMIN' }),
    await given.user({ account: agency, role: 'AGENT' }),
  ])
    for (const call of calls(as(refused))) await expect(call()).rejects.toMatchObject({ status: 403 })
  for (const call of calls(stranger)) await expect(call()).rejects.toMatchObject({ status: 401 })
})

test('an agency doesn’t see wishes for a car or a guide', async () => {
  const order = await given.order({ agency: agency.id, orderType: 'private' })
  await as(owner).orders.change({
    params: { id: order._id },
    body: formWith(order, { guide: 'Eitan Harari', notes: 'By the gate' }),
  })
  const fieldsFor = async (by: typeof owner) =>
    (await read({ thing: order._id, action: 'order.changed' }, by)).flatMap(({ changes }) =>
      changes.map(({ field }) => field),
    )
  expect(await fieldsFor(owner)).toEqual(expect.arrayContaining(['selectedTours.guide']))
  expect(await fieldsFor(agencyOwner)).toEqual(['selectedTours.notes'])
})

/** The ids of all rows that a person can page through. */
async function everyPage(reader: GivenUser): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page++) {
    const { data } = await as(reader).activity.list({ query: { page, limit: 10 } })
    ids.push(...data.map(({ _id }) => _id))
    if (data.length < 10) return ids
  }
}

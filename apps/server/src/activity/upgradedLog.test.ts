import type { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { databaseBefore } from '../../test/olderDatabase.ts'
import { migrate } from '../kernel/migrate.ts'
import { newId } from '../kernel/newId.ts'
import { checkSeals } from './checkSeals.ts'
import { openMonths } from './openMonths.ts'
import { sealDays } from './sealDays.ts'

const [agency, order, tour, gonePerson, system] = [newId(), newId(), newId(), newId(), newId()]
const [changed, canceled] = ['2026-01-31T22:30:00Z', '2026-02-10T09:00:00.123Z']

const moved = {
  ...{ field: 'selectedTours.date', entry: newId(), tour: 'Masada' },
  ...{ before: '2026-03-11', after: '2026-03-18' },
}

interface OldRow {
  kind: string
  thing: string
  name?: string
  account?: string
  action: string
  by?: [kind: 'person' | 'job' | 'crew' | 'partner' | 'guest', name: string]
  details?: object
  at: string
}

/** Four months of a log with every kind of author; some of the people and things were deleted since. */
const oldRows: OldRow[] = [
  { kind: 'User', thing: gonePerson, name: 'Noa Biton', action: 'created', at: '2025-11-05T08:00:00Z' },
  { kind: 'Tour', thing: tour, action: 'created', at: '2025-12-31T21:59:59.999Z' },
  {
    ...{ kind: 'Order', thing: order, name: '10547', account: agency, action: 'updated', at: changed },
    by: ['person', 'Noa Biton'],
    details: { changes: [moved], beyondRights: [] },
  },
  {
    ...{ kind: 'Order', thing: order, name: '10547', account: agency, action: 'canceled', at: canceled },
    by: ['person', 'Noa Biton'],
    details: { before: { status: 'CONFIRMED' }, after: { status: 'CANCELED' } },
  },
  // The same moment as the row above.
  { kind: 'Session', thing: system, name: 'noa', action: 'signed in', at: canceled },
  { kind: 'Ferry', thing: system, name: 'Haifa', action: 'sunk', at: '2026-02-11T09:00:00Z' },
  ...(
    [
      ['crew', 'Eitan Harari'],
      ['partner', 'Carmel Travel booking'],
      ['guest', 'Dana Levi'],
    ] as const
  ).map(
    (by, index): OldRow => ({
      ...{ kind: 'Order', thing: order, name: '10547', account: agency, action: 'marked' },
      ...{ by: [...by], at: `2026-02-12T09:00:0${index}Z` },
    }),
  ),
  // A computer's clock was wrong.
  { kind: 'Tag', thing: newId(), name: 'Sunrise', action: 'created', at: '2041-05-20T10:00:00Z' },
]

test('a log from before partitions keeps every row in its order, and owners read, filter and seal it', async () => {
  const database = await databaseBefore('0034_activity.sql')
  await fill(database.pool)
  const before = await rowsOf(database.pool)
  expect(before).toHaveLength(oldRows.length)

  await migrate(database.pool)
  expect(await rowsOf(database.pool)).toEqual(before)

  const { as, given, product, db, close } = await startServer({ database })
  onTestFinished(close)
  const office = as(await given.owner()).activity
  const logged = oldRows.filter(({ account }) => account === agency)
  const read = async (query: object) => (await office.list({ query: { account: agency, ...query } })).data
  expect((await read({})).map(({ _id }) => _id)).toEqual(
    before.filter(({ account_id }) => account_id === agency).map(({ id }) => id),
  )
  expect(await read({})).toHaveLength(logged.length)
  expect(await read({ action: 'order.changed' })).toMatchObject([
    {
      at: '2026-01-31T22:30:00.000Z',
      actor: { kind: 'person', name: 'Noa Biton' },
      name: '10547',
      changes: [{ field: 'selectedTours.date', part: 'Masada', before: '2026-03-11', after: '2026-03-18' }],
    },
  ])
  expect(await read({ user: gonePerson })).toHaveLength(2)
  expect((await read({ search: '10547', startDate: '2026-02-12' })).map(({ actor }) => actor)).toEqual([
    { kind: 'guest', name: 'Dana Levi' },
    { kind: 'partner', name: 'Carmel Travel booking' },
    { kind: 'crew', name: 'Eitan Harari' },
  ])
  for (const { id, action } of before)
    expect(await office.get({ params: { id } }), action).toMatchObject({ _id: id, action })
  const unknown = before.find(({ action }) => action === 'sunk')!
  expect(await office.get({ params: { id: unknown.id } })).toMatchObject({ event: null, entity: 'Ferry' })

  await openMonths(product)
  await sealDays(product)
  expect(await checkSeals(db)).toMatchObject({ broken: null })
  const kept = await rowsOf(database.pool)
  expect(kept.filter(({ id }) => before.some((row) => row.id === id))).toEqual(before)
})

test('an empty log becomes partitions of this month and the two that follow', async () => {
  const { pool, drop } = await databaseBefore('0034_activity.sql')
  onTestFinished(drop)
  await migrate(pool)
  const { rows } = await pool.query<{ name: string }>(
    `SELECT relid::regclass::text AS name FROM pg_partition_tree('audit_log') WHERE isleaf ORDER BY 1`,
  )
  const { rows: months } = await pool.query<{ name: string }>(
    `SELECT to_char(now() AT TIME ZONE 'UTC' + n * interval '1 month', '"audit_log_"YYYY_MM') AS name
       FROM generate_series(-1, 2) n`,
  )
  expect(rows).toEqual([...months, { name: 'audit_log_later' }])
})

async function fill(pool: Pool): Promise<void> {
  for (const { kind, thing, name, account, action, by = ['job', 'first start'], details, at } of oldRows)
    await pool.query(
      `INSERT INTO audit_log
         (id, entity_kind, entity_id, entity_name, account_id, action, actor_kind, user_id, actor_name, details, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        ...[newId(), kind, thing, name ?? null, account ?? null, action, by[0]],
        ...[by[0] === 'person' ? gonePerson : null, by[1], JSON.stringify(details ?? {}), at],
      ],
    )
}

interface LogRow {
  id: string
  account_id: string | null
  action: string
}

/** The log as it's stored, newest first. */
async function rowsOf(pool: Pool): Promise<LogRow[]> {
  const { rows } = await pool.query<{ row: LogRow }>(
    "SELECT to_jsonb(audit_log) - 'search_name' AS row FROM audit_log ORDER BY at DESC, id DESC",
  )
  return rows.map(({ row }) => row)
}

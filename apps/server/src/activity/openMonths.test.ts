import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import type { PersonCall } from '../kernel/call.ts'
import { activityRows } from './activityRows.ts'
import { openMonths } from './openMonths.ts'

test('each month has its own partition, and the first page of a filter reads only as many of the newest as it needs', async () => {
  const { clock, db, product, close } = await startServer()
  onTestFinished(close)
  const [open] = (await partitions(db)).slice(-2)
  const now = new Date(`${open?.slice(-7).replace('_', '-')}-15T10:00:00Z`)
  clock.set(now.toISOString())
  for (let month = 0; month < 6; month++) {
    clock.set(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month, 15)).toISOString())
    await openMonths(product)
    await sql`
      insert into audit_log (id, entity_kind, entity_id, entity_name, account_id, action, actor_kind, actor_name, at)
      select gen_random_uuid(), 'Tour', gen_random_uuid(), 'Masada ' || n, ${nobody}, 'created', 'job', 'test',
             ${clock.now()}::timestamptz + n * interval '1 minute'
        from generate_series(1, 2000) n`.execute(db)
  }
  const months = await partitions(db)
  expect(months.slice(-9)).toHaveLength(new Set(months.slice(-9)).size)
  const counts = await sql<{ name: string; rows: number }>`
    select tableoid::regclass::text as name, count(*)::int as rows from audit_log group by 1 order by 1`.execute(
    db,
  )
  expect(counts.rows.map(({ rows }) => rows)).toEqual([2000, 2000, 2000, 2000, 2000, 2000])
  await sql`analyze audit_log`.execute(db)
  for (const query of [
    {},
    { actor: 'job' },
    { entity: 'Tour' },
    { action: 'tour.created' },
    { account: nobody },
    { search: 'masada' },
    { search: 'ma' },
  ] as const) {
    const call = { db, actor: { account: { isMain: true } } } as PersonCall
    const page = activityRows(call, query).select('id').orderBy('at', 'desc').orderBy('id', 'desc').limit(50)
    const plan = JSON.stringify(await db.executeQuery(sql`explain (analyze, costs off) ${page}`.compile(db)))
    expect(plan.match(/never executed/g)?.length ?? 0, JSON.stringify(query)).toBeGreaterThan(4)
  }
})

test('months that weren’t opened in time share a partition, and later ones have their own again', async () => {
  const { clock, db, product, close } = await startServer()
  onTestFinished(close)
  const before = await partitions(db)
  await sql`
    insert into audit_log (id, entity_kind, entity_id, action, actor_kind, actor_name, at)
    values (gen_random_uuid(), 'Tour', gen_random_uuid(), 'created', 'job', 'test', '2041-05-20T10:00:00Z')`.execute(
    db,
  )
  clock.set('2041-06-01T00:00:00Z')
  await openMonths(product)
  await openMonths(product)
  const opened = (await partitions(db)).filter((name) => !before.includes(name))
  expect(opened).toEqual(['audit_log_2041_05', 'audit_log_2041_06', 'audit_log_2041_07', 'audit_log_2041_08'])
  const { rows } = await sql<{
    name: string
  }>`select tableoid::regclass::text as name from audit_log where at > '2041-01-01'`.execute(db)
  expect(rows).toEqual([{ name: 'audit_log_2041_05' }])
})

const nobody = '01900000-0000-7000-8000-000000000000'

/** The partitions by name; the one for later months is last. */
async function partitions(db: PersonCall['db']): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relid::regclass::text as name from pg_partition_tree('audit_log') where isleaf order by 1`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

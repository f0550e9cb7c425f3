import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { checkSeals } from './checkSeals.ts'
import { pruneLog } from './pruneLog.ts'
import { sealDays, sealOf } from './sealDays.ts'

const { as, clock, db, given, product, close } = await startServer({ now: '2026-03-02T10:00:00+02:00' })
afterAll(close)

const office = as(await given.owner())

beforeAll(async () => {
  for (const day of ['2026-03-02', '2026-03-03', '2026-03-05']) {
    clock.set(`${day}T10:00:00+02:00`)
    await office.tags.create({ body: { tag: `${day} a` } })
    await office.tags.create({ body: { tag: `${day} b` } })
  }
  clock.set('2026-03-06T03:40:00+02:00')
})

test('AUD-10 every past day is sealed, and a command names the first day whose rows were edited', async () => {
  await sealDays(product)
  await sealDays(product)
  const seals = await db.selectFrom('audit_seals').selectAll().orderBy('day').execute()
  expect(seals.map(({ day }) => day)).toEqual(['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'])
  expect(seals.map(({ rows }) => rows)).toEqual([expect.any(Number), 2, 0, 2])
  for (const { hash } of seals) expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(await checkAudit()).toEqual({ code: 0, said: 'All 4 sealed days of the activity log match.' })

  await forged(sql`update audit_log set actor_name = 'Nobody' where entity_name = '2026-03-03 a'`)
  expect(await checkAudit()).toEqual({
    code: 1,
    said: "The activity log of 2026-03-03 doesn't match its seal. Matching days before it: 1.",
  })
  await forged(
    sql`update audit_log set actor_name = (select actor_name from audit_log where entity_name = '2026-03-03 b')
        where entity_name = '2026-03-03 a'`,
  )
  expect(await checkSeals(db)).toEqual({ days: 4, broken: null })

  // Somebody who also makes a new seal for that day breaks the next one.
  const [before, sealed] = [seals[0]!.hash, seals[1]!.hash]
  await forged(sql`update audit_log set entity_name = 'hidden' where entity_name = '2026-03-03 b'`)
  const { hash } = await sealOf(db, '2026-03-03', before)
  await forged(sql`update audit_seals set hash = ${hash} where day = '2026-03-03'`)
  expect(await checkSeals(db)).toEqual({ days: 2, broken: '2026-03-04' })
  await forged(sql`update audit_log set entity_name = '2026-03-03 b' where entity_name = 'hidden'`)
  await forged(sql`update audit_seals set hash = ${sealed} where day = '2026-03-03'`)
  expect(await checkSeals(db)).toEqual({ days: 4, broken: null })
})

test('seals reveal a row that was moved to another day, changed or added, and a seal that was replaced', async () => {
  const [{ hash }] = [
    await db
      .selectFrom('audit_seals')
      .select('hash')
      .where('day', '=', '2026-03-04')
      .executeTakeFirstOrThrow(),
  ]
  const cases: [forge: ReturnType<typeof sql>, undo: ReturnType<typeof sql>, broken: string][] = [
    [
      sql`update audit_log set at = at - interval '1 day' where entity_name = '2026-03-05 b'`,
      sql`update audit_log set at = at + interval '1 day' where entity_name = '2026-03-05 b'`,
      '2026-03-04',
    ],
    [
      sql`with gone as (delete from audit_log where entity_name = '2026-03-03 a' returning *)
          insert into audit_log select id, entity_kind, entity_id, 'hidden', account_id, action, actor_kind, user_id, actor_name, details, at from gone`,
      sql`update audit_log set entity_name = '2026-03-03 a' where entity_name = 'hidden'`,
      '2026-03-03',
    ],
    [
      sql`insert into audit_log (id, entity_kind, entity_id, action, actor_kind, actor_name, at)
          values (gen_random_uuid(), 'Tour', gen_random_uuid(), 'created', 'job', 'late', '2026-03-04T10:00:00Z')`,
      sql`delete from audit_log where actor_name = 'late'`,
      '2026-03-04',
    ],
    [
      sql`update audit_seals set hash = repeat('0', 64) where day = '2026-03-04'`,
      sql`update audit_seals set hash = ${hash} where day = '2026-03-04'`,
      '2026-03-04',
    ],
  ]
  for (const [forge, undo, broken] of cases) {
    await forged(forge)
    expect((await checkSeals(db)).broken).toBe(broken)
    await forged(undo)
    expect((await checkSeals(db)).broken).toBeNull()
  }
})

test('AUD-09 nobody can change or delete rows; after seven years a job deletes them and logs that it did', async () => {
  const partitions = await sql<{ name: string }>`
    select relid::regclass::text as name from pg_partition_tree('audit_log')`.execute(db)
  expect(partitions.rows.length).toBeGreaterThan(3)
  for (const { name } of partitions.rows) {
    const table = sql.table(name)
    const holdsRows = (await sql`select 1 from ${table} limit 1`.execute(db)).rows.length > 0
    await expect(sql`truncate ${table}`.execute(db)).rejects.toThrow('never changed or deleted')
    if (!holdsRows) continue
    await expect(sql`update ${table} set actor_name = 'Nobody'`.execute(db)).rejects.toThrow('never changed')
    await expect(sql`delete from ${table}`.execute(db)).rejects.toThrow('never changed or deleted')
  }
  for (const statement of [
    sql`update audit_seals set hash = ''`,
    sql`delete from audit_seals`,
    sql`truncate audit_seals`,
  ])
    await expect(statement.execute(db)).rejects.toThrow('never changed or deleted')

  clock.set('2033-03-02T03:50:00+02:00')
  expect(await pruned()).toBeUndefined()
  clock.set('2033-03-04T03:50:00+02:00')
  expect(await pruned()).toMatchObject({ until: '2026-03-03' })
  expect(await keptTags()).toEqual(['2026-03-05 a', '2026-03-05 b'])
  expect(await checkSeals(db)).toMatchObject({ broken: null })
  await forged(sql`delete from audit_log where entity_name = '2026-03-05 a'`)
  expect(await checkSeals(db)).toMatchObject({ broken: '2026-03-05' })
})

test('the log is kept for as long as the settings say', async () => {
  clock.set('2033-03-06T03:50:00+02:00')
  const settings = { section: 'activity', id: crypto.randomUUID(), data: JSON.stringify({ keepsYears: 10 }) }
  await db
    .insertInto('settings')
    .values({ ...settings, updated_at: clock.now() })
    .execute()
  await pruneLog(product)
  expect(await keptTags()).toEqual(['2026-03-05 b'])
  await db
    .updateTable('settings')
    .set({ data: JSON.stringify({ keepsYears: 7 }) })
    .where('section', '=', 'activity')
    .execute()
  await pruneLog(product)
  expect(await keptTags()).toEqual([])
})

/** What the job logged about its deletion, if there was one. */
async function pruned() {
  await pruneLog(product)
  const last = db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'pruned')
    .orderBy('at', 'desc')
  return (await last.executeTakeFirst())?.details
}

async function keptTags(): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select('entity_name')
    .where('entity_kind', '=', 'Tag')
    .orderBy('entity_name')
    .execute()
  return rows.map(({ entity_name }) => entity_name)
}

/** What somebody with the database administrator's password could do. */
async function forged(change: ReturnType<typeof sql>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await change.execute(tx)
  })
}

/** `npm run check-audit` on this database. */
async function checkAudit(): Promise<{ code: number; said: string }> {
  const { host, port, user, database } = product.pool.options
  const DATABASE_URL = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`
  const root = join(import.meta.dirname, '../../../..')
  const options = { cwd: root, env: { ...process.env, DATABASE_URL } }
  const run = promisify(execFile)(process.execPath, ['scripts/checkAudit.ts'], options)
  try {
    return { code: 0, said: (await run).stdout.trim() }
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string }
    return { code, said: stderr.trim() }
  }
}

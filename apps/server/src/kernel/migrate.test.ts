import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../../test/database.ts'
import { openDatabase } from './database.ts'
import { MigrationError, migrate } from './migrate.ts'

const towns = { '0001_towns.sql': 'CREATE TABLE towns (name text)' }
const roads = { '0002_roads.sql': 'CREATE TABLE roads (name text); INSERT INTO towns VALUES (1)' }

test('an empty database gets every migration once, and a second start changes nothing', async () => {
  const { pool } = await openEmpty()
  const files = (await readdir(join(import.meta.dirname, '../../migrations'))).sort()
  expect(await migrate(pool)).toEqual(files)
  expect(await migrate(pool)).toEqual([])
})

test('two servers that start together migrate the database once', async () => {
  const first = await openEmpty()
  const second = await openDatabase(first.connection, [])
  onTestFinished(() => second.close())
  const applied = await Promise.all([migrate(first.pool), migrate(second.pool), migrate(first.pool)])
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
})

test('a migration that lands after one with a higher number still runs', async () => {
  const { pool } = await openEmpty()
  const lakes = { '0003_lakes.sql': 'CREATE TABLE lakes (name text)' }
  expect(await migrate(pool, { folder: await folderWith({ ...towns, ...lakes }) })).toHaveLength(2)
  const folder = await folderWith({ ...towns, ...roads, ...lakes })
  expect(await migrate(pool, { folder })).toEqual(['0002_roads.sql'])
  expect(await migrate(pool, { folder })).toEqual([])
})

test('a failed migration is undone, and earlier ones stay', async () => {
  const { pool } = await openEmpty()
  const broken = { '0002_roads.sql': 'CREATE TABLE roads (name text); INSERT INTO nowhere VALUES (1)' }
  const folder = await folderWith({ ...towns, ...broken })
  await expect(migrate(pool, { folder })).rejects.toThrow(
    new MigrationError('The migration 0002_roads.sql failed: relation "nowhere" does not exist.'),
  )
  expect(await tablesIn(pool)).toEqual(['migrations', 'towns'])
  expect(await migrate(pool, { folder: await folderWith({ ...towns, ...roads }) })).toEqual([
    '0002_roads.sql',
  ])
})

test('a migration that was changed after it ran is refused', async () => {
  const { pool } = await openEmpty()
  await migrate(pool, { folder: await folderWith(towns) })
  const changed = await folderWith({ '0001_towns.sql': 'CREATE TABLE towns (name text NOT NULL)', ...roads })
  await expect(migrate(pool, { folder: changed })).rejects.toThrow(
    'The migration 0001_towns.sql was changed after it ran',
  )
  expect(await tablesIn(pool)).toEqual(['migrations', 'towns'])
})

test('a database of a newer version is refused', async () => {
  const { pool } = await openEmpty()
  await migrate(pool, { folder: await folderWith({ ...towns, ...roads }) })
  await expect(migrate(pool, { folder: await folderWith(towns) })).rejects.toThrow('made by a newer version')
})

async function openEmpty() {
  const database = await emptyDatabase()
  onTestFinished(() => database.drop())
  return database
}

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tourdesk-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql)
  return folder
}

async function tablesIn(pool: Awaited<ReturnType<typeof openEmpty>>['pool']): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  )
  return rows.map((row) => row.name)
}

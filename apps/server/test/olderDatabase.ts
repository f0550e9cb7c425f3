import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../src/kernel/migrate.ts'
import { emptyDatabase, type TestDatabase } from './database.ts'

const migrationsFolder = join(import.meta.dirname, '../migrations')

/** A database as it was before a migration; `migrate` then brings it up to date. */
export async function databaseBefore(migration: string): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'tourdesk-migrations-'))
  const older = (await readdir(migrationsFolder)).filter((name) => name < migration)
  for (const name of older) await cp(join(migrationsFolder, name), join(folder, name))
  const database = await emptyDatabase()
  await migrate(database.pool, { folder })
  await rm(folder, { recursive: true })
  return database
}

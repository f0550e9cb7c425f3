import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'

/** The database can't be migrated to this version; the message is one clear line. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

interface Migration {
  name: string
  sql: string
  checksum: string
}

const migrationsFolder = join(import.meta.dirname, '../../migrations')
const lockKey = 7_011_001

interface Choice {
  folder?: string
  /** Runs only these files. */
  only?: ReadonlySet<string>
  /** Gets a file's warnings, such as records that it couldn't merge. */
  warn?: (warning: string) => void
}

/**
 * Runs the SQL files that haven't run yet, by name, each in its own transaction. Servers that start together take turns.
 * @returns the names of the files that ran.
 * @throws {MigrationError} if a file fails, or if an earlier file has changed or is unknown to this version.
 */
export async function migrate(
  pool: Pool,
  { folder = migrationsFolder, only, warn }: Choice = {},
): Promise<string[]> {
  const migrations = (await readMigrations(folder)).filter(({ name }) => only?.has(name) ?? true)
  const client = await pool.connect()
  const hear = ({ severity, message }: { severity?: string | undefined; message?: string | undefined }) => {
    if (severity === 'WARNING' && message) warn?.(message)
  }
  client.on('notice', hear)
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey])
    try {
      const pending = pendingOf(migrations, await appliedChecksums(client))
      for (const migration of pending) await apply(client, migration)
      return pending.map((migration) => migration.name)
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [lockKey])
    }
  } finally {
    client.off('notice', hear)
    client.release()
  }
}

/** The names of all migrations of this version, in their order. */
export async function migrationNames(): Promise<string[]> {
  return (await readMigrations(migrationsFolder)).map(({ name }) => name)
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function appliedChecksums(client: PoolClient): Promise<Map<string, string>> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS migrations (
      name text PRIMARY KEY,
      checksum text NOT NULL,
      applied_at timestamptz(3) NOT NULL DEFAULT now()
    )`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM migrations ORDER BY name',
  )
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

function pendingOf(migrations: Migration[], applied: Map<string, string>): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const [name, checksum] of applied) {
    const migration = known.get(name)
    if (!migration) {
      throw new MigrationError(`The database was made by a newer version: ${name} is not known here.`)
    }
    if (migration.checksum !== checksum) {
      throw new MigrationError(`The migration ${name} was changed after it ran; add a new one instead.`)
    }
  }
  return migrations.filter((migration) => !applied.has(migration.name))
}

async function apply(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(`The migration ${name} failed: ${reason}.`, { cause: error })
  }
}

import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Connection, openDatabase } from '../kernel/database.ts'
import type { Env } from '../kernel/env.ts'
import { prepareJobs } from '../kernel/jobs.ts'
import { migrate, migrationNames } from '../kernel/migrate.ts'
import { secretFile } from '../kernel/sessionSecret.ts'
import { fileStoreOf } from '../outside/files/fileStore.ts'
import { BackupError } from './backupError.ts'
import { withoutForeignKeys } from './foreignKeys.ts'
import { hashing } from './hashing.ts'
import { type BackedUpTable, type Manifest, readManifest, rowsFile } from './manifest.ts'
import { columnList, quoted, storedTables } from './storedTables.ts'

interface Target {
  connection: Connection
  env: Pick<Env, 'dataDir' | 's3' | 'sessionSecret'>
}

/**
 * Fills an empty database and an empty data folder from a backup, all rows in one transaction. The backup's
 * migrations run first; newer ones run when the product starts.
 * Throws `BackupError` if the database isn't empty, a file is damaged, or the backup is from a newer version.
 */
export async function restoreBackup(target: Target, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  await buildTables(target.connection, manifest)
  await restoreFiles(target.env, manifest, folder)
  await restoreRows(target.connection, manifest, folder)
  return manifest
}

async function buildTables(connection: Connection, { migrations }: Manifest): Promise<void> {
  const known = await migrationNames()
  if (migrations.some((name) => !known.includes(name)))
    throw new BackupError('The backup was made by a newer version.')
  const { pool, close } = await openDatabase(connection, [])
  try {
    if (await hasUsers(pool)) throw new BackupError('The database is not empty.')
    await migrate(pool, { only: new Set(migrations) })
    await prepareJobs(pool)
  } finally {
    await close()
  }
}

async function hasUsers(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ users: string | null }>(`select to_regclass('public.users') as users`)
  return rows[0]?.users != null && (await pool.query('select from users limit 1')).rowCount !== 0
}

async function restoreFiles(env: Target['env'], { files }: Manifest, folder: string): Promise<void> {
  const store = fileStoreOf(env)
  for (const { name, kind } of files) await store.put(name, await readFile(join(folder, 'files', name)), kind)
  if (env.sessionSecret) return
  await mkdir(env.dataDir, { recursive: true, mode: 0o700 })
  await copyFile(secretFile(folder), secretFile(env.dataDir)).catch(ignoreMissing)
}

async function restoreRows(connection: Connection, manifest: Manifest, folder: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('begin')
    await withoutForeignKeys(client, async () => {
      for (const table of await storedTables(client)) await empty(client, quoted(table))
      for (const table of manifest.tables) await fill(client, table, folder)
    })
    for (const sequence of manifest.sequences) await setSequence(client, sequence)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

/** Empties a table: migrations insert a few rows, which the backup has in their current state. */
async function empty(client: pg.Client, table: string): Promise<void> {
  await client.query(`alter table ${table} disable trigger user`)
  await client.query(`delete from ${table}`)
}

async function fill(client: pg.Client, table: BackedUpTable, folder: string): Promise<void> {
  const { step, digest } = hashing()
  const copy = client.query(copyFrom(`copy ${quoted(table)} (${columnList(table)}) from stdin`))
  const path = join(folder, rowsFile(table))
  await pipeline(createReadStream(path), createGunzip(), step, copy).catch((error: Error) => {
    throw new BackupError(`${path} can't be restored: ${error.message}.`)
  })
  if (digest() !== table.sha256 || copy.rowCount !== table.rows) throw new BackupError(`${path} is damaged.`)
  await client.query(`alter table ${quoted(table)} enable trigger user`)
}

async function setSequence(client: pg.Client, sequence: Manifest['sequences'][number]): Promise<void> {
  if (sequence.last !== null)
    await client.query('select setval($1::regclass, $2::bigint)', [quoted(sequence), sequence.last])
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Clock } from '../kernel/clock.ts'
import type { Connection } from '../kernel/database.ts'
import type { Env } from '../kernel/env.ts'
import { secretFile } from '../kernel/sessionSecret.ts'
import { fileStoreOf } from '../outside/files/fileStore.ts'
import { BackupError } from './backupError.ts'
import { hashing } from './hashing.ts'
import { type BackedUpTable, type Manifest, manifestFile, rowsFile } from './manifest.ts'
import { columnList, quoted, type StoredTable, storedTables } from './storedTables.ts'

interface Source {
  connection: Connection
  env: Pick<Env, 'dataDir' | 's3' | 'sessionSecret'>
  clock: Clock
}

/**
 * Copies all data of the product into a new folder while it runs: all rows as of one moment, then the
 * pictures that they name, and the data folder's secret. The folder gets its final name once it's complete.
 * Throws `BackupError` if it already exists.
 */
export async function takeBackup({ connection, env, clock }: Source, folder: string): Promise<Manifest> {
  if (await exists(folder)) throw new BackupError(`${folder} exists already.`)
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(join(unfinished, 'tables'), { recursive: true, mode: 0o700 })
  const takenAt = clock.now().toISOString()
  const { pictures, ...rows } = await copyRows(connection, unfinished)
  const files = await copyPictures(env, pictures, unfinished)
  await copySecret(env, unfinished)
  const manifest: Manifest = { format: 1, takenAt, ...rows, files }
  await writeFile(join(unfinished, manifestFile), JSON.stringify(manifest, null, 2), { flush: true })
  await rename(unfinished, folder)
  await flush(dirname(folder))
  return manifest
}

/** Reads everything in one transaction that sees a single moment, whatever is written in the meantime. */
async function copyRows(connection: Connection, folder: string) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read, read only')
    const tables: BackedUpTable[] = []
    for (const table of await storedTables(client)) tables.push(await copyTable(client, table, folder))
    return {
      tables,
      migrations: await migrationsOf(client),
      sequences: await sequencesOf(client),
      pictures: await picturesOf(client),
    }
  } finally {
    await client.end()
  }
}

async function copyTable(client: pg.Client, table: StoredTable, folder: string): Promise<BackedUpTable> {
  const path = join(folder, rowsFile(table))
  const copy = client.query(copyTo(`copy (select ${columnList(table)} from ${quoted(table)}) to stdout`))
  const { step, digest } = hashing()
  await pipeline(copy, step, createGzip({ level: 1 }), createWriteStream(path, { mode: 0o600, flush: true }))
  return { ...table, rows: copy.rowCount, sha256: digest() }
}

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
  return rows.map(({ name }) => name)
}

async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(`
    select schemaname as schema, sequencename as name, last_value::text as last
    from pg_sequences where schemaname in ('public', 'graphile_worker') order by 1, 2`)
  return rows
}

async function picturesOf(client: pg.Client) {
  const { rows } = await client.query<{ name: string; kind: string; bytes: number }>(
    `select folder || '/' || file_name as name, kind, bytes from uploads order by 1`,
  )
  return rows
}

/** Pictures never change, and are written before their rows. One that was just deleted is left out. */
async function copyPictures(env: Source['env'], pictures: Manifest['files'], folder: string) {
  const store = fileStoreOf(env)
  const copied: Manifest['files'] = []
  for (const picture of pictures) {
    const content = await store.read(picture.name)
    if (!content) continue
    const path = join(folder, 'files', picture.name)
    await mkdir(dirname(path), { recursive: true })
    await pipeline(content, createWriteStream(path, { flush: true }))
    copied.push(picture)
  }
  return copied
}

/** Without the secret, everyone would have to sign in again, and stored second factors couldn't be read. */
async function copySecret({ dataDir, sessionSecret }: Source['env'], folder: string): Promise<void> {
  if (!sessionSecret) await copyFile(secretFile(dataDir), secretFile(folder))
}

async function flush(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync()
  await folder.close()
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

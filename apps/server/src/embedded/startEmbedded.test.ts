import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { findBinaries } from './binaries.ts'
import { DataFolderInUseError } from './errors.ts'
import { memoryHere, settingsFor } from './memorySettings.ts'
import { chooseRunner } from './runner.ts'
import { type Embedded, type EmbeddedOptions, startEmbedded } from './startEmbedded.ts'

/** Otherwise each start takes an eighth of the machine's memory. */
const small = ['-c', 'shared_buffers=16MB']
/** A database that tests copy: making one takes many times as long. */
const made = mkdtempSync(join(tmpdir(), 'tourdesk-embedded-'))
const maker = await startEmbedded({ dataDir: made, initFlags: ['--no-sync'], flags: small })
await maker.stop()
afterAll(() => rmSync(made, { recursive: true, force: true }))

test('the first start creates the database and the next one finds what was written', async () => {
  const dataDir = dataFolder()
  const first = await start({ dataDir })
  await ask(first, 'CREATE TABLE towns AS SELECT $1::text AS name', ['חיפה'])
  await first.stop()
  const second = await start({ dataDir })
  expect(await ask(second, 'SELECT name FROM towns')).toEqual([{ name: 'חיפה' }])
})

test('the database is set up for the memory of its machine', async () => {
  const embedded = await start({ dataDir: filledFolder(), flags: ['-c', 'work_mem=5MB'] })
  const expected = settingsFor(memoryHere())
  const [row] = await ask(
    embedded,
    `SELECT (SELECT setting::int8 * 8 / 1024 || 'MB' FROM pg_settings WHERE name = 'shared_buffers') AS shared_buffers,
      current_setting('random_page_cost') AS random_page_cost, current_setting('work_mem') AS work_mem`,
  )
  const { shared_buffers, random_page_cost } = expected
  expect(row).toEqual({ shared_buffers, random_page_cost, work_mem: '5MB' })
})

test('search and case conversion treat Hebrew and accented characters as letters', async () => {
  const embedded = await start({ dataDir: filledFolder() })
  await ask(embedded, 'CREATE EXTENSION pg_trgm')
  const [row] = await ask(
    embedded,
    `SELECT lower('ÉLODIE') AS lower, cardinality(show_trgm('חיפה')) AS trigrams`,
  )
  expect(row).toEqual({ lower: 'élodie', trigrams: 5 })
})

test('a data folder in use by a running server is refused in one line that names it', async () => {
  const dataDir = filledFolder()
  await start({ dataDir })
  const again = startEmbedded({ dataDir })
  await expect(again).rejects.toThrow(DataFolderInUseError)
  await expect(again).rejects.toThrow(
    `The data folder ${dataDir} is in use by another Tourdesk (process ${process.pid}).`,
  )
})

test('when two servers start together on an empty folder, one gets it and the other gets an error', async () => {
  const dataDir = dataFolder()
  const starts = await Promise.allSettled([start({ dataDir }), start({ dataDir })])
  const refused = starts.filter((outcome) => outcome.status === 'rejected')
  expect(refused.map((outcome) => outcome.reason)).toEqual([expect.any(DataFolderInUseError)])
})

test('a lock whose process number now belongs to another program is removed', async () => {
  const dataDir = filledFolder()
  const stranger = spawn('sleep', ['60'])
  onTestFinished(() => void stranger.kill())
  writeFileSync(join(dataDir, 'postgres/postmaster.pid'), `${stranger.pid}\n`)
  expect(await ask(await start({ dataDir }), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a killed server takes its database down and loses nothing it acknowledged', async () => {
  const dataDir = filledFolder()
  const server = spawn(process.execPath, ['--input-type=module', '-e', serverThatCounts(dataDir)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let acknowledged = 0
  for await (const chunk of server.stdout) {
    acknowledged = Number(String(chunk).trim().split('\n').at(-1))
    if (acknowledged >= 100) break
  }
  const postmaster = postmasterOf(dataDir)
  server.kill('SIGKILL')
  await once(server, 'close')
  const [row] = await ask(await start({ dataDir }), 'SELECT count(*)::int AS kept FROM counted')
  expect(row?.kept).toBeGreaterThanOrEqual(acknowledged)
  expect(existsSync(`/proc/${postmaster}/exe`)).toBe(false)
})

test('a killed database is started again in the same place, with everything it acknowledged', async () => {
  const dataDir = filledFolder('a-folder-with-a-rather-long-name'.repeat(3))
  const ends: string[] = []
  const embedded = await start({ dataDir, onEnd: (words) => ends.push(words) })
  await ask(embedded, 'CREATE TABLE towns AS SELECT $1::text AS name', ['Haifa'])
  for (const killed of [1, 2]) {
    killPostmaster(dataDir)
    await vi.waitFor(
      async () => expect(await ask(embedded, 'SELECT name FROM towns')).toEqual([{ name: 'Haifa' }]),
      20_000,
    )
    expect(ends).toHaveLength(killed)
  }
  await embedded.stop()
  expect(existsSync(embedded.connection.host)).toBe(false)
})

test('a database that cannot be started again ends for good, with the reason', async () => {
  const dataDir = filledFolder()
  const ends: string[] = []
  const embedded = await start({ dataDir, onEnd: (words) => ends.push(words) })
  rmSync(join(dataDir, 'postgres/PG_VERSION'))
  killPostmaster(dataDir)
  expect(await embedded.ended).toMatch(/PG_VERSION|not a valid data directory/)
  expect(ends.length).toBeGreaterThan(3)
})

test('a data folder with a long path gets its socket elsewhere, and the socket goes away with the database', async () => {
  const dataDir = filledFolder('a-folder-with-a-rather-long-name'.repeat(3))
  const embedded = await start({ dataDir })
  expect(embedded.connection.host.startsWith(dataDir)).toBe(false)
  expect(await ask(embedded, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await embedded.stop()
  expect(existsSync(embedded.connection.host)).toBe(false)
})

test('no network port is opened and only the owner can reach the socket', async () => {
  const dataDir = filledFolder()
  const embedded = await start({ dataDir })
  expect(await ask(embedded, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }])
  expect(statSync(embedded.connection.host).mode & 0o077).toBe(0)
})

test.runIf(process.getuid?.() === 0)(
  'if root may not map users, the database runs as nobody from a copy of the binaries',
  async () => {
    const sharedFolder = dataFolder()
    chmodSync(sharedFolder, 0o755)
    const machine = { isRoot: true, canDieWithParent: true, canMapUsers: false, sharedFolder }
    const runner = chooseRunner(await findBinaries(), machine)
    const embedded = await start({ dataDir: join(sharedFolder, 'data'), runner })
    expect(await ask(embedded, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(statSync(join(sharedFolder, 'data/postgres')).uid).toBe(65534)
    const hidden = dataFolder()
    mkdirSync(join(hidden, 'data'))
    await expect(startEmbedded({ dataDir: join(hidden, 'data'), runner })).rejects.toThrow(
      'cannot be reached by the user nobody',
    )
  },
)

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tourdesk-embedded-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A data folder with a database, in a new folder or below it. */
function filledFolder(name = ''): string {
  const dataDir = join(dataFolder(), name)
  cpSync(made, dataDir, { recursive: true })
  // Copies are readable by everybody, which PostgreSQL refuses.
  chmodSync(join(dataDir, 'postgres'), 0o700)
  return dataDir
}

async function start(options: EmbeddedOptions): Promise<Embedded> {
  const embedded = await startEmbedded({ initFlags: ['--no-sync'], flags: small, ...options })
  onTestFinished(() => embedded.stop())
  return embedded
}

async function ask(
  { connection }: Embedded,
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(statement, values)).rows
  } finally {
    await client.end()
  }
}

function serverThatCounts(dataDir: string): string {
  return `
    import pg from ${JSON.stringify(import.meta.resolve('pg'))}
    import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'startEmbedded.ts'))}
    const { connection } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} })
    const client = new pg.Client(connection)
    await client.connect()
    await client.query('CREATE TABLE counted (number int)')
    for (let number = 1; ; number++) {
      await client.query('INSERT INTO counted VALUES ($1)', [number])
      console.log(number)
    }`
}

function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
}

function killPostmaster(dataDir: string): void {
  process.kill(postmasterOf(dataDir), 'SIGKILL')
}

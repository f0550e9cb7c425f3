import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { clusterFolder, databaseUser, openCluster } from './cluster.ts'
import { EmbeddedError } from './errors.ts'
import { keepPostmaster } from './keepPostmaster.ts'
import { freeCluster, runningSocket } from './lockFile.ts'
import { memoryHere, settingsFor } from './memorySettings.ts'
import { type Postmaster, startPostmaster } from './postmaster.ts'
import { chooseRunner, type Runner } from './runner.ts'
import { socketFolder, socketPort } from './socketFolder.ts'

export interface EmbeddedOptions {
  dataDir: string
  /** More arguments for `postgres`, e.g. `['-c', 'fsync=off']`. */
  flags?: string[]
  /** More arguments for `initdb`. */
  initFlags?: string[]
  /** How to run the programs; by default chosen for this machine. */
  runner?: Runner
  /** If given, a database that ends by itself is restarted, and this gets its last output. */
  onEnd?: (lastWords: string) => void
}

export interface Embedded {
  connection: { host: string; port: number; user: string; database: string }
  /** Resolves with the database's last output when it has ended for good, for any reason. */
  ended: Promise<string>
  stop(): Promise<void>
}

const databaseName = 'tourdesk'

/**
 * Starts the bundled PostgreSQL on a unix socket, in its own folder inside the data folder. The first start
 * creates the database. It ends with this process, however that ends.
 * @throws {EmbeddedError} with one clear line; {@link DataFolderInUseError} if another server uses the
 * folder.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { flags = [], initFlags = [] } = options
  const dataDir = resolve(options.dataDir)
  const runner = options.runner ?? chooseRunner(await findBinaries())
  const cluster = openCluster(dataDir, runner, initFlags)
  const socket = socketFolder(cluster, runner)
  const args = ['-D', cluster, '-k', socket.path, '-p', String(socketPort), ...settings(), ...flags]
  const begin = () => startWhenFree(cluster, dataDir, runner, args)
  const first = await begin()
  const postmaster = options.onEnd ? keepPostmaster(first, begin, options.onEnd) : first
  void postmaster.ended.finally(socket.remove)
  const server = { host: socket.path, port: socketPort, user: databaseUser }
  await createDatabase(server)
  return {
    connection: { ...server, database: databaseName },
    ended: postmaster.ended,
    stop: () => postmaster.stop(),
  }
}

/** The bundled database that another process runs in this data folder; undefined if none does. */
export function runningEmbedded(dataDir: string): Embedded['connection'] | undefined {
  const socket = runningSocket(clusterFolder(resolve(dataDir)))
  return socket && { ...socket, user: databaseUser, database: databaseName }
}

// No network. The server logs refused statements itself, without the customer's data.
const always = { listen_addresses: '', timezone: 'UTC', log_min_messages: 'log' }

function settings(): string[] {
  const all = { ...always, ...settingsFor(memoryHere()) }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

// A killed server's processes may hold the memory for a moment, and another server may take the lock between
// our check and our start.
async function startWhenFree(
  cluster: string,
  dataDir: string,
  runner: Runner,
  args: string[],
): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    await freeCluster(cluster, dataDir)
    try {
      return await startPostmaster(runner, args)
    } catch (error) {
      const isHeld = error instanceof EmbeddedError && /lock file|shared memory/.test(error.message)
      if (!isHeld || attempt === 100) throw error
      await sleep(50)
    }
  }
}

async function createDatabase(server: { host: string; port: number; user: string }): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' })
  await client.connect()
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName])
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`)
  } finally {
    await client.end()
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Embedded, startEmbedded } from '../src/embedded/startEmbedded.ts'

/** A separate PostgreSQL that a test can stop and restart with its data. */
export interface OwnPostgres {
  /** The connection string for `DATABASE_URL`. */
  address: string
  start(): Promise<void>
  /** Stops it at once, as `pg_ctl stop -m fast` does. */
  stop(): Promise<void>
  /** Accepts, counts and drops connections while the database is down. */
  hangUp(): Promise<{ calls(): number; end(): Promise<void> }>
  /** Queries over a separate connection. */
  ask(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  remove(): Promise<void>
}

/** Creates and starts such a server. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pg-'))
  const begin = () =>
    startEmbedded({
      dataDir,
      initFlags: ['--no-sync'],
      flags: ['-c', 'fsync=off', '-c', 'max_connections=50'],
    })
  let running: Embedded | null = await begin()
  const { host, port, user, database } = running.connection
  const stop = async () => {
    await running?.stop()
    running = null
  }
  return {
    address: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    async start() {
      running = await begin()
    },
    stop,
    async hangUp() {
      let calls = 0
      const peer = createServer((socket) => {
        calls += 1
        socket.destroy()
      })
      const socket = join(host, `.s.PGSQL.${port}`)
      await new Promise<void>((resolve) => peer.listen(socket, resolve))
      return {
        calls: () => calls,
        end: () => new Promise((resolve) => peer.close(() => resolve())),
      }
    },
    async ask(statement, values = []) {
      const client = new pg.Client({ host, port, user, database, application_name: 'test' })
      await client.connect()
      try {
        return (await client.query(statement, values)).rows
      } finally {
        await client.end()
      }
    },
    async remove() {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

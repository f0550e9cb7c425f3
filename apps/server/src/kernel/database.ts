import { setTimeout as delay } from 'node:timers/promises'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { clientOf } from './driver/driver.ts'
import type { EventReader } from './eventReader.ts'
import type { Tables } from './tables.ts'

/** The query builder over a pool. */
export class Db extends Kysely<Tables> {
  readonly pool: pg.Pool
  /** The readers of events announced in this database's transactions. */
  readonly readers: readonly EventReader[]
  /** How many transactions were rolled back to end a deadlock, and ran again. */
  deadlocks = 0

  constructor(pool: pg.Pool, readers: readonly EventReader[]) {
    super({ dialect: new PostgresDialect({ pool }) })
    this.pool = pool
    this.readers = readers
  }
}

export type Tx = Transaction<Tables>

/** The location of the database: an address, or the embedded one's socket folder. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string }

export interface Database {
  db: Db
  /** The underlying pool, for LISTEN and for the job queue. */
  pool: pg.Pool
  close(): Promise<void>
}

/** The configured database can't be used; the message is one clear line. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}

interface PoolOptions {
  maxConnections?: number
  onError?: (error: Error) => void
  /**
   * For bulk changes that can be repeated after a crash: plans each statement once, and commits don't wait
   * for the disk. A later commit through another pool, which does wait, flushes all earlier ones too.
   */
  isBulk?: boolean
}

/**
 * Opens a pool and sends one query, so that a wrong address fails at the start.
 * @throws {DatabaseError} if the database doesn't answer or is older than PostgreSQL 15.
 */
export async function openDatabase(
  connection: Connection,
  readers: readonly EventReader[],
  options: PoolOptions = {},
): Promise<Database> {
  const pool = openPool(connection, options)
  try {
    const answer = await pool.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::int AS version`,
    )
    const version = answer.rows[0]?.version ?? 0
    if (version < 150000) throw new DatabaseError('The database must be PostgreSQL 15 or newer.')
  } catch (error) {
    await closePool(pool)
    throw error instanceof DatabaseError ? error : new DatabaseError(lineOf(error, connection))
  }
  // Not `db.destroy()`, which leaves the pool open if no query went through Kysely.
  return { db: new Db(pool, readers), pool, close: () => closePool(pool) }
}

const bulkSettings = '-c synchronous_commit=off -c plan_cache_mode=force_generic_plan'

function openPool(
  connection: Connection,
  { maxConnections = 16, onError = () => {}, isBulk = false }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    ...(isBulk && { options: bulkSettings }),
    Client: clientOf({ isBulk }),
    max: maxConnections,
    application_name: 'tourdesk',
    // All questions of a trip are sent before the first answer (see `askTogether`).
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types: { getTypeParser },
  })
  // Without a listener, losing a connection ends the process. The pool only listens to idle ones.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

/** How long to wait for connections to close, in case the database no longer answers. */
const longestCloseMs = 5000

/** Waits until every connection is closed: `end` returns earlier, and a stopping database cuts them off. */
async function closePool(pool: pg.Pool): Promise<void> {
  let open = pool.totalCount
  const closed = new Promise<void>((resolve) => {
    if (open === 0) resolve()
    pool.on('remove', () => {
      open -= 1
      if (open === 0) resolve()
    })
  })
  await pool.end()
  await Promise.race([closed, delay(longestCloseMs, undefined, { ref: false })])
}

/**
 * Cents and counters (`bigint`) and their sums stay below 2^53. Shares and rates (`numeric`) have at most
 * twelve digits, so they print as written. A calendar day (`date`) stays text.
 */
const getTypeParser: typeof pg.types.getTypeParser = ((oid: number, format?: 'text' | 'binary') => {
  if (format !== 'binary') {
    if (oid === pg.types.builtins.INT8) return toSafeInteger
    if (oid === pg.types.builtins.NUMERIC) return Number
    if (oid === pg.types.builtins.DATE) return String
  }
  return pg.types.getTypeParser(oid, format as 'text')
}) as typeof pg.types.getTypeParser

function toSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}

function lineOf(error: unknown, connection: Connection): string {
  const reason = reasonOf(error)
  return 'connectionString' in connection
    ? `The database at DATABASE_URL (${withoutPassword(connection.connectionString)}) does not answer: ${reason}.`
    : `The database in ${connection.host} does not answer: ${reason}.`
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}

function withoutPassword(address: string): string {
  if (!URL.canParse(address)) return 'not an address'
  const url = new URL(address)
  url.password = ''
  url.search = ''
  return url.href
}

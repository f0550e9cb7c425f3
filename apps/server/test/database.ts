import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { eventReaders } from '../src/eventReaders.ts'
import { type Connection, type Database, Db, openDatabase } from '../src/kernel/database.ts'
import { prepareJobs } from '../src/kernel/jobs.ts'
import { migrate } from '../src/kernel/migrate.ts'
import { emptyAgain, type Fresh, readFresh } from './emptyAgain.ts'

export interface TestDatabase extends Database {
  connection: Connection
  name: string
  /** Gives it back; it must not be used any more. */
  drop(): Promise<void>
}

/** Databases that earlier files of this worker no longer use. */
const used: Lent[] = []

interface Lent {
  database: TestDatabase
  fresh: Fresh
}

/**
 * A migrated database with the rows of the migrations: an emptied one of an earlier file, or a copy of the
 * template. A copy costs ten times as much, mostly for its connections, which know nothing of the tables yet.
 */
export async function testDatabase(): Promise<TestDatabase> {
  for (let last = used.pop(); last; last = used.pop()) {
    if (await emptyAgain(last.database.pool, last.fresh)) return lend(last)
    await last.database.drop()
  }
  const template = inject('templateName')
  const copied = `TEMPLATE ${template} STRATEGY file_copy`
  const database = await makeDatabase(inject('testServer'), copied, newName(template))
  return lend({ database, fresh: await readFresh(database.pool) })
}

function lend({ database, fresh }: Lent): TestDatabase {
  const { pool } = database
  return {
    ...database,
    db: new Db(pool, eventReaders),
    async drop() {
      const isBusy = pool.idleCount < pool.totalCount || pool.waitingCount > 0
      if (isBusy || pool.ending) await database.drop()
      else used.push({ database, fresh })
    },
  }
}

/** A database without tables. */
export function emptyDatabase(): Promise<TestDatabase> {
  return makeDatabase(inject('testServer'), 'TEMPLATE template0')
}

/** A new migrated database on any server, for code outside tests. */
export async function migratedDatabase(server: Connection): Promise<TestDatabase> {
  const made = await makeDatabase(server, 'TEMPLATE template0')
  await migrate(made.pool)
  await prepareJobs(made.pool)
  return made
}

/** Creates the migrated database that `testDatabase` copies; `drop` removes it with its copies. */
export async function createTemplate(server: Connection): Promise<{ name: string; drop(): Promise<void> }> {
  const made = await migratedDatabase(server)
  await made.close()
  return { name: made.name, drop }

  async function drop(): Promise<void> {
    const named = `SELECT datname AS name FROM pg_database WHERE starts_with(datname, '${made.name}')`
    for (const { name } of await onServer(server, named)) await dropDatabase(server, name)
  }
}

async function makeDatabase(
  server: Connection,
  how: string,
  name: string = newName('test'),
): Promise<TestDatabase> {
  await onServer(server, `CREATE DATABASE ${name} ${how}`)
  const connection = inDatabase(server, name)
  const database = await openDatabase(connection, eventReaders, { maxConnections: 8 })
  return {
    ...database,
    name,
    connection,
    drop: async () => {
      await database.close()
      await dropDatabase(server, name)
    },
  }
}

function newName(start: string): string {
  return `${start}_${randomBytes(6).toString('hex')}`
}

function dropDatabase(server: Connection, name: string): Promise<unknown> {
  return onServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
}

function inDatabase(server: Connection, database: string): Connection {
  if (!('connectionString' in server)) return { ...server, database }
  const url = new URL(server.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

async function onServer(server: Connection, statement: string): Promise<{ name: string }[]> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    return (await client.query<{ name: string }>(statement)).rows
  } finally {
    await client.end()
  }
}

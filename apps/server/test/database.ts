import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { eventReaders } from '../src/eventReaders.ts'
import { type Connection, type Database, openDatabase } from '../src/kernel/database.ts'
import { prepareJobs } from '../src/kernel/jobs.ts'
import { migrate } from '../src/kernel/migrate.ts'

export interface TestDatabase extends Database {
  connection: Connection
  name: string
  /** Closes the pool and removes the database. */
  drop(): Promise<void>
}

/** A new migrated database, copied from the template in about 30 ms. */
export function testDatabase(): Promise<TestDatabase> {
  return makeDatabase(inject('testServer'), `TEMPLATE ${inject('templateName')} STRATEGY file_copy`)
}

/** A database without tables. */
export function emptyDatabase(): Promise<TestDatabase> {
  return makeDatabase(inject('testServer'), 'TEMPLATE template0')
}

/** A new migrated database on any server, for what runs outside of tests. */
export async function migratedDatabase(server: Connection): Promise<TestDatabase> {
  const made = await makeDatabase(server, 'TEMPLATE template0')
  await migrate(made.pool)
  await prepareJobs(made.pool)
  return made
}

/** Creates the migrated database that `testDatabase` copies. */
export async function createTemplate(server: Connection): Promise<{ name: string; drop(): Promise<void> }> {
  const made = await migratedDatabase(server)
  await made.close()
  const name = made.name
  return { name, drop: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`) }
}

async function makeDatabase(server: Connection, how: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(server, `CREATE DATABASE ${name} ${how}`)
  const connection = inDatabase(server, name)
  const database = await openDatabase(connection, eventReaders, { maxConnections: 8 })
  return {
    ...database,
    name,
    connection,
    drop: async () => {
      await database.close()
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

function inDatabase(server: Connection, database: string): Connection {
  if (!('connectionString' in server)) return { ...server, database }
  const url = new URL(server.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

async function onServer(server: Connection, statement: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

import { eventReaders } from '@tourdesk/server/eventReaders'
import { callOf } from '@tourdesk/server/identity/door'
import type { PersonCall } from '@tourdesk/server/kernel/call'
import { systemClock } from '@tourdesk/server/kernel/clock'
import { type Connection, openDatabase } from '@tourdesk/server/kernel/database'
import { readEnv } from '@tourdesk/server/kernel/env'
import type { Product } from '@tourdesk/server/kernel/product'
import type pg from 'pg'

/** One statement as the product sends it. */
export interface Statement {
  text: string
  values: unknown[]
  /** The name of the prepared statement in the product. */
  name?: string
}

/** Statements that the product sends together, without waiting for results in between. */
export type Trip = Statement[]

/**
 * Runs an API call in this process and records every round trip to the database, starting with the session's.
 */
export async function recordSql(
  connection: Connection,
  sessionId: string,
  run: (call: PersonCall, product: Product) => unknown,
): Promise<Trip[]> {
  const { db, pool, close } = await openDatabase(connection, eventReaders)
  const trips: Trip[] = []
  let trip: Trip | undefined
  const write = (statement: Statement) => {
    if (trip) return trip.push(statement)
    trip = [statement]
    trips.push(trip)
    // Results arrive in a later turn of the event loop, so statements of this turn are sent without waiting.
    return setImmediate(() => {
      trip = undefined
    })
  }
  overhearPool(pool, write)
  try {
    const product = { db, pool, clock: systemClock, origin: '', env: readEnv({ DEMO: 'off' }) } as Product
    await run(await callOf(product, sessionId, systemClock.now()), product)
    return trips
  } finally {
    await close()
  }
}

/** Passes on everything that's sent over the pool's connections from now on. */
export function overhearPool(pool: pg.Pool, write: (statement: Statement) => unknown): void {
  const heard = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (!heard.has(client)) overhear(client, write)
    heard.add(client)
  })
}

/** Queries are text and values, or an object with both. Further arguments are the callback. */
function overhear(client: pg.PoolClient, write: (statement: Statement) => unknown): void {
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown
  const overheard = (...parts: unknown[]) => {
    const [asked, values] = parts as [string | Statement, unknown[]?]
    write(typeof asked === 'string' ? { text: asked, values: [...(values ?? [])] } : { ...asked })
    return query(...parts)
  }
  client.query = overheard as typeof client.query
}

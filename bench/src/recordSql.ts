import { callOf } from '@tourdesk/server/identity/door'
import type { PersonCall } from '@tourdesk/server/kernel/call'
import { systemClock } from '@tourdesk/server/kernel/clock'
import { type Connection, openDatabase } from '@tourdesk/server/kernel/database'
import type { Product } from '@tourdesk/server/kernel/product'
import type pg from 'pg'

/** One statement as the product sends it. */
export interface Statement {
  text: string
  values: unknown[]
  /** The name of the prepared statement in the product. */
  name?: string
}

/** Runs an API call in this process and records every statement it sends, starting with the session's. */
export async function recordSql(
  connection: Connection,
  sessionId: string,
  run: (call: PersonCall, product: Product) => unknown,
): Promise<Statement[]> {
  const { db, pool, close } = await openDatabase(connection, [])
  const statements: Statement[] = []
  const heard = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (!heard.has(client)) overhear(client, (statement) => statements.push(statement))
    heard.add(client)
  })
  try {
    const product = { db, pool, clock: systemClock, origin: '' } as Product
    await run(await callOf(product, sessionId, systemClock.now()), product)
    return statements
  } finally {
    await close()
  }
}

/** Queries come as text and values, or as an object with both. Further arguments are the callback. */
function overhear(client: pg.PoolClient, write: (statement: Statement) => void): void {
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown
  const overheard = (...parts: unknown[]) => {
    const [asked, values] = parts as [string | Statement, unknown[]?]
    write(typeof asked === 'string' ? { text: asked, values: [...(values ?? [])] } : { ...asked })
    return query(...parts)
  }
  client.query = overheard as typeof client.query
}

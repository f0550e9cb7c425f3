import { callOf } from '@tourdesk/server/identity/door'
import { sessionStatement } from '@tourdesk/server/identity/findSession'
import type { PersonCall } from '@tourdesk/server/kernel/call'
import { systemClock } from '@tourdesk/server/kernel/clock'
import { type Connection, openDatabase } from '@tourdesk/server/kernel/database'
import type { Product } from '@tourdesk/server/kernel/product'
import { Kysely, PostgresDialect } from 'kysely'

/** One statement as the product sends it. */
export interface Statement {
  text: string
  values: unknown[]
  /** Prepared under this name, as the product does. */
  name?: string
}

/** Runs a call of the product in this process and writes down every statement it sends, the session's first. */
export async function recordSql(
  connection: Connection,
  sessionId: string,
  run: (call: PersonCall) => Promise<unknown>,
): Promise<Statement[]> {
  const { pool, close } = await openDatabase(connection)
  const statements: Statement[] = [
    { name: 'session', text: sessionStatement, values: [sessionId, new Date('2030-01-01T00:00:00Z')] },
  ]
  const db: Product['db'] = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      statements.push({ text: query.sql, values: [...query.parameters] })
    },
  })
  try {
    const product = { db, pool, clock: systemClock } as Product
    await run(await callOf(product, sessionId, systemClock.now()))
    return statements
  } finally {
    await close()
  }
}

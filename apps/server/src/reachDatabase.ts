import { startEmbedded } from './embedded/startEmbedded.ts'
import type { Connection } from './kernel/database.ts'
import type { Env } from './kernel/env.ts'

/** Where the database is reached, and when it is gone. */
export interface Reached {
  connection: Connection
  /** Resolves with a reason when the embedded database ends unasked; else never. */
  ended: Promise<string>
}

/** The database of the settings, or the embedded one, started; what stops it is added to `closers`. */
export async function reachDatabase(env: Env, closers: (() => Promise<void>)[]): Promise<Reached> {
  if (env.databaseUrl)
    return { connection: { connectionString: env.databaseUrl }, ended: new Promise(() => {}) }
  const embedded = await startEmbedded({ dataDir: env.dataDir })
  closers.push(embedded.stop)
  return embedded
}

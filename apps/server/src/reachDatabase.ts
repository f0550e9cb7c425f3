import { runningEmbedded, startEmbedded } from './embedded/startEmbedded.ts'
import type { Connection } from './kernel/database.ts'
import type { Env } from './kernel/env.ts'

/** Where the database is, and when it's gone. */
export interface Reached {
  connection: Connection
  /** The same, for what needs a session of its own, which a pooler in transaction mode doesn't give. */
  direct: Connection
  /** Resolves with a reason if the embedded database keeps ending, whatever is tried; else never. */
  ended: Promise<string>
}

/**
 * The configured database, or the embedded one, which it starts, also when it ends by itself; adds the function that stops
 * it to `closers`.
 */
export async function reachDatabase(
  env: Env,
  closers: (() => Promise<void>)[],
  warn: (error: Error) => void = () => {},
): Promise<Reached> {
  if (env.databaseUrl) {
    const connection = { connectionString: env.databaseUrl }
    const direct = env.directDatabaseUrl ? { connectionString: env.directDatabaseUrl } : connection
    return { connection, direct, ended: new Promise(() => {}) }
  }
  const embedded = await startEmbedded({
    dataDir: env.dataDir,
    onEnd: (lastWords) => warn(new Error(`The database ended, and is started again: ${lastWords}`)),
  })
  closers.push(embedded.stop)
  return { ...embedded, direct: embedded.connection }
}

/** The same for a command, which has its session to itself: if the product runs, its database, which stays up. */
export async function reachForCommand(env: Env, closers: (() => Promise<void>)[]): Promise<Connection> {
  const running = env.databaseUrl ? undefined : runningEmbedded(env.dataDir)
  return running ?? (await reachDatabase(env, closers)).direct
}

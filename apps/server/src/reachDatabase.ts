import { runningEmbedded, startEmbedded } from './embedded/startEmbedded.ts'
import type { Connection } from './kernel/database.ts'
import type { Env } from './kernel/env.ts'

/** The database's connection, and a promise for its end. */
export interface Reached {
  connection: Connection
  /** The same for work that needs its own session, which a pooler in transaction mode doesn't provide. */
  direct: Connection
  /** Resolves with a reason if the embedded database keeps ending despite restarts; else never. */
  ended: Promise<string>
}

/**
 * The configured database, or the embedded one, which it starts, and restarts when it ends by itself; adds
 * the function that stops it to `closers`.
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

/** The same for a command, with its own session. Uses a running product's database, and leaves it up. */
export async function reachForCommand(env: Env, closers: (() => Promise<void>)[]): Promise<Connection> {
  const running = env.databaseUrl ? undefined : runningEmbedded(env.dataDir)
  return running ?? (await reachDatabase(env, closers)).direct
}

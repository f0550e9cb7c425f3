import { mkdir } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { eventReaders } from './eventReaders.ts'
import { tasksOf, timetable } from './jobs.ts'
import { type Clock, systemClock } from './kernel/clock.ts'
import { type Connection, openDatabase } from './kernel/database.ts'
import { drainer } from './kernel/drain.ts'
import type { Env } from './kernel/env.ts'
import { prepareJobs } from './kernel/jobs.ts'
import { Live } from './kernel/live.ts'
import { measuredTask } from './kernel/metrics/measuredTask.ts'
import { measureServer } from './kernel/metrics/measureServer.ts'
import { Meters } from './kernel/metrics/meters.ts'
import { serveMetrics } from './kernel/metrics/serveMetrics.ts'
import { migrate } from './kernel/migrate.ts'
import type { Product } from './kernel/product.ts'
import { sessionSecret } from './kernel/sessionSecret.ts'
import { webOriginOf } from './kernel/webOrigin.ts'
import { startWorker } from './kernel/worker.ts'
import { measureMails } from './outbox/measureMails.ts'
import { mailerOf } from './outside/mail/mailer.ts'
import { reachDatabase } from './reachDatabase.ts'

/** A running server. */
export interface Running {
  address: string
  /** The address of the metrics, if they're served. */
  metrics: string | undefined
  product: Product
  /** Resolves with a reason if the embedded database keeps ending despite restarts; else never. */
  databaseEnded: Promise<string>
  /** Stops accepting requests and jobs, finishes running ones (30 seconds at most) and closes everything. */
  stop(): Promise<void>
}

export interface ServeOptions {
  clock?: Clock
  /** The folder of the built screens; by default the build's output. */
  webDir?: string | undefined
  /** Runs before the first call, to fill an empty, migrated database. `direct` goes past the pooler. */
  prepare?: (product: Product, direct: Connection) => Promise<void>
}

/** Migrations and the job queue: its listener, two jobs at a time and its heartbeat. */
const sessionsBesidePooler = 4

/** How long running work may take to finish when the server stops. */
const longestFinishMs = 30_000

export const builtScreens = fileURLToPath(new URL('../../web/dist', import.meta.url))

/**
 * Starts everything: database, migrations, live notices, jobs, HTTP.
 * Throws errors with one clear line for a port in use, a locked data folder or an unreachable database.
 */
export async function serve(env: Env, options: ServeOptions = {}): Promise<Running> {
  const closers: (() => Promise<void>)[] = []
  let finish = async () => {}
  const stop = async () => {
    await finish()
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    await mkdir(env.dataDir, { recursive: true, mode: 0o700 })
    let warn: (error: unknown) => void = () => {}
    const { connection, direct, ended } = await reachDatabase(env, closers, (error) => warn(error))
    const database = await openDatabase(connection, eventReaders, { onError: (error) => warn(error) })
    closers.push(database.close)
    const sessions =
      direct === connection
        ? database
        : await openDatabase(direct, [], {
            maxConnections: sessionsBesidePooler,
            onError: (error) => warn(error),
          })
    if (sessions !== database) closers.push(sessions.close)
    const warnings: string[] = []
    await migrate(sessions.pool, { warn: (warning) => warnings.push(warning) })
    await prepareJobs(sessions.pool)
    const live = new Live(direct, (error) => warn(error))
    await live.start()
    closers.push(() => live.stop())
    const product: Product = {
      db: database.db,
      pool: database.pool,
      clock: options.clock ?? systemClock,
      env,
      live,
      meters: new Meters(),
      origin: webOriginOf(env, env.port),
      secret: await sessionSecret(env),
    }
    await options.prepare?.(product, direct)
    const metrics = await openMetrics(product)
    if (metrics) closers.push(metrics.close)
    const app = await buildApp(product, { webDir: options.webDir ?? builtScreens })
    warn = (error) => app.log.warn(error)
    for (const warning of warnings) warn(warning)
    closers.push(() => app.close())
    const drain = drainer(app.server)
    const address = await app.listen({ port: env.port, host: env.host })
    product.origin = webOriginOf(env, env.port || Number(new URL(address).port))
    const mailer = mailerOf(env)
    closers.push(() => mailer.close())
    const tasks = tasksOf(product, mailer).map((task) => measuredTask(task, product.meters))
    const worker = await startWorker(sessions.pool, tasks, warn, timetable)
    finish = async () => {
      live.endStreams()
      await Promise.all([
        drain(longestFinishMs),
        Promise.race([worker.stop(), delay(longestFinishMs, undefined, { ref: false })]),
      ])
    }
    return { address, metrics: metrics?.address, product, databaseEnded: ended, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function openMetrics({ meters, db, live, env }: Product) {
  if (!env.metrics) return undefined
  measureServer(meters, { db, live })
  measureMails(meters, db)
  return serveMetrics(meters, env.metrics)
}

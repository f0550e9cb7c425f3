import type pg from 'pg'
import type { Clock } from './clock.ts'
import type { Db } from './database.ts'
import type { Env } from './env.ts'
import type { Live } from './live.ts'
import type { Meters } from './metrics/meters.ts'

/** Everything that the whole server shares: database, clock, settings, live notices. */
export interface Product {
  db: Db
  pool: pg.Pool
  clock: Clock
  env: Env
  live: Live
  /** This process's metrics. */
  meters: Meters
  /** The address of the screens (see `webOriginOf`). */
  origin: string
  /** Signs sessions. */
  secret: string
}

import { collectDefaultMetrics } from 'prom-client'
import type { Db } from '../database.ts'
import { countJobs } from '../jobs.ts'
import type { Live } from '../live.ts'
import type { Meters } from './meters.ts'

/** Measures the process and its machine: event loop, memory, connections, open screens, the job queue. */
export function measureServer(meters: Meters, { db, live }: { db: Db; live: Live }): void {
  const { pool } = db
  collectDefaultMetrics({ register: meters.registry })
  meters.read('tourdesk_database_up', 'Whether the database answers', () =>
    pool.query('select 1').then(
      () => 1,
      () => 0,
    ),
  )
  meters.read(
    'tourdesk_database_connections_most',
    'Connections this server may open',
    () => pool.options.max,
  )
  meters.read('tourdesk_database_connections', 'Open connections', () => pool.totalCount)
  meters.read('tourdesk_database_connections_idle', 'Open connections in no use', () => pool.idleCount)
  meters.read('tourdesk_database_waiting', 'Calls that wait for a connection', () => pool.waitingCount)
  meters.read(
    'tourdesk_deadlocks',
    'Changes that ran again because they and others waited for each other',
    () => db.deadlocks,
  )
  meters.read('tourdesk_live_streams', 'Open live streams of screens', () => live.listeners)
  meters.read(
    'tourdesk_jobs_waiting',
    'Jobs of all servers that are due',
    async () => (await countJobs(db)).due,
  )
  meters.read(
    'tourdesk_jobs_given_up',
    'Jobs of all servers that failed for good',
    async () => (await countJobs(db)).givenUp,
  )
}

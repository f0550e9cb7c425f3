import type pg from 'pg'

/** A worker's heartbeat: the interval, and after how much silence it counts as dead, in milliseconds. */
export interface Pulse {
  beatMs: number
  deadAfterMs: number
}

/**
 * Sends a worker's heartbeats and frees the jobs of dead workers; the queue itself would hold them for four hours.
 * @returns a function that stops it and waits for the last heartbeat to be written.
 */
export function keepPulse(
  pool: pg.Pool,
  worker: string,
  pulse: Pulse,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const { beatMs, deadAfterMs } = pulse
  let lastBeat = Number.NEGATIVE_INFINITY
  let steadySince = 0
  let running: Promise<void> | null = null
  const beat = async () => {
    try {
      await pool.query(beatStatement, [worker])
      const now = performance.now()
      if (now - lastBeat > 2 * beatMs) steadySince = now
      lastBeat = now
      // An outage may have hit all servers, so give the others time to send a heartbeat first.
      if (now - steadySince >= deadAfterMs) await freeJobsOfDead(pool, deadAfterMs)
    } catch (error) {
      lastBeat = Number.NEGATIVE_INFINITY
      onError(error)
    }
  }
  const beatOnce = () => {
    running ??= beat().finally(() => (running = null))
  }
  beatOnce()
  const timer = setInterval(beatOnce, beatMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Frees the jobs of a worker that has ended, and deletes it. */
export async function freeJobsOf(pool: pg.Pool, worker: string): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers($1)', [[worker]])
  await pool.query('delete from job_workers where id = $1', [worker])
}

async function freeJobsOfDead(pool: pg.Pool, deadAfterMs: number): Promise<void> {
  const seconds = deadAfterMs / 1000
  await pool.query(freeStatement, [seconds])
  await pool.query('delete from job_workers where seen_at < now() - make_interval(secs => $1)', [seconds])
}

// The database's clock, since the servers' clocks differ.
const beatStatement = `
  insert into job_workers (id, seen_at) values ($1, now())
  on conflict (id) do update set seen_at = excluded.seen_at`

const freeStatement = `
  select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from graphile_worker.jobs
     where locked_at < now() - make_interval(secs => $1)
       and locked_by not in (select id from job_workers where seen_at >= now() - make_interval(secs => $1))))`

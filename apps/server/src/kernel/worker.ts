import { EventEmitter } from 'node:events'
import { run, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import { freeJobsOf, keepPulse, type Pulse } from './freeJobs.ts'
import { silent, type Task, toTaskList } from './jobs.ts'
import { keepGoing } from './keepGoing.ts'
import { crontabOf, onlyWhenDue, type Timed } from './timetable.ts'

export interface Worker {
  /** Takes no more jobs and waits for running ones. */
  stop(): Promise<void>
}

/**
 * Runs jobs as they come in, on the given pool, and resumes after a database outage. A failed job is retried later,
 * and another server takes over if one dies. The timetable adds each job once, however many servers there are.
 */
export async function startWorker(
  pool: pg.Pool,
  tasks: Task[],
  onError: (error: unknown) => void,
  timetable: readonly Timed[] = [],
  pulse: Pulse = usualPulse,
): Promise<Worker> {
  const stopping = new AbortController()
  let last: (Work & { endPulse: () => Promise<void> }) | null = null
  const end = async () => {
    if (!last) return
    await last.stop()
    await last.endPulse()
    await freeJobsOf(pool, last.id)
  }
  const begin = async () => {
    await end()
    const work = await beginWork(pool, tasks, onError, timetable)
    const endPulse = keepPulse(pool, work.id, pulse, onError)
    last = { ...work, endPulse }
    if (stopping.signal.aborted) await end()
    return { ended: work.ended.finally(() => void endPulse()) }
  }
  await keepGoing(begin, { pauses, signal: stopping.signal, onError })
  return {
    stop: () => {
      stopping.abort()
      return end().catch(onError)
    },
  }
}

/** Dead workers are noticed after three missed heartbeats, so their jobs resume within a minute. */
const usualPulse: Pulse = { beatMs: 10_000, deadAfterMs: 30_000 }

const pauses = { least: 500, most: 3000 }

interface Work {
  id: string
  stop(): Promise<void>
  ended: Promise<void>
}

async function beginWork(
  pool: pg.Pool,
  tasks: Task[],
  onError: (error: unknown) => void,
  timetable: readonly Timed[],
): Promise<Work> {
  const events: WorkerEvents = new EventEmitter()
  let id = ''
  events.once('pool:create', ({ workerPool }) => {
    id = workerPool.id
  })
  const runner = await run({
    pgPool: pool,
    taskList: toTaskList(onlyWhenDue(tasks, timetable), onError),
    concurrency: 2,
    crontab: crontabOf(timetable),
    noHandleSignals: true,
    logger: silent,
    events,
    preset,
  })
  return {
    id,
    // Throws if the worker has already ended by itself.
    stop: () => runner.stop().catch(() => {}),
    ended: runner.promise,
  }
}

// By default (-1) the queue doesn't wait for a job's end to be written, and the process dies if that fails.
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

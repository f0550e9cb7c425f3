import { run } from 'graphile-worker'
import type pg from 'pg'
import { type JobKind, silent, type Task, toTaskList } from './jobs.ts'
import { keepGoing } from './keepGoing.ts'

export interface Worker {
  /** Takes no more jobs and waits for those that run. */
  stop(): Promise<void>
}

/**
 * Works on jobs as they come in, on the product's own connections, and goes on after the database was away. A failed
 * job is tried again later. The timetable, in the form of cron and in UTC, adds jobs by itself: once, however many
 * servers there are.
 */
export async function startWorker(
  pool: pg.Pool,
  tasks: Task[],
  onError: (error: unknown) => void,
  timetable: { kind: JobKind<object>; at: string }[] = [],
): Promise<Worker> {
  const stopping = new AbortController()
  let stopRunner = async () => {}
  const begin = async () => {
    const runner = await run({
      pgPool: pool,
      taskList: toTaskList(tasks, onError),
      concurrency: 2,
      crontab: timetable.map(({ kind, at }) => `${at} ${kind.name}`).join('\n'),
      noHandleSignals: true,
      logger: silent,
      preset,
    })
    // One that ended by itself has stopped already, and says so.
    stopRunner = () => runner.stop().catch(() => {})
    if (stopping.signal.aborted) await stopRunner()
    return { ended: runner.promise }
  }
  await keepGoing(begin, { pauses, signal: stopping.signal, onError })
  return {
    stop: () => {
      stopping.abort()
      return stopRunner()
    },
  }
}

const pauses = { least: 500, most: 3000 }

// Without a delay the queue doesn't wait for the end of a job to be written, and when that fails the process dies.
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

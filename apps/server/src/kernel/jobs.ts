import { Logger, runMigrations, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db, Tx } from './database.ts'

/** Work done after the call that requests it; `P` is its payload, as JSON. */
export interface JobKind<P> {
  name: string
  /** How often it's tried; the pauses grow from seconds to hours. */
  tries: number
  /** Never read; ties the payload's type to the kind. */
  payload?: P
}

/** Runs jobs of a kind. */
export interface Task {
  name: string
  perform(payload: unknown, attempt: Attempt): Promise<void>
}

export interface Attempt {
  /** 1 for the first. */
  number: number
  isLast: boolean
}

/** Names a kind of job. */
export function jobKind<P extends object>(name: string, tries: number): JobKind<P> {
  return { name, tries }
}

/** Ties a kind of job to its handler. The cast is safe because only `addJob` writes payloads. */
export function task<P>(kind: JobKind<P>, perform: (payload: P, attempt: Attempt) => Promise<void>): Task {
  return { name: kind.name, perform: (payload, attempt) => perform(payload as P, attempt) }
}

/**
 * Adds a job that runs once the transaction commits, and never if it doesn't. A new job replaces one with the
 * same key.
 * @param runAt the earliest moment, by the database's clock; now if left out
 */
export async function addJob<P>(
  db: Db | Tx,
  kind: JobKind<P>,
  payload: P,
  key?: string,
  runAt?: Date,
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${kind.name}, ${JSON.stringify(payload)}::json, max_attempts := ${kind.tries}, job_key := ${key ?? null},
    run_at := ${runAt ?? null}::timestamptz
  )`.execute(db)
}

/** Counts jobs that are due but not started, and jobs that failed for good. */
export async function countJobs(db: Db): Promise<{ due: number; givenUp: number }> {
  const { rows } = await sql<{ due: number; givenUp: number }>`
    select
      count(*) filter (where attempts < max_attempts and run_at <= now() and locked_at is null) as due,
      count(*) filter (where attempts >= max_attempts) as "givenUp"
    from graphile_worker.jobs`.execute(db)
  return rows[0] ?? { due: 0, givenUp: 0 }
}

/** Creates the queue's tables in their own schema. Servers that start together take turns. */
export async function prepareJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: silent })
}

/** The tasks in the queue's format. */
export function toTaskList(tasks: Task[], onError: (error: unknown) => void): TaskList {
  const entries = tasks.map(({ name, perform }) => {
    const work: TaskList[string] = async (payload, { job }) => {
      try {
        await perform(payload, { number: job.attempts, isLast: job.attempts >= job.max_attempts })
      } catch (error) {
        onError(error)
        throw error
      }
    }
    return [name, work] as const
  })
  return Object.fromEntries(entries)
}

/** Silences the queue's own logging: `onError` reports what matters. */
export const silent = new Logger(() => () => {})

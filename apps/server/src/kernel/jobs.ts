import { Logger, runMigrations, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db, Tx } from './database.ts'

/** Work that is done after the call that asks for it; `P` is what it is told, as JSON. */
export interface JobKind<P> {
  name: string
  /** How often it is tried; the pauses grow from seconds to hours. */
  tries: number
  /** Never read: it ties the payload's type to the kind. */
  payload?: P
}

/** What somebody does with a job of a kind. */
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

/** Ties a kind of job to what does it. The cast is safe since `addJob` is the only writer of payloads. */
export function task<P>(kind: JobKind<P>, perform: (payload: P, attempt: Attempt) => Promise<void>): Task {
  return { name: kind.name, perform: (payload, attempt) => perform(payload as P, attempt) }
}

/** Asks for a job: it is done once the transaction commits, and never if it does not. One job per key. */
export async function addJob<P>(db: Db | Tx, kind: JobKind<P>, payload: P, key?: string): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${kind.name}, ${JSON.stringify(payload)}::json, max_attempts := ${kind.tries}, job_key := ${key ?? null}
  )`.execute(db)
}

/** Makes the tables of the queue, in a schema of their own. Servers that start together wait for one another. */
export async function prepareJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: silent })
}

/** The same tasks in the form of the queue. */
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

/** What is worth telling is told by `onError`. */
export const silent = new Logger(() => () => {})

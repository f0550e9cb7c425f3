import type { Db, Tx } from './database.ts'
import type { Announced, Author, EventReader } from './eventReader.ts'
import { problemOfConstraint } from './problemOfConstraint.ts'
import { isDeadlock } from './violations.ts'

type Event = Announced['event']

/**
 * Announces what happened, oldest first: the last step of every verb. All readers get the events, the
 * activity log first, in the change's transaction. Throws outside of one opened by `inTransaction` or
 * `withoutEvent`.
 */
export async function announce(
  tx: Tx,
  call: { actor: Author; now: Date },
  ...happened: [Event, ...Event[]]
): Promise<void> {
  const open = openTransactions.get(tx)
  if (!open) throw new Error('An event was announced outside of a transaction of the kernel.')
  const announced = happened.map((event) => ({ event, by: call.actor, at: call.now }))
  for (const read of open.readers) await read(tx, announced)
  open.isAnnounced = true
}

interface OpenTransaction {
  readers: readonly EventReader[]
  isAnnounced: boolean
}

const openTransactions = new WeakMap<Tx, OpenTransaction>()

/** The result of a verb that found nothing to change. */
class Unchanged<T> {
  readonly result: T

  constructor(result: T) {
    this.result = result
  }
}

/** Marks the result of work that had nothing to change: `inTransaction` rolls back and returns it. */
export function unchanged<T>(result: T): Unchanged<T> {
  return new Unchanged(result)
}

/** Thrown by a step that finds its locked rows outdated: the transaction is rolled back and runs again. */
export class StartAgain extends Error {
  override name = 'StartAgain'
}

/**
 * Runs a verb's steps as one transaction. Rolls back and throws if they neither announce an event nor return
 * `unchanged`. Runs them again if they throw `StartAgain`, or if the database rolled them back to end a
 * deadlock. Throws the problem of a violated constraint that people can violate.
 */
export function inTransaction<T>(call: { db: Db }, work: (tx: Tx) => Promise<T | Unchanged<T>>): Promise<T> {
  return run(call, async (tx, open) => {
    const result = await work(tx)
    if (!(result instanceof Unchanged) && !open.isAnnounced)
      throw new Error('A transaction ended without an event: announce one, or return unchanged().')
    return result
  })
}

/** The same for changes to technical records, like a session's tokens; events are optional. */
export function withoutEvent<T>(call: { db: Db }, work: (tx: Tx) => Promise<T | Unchanged<T>>): Promise<T> {
  return run(call, work)
}

async function run<T>(
  { db }: { db: Db },
  work: (tx: Tx, open: OpenTransaction) => Promise<T | Unchanged<T>>,
): Promise<T> {
  try {
    const result = await db.transaction().execute(async (tx) => {
      const open = { readers: db.readers, isAnnounced: false }
      openTransactions.set(tx, open)
      const answer = await work(tx, open)
      if (answer instanceof Unchanged) throw answer
      return answer
    })
    return result
  } catch (error) {
    if (error instanceof Unchanged) return error.result as T
    if (isDeadlock(error)) db.deadlocks += 1
    if (error instanceof StartAgain || isDeadlock(error)) return run({ db }, work)
    throw problemOfConstraint(error) ?? error
  }
}

import type { Db, Tx } from './database.ts'
import type { Announced, Author, EventReader } from './eventReader.ts'
import { isDeadlock } from './violations.ts'

type Event = Announced['event']

/**
 * Last step of every verb: what happened, oldest first. The readers get all of it, the activity log first, in the
 * transaction of the change. Throws outside of one that `inTransaction` or `withoutEvent` opened.
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

/** What the work of `inTransaction` returns when there is nothing to change: its transaction is rolled back. */
export function unchanged<T>(result: T): Unchanged<T> {
  return new Unchanged(result)
}

/** Thrown by a step that finds its locked rows outdated: the transaction is undone and runs again. */
export class StartAgain extends Error {
  override name = 'StartAgain'
}

/**
 * Runs a verb's steps as one transaction. Work that neither announces an event nor returns `unchanged` is undone and
 * throws. The steps run again if they throw `StartAgain`, or if the database undid them to end a deadlock.
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
    throw error
  }
}

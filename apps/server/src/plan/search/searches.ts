import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { withoutEvent } from '../../kernel/announce.ts'
import type { Db } from '../../kernel/database.ts'

/** Searches are known to all servers by their rows: the one that searches renews its row until it's done. */
const renewEveryMs = 300
const lookEveryMs = 200
const deadAfterSeconds = 20

/** Whether the server of a search is still at work. */
export const isAlive = sql<boolean>`(seen_at > now() - make_interval(secs => ${sql.lit(deadAfterSeconds)}))`

/** How far a search is, in departures; undefined if there's none. */
export function runningSearch(db: Db, id: string) {
  return db
    .selectFrom('plan_searches')
    .select(['departures', 'done'])
    .where('id', '=', id)
    .where(isAlive)
    .executeTakeFirst()
}

/** Waits until a search has ended, with or without a plan. */
export async function untilEnded(db: Db, id: string): Promise<void> {
  while (await runningSearch(db, id)) await delay(lookEveryMs)
}

/** Asks for the end of a search. Returns false if there's none. */
export async function stopSearch(db: Db, id: string): Promise<boolean> {
  return withoutEvent({ db }, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('plan_searches')
      .set({ is_stopped: true })
      .where('id', '=', id)
      .where(isAlive)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })
}

/** Notes that a search is over without a plan. */
export async function endSearch(db: Db, id: string): Promise<void> {
  await withoutEvent({ db }, (tx) => tx.deleteFrom('plan_searches').where('id', '=', id).execute())
}

/**
 * Renews a search's row with its progress, until the returned function is called.
 * @param progress how far it is
 * @param onStop called once someone asked for its end
 */
export function renewSearch(
  db: Db,
  id: string,
  progress: () => { departures: number; done: number },
  onStop: () => void,
): () => void {
  let isWriting = false
  const renew = async () => {
    if (isWriting) return
    isWriting = true
    try {
      const row = await withoutEvent({ db }, (tx) =>
        tx
          .updateTable('plan_searches')
          .set({ ...progress(), seen_at: sql`now()` })
          .where('id', '=', id)
          .returning('is_stopped')
          .executeTakeFirst(),
      )
      if (row?.is_stopped) onStop()
    } catch {
      // If the database stays away, keeping the plan fails and says so.
    } finally {
      isWriting = false
    }
  }
  void renew()
  const timer = setInterval(() => void renew(), renewEveryMs)
  return () => clearInterval(timer)
}

import type { CrewEventInput as CrewEvent } from '@tourdesk/contract/crew/crewEvents'
import type { CrewDatabase, KeptTap } from './crewDatabase.ts'

/** Stores taps in their order, all or none. Resolves once they're safely written to disk. */
export async function keepTaps(database: CrewDatabase, events: readonly CrewEvent[]): Promise<void> {
  const writing = database.transaction('taps', 'readwrite', { durability: 'strict' })
  const added = events.map((event) => writing.store.add({ event, state: 'waiting' }))
  await Promise.all([...added, writing.done])
}

/** All taps on this phone, the oldest first. */
export function keptTaps(database: CrewDatabase): Promise<KeptTap[]> {
  return database.getAll('taps')
}

/** The oldest taps that the office doesn't have. */
export async function waitingTaps(database: CrewDatabase, most: number): Promise<CrewEvent[]> {
  const kept = await database.getAllFromIndex('taps', 'state', 'waiting', most)
  return kept.map(({ event }) => event)
}

/** Stores the outcomes of taps. A tap that a sign-out removed in the meantime stays removed. */
export async function settleTaps(
  database: CrewDatabase,
  outcomes: readonly { _id: string; state: 'arrived' | 'refused'; code?: string | undefined }[],
): Promise<void> {
  const writing = database.transaction('taps', 'readwrite')
  const byId = writing.store.index('id')
  for (const { _id, state, code } of outcomes) {
    const cursor = await byId.openCursor(_id)
    await cursor?.update({ event: cursor.value.event, state, ...(code && { code }) })
  }
  await writing.done
}

/** Removes taps before a time (ISO) that the office has answered for. */
export async function forgetTaps(database: CrewDatabase, before: string): Promise<void> {
  const writing = database.transaction('taps', 'readwrite')
  for await (const cursor of writing.store) {
    if (cursor.value.state !== 'waiting' && cursor.value.event.at < before) await cursor.delete()
  }
  await writing.done
}

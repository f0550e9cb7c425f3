import type { CrewEventInput as CrewEvent } from '@tourdesk/contract/crew/crewEvents'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A tap with what became of it. The office's refusal has a code. */
export interface KeptTap {
  event: CrewEvent
  state: 'waiting' | 'arrived' | 'refused'
  code?: string
}

interface Tables extends DBSchema {
  /** In the order of the taps, which is the order in which they're sent. */
  taps: { key: number; value: KeptTap; indexes: { state: KeptTap['state']; id: string } }
  /** What the office answered last, by name. */
  answers: { key: string; value: unknown }
}

export type CrewDatabase = IDBPDatabase<Tables>

/** Opens what this phone keeps for the crew. */
export function openCrewDatabase(name = 'crew'): Promise<CrewDatabase> {
  return openDB<Tables>(name, 1, {
    upgrade(database) {
      const taps = database.createObjectStore('taps', { autoIncrement: true })
      taps.createIndex('state', 'state')
      taps.createIndex('id', 'event._id', { unique: true })
      database.createObjectStore('answers')
    },
  })
}

/** Removes everything, also from a tab that's closed later. */
export async function wipeCrewDatabase(database: CrewDatabase): Promise<void> {
  const both = database.transaction(['taps', 'answers'], 'readwrite')
  await Promise.all([both.objectStore('taps').clear(), both.objectStore('answers').clear(), both.done])
}

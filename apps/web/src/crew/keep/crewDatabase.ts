import type { CrewEventInput as CrewEvent } from '@tourdesk/contract/crew/crewEvents'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A tap with its state; `code` is set for a refusal. */
export interface KeptTap {
  event: CrewEvent
  state: 'waiting' | 'arrived' | 'refused'
  code?: string
}

interface Tables extends DBSchema {
  /** The taps in the order in which they were made and are sent. */
  taps: { key: number; value: KeptTap; indexes: { state: KeptTap['state']; id: string } }
  /** The office's latest responses, by name. */
  answers: { key: string; value: unknown }
}

export type CrewDatabase = IDBPDatabase<Tables>

/** Opens the crew's database on this phone. */
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

/** Removes everything from the database. */
export async function wipeCrewDatabase(database: CrewDatabase): Promise<void> {
  const both = database.transaction(['taps', 'answers'], 'readwrite')
  await Promise.all([both.objectStore('taps').clear(), both.objectStore('answers').clear(), both.done])
}

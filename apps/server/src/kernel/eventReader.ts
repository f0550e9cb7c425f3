import type { AuthorKind } from '@tourdesk/domain/access/actor'
import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** The author of an event in the log: an actor, or a visitor who isn't signed in. */
export type Author =
  | { kind: 'person'; userId: string; name: string }
  | { kind: Exclude<AuthorKind, 'person'>; name: string }

/** What happened, by whom and when. `activity` adds `event`, so the kernel needn't know the events. */
export interface Announced {
  by: Author
  at: Date
}

/**
 * Reacts to events in the transaction that announced them, by writing rows or adding jobs. Gets all events
 * announced together, oldest first.
 */
export type EventReader = (tx: Transaction<Tables>, announced: readonly Announced[]) => Promise<void>

/** A reader that handles each event separately. */
export function eachEvent(
  read: (tx: Transaction<Tables>, announced: Announced) => Promise<void>,
): EventReader {
  return async (tx, announced) => {
    for (const each of announced) await read(tx, each)
  }
}

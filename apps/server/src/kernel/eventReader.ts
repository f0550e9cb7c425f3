import type { AuthorKind } from '@tourdesk/domain/access/actor'
import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Who an event is logged for: an actor, or a visitor who isn't signed in. */
export type Author =
  | { kind: 'person'; userId: string; name: string }
  | { kind: Exclude<AuthorKind, 'person'>; name: string }

/** What happened, who made it happen and when. `activity` adds `event`: the kernel needn't know which there are. */
export interface Announced {
  by: Author
  at: Date
}

/**
 * Acts on events, in the transaction that announced them: writes something, or adds jobs. Gets all that were announced
 * together, oldest first.
 */
export type EventReader = (tx: Transaction<Tables>, announced: readonly Announced[]) => Promise<void>

/** A reader that acts on each event by itself. */
export function eachEvent(
  read: (tx: Transaction<Tables>, announced: Announced) => Promise<void>,
): EventReader {
  return async (tx, announced) => {
    for (const each of announced) await read(tx, each)
  }
}

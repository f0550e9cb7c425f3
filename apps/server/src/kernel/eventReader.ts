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

/** Acts on an event, in the transaction that announced it: writes something, or adds a job. */
export type EventReader = (tx: Transaction<Tables>, announced: Announced) => Promise<void>

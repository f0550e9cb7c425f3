import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Who an event is written down for; every actor is one. */
export type Author = { kind: 'person'; userId: string; name: string } | { kind: 'job'; name: string }

/** What happened, who made it happen and when. `activity` adds `event`: the kernel needn't know which there are. */
export interface Announced {
  by: Author
  at: Date
}

/** Does what follows from an event, in the transaction that announced it: writes, or asks for a job. */
export type EventReader = (tx: Transaction<Tables>, announced: Announced) => Promise<void>

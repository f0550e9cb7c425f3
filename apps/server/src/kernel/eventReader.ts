import type { DomainEvent } from '@tourdesk/domain/activity/events'
import type { Transaction } from 'kysely'
import type { Tables } from './schema.ts'

/** Who an event is written down for; every actor is one. */
export type Author = { kind: 'person'; userId: string; name: string } | { kind: 'job'; name: string }

/** An event with who made it happen and when. */
export interface Announced {
  event: DomainEvent
  by: Author
  at: Date
}

/** Does what follows from an event, in the transaction that announced it: writes, or asks for a job. */
export type EventReader = (tx: Transaction<Tables>, announced: Announced) => Promise<void>

import type { departureBatches } from '@tourdesk/contract/departures/departureBatches'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import type { z } from 'zod'
import type { Reader } from '../../kernel/call.ts'
import type { CommittedOrder } from '../../schema/dispatch.ts'
import type { StoredOrder } from '../saved/queries.ts'
import type { BatchMessages } from './batchMessages.ts'
import type { BatchDeparture } from './ordersOn.ts'

/** What a batch is about: its departures with all their orders. */
export interface BatchScene {
  departures: readonly BatchDeparture[]
  orders: readonly StoredOrder[]
}

/** What's sent to commit a preview. */
export type SentBatch = z.output<typeof departureBatches.commit.body>

/** A ticked order, as it was sent. */
export type TickedOrder = SentBatch['items'][number] & { stored: StoredOrder }

/** What batches need to know from features that come after orders; `app.ts` hands it in. */
export interface BatchNeeds {
  /** The entries of which someone is on board already. */
  findOnBoard: (
    call: Pick<Reader, 'db'>,
    entries: readonly { _id: string; headCount: number }[],
  ) => Promise<ReadonlySet<string>>
  messages: BatchMessages
}

/** What a batch would do to an order, without the message about it. */
export type PlannedItem<Item> = Omit<Item, 'message'>

/** What a batch did, and what its departures' log says. */
export interface DoneBatch {
  orders: CommittedOrder[]
  events: DomainEvent[]
  /** The departure that its orders were moved to. */
  target: string | null
  /** The vehicle units that came along. */
  units: string[]
}

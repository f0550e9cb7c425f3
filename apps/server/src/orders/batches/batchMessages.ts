import type { BatchMessage } from '@tourdesk/contract/departures/batchParts'
import type { DepartureBatch } from '@tourdesk/contract/departures/departureBatches'
import type { BatchKind } from '@tourdesk/domain/departures/batch'
import type { Call } from '../../kernel/call.ts'

/** What batches need from the messages, which are above the orders. */
export interface BatchMessages {
  /** The message that each order would get from a batch of a kind; nothing for an order that's gone. */
  planned(
    call: Pick<Call, 'db' | 'now'>,
    kind: BatchKind,
    orders: readonly string[],
  ): Promise<Map<string, BatchMessage>>
  /** The messages of a batch by order, without repeats, as they are now. */
  sent(
    call: Pick<Call, 'db' | 'now'>,
    batch: string,
  ): Promise<Map<string, NonNullable<DepartureBatch['orders'][number]['message']>>>
}

import type { Usage, UsedKind } from '@tourdesk/contract/pricing/pricing'
import type { KeptTicketType } from '@tourdesk/domain/pricing/ticketTypes'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'

/** A ticket type whose name changed. */
export interface TicketTypeRename {
  before: Pick<KeptTicketType, '_id' | 'type'>
  after: Pick<KeptTicketType, 'type'>
}

/** What prices need from whatever was sold at them: pricing names it, and orders provide it. */
export interface PriceUsers {
  /** How many orders have something that may be deleted, canceled ones included, and how many are still to come. */
  countUsage(call: Call, of: UsedKind, id: string): Promise<Usage>
  /** The rate frozen on an order that the caller may see. */
  findRate(call: Call, orderId: string): Promise<{ currency: Currency; rate: number } | undefined>
  /** Lets new names of ticket types follow into what was sold, as a step of the change and before it writes. */
  renameTicketTypes(tx: Tx, renames: TicketTypeRename[]): Promise<void>
}

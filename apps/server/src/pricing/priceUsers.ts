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

/** What pricing needs from the things sold at its prices: pricing declares it, and orders implement it. */
export interface PriceUsers {
  /** Counts orders that use something about to be deleted, including canceled ones, and the upcoming ones. */
  countUsage(call: Call, of: UsedKind, id: string): Promise<Usage>
  /** The rate frozen on an order that the caller may see. */
  findRate(call: Call, orderId: string): Promise<{ currency: Currency; rate: number } | undefined>
  /** Renames ticket types in what was sold, as a step of the change, before it writes. */
  renameTicketTypes(tx: Tx, renames: TicketTypeRename[]): Promise<void>
}

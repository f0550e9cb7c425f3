import type { Person } from '@tourdesk/domain/access/actor'
import type { Day } from '@tourdesk/domain/calendar'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import type { Market } from '../market.ts'
import type { Random } from '../random.ts'

/** A demo order before it's placed: its contents, who books it and when, and what happens to it later. */
export interface PlannedOrder {
  draft: OrderDraft
  by: Person
  bookedAt: Date
  payment: 'paid' | 'partial' | 'open'
  /** When it's canceled, and whether it was refunded; null if it isn't canceled. */
  canceled: { at: Date; canRefund: boolean } | null
  /** When the last of several tours is canceled; null if it isn't. */
  lastTourDroppedAt: Date | null
}

/** What's needed to draw an order. */
export interface Drawing {
  random: Random
  market: Market
  now: Date
  today: Day
}

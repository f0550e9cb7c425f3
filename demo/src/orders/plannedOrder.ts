import type { Person } from '@tourdesk/domain/access/actor'
import type { Day } from '@tourdesk/domain/calendar'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import type { Market } from '../market.ts'
import type { Random } from '../random.ts'

/** An order of the demo before it's placed: what's typed, by whom, when, and what happens to it later. */
export interface PlannedOrder {
  draft: OrderDraft
  by: Person
  bookedAt: Date
  payment: 'paid' | 'partial' | 'open'
  /** Null: isn't canceled. Else when, and whether it was refunded. */
  canceled: { at: Date; canRefund: boolean } | null
  /** When the last of several tours is dropped, or null. */
  lastTourDroppedAt: Date | null
}

/** What an order is drawn from. */
export interface Drawing {
  random: Random
  market: Market
  now: Date
  today: Day
}

import type { Person } from '@tourdesk/domain/access/actor'
import type { Day } from '@tourdesk/domain/calendar'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import type { Market } from '../market.ts'
import type { Random } from '../random.ts'

/** An order of the demo before it is placed: what is typed, by whom, when, and what becomes of it. */
export interface PlannedOrder {
  draft: OrderDraft
  by: Person
  bookedAt: Date
  payment: 'paid' | 'partial' | 'open'
  /** Null stays; else when and whether money was given back. */
  canceled: { at: Date; canRefund: boolean } | null
  /** Null, or when the last of several tours is dropped. */
  lastTourDroppedAt: Date | null
}

/** What the planning of one order draws from. */
export interface Drawing {
  random: Random
  market: Market
  now: Date
  today: Day
}

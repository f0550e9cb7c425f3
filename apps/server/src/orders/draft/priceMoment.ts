import { type Day, dayIn } from '@tourdesk/domain/calendar'
import type { Cents } from '@tourdesk/domain/money'
import { keepsPrice } from '@tourdesk/domain/orders/changedFields'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import type { EntryPrice } from '@tourdesk/domain/pricing/priceEntry'
import type { OrderPrice } from '@tourdesk/domain/pricing/priceOrder'
import type { StoredOrder } from '../saved/queries.ts'
import { draftOf } from '../saved/savedOrder.ts'
import type { PriceMoment } from './priceDraft.ts'

/** A new order gets today's prices and rates. */
export function momentOfNew(today: Day): PriceMoment {
  return { today, bookedOn: today, saved: null, coupon: null, settled: new Map(), commissions: new Map() }
}

/**
 * A saved order keeps its booking day, its rate and its coupon, and unchanged entries keep their price and
 * commission.
 */
export function momentOfSaved(stored: StoredOrder, after: OrderDraft, today: Day): PriceMoment {
  const { order } = stored
  const settled = isSameOffer(stored, after) ? standingPrices(stored, after) : new Map()
  return {
    today,
    bookedOn: dayIn(order.created_at),
    saved: order,
    coupon: order.coupon,
    settled,
    commissions: order.account_id === after.agency ? commissionsOf(stored, after, settled) : new Map(),
  }
}

/**
 * The same for an edit after which the saved tours cost what they cost before, even on another day. Only
 * their listed pickup times follow the edit. A tour without a price stays without one.
 */
export function keptPrices(
  stored: StoredOrder,
  after: OrderDraft,
  moment: PriceMoment,
  listed: OrderPrice,
): PriceMoment {
  const rows = new Map(stored.entries.map((entry) => [entry.id, entry]))
  const settled = new Map(
    after.selectedTours.flatMap((entry, index) => {
      const row = rows.get(entry._id ?? '')
      const portion = listed.pricePortions[index]
      if (!row || !portion) return []
      const unpriced = row.is_priceable ? null : (portion.unpriced ?? 'no_price')
      return [[index, { ...priceOf(row), unpriced, pickupTime: portion.pickupTime }] as const]
    }),
  )
  return { ...moment, settled, commissions: commissionsOf(stored, after, settled) }
}

function isSameOffer({ order }: StoredOrder, after: OrderDraft): boolean {
  return (order.coupon?.code ?? '') === after.coupon_code && order.star_tour_id === (after.starTour ?? null)
}

function standingPrices(stored: StoredOrder, after: OrderDraft): Map<number, EntryPrice> {
  const before = new Map(draftOf(stored).selectedTours.map((entry) => [entry._id, entry]))
  const rows = new Map(stored.entries.map((entry) => [entry.id, entry]))
  return new Map(
    after.selectedTours.flatMap((entry, index) => {
      const saved = before.get(entry._id)
      const row = rows.get(entry._id ?? '')
      return saved && row?.is_priceable && keepsPrice(saved, entry) ? [[index, priceOf(row)] as const] : []
    }),
  )
}

/** The agency's commissions on entries with an unchanged price, at the rates of the time. */
function commissionsOf(
  { entries }: StoredOrder,
  after: OrderDraft,
  settled: ReadonlyMap<number, EntryPrice>,
): Map<number, Cents> {
  const saved = new Map(entries.map((entry) => [entry.id, entry.commission_cents]))
  return new Map(
    [...settled.keys()].map((index) => [index, saved.get(after.selectedTours[index]?._id ?? '') ?? 0]),
  )
}

function priceOf(row: StoredOrder['entries'][number]): EntryPrice {
  return {
    unpriced: null,
    undiscountedCents: row.undiscounted_cents,
    totalCents: row.total_cents,
    couponMultiplier: row.coupon_multiplier,
    generalMultiplier: row.general_multiplier,
    couponValid: row.coupon_code !== '',
    tickets: row.tickets,
    pickupTime: row.listed_time,
    steps: row.price_steps ?? [],
  }
}

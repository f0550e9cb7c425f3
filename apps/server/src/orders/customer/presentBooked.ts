import type { BilledLine, BookedTour } from '@tourdesk/contract/orders/checkout'
import type { WhatToBring } from '@tourdesk/domain/catalogue/vocabulary'
import { isSingleTour } from '@tourdesk/domain/entries/entry'
import { toDollars } from '@tourdesk/domain/money'
import { multiplierOf } from '@tourdesk/domain/pricing/bestForCustomer'
import { placeIn } from '../../entries/placeColumns.ts'
import { presentLines } from '../saved/presentBill.ts'
import type { StoredOrder } from '../saved/queries.ts'

type Entry = StoredOrder['entries'][number]

/** A tour as its customer sees it. */
export function presentBooked(entry: Entry, whatToBring: WhatToBring[]): BookedTour {
  const isSingle = isSingleTour(entry.order_type)
  const [pickup, dropoff] = [placeIn('pickup', entry), placeIn('dropoff', entry)]
  return {
    _id: entry.id,
    tour: { name: entry.tour_name, thumbnails: { wide: entry.tour_wide } },
    date: entry.tour_date,
    startDate: isSingle ? entry.tour_date : null,
    endDate: isSingle ? (entry.end_date ?? entry.tour_date) : null,
    language: entry.language,
    participants: entry.participants,
    numOfParticipants: isSingle ? entry.head_count : null,
    pickup: pickup && { ...pickup, pickupTimeStart: entry.pickup_time },
    dropoff,
    whatToBring,
    couponCode: entry.coupon_code,
    lines: presentLines(entry.price_steps) ?? linesWithoutSteps(entry),
  }
}

/** The price before the discount, and the discount, for prices saved before their calculation was kept. */
function linesWithoutSteps(entry: Entry): BilledLine[] {
  const { total_cents: total, undiscounted_cents: before } = entry
  if (!entry.is_priceable) return []
  const multipliers = {
    couponMultiplier: entry.coupon_multiplier,
    generalMultiplier: entry.general_multiplier,
  }
  const share = Number((1 - multiplierOf(multipliers)).toFixed(6))
  if (total === before || share <= 0) return [{ line: 'tour', amount: toDollars(total) }]
  const kind = entry.coupon_multiplier > 0 ? 'coupon' : 'general'
  return [
    { line: 'tour', amount: toDollars(before) },
    { line: 'discount', kind, share, amount: toDollars(total - before) },
  ]
}

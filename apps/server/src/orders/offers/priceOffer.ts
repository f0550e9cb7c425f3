import { dayIn } from '@tourdesk/domain/calendar'
import type { PriceOffer } from '../../departures/waiting/offers.ts'
import { priceDraft } from '../draft/priceDraft.ts'
import { momentOfNew } from '../draft/priceMoment.ts'
import { settleOffer } from './settleOffer.ts'

/** What an offer costs on the day it's made; null if it can't be priced without asking the customer more. */
export const priceOffer: PriceOffer = async (tx, row, date, now) => {
  const settled = await settleOffer(tx, row, date)
  if (!settled) return null
  const { draft, prices } = settled
  const { price, rate } = priceDraft(draft, prices, momentOfNew(dayIn(now)))
  const [entry] = price.pricePortions
  return entry && entry.unpriced === null ? { currency: draft.currency ?? 'USD', rate, entry } : null
}

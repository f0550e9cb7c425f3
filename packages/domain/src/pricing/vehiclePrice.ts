import { daysBetween } from '../calendar.ts'
import { partyOf } from '../entries/entry.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import type { OrderType } from '../entries/vocabulary.ts'
import { columnPrice } from './listedPrice.ts'
import type { PricePair } from './priceList.ts'
import type { PriceStep } from './priceStep.ts'
import { columnForParty, columnForSize } from './privateColumn.ts'
import type { BasePrice, Unpriced } from './unpriced.ts'
import type { PrivateColumn } from './vocabulary.ts'

/** A private group is priced by vehicle, and on private orders per day. */
export function vehiclePrice(
  pair: PricePair,
  entry: EntryDraft,
  orderType: OrderType,
): BasePrice<PriceStep> | Unpriced {
  const days = orderType === 'private' ? daysOf(entry) : 1
  if (days === null) return 'incomplete'
  const column = columnOf(entry, orderType)
  const each = column ? columnPrice(pair, column) : 0
  if (!column || each === 0) return 'no_price'

  const cents = each * days
  return {
    cents,
    tickets: {},
    steps: [
      { step: 'listedPrice', column, cents: each },
      { step: 'days', days, cents },
    ],
  }
}

function columnOf(entry: EntryDraft, orderType: OrderType): PrivateColumn | null {
  if (orderType === 'private') {
    if (entry.tourOption === 'guide only') return null
    if (entry.vehicleSize) return columnForSize(entry.vehicleSize, entry.isDeluxe)
  }
  return columnForParty(partyOf(entry, orderType), entry.isDeluxe)
}

function daysOf({ startDate, endDate }: EntryDraft): number | null {
  if (!startDate || !endDate || endDate < startDate) return null
  return daysBetween(startDate, endDate) + 1
}

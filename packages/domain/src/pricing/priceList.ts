import type { Day } from '../calendar.ts'
import type { City } from '../catalogue/vocabulary.ts'
import type { Cents } from '../money.ts'
import type { GroupColumn, PriceListStatus, PrivateColumn } from './vocabulary.ts'

/** Prices of one ordered pair of cities, in USD cents; 0 means no price. */
export interface PricePair {
  pickup: City
  dropoff: City
  pickupTime: string | null
  prices: Record<GroupColumn, Cents> & { private_group: Record<PrivateColumn, Cents>; transferFee: Cents }
}

/** Dated prices of one tour; `endDate: null` never ends. */
export interface PriceList {
  _id: string
  description: string
  startDate: Day
  endDate: Day | null
  status: PriceListStatus
  prices: PricePair[]
}

/** A ticket type with its share (0-1) of a full price. */
export interface TicketType {
  type: string
  pricePortion: number
}

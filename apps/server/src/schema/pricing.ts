import type { Day } from '@tourdesk/domain/calendar'
import type { City, FilterLanguage, GroupType } from '@tourdesk/domain/catalogue/vocabulary'
import type { RateSource } from '@tourdesk/domain/pricing/exchangeRates'
import type { PricePair } from '@tourdesk/domain/pricing/priceList'
import type { Currency, DiscountMoment, PriceListStatus } from '@tourdesk/domain/pricing/vocabulary'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './columns.ts'

export interface CurrencyRates {
  currency: Currency
  rate: number
  source: Generated<RateSource>
  valid_on: Day | null
  updated_at: Date
}

export interface PriceLists {
  id: string
  tour_id: string
  position: number
  description: Generated<string>
  start_date: Day
  end_date: Day | null
  status: PriceListStatus
  prices: Json<PricePair[]>
  /** The group types with a price, by the rule of `pricedGroupsOf`; the database fills it in. */
  priced_groups: GeneratedAlways<GroupType[]>
}

export interface TicketTypes {
  id: string
  type: string
  price_portion: number
  notes: Generated<string>
  position: number
}

export interface Coupons {
  id: string
  name: string
  code: string
  /** Share taken off, 0.1 for 10 %. */
  discount: number
  start_date: Day
  end_date: Day | null
  usage: number
  uses: Generated<number>
  /** For every tour, including later ones; then it lists none. */
  all_tours: Generated<boolean>
  position: number
}

export interface CouponTours {
  coupon_id: string
  tour_id: string
}

export interface CouponRedemptions {
  order_id: string
  coupon_id: string
  redeemed_at: Date
}

export interface GeneralDiscounts {
  id: string
  /** Share taken off, 0.1 for 10 %. */
  discount: number
  booking_or_tour: DiscountMoment
  start_date: Day
  end_date: Day | null
  languages: FilterLanguage[]
  group_types: GroupType[]
  /** For every tour, including later ones; then it lists none. */
  all_tours: Generated<boolean>
  position: number
}

export interface GeneralDiscountTours {
  general_discount_id: string
  tour_id: string
}

export interface Locations {
  id: string
  city: City
  name: string
  address: string
  is_default: Generated<boolean>
  lat: number | null
  lng: number | null
  position: number
  /** When it was deleted from the lists; orders keep it. */
  deleted_at: Date | null
}

export interface AgencyTourCommissions {
  account_id: string
  tour_id: string
  /** Percent, 0 to 100. */
  commission_rate: number
}

/** Currencies an order can be shown and paid in; prices are kept in USD (CONST-09). */
export const currencies = ['USD', 'EUR', 'ILS'] as const
export type Currency = (typeof currencies)[number]
export const currencySymbols: Record<Currency, string> = { USD: '$', EUR: '€', ILS: '₪' }

/** Prices per person of one pair of cities (PLIST-11). */
export const groupColumns = ['economy', 'small_group', 'medium_group', 'large_group'] as const
export type GroupColumn = (typeof groupColumns)[number]

/** Prices per vehicle of one pair of cities (PLIST-12). */
export const privateColumns = [
  'four_seater',
  'four_seater_deluxe',
  'seven_seater',
  'seven_seater_deluxe',
  'ten_seater',
  'nineteen_seater',
] as const
export type PrivateColumn = (typeof privateColumns)[number]

/** Two states of a price list (PLIST-04). */
export const priceListStatuses = ['Draft', 'Active'] as const
export type PriceListStatus = (typeof priceListStatuses)[number]

/** A general discount looks at the day of booking or the day of the tour (DISC-09). */
export const discountMoments = ['booking', 'tour'] as const
export type DiscountMoment = (typeof discountMoments)[number]

/** The ticket type that always exists and cannot be deleted (HOLE-C45). */
export const adultTicket = 'adult'

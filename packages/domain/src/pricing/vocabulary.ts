/** Currencies in which orders are shown and paid; prices are stored in USD. */
export const currencies = ['USD', 'EUR', 'ILS'] as const
export type Currency = (typeof currencies)[number]
export const currencySymbols: Record<Currency, string> = { USD: '$', EUR: '€', ILS: '₪' }

/** Prices per person of one pair of cities. */
export const groupColumns = ['economy', 'small_group', 'medium_group', 'large_group'] as const
export type GroupColumn = (typeof groupColumns)[number]

/** Prices per vehicle of one pair of cities. */
export const privateColumns = [
  'four_seater',
  'four_seater_deluxe',
  'seven_seater',
  'seven_seater_deluxe',
  'ten_seater',
  'nineteen_seater',
] as const
export type PrivateColumn = (typeof privateColumns)[number]

/** The two states of a price list. */
export const priceListStatuses = ['Draft', 'Active'] as const
export type PriceListStatus = (typeof priceListStatuses)[number]

/** Whether a general discount depends on the booking day or the tour date. */
export const discountMoments = ['booking', 'tour'] as const
export type DiscountMoment = (typeof discountMoments)[number]

/** The ticket type that always exists and can't be deleted. */
export const adultTicket = 'adult'

/** The four products sold. */
export const orderTypes = ['daily', 'private', 'package', 'starTour'] as const
export type OrderType = (typeof orderTypes)[number]

/** Where an order came from. */
export const orderSources = ['website', 'office', 'email'] as const
export type OrderSource = (typeof orderSources)[number]

/** Status of a whole order, derived from its payments. */
export const orderStatuses = ['pending', 'canceled', 'paid'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Statuses of one entry; the first is shown as BOOKED. */
export const entryStatuses = [
  'NOT_CONFIRMED',
  'BOOKED',
  'CONFIRMED',
  'COMPLETED',
  'CANCELED',
  'PARTIAL',
] as const
export type EntryStatus = (typeof entryStatuses)[number]
/** The statuses of an entry that isn't canceled. */
export type OpenStatus = Exclude<EntryStatus, 'CANCELED'>

/** Service types of private and package orders. */
export const tourOptions = ['car only', 'car + guide', 'guide only', 'private'] as const
export type TourOption = (typeof tourOptions)[number]

/** Vehicle sizes, in seats. */
export const vehicleSizes = [4, 7, 10, 13, 16, 19, 35, 50] as const
export type VehicleSize = (typeof vehicleSizes)[number]

/** Car size codes, including the odd spelling. */
export const carSizeCodes = [
  '4_seater',
  '4_seater_deluxe',
  '7_seater',
  '7_seater_deluxe',
  '10_seater',
  '10_seater_deluuxe',
  '16_19_seater',
] as const
export type CarSizeCode = (typeof carSizeCodes)[number]

/** Price classes; a choice for the large group only. */
export const priceClasses = ['premium', 'economy'] as const
export type PriceClass = (typeof priceClasses)[number]

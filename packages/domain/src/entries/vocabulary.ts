/** The four products sold (CONST-17). */
export const orderTypes = ['daily', 'private', 'package', 'starTour'] as const
export type OrderType = (typeof orderTypes)[number]

/** Where an order came from (CONST-18). */
export const orderSources = ['website', 'office', 'email'] as const
export type OrderSource = (typeof orderSources)[number]

/** Status of a whole order, derived from its payments (HOLE-O27). */
export const orderStatuses = ['pending', 'canceled', 'paid'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Statuses of one entry; the first is shown as BOOKED (FORM-77). */
export const entryStatuses = [
  'NOT_CONFIRMED',
  'BOOKED',
  'CONFIRMED',
  'COMPLETED',
  'CANCELED',
  'PARTIAL',
] as const
export type EntryStatus = (typeof entryStatuses)[number]

/** Service types of private and package orders (OCONST-04). */
export const tourOptions = ['car only', 'car + guide', 'guide only', 'private'] as const
export type TourOption = (typeof tourOptions)[number]

/** Vehicle sizes, in seats (OCONST-09). */
export const vehicleSizes = [4, 7, 10, 13, 16, 19, 35, 50] as const
export type VehicleSize = (typeof vehicleSizes)[number]

/** Car size codes, the odd spelling included (OCONST-10). */
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

/** Price classes; a choice for the large group only (CONST-16, HOLE-O11). */
export const priceClasses = ['premium', 'economy'] as const
export type PriceClass = (typeof priceClasses)[number]

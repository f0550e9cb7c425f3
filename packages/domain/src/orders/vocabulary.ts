/** The four products sold (CONST-17). */
export const orderTypes = ['daily', 'private', 'package', 'starTour'] as const
export type OrderType = (typeof orderTypes)[number]

/** Where an order came from (CONST-18). */
export const orderSources = ['website', 'office', 'email'] as const
export type OrderSource = (typeof orderSources)[number]

/** Status of a whole order, derived from its payments (HOLE-O27). */
export const orderStatuses = ['pending', 'canceled', 'paid'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** How far an order is paid (HOLE-O27). */
export const paymentStatuses = ['PENDING', 'PARTIAL', 'PAID', 'CANCELED'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** By what agencies filter their orders; all others are found without a filter (AGO-09). */
export const agencyOrderStatuses = ['PAID', 'PARTIAL', 'CANCELED'] as const satisfies PaymentStatus[]

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

/** What a payment does (HOLE-O23). */
export const paymentActions = ['charge', 'refund', 'agency'] as const
export type PaymentAction = (typeof paymentActions)[number]

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

/** What stands for the provider of payments to the agency, which staff settle by hand (HOLE-O26, HOLE-O31). */
export const agencyProvider = 'agency'

/** The card provider of new orders (HOLE-O1). */
export const paymentProvider = 'tranzila'

/** Payment status of an order. */
export const paymentStatuses = ['PENDING', 'PARTIAL', 'PAID', 'CANCELED'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** The ways in which an order came in: saved by the office, or by an agency's people. */
export const orderChannels = ['office', 'agency', 'offer'] as const
export type OrderChannel = (typeof orderChannels)[number]

/** Why a tour was canceled: its customer, or their agency, no longer takes it. */
export const cancelReasons = [
  'customer',
  'weather',
  'security',
  'too_few',
  'vehicle',
  'crew',
  'other',
] as const
export type CancelReason = (typeof cancelReasons)[number]

/** The statuses in the agencies' filter; orders with other statuses are only found without it. */
export const agencyOrderStatuses = ['PAID', 'PARTIAL', 'CANCELED'] as const satisfies PaymentStatus[]

/** Payment status of an order. */
export const paymentStatuses = ['PENDING', 'PARTIAL', 'PAID', 'CANCELED'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** The statuses in the agencies' filter; orders with other statuses are only found without it. */
export const agencyOrderStatuses = ['PAID', 'PARTIAL', 'CANCELED'] as const satisfies PaymentStatus[]

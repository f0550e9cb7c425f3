/** How far an order is paid (HOLE-O27). */
export const paymentStatuses = ['PENDING', 'PARTIAL', 'PAID', 'CANCELED'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** By what agencies filter their orders; all others are found without a filter (AGO-09). */
export const agencyOrderStatuses = ['PAID', 'PARTIAL', 'CANCELED'] as const satisfies PaymentStatus[]

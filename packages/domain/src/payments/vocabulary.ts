/** What a payment does (HOLE-O23). */
export const paymentActions = ['charge', 'refund', 'agency'] as const
export type PaymentAction = (typeof paymentActions)[number]

/** How far one payment got: asked for, dropped, or received. */
export const paymentStates = ['pending', 'canceled', 'paid'] as const
export type PaymentState = (typeof paymentStates)[number]

/** What stands for the provider of payments to the agency, which staff settle by hand (HOLE-O26, HOLE-O31). */
export const agencyProvider = 'agency'

/** The card provider of new orders (HOLE-O1). */
export const paymentProvider = 'tranzila'

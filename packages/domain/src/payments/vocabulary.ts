/** The kinds of payments. */
export const paymentActions = ['charge', 'refund', 'agency'] as const
export type PaymentAction = (typeof paymentActions)[number]

/** The state of a payment: requested, dropped, or received. */
export const paymentStates = ['pending', 'canceled', 'paid'] as const
export type PaymentState = (typeof paymentStates)[number]

/** The provider of payments to the agency, which staff settle manually. */
export const agencyProvider = 'agency'

/** The card provider of new orders. */
export const paymentProvider = 'tranzila'

/** The provider of payments that staff received and recorded themselves. */
export const officeProvider = 'office'

/** The provider of payments by store credit, and of refunds that became one. */
export const creditProvider = 'credit'

/** The subjects of rows in an order's ledger. */
export const ledgerKinds = [
  'sale',
  'adjustment',
  'void',
  'fee',
  'payment',
  'refund',
  'credit_given',
  'credit_used',
  'write_off',
  'reversal',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** The ways of paying that staff record themselves. */
export const handMethods = ['cash', 'transfer', 'cheque', 'terminal', 'voucher'] as const
export type HandMethod = (typeof handMethods)[number]

/** How money was received or refunded: cards through their provider, agencies when staff mark it as paid. */
export const paymentMethods = ['card', 'agency', ...handMethods] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/**
 * The differences found by the nightly check: in the order's total, payments, instalments and statuses, in
 * what lists show, in the shares of its tours, in the rest of its store credits, and in what its tours are
 * posted with to agencies' accounts, all compared with the ledger; in a statement of an agency; a card payment that's missing in its provider's report or differs from it; and a refund by card
 * that only the provider knows.
 */
export const mismatchKinds = [
  'total',
  'payments',
  'instalments',
  'status',
  'listed',
  'shares',
  'credit',
  'agency_entry',
  'agency_statement',
  'card_missing',
  'card_differs',
  'card_refund',
] as const
export type MismatchKind = (typeof mismatchKinds)[number]

/** The filters of lists for orders whose money needs attention. */
export const moneyFilters = ['unpriced', 'unpaid', 'overdue'] as const
export type MoneyFilter = (typeof moneyFilters)[number]

/**
 * How much of a canceled tour is refunded: by the terms it was sold with, everything, nothing, or the amount
 * that staff set.
 */
export const cancelTerms = ['policy', 'full', 'none', 'amount'] as const
export type CancelTerms = (typeof cancelTerms)[number]

/** Where a refund goes: back to where the money came from, or to the customer's next order. */
export const refundTargets = ['source', 'credit'] as const
export type RefundTarget = (typeof refundTargets)[number]

/** Why the total of an order went up or down. */
export const adjustmentReasons = ['edit', 'custom_price', 'move', 'currency'] as const
export type AdjustmentReason = (typeof adjustmentReasons)[number]

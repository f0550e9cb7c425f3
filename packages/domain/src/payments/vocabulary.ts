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

/** The provider of payments that staff received and recorded themselves (LEDG-08). */
export const officeProvider = 'office'

/** The provider of payments by store credit, and of refunds that became one (LEDG-24, LEDG-25). */
export const creditProvider = 'credit'

/** What a row of an order's ledger is about. */
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

/** How money came in or went back: cards through their provider, agencies when staff mark it as paid. */
export const paymentMethods = ['card', 'agency', ...handMethods] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/**
 * What the nightly check compares with a ledger: the order's total, payments, instalments and statuses, what lists show,
 * and what's left of its store credits; with its provider's report, a card payment that isn't there or differs;
 * and a refund by card that only the provider knows.
 */
export const mismatchKinds = [
  'total',
  'payments',
  'instalments',
  'status',
  'listed',
  'credit',
  'card_missing',
  'card_differs',
  'card_refund',
] as const
export type MismatchKind = (typeof mismatchKinds)[number]

/** How lists can be narrowed to orders whose money needs attention. */
export const moneyFilters = ['unpriced', 'unpaid', 'overdue'] as const
export type MoneyFilter = (typeof moneyFilters)[number]

/** How much of a canceled tour goes back: what it was sold with, everything, nothing, or what staff say (LEDG-19). */
export const cancelTerms = ['policy', 'full', 'none', 'amount'] as const
export type CancelTerms = (typeof cancelTerms)[number]

/** Where a refund goes: back to where the money came from, or to the customer's next order. */
export const refundTargets = ['source', 'credit'] as const
export type RefundTarget = (typeof refundTargets)[number]

/** Why the total of an order went up or down. */
export const adjustmentReasons = ['edit', 'custom_price', 'move', 'currency'] as const
export type AdjustmentReason = (typeof adjustmentReasons)[number]

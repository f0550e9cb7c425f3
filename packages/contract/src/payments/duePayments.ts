import { refundStates } from '@tourdesk/domain/payments/refundTask'
import { mismatchKinds, paymentMethods } from '@tourdesk/domain/payments/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { DuePaymentsQuery, MismatchesQuery } from '../lists.ts'
import { Amount, allOf, Day, Id, Instant, pageOf } from '../parts.ts'

/** A charge that isn't paid yet, with what's needed to ask for it. Its id is the payment's. */
export const DuePayment = z
  .object({
    _id: Id,
    orderId: Id,
    orderNumber: z.int(),
    customer: z.string(),
    mobilePhone: z.string(),
    agency: z.string(),
    firstTourDate: Day,
    dueOn: Day,
    /** The number of the instalment that it asks for. */
    instalment: z.int().nullable(),
    amount: Amount,
    currency: z.enum(currencies),
    paymentUrl: z.string().nullable(),
    paymentUrl2: z.string().nullable(),
  })
  .meta({ id: 'DuePayment' })
export type DuePayment = z.output<typeof DuePayment>

/** A refund that is promised and hasn't gone yet; `response` is why the card company refused it. */
export const PendingRefund = z
  .object({
    _id: Id,
    orderId: Id,
    orderNumber: z.int(),
    customer: z.string(),
    mobilePhone: z.string(),
    agency: z.string(),
    amount: Amount,
    currency: z.enum(currencies),
    /** How the money had come. */
    method: z.enum(paymentMethods),
    state: z.enum(refundStates),
    response: z.string(),
    created: Instant,
  })
  .meta({ id: 'PendingRefund' })
export type PendingRefund = z.output<typeof PendingRefund>

/** Charges that are due today or later, or those whose due day has passed. */
export const duePaymentLists = ['due', 'overdue'] as const
export type DuePaymentList = (typeof duePaymentLists)[number]

/** Something about an order's money that the nightly check found not to agree with its ledger (LEDG-27). */
export const LedgerMismatch = z
  .object({
    _id: Id,
    orderId: Id,
    orderNumber: z.int(),
    customer: z.string(),
    kind: z.enum(mismatchKinds),
    /** By the ledger, or by our books for a card payment; null for statuses. */
    expected: Amount.nullable(),
    found: Amount.nullable(),
    currency: z.enum(currencies),
    foundAt: Instant,
    /** When it was found to be gone. */
    settledAt: Instant.nullable(),
  })
  .meta({ id: 'LedgerMismatch' })
export type LedgerMismatch = z.output<typeof LedgerMismatch>

export const payments = {
  mismatches: route({
    method: 'GET',
    path: '/payments/mismatches',
    access: 'orders.settle',
    summary: 'What the nightly check of the books found, what still holds first',
    query: MismatchesQuery,
    answer: pageOf(LedgerMismatch),
  }),
  refunds: route({
    method: 'GET',
    path: '/payments/refunds',
    access: 'orders.settle',
    summary: 'Refunds that have not gone yet, the oldest first; staff make those in state `to_do`',
    answer: allOf(PendingRefund),
  }),
  due: route({
    method: 'GET',
    path: '/payments',
    access: 'orders.settle',
    summary: 'Charges that are due or overdue, the earliest due day first',
    query: DuePaymentsQuery.extend({ list: z.enum(duePaymentLists) }),
    answer: pageOf(DuePayment),
  }),
}

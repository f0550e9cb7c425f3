import {
  adjustmentReasons,
  handMethods,
  ledgerKinds,
  paymentMethods,
} from '@tourdesk/domain/payments/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { Amount, Day, Id, Instant, lines, ShownAmount, text } from '../parts.ts'

/** A row of an order's ledger; rows are added and never changed. */
const LedgerEntry = z
  .object({
    _id: Id,
    kind: z.enum(ledgerKinds),
    /** Positive if the customer owes more. */
    amount: Amount,
    currency: z.enum(currencies),
    /** What's open after this row, in its currency. */
    balance: Amount,
    day: Day,
    created: Instant,
    /** Who wrote it; null if the product itself did or it's unknown, and for agencies. */
    by: z.string().nullable(),
    method: z.enum(paymentMethods).nullable(),
    reference: z.string(),
    reason: z.enum(adjustmentReasons).nullable(),
    note: z.string(),
    /** What was received, if in another currency than the order's, and the units per dollar of both. */
    received: z
      .object({ amount: Amount, currency: z.enum(currencies), rate: z.number(), orderRate: z.number() })
      .nullable(),
    /** The row that this one reverses. */
    reverses: Id.nullable(),
    /** The canceled tour that it's about. */
    entry: Id.nullable(),
    /**
     * The guide or driver who took the cash, and when it was handed over; null for the office, and for
     * agencies.
     */
    heldBy: z.object({ _id: Id, name: z.string(), handedOver: Day.nullable() }).nullable(),
  })
  .meta({ id: 'LedgerEntry' })

/** Money that staff received, in the order's currency unless it names another. */
export const RecordedPayment = z.object({
  kind: z.literal('payment'),
  method: z.enum(handMethods),
  amount: z.number().max(10_000_000),
  currency: z.enum(currencies).optional(),
  day: Day,
  reference: text(100).default(''),
  note: lines(1000).default(''),
  /** The guide or driver who took the cash; null for the office. */
  heldBy: Id.nullable().default(null),
  /** If false, more than what's open is refused. */
  isOverpayment: z.boolean().default(false),
  clientKey: Id,
})

/** A part of the total to request separately, in the order's currency. */
export const AddedPayment = z.object({ amount: z.number().max(10_000_000), clientKey: Id })

/** How staff paid a refund. */
export const MadeRefund = z.object({
  method: z.enum(handMethods),
  day: Day,
  reference: text(100).default(''),
  note: lines(1000).default(''),
})

/** Why the open balance is written off; `amount` is what was open when that was decided. */
export const WriteOff = z.object({
  amount: ShownAmount,
  reason: lines(1000).default(''),
  clientKey: Id,
})

/** Why a row is reversed. */
export const EntryReversal = z.object({ reason: lines(1000).min(1), clientKey: Id })

/** The ledger of an order, oldest row first, and its sums in the order's currency. */
export const Ledger = z.object({
  data: z.array(LedgerEntry),
  currency: z.enum(currencies),
  total: Amount,
  /** Payments less refunds. */
  paid: Amount,
  /** Still to be paid; below 0 if more than the total was paid. */
  balance: Amount,
  /** Refunds that are promised but not paid yet. */
  toRefund: Amount,
})
export type Ledger = z.output<typeof Ledger>

import {
  adjustmentReasons,
  handMethods,
  ledgerKinds,
  paymentMethods,
} from '@tourdesk/domain/payments/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { Amount, Day, Id, Instant, lines, ShownAmount, text } from '../parts.ts'

/** A row of an order's ledger; rows are added and never changed (LEDG-01). */
const LedgerEntry = z
  .object({
    _id: Id,
    kind: z.enum(ledgerKinds),
    /** Above 0 the customer owes more. */
    amount: Amount,
    currency: z.enum(currencies),
    /** What's open after this row, in its currency. */
    balance: Amount,
    day: Day,
    created: Instant,
    /** Who wrote it; null if it was the product itself, if it isn't known, and for agencies. */
    by: z.string().nullable(),
    method: z.enum(paymentMethods).nullable(),
    reference: z.string(),
    reason: z.enum(adjustmentReasons).nullable(),
    note: z.string(),
    /** What came in, if it was another currency than the order's, and the units per dollar of both. */
    received: z
      .object({ amount: Amount, currency: z.enum(currencies), rate: z.number(), orderRate: z.number() })
      .nullable(),
    /** The row it takes back. */
    reverses: Id.nullable(),
    /** The canceled tour that it's about. */
    entry: Id.nullable(),
    /** The guide or driver who took the cash, and when it was handed over; null for the office, and for agencies. */
    heldBy: z.object({ _id: Id, name: z.string(), handedOver: Day.nullable() }).nullable(),
  })
  .meta({ id: 'LedgerEntry' })

/** Money that staff received, in the order's currency unless it names another (LEDG-08, LEDG-09). */
export const RecordedPayment = z.object({
  kind: z.literal('payment'),
  method: z.enum(handMethods),
  amount: z.number().max(10_000_000),
  currency: z.enum(currencies).optional(),
  day: Day,
  reference: text(100).default(''),
  note: lines(1000).default(''),
  /** The guide or driver who took the cash; null for the office (LEDG-10). */
  heldBy: Id.nullable().default(null),
  /** Without it, more than what's open is refused. */
  isOverpayment: z.boolean().default(false),
  clientKey: Id,
})

/** A part of the total to ask for by itself, in the order's currency. */
export const AddedPayment = z.object({ amount: z.number().max(10_000_000), clientKey: Id })

/** How staff gave a refund back. */
export const MadeRefund = z.object({
  method: z.enum(handMethods),
  day: Day,
  reference: text(100).default(''),
  note: lines(1000).default(''),
})

/** Why what's open is given up; `amount` is what was open when it was decided. */
export const WriteOff = z.object({
  amount: ShownAmount,
  reason: lines(1000).default(''),
  clientKey: Id,
})

/** Why a row is taken back. */
export const EntryReversal = z.object({ reason: lines(1000).min(1), clientKey: Id })

/** The ledger of an order, oldest row first, and what it adds up to in the order's currency. */
export const Ledger = z.object({
  data: z.array(LedgerEntry),
  currency: z.enum(currencies),
  total: Amount,
  /** What came in less what went back. */
  paid: Amount,
  /** Still to be paid; below 0, paid above the total. */
  balance: Amount,
  /** Promised to go back and not gone yet. */
  toRefund: Amount,
})
export type Ledger = z.output<typeof Ledger>

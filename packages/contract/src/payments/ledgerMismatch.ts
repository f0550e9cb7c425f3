import { mismatchKinds } from '@tourdesk/domain/payments/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { Amount, Day, Id, Instant } from '../parts.ts'

/**
 * A difference between an order's money and its ledger, found by the nightly check, or a refund made at the
 * card provider.
 */
export const LedgerMismatch = z
  .object({
    _id: Id,
    /** Null for statements, and for a refund made at the card provider that doesn't say which order it's for. */
    orderId: Id.nullable(),
    orderNumber: z.int().nullable(),
    customer: z.string(),
    /** The statement of an agency that it's about; null for the other kinds. */
    statement: z.object({ _id: Id, number: z.string(), agency: z.string() }).nullable(),
    kind: z.enum(mismatchKinds),
    /** The amount by the ledger, or by our books for a card payment; null for statuses. */
    expected: Amount.nullable(),
    found: Amount.nullable(),
    currency: z.enum(currencies),
    /** The provider's data about such a refund; null for the other kinds. */
    transaction: z.object({ number: z.string(), day: Day, authorization: z.string() }).nullable(),
    foundAt: Instant,
    /** When it was found to be settled. */
    settledAt: Instant.nullable(),
  })
  .meta({ id: 'LedgerMismatch' })
export type LedgerMismatch = z.output<typeof LedgerMismatch>

import { mismatchKinds } from '@tourdesk/domain/payments/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { Amount, Day, Id, Instant } from '../parts.ts'

/**
 * Something about an order's money that the nightly check found not to agree with its ledger (LEDG-27), or a refund that
 * somebody made at the card provider.
 */
export const LedgerMismatch = z
  .object({
    _id: Id,
    /** Null for a refund that somebody made at the card provider, if the provider doesn't say of what. */
    orderId: Id.nullable(),
    orderNumber: z.int().nullable(),
    customer: z.string(),
    kind: z.enum(mismatchKinds),
    /** By the ledger, or by our books for a card payment; null for statuses. */
    expected: Amount.nullable(),
    found: Amount.nullable(),
    currency: z.enum(currencies),
    /** What the provider says of such a refund; null for the other kinds. */
    transaction: z.object({ number: z.string(), day: Day, authorization: z.string() }).nullable(),
    foundAt: Instant,
    /** When it was found to be gone. */
    settledAt: Instant.nullable(),
  })
  .meta({ id: 'LedgerMismatch' })
export type LedgerMismatch = z.output<typeof LedgerMismatch>

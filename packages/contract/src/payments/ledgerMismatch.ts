import { mismatchKinds } from '@tourdesk/domain/payments/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { Amount, Id, Instant } from '../parts.ts'

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

import { cancelTerms, refundTargets } from '@tourdesk/domain/payments/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { Amount, Id, lines, secret } from '../parts.ts'
import { CancellationTier } from '../payments/cancellationPolicies.ts'

/** How an order or some of its tours are canceled. */
const choice = {
  /** Only these tours; if omitted, the whole order. */
  entries: z.array(Id).min(1).max(30).optional(),
  /** If omitted, `canRefund` decides: staff refund all or nothing, agencies by the terms of the tours. */
  terms: z.enum(cancelTerms).optional(),
  /** The refund, in the order's currency; only for the terms `amount`. */
  amount: z.number().max(10_000_000).optional(),
  /** If false, unpaid fees are written off. */
  collectFees: z.boolean().default(false),
  /** To store credit, or back to where the money came from; what store credit paid always goes back to it. */
  refundTo: z.enum(refundTargets).default('source'),
}

export const CancelPreviewInput = z.object({ ...choice, canRefund: z.boolean().default(true) })

export const CancelInput = z.object({
  ...choice,
  orderId: Id,
  canRefund: z.boolean(),
  /** Why the refund is higher than the terms say. */
  reason: lines(1000).default(''),
  /** The hash of the preview that was seen; refused if the preview would be different now. */
  hash: secret(100).optional(),
})

/** What canceling would do, in the order's currency. */
export const CancelPreview = z.object({
  lines: z.array(
    z.object({
      entry: Id,
      share: Amount,
      /** The refunded percentage, 0 to 100; null where an amount was chosen. */
      percent: z.number().nullable(),
      /** The step of the terms that applies; null if none does. */
      tier: CancellationTier.nullable(),
      fee: Amount,
    }),
  ),
  currency: z.enum(currencies),
  totalAfter: Amount,
  paid: Amount,
  refund: Amount,
  /** The part of the refund that goes back to the store credit that paid it. */
  backToCredit: Amount,
  /** The part of the refund that becomes a new store credit. */
  newCredit: Amount,
  /** The refund by the terms. */
  refundByPolicy: Amount,
  /** The part of the fees that's written off. */
  writeOff: Amount,
  open: Amount,
  hash: z.string(),
})
export type CancelPreview = z.output<typeof CancelPreview>

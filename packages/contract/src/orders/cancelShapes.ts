import { cancelTerms, refundTargets } from '@tourdesk/domain/payments/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { Amount, Id, lines, secret } from '../parts.ts'
import { CancellationTier } from '../payments/cancellationPolicies.ts'

/** How an order or some of its tours are canceled (LEDG-19). */
const choice = {
  /** Only these tours; without it, the whole order. */
  entries: z.array(Id).min(1).max(30).optional(),
  /** Without it, `canRefund` decides: staff refund all or nothing, agencies what the terms of the tours say. */
  terms: z.enum(cancelTerms).optional(),
  /** What goes back, in the order's currency; only for the terms `amount`. */
  amount: z.number().max(10_000_000).optional(),
  /** Without it, fees that aren't paid are given up. */
  collectFees: z.boolean().default(false),
  /** To store credit, or back to where the money came from; what store credit paid goes back to it either way. */
  refundTo: z.enum(refundTargets).default('source'),
}

export const CancelPreviewInput = z.object({ ...choice, canRefund: z.boolean().default(true) })

export const CancelInput = z.object({
  ...choice,
  orderId: Id,
  canRefund: z.boolean(),
  /** Why more goes back than the terms say. */
  reason: lines(1000).default(''),
  /** Of the preview that was seen; refused if it would be another one now. */
  hash: secret(100).optional(),
})

/** What canceling would do, in the order's currency (LEDG-18). */
export const CancelPreview = z.object({
  lines: z.array(
    z.object({
      entry: Id,
      share: Amount,
      /** What goes back of the share, 0 to 100; null where an amount was chosen. */
      percent: z.number().nullable(),
      /** The step of the terms that decides; null when none applies. */
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
  /** What the terms would give back. */
  refundByPolicy: Amount,
  /** What's given up of the fees. */
  writeOff: Amount,
  open: Amount,
  hash: z.string(),
})
export type CancelPreview = z.output<typeof CancelPreview>

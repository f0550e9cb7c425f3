import { refundStates } from '@tourdesk/domain/payments/refundTask'
import { paymentMethods } from '@tourdesk/domain/payments/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { Amount, Id, Instant } from '../parts.ts'

/** A refund that is promised but not paid yet; `response` is why the card company refused it. */
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
    /** How the money was paid. */
    method: z.enum(paymentMethods),
    state: z.enum(refundStates),
    response: z.string(),
    created: Instant,
  })
  .meta({ id: 'PendingRefund' })
export type PendingRefund = z.output<typeof PendingRefund>

import { paymentMethods } from '@tourdesk/domain/payments/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { Amount, Day, Id } from '../parts.ts'

/** How money moved: it came in, it was given back, or a payment or refund was reversed. */
const receivedKinds = ['payment', 'refund', 'reversal'] as const

/** A row of a ledger that moved money, as it was received: below 0 if it went back to the customer. */
export const ReceivedMoney = z
  .object({
    _id: Id,
    orderId: Id,
    orderNumber: z.int(),
    customer: z.string(),
    agency: z.string(),
    /** The day on which it changed hands; of a reversal, the day it was reversed. */
    day: Day,
    kind: z.enum(receivedKinds),
    method: z.enum(paymentMethods),
    amount: Amount,
    /** The currency in which it was received. */
    currency: z.enum(currencies),
    reference: z.string(),
    /** Who recorded it; null if the product did, or if it's unknown. */
    by: z.string().nullable(),
  })
  .meta({ id: 'ReceivedMoney' })
export type ReceivedMoney = z.output<typeof ReceivedMoney>

/** The sums of received money by day, method and currency, earliest day first. */
export const ReceivedSums = z
  .object({
    data: z.array(
      z.object({
        day: Day,
        method: z.enum(paymentMethods),
        currency: z.enum(currencies),
        /** How many rows it's made of. */
        count: z.int(),
        amount: Amount,
      }),
    ),
  })
  .meta({ id: 'ReceivedSums' })
export type ReceivedSums = z.output<typeof ReceivedSums>

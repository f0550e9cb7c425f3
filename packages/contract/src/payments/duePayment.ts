import { messageChannels } from '@tourdesk/domain/messages/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { Amount, Day, Id } from '../parts.ts'

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
    /** The number of the instalment that it's for. */
    instalment: z.int().nullable(),
    amount: Amount,
    currency: z.enum(currencies),
    paymentUrl: z.string().nullable(),
    paymentUrl2: z.string().nullable(),
    /** When its customer was last asked for it, and on which channel; null if never. */
    reminded: z.object({ day: Day, channel: z.enum(messageChannels) }).nullable(),
  })
  .meta({ id: 'DuePayment' })
export type DuePayment = z.output<typeof DuePayment>

/** Charges that are due today or later, or those whose due day has passed. */
export const duePaymentLists = ['due', 'overdue'] as const
export type DuePaymentList = (typeof duePaymentLists)[number]

/** The sums of a list's charges by currency; none with more charges than `most`. */
export const DueSums = z
  .object({
    charges: z.int(),
    isOver: z.boolean(),
    most: z.int(),
    money: z.array(z.object({ currency: z.enum(currencies), charges: z.int(), amount: Amount })),
  })
  .meta({ id: 'DueSums' })
export type DueSums = z.output<typeof DueSums>

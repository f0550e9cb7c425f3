import { entryStatuses } from '@tourdesk/domain/entries/vocabulary'
import { departureNews } from '@tourdesk/domain/messages/automatic'
import { messageChannels, silences } from '@tourdesk/domain/messages/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { Amount, Day, Id, Instant } from '../parts.ts'

/** How much of its money an order gets back. */
export const batchTerms = ['full', 'policy', 'none'] as const
export type BatchTerms = (typeof batchTerms)[number]

/** The departures of a batch; with `entries`, only these of the people on one. */
export const BatchDepartures = z
  .array(z.object({ tour: Id, date: Day, entries: z.array(Id).min(1).max(300).optional() }))
  .min(1)
  .max(100)
export type BatchDepartures = z.output<typeof BatchDepartures>

/** A tour of an order, as a preview shows it. */
export const BatchEntry = z.object({
  _id: Id,
  tour: z.string(),
  date: Day,
  people: z.int(),
  status: z.enum(entryStatuses),
})

const BatchMessage = z.object({
  event: z.enum(departureNews),
  reader: z.enum(['customer', 'agency']).nullable(),
  channel: z.enum(messageChannels).nullable(),
  reason: z.enum(silences).nullable(),
})

/** The message of an order in a preview. */
export type BatchMessage = z.output<typeof BatchMessage>

/** What each item of a preview says about its order. */
export const batchItem = {
  order: z.object({ _id: Id, orderNumber: z.int() }),
  customer: z.string(),
  agency: z.string(),
  people: z.int(),
  currency: z.enum(currencies),
  paid: Amount,
  /** Why it can't be done with this order. */
  problem: z
    .object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })
    .nullable(),
  /** Its message: who gets it by which way, or why nobody does; null without messages. */
  message: BatchMessage.nullable(),
}

/** What each preview says besides its items. */
export const batchPreview = {
  _id: Id,
  hash: z.string(),
  expiresAt: Instant,
  /** What becomes free if it's done to all. */
  units: z.int(),
  seats: z.int(),
  crew: z.array(z.string()),
}

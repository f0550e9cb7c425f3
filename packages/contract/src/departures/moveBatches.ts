import { groupTypes, languages } from '@tourdesk/domain/catalogue/vocabulary'
import { mergedUnits, movePrices } from '@tourdesk/domain/departures/batch'
import { z } from 'zod'
import { Amount, Day, Id, lines, text } from '../parts.ts'
import { BatchDepartures, BatchEntry, batchItem, batchPreview } from './batchParts.ts'

const Reason = z.object({ reason: text(300).min(1) })

const moving = {
  from: BatchDepartures,
  price: z.enum(movePrices),
  /** For the log. */
  text: lines(500).default(''),
  /** For customers, in their messages. */
  customersText: text(200).default(''),
  /** False to send customers no message. */
  messages: z.boolean().default(true),
  /** Why they're moved although there are too few places. */
  oversell: Reason.optional(),
  /** Why they're moved although the departure is closed, or the tour not offered on that day. */
  override: Reason.optional(),
}

/** What moving departures asks for: another tour, another date, or both. */
export const MoveRequest = z.object({
  kind: z.literal('move'),
  ...moving,
  to: z.object({ tour: Id.optional(), date: Day.optional() }),
})
export type MoveRequest = z.output<typeof MoveRequest>

/** What merging a departure into another of the same day asks for. */
export const MergeRequest = z.object({
  kind: z.literal('merge'),
  ...moving,
  to: z.object({ tour: Id }),
  /** What everybody gets; left out, all keep theirs. */
  group_type: z.enum(groupTypes).exclude(['private_group']).optional(),
  language: z.enum(languages).optional(),
  /** Whether its vehicles come along with their crews and people, or are removed. */
  units: z.enum(mergedUnits),
})
export type MergeRequest = z.output<typeof MergeRequest>

/** An order in the preview of a move. */
const MoveItem = z.object({
  ...batchItem,
  entries: z.array(BatchEntry.extend({ to: z.object({ tour: z.string(), date: Day }) })),
  /** Null while it's to be determined. */
  priceBefore: Amount.nullable(),
  priceAfter: Amount.nullable(),
  /** What the price lists say; null if that's to be determined. */
  listPrice: Amount.nullable(),
  /** What its customer has to pay in addition. */
  charge: Amount,
  /** What goes back, if that's wanted. */
  refund: Amount,
  /** True if only places are missing, which another order may leave to it. */
  isShort: z.boolean(),
})
export type MoveItem = z.output<typeof MoveItem>

/** What a move, a merge, or undoing one would do to each order. */
export const MovePreview = z.object({
  kind: z.enum(['move', 'merge', 'undo']),
  ...batchPreview,
  items: z.array(MoveItem),
})
export type MovePreview = z.output<typeof MovePreview>

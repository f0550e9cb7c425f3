import { batchKinds, movePrices } from '@tourdesk/domain/departures/batch'
import { messageChannels, messageEvents, messageStates, silences } from '@tourdesk/domain/messages/vocabulary'
import { cancelReasons } from '@tourdesk/domain/orders/vocabulary'
import { refundStates } from '@tourdesk/domain/payments/refundTask'
import { refundTargets } from '@tourdesk/domain/payments/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { Amount, Day, Id, IdParams, Instant, lines, secret, text } from '../parts.ts'
import { BatchDepartures, BatchEntry, batchItem, batchPreview, batchTerms } from './batchParts.ts'
import { MergeRequest, MovePreview, MoveRequest } from './moveBatches.ts'

/** What canceling departures asks for. */
export const CancelRequest = z.object({
  kind: z.literal('cancel'),
  from: BatchDepartures,
  reason: z.enum(cancelReasons).exclude(['customer']),
  /** For the log. */
  text: lines(500).min(1),
  /** For customers, in their messages. */
  customersText: text(200).default(''),
  /** False to send customers no message. */
  messages: z.boolean().default(true),
  /** Closes departures on which someone stays. */
  closes: z.boolean().default(false),
})
export type CancelRequest = z.output<typeof CancelRequest>

const BatchRequest = z.discriminatedUnion('kind', [CancelRequest, MoveRequest, MergeRequest])
export type BatchRequest = z.output<typeof BatchRequest>

/** What an order's money would be by some terms, in the order's currency. */
const Outcome = z.object({ priceAfter: Amount, fee: Amount, refund: Amount, backToCredit: Amount })
export type BatchOutcome = z.output<typeof Outcome>

/** An order in the preview of a cancellation. */
const CancelItem = z.object({
  ...batchItem,
  entries: z.array(BatchEntry),
  /** True if nothing of the order is left. */
  isWhole: z.boolean(),
  priceBefore: Amount,
  /** Null for an order that can't be canceled like this, for the reason in `problem`. */
  outcomes: z.object({ full: Outcome, policy: Outcome, none: Outcome }).nullable(),
})
export type CancelItem = z.output<typeof CancelItem>

/** What canceling departures would do, for each order. */
const CancelPreview = z.object({
  kind: z.literal('cancel'),
  ...batchPreview,
  items: z.array(CancelItem),
})
export type CancelPreview = z.output<typeof CancelPreview>

const BatchPreview = z.discriminatedUnion('kind', [CancelPreview, MovePreview])
export type BatchPreview = z.output<typeof BatchPreview>

/** An order of a batch, with how much of what it costs less it gets back, and where to. */
const CommittedOrder = z.object({
  order: Id,
  terms: z.enum(batchTerms),
  refundTo: z.enum(refundTargets).default('source'),
})

/** How far the refunds of a batch are. */
const RefundCounts = z.object({
  refunded: z.int(),
  on_its_way: z.int(),
  to_do: z.int(),
  refused: z.int(),
})

const NamedDeparture = z.object({ tour: z.object({ _id: Id, name: z.string() }), date: Day })

/** Departures that were canceled, moved or merged, with the orders of it. */
export const DepartureBatch = z
  .object({
    _id: Id,
    kind: z.enum(batchKinds),
    departures: z.array(NamedDeparture),
    /** Where they were moved to; null for a cancellation, and for undoing a move. */
    to: NamedDeparture.nullable(),
    /** Null for a cancellation. */
    price: z.enum(movePrices).nullable(),
    /** Why they were canceled; null for other kinds. */
    reason: z.enum(cancelReasons).nullable(),
    text: z.string(),
    customersText: z.string(),
    messages: z.boolean(),
    by: z.string(),
    at: Instant,
    orders: z.array(
      z.object({
        order: z.object({ _id: Id, orderNumber: z.int() }),
        customer: z.string(),
        /** Its message as it is now; null if none was planned. */
        message: z
          .object({
            _id: Id,
            event: z.enum(messageEvents),
            state: z.enum(messageStates),
            channel: z.enum(messageChannels).nullable(),
            address: z.string(),
            reason: z.enum(silences).nullable(),
          })
          .nullable(),
        /** Each refund with its state; null once it's paid. */
        refunds: z.array(
          z.object({
            _id: Id,
            amount: Amount,
            currency: z.enum(currencies),
            state: z.enum(refundStates).nullable(),
            response: z.string(),
          }),
        ),
      }),
    ),
    counts: RefundCounts,
    isFinished: z.boolean(),
    /** Until when it can be undone; null if it can't be. */
    undoUntil: Instant.nullable(),
    /** When it was undone. */
    undoneAt: Instant.nullable(),
  })
  .meta({ id: 'DepartureBatch' })
export type DepartureBatch = z.output<typeof DepartureBatch>

export const departureBatches = {
  preview: route({
    method: 'POST',
    path: '/departureBatches/preview',
    access: 'dispatch.write',
    summary:
      'What canceling, moving or merging departures would do to each order; changes nothing and lasts 30 minutes',
    body: BatchRequest,
    answer: BatchPreview,
  }),
  commit: route({
    method: 'POST',
    path: '/departureBatches',
    access: 'dispatch.write',
    summary:
      'Cancel, move or merge departures as their preview showed, in one step; the same `clientKey` again answers the first batch',
    body: z.object({
      preview: Id,
      hash: secret(100),
      items: z.array(CommittedOrder).max(300),
      clientKey: Id,
    }),
    answer: DepartureBatch,
    status: 201,
  }),
  get: route({
    method: 'GET',
    path: '/departureBatches/:id',
    access: 'dispatch.write',
    summary: 'A batch, with the refunds of its orders as they are now',
    params: IdParams,
    answer: DepartureBatch,
  }),
  retry: route({
    method: 'POST',
    path: '/departureBatches/:id/retry',
    access: 'departures.cancel',
    summary: 'Send all refunds of a batch that a card company refused again',
    params: IdParams,
    answer: DepartureBatch,
  }),
  undo: route({
    method: 'POST',
    path: '/departureBatches/:id/undo',
    access: 'dispatch.write',
    summary:
      'What undoing a move or merge would do to each order, within 24 hours and as long as none changed; commit it like any preview',
    params: IdParams,
    answer: BatchPreview,
  }),
}

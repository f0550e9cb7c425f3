import { entryStatuses } from '@tourdesk/domain/entries/vocabulary'
import { cancelReasons } from '@tourdesk/domain/orders/vocabulary'
import { refundStates } from '@tourdesk/domain/payments/refundTask'
import { refundTargets } from '@tourdesk/domain/payments/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { Amount, Day, Id, IdParams, Instant, lines, secret } from '../parts.ts'

/** How much of its money an order gets back. */
export const batchTerms = ['full', 'policy', 'none'] as const
export type BatchTerms = (typeof batchTerms)[number]

const Departures = z
  .array(z.object({ tour: Id, date: Day }))
  .min(1)
  .max(100)

/** What canceling departures asks for. */
export const BatchRequest = z.object({
  kind: z.literal('cancel'),
  from: Departures,
  reason: z.enum(cancelReasons).exclude(['customer']),
  /** For the log. */
  text: lines(500).min(1),
  /** For customers, in their messages. */
  customersText: lines(200).default(''),
  /** False to send customers no message. */
  messages: z.boolean().default(true),
  /** Closes departures on which someone stays. */
  closes: z.boolean().default(false),
})
export type BatchRequest = z.output<typeof BatchRequest>

/** What an order's money would be by some terms, in the order's currency. */
const Outcome = z.object({ priceAfter: Amount, fee: Amount, refund: Amount, backToCredit: Amount })
export type BatchOutcome = z.output<typeof Outcome>

/** An order in a preview. */
const BatchItem = z.object({
  order: z.object({ _id: Id, orderNumber: z.int() }),
  customer: z.string(),
  agency: z.string(),
  entries: z.array(
    z.object({
      _id: Id,
      tour: z.string(),
      date: Day,
      people: z.int(),
      status: z.enum(entryStatuses),
    }),
  ),
  people: z.int(),
  /** True if nothing of the order is left. */
  isWhole: z.boolean(),
  currency: z.enum(currencies),
  priceBefore: Amount,
  paid: Amount,
  /** Null for an order that can't be canceled like this, for the reason in `problem`. */
  outcomes: z.object({ full: Outcome, policy: Outcome, none: Outcome }).nullable(),
  problem: z
    .object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })
    .nullable(),
  /** Which message its customer gets, as far as messages of that kind are on. */
  message: z.enum(['order_canceled', 'order_changed', 'none']),
})
export type BatchItem = z.output<typeof BatchItem>

/** What canceling departures would do, for each order. */
export const BatchPreview = z.object({
  _id: Id,
  hash: z.string(),
  expiresAt: Instant,
  items: z.array(BatchItem),
  /** What becomes free if all is canceled. */
  units: z.int(),
  seats: z.int(),
  crew: z.array(z.string()),
})
export type BatchPreview = z.output<typeof BatchPreview>

/** An order that's canceled by a batch, with how much it gets back and where to. */
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

/** Departures that were canceled, with the orders of it. */
export const DepartureBatch = z
  .object({
    _id: Id,
    departures: z.array(z.object({ tour: z.object({ _id: Id, name: z.string() }), date: Day })),
    reason: z.enum(cancelReasons),
    text: z.string(),
    messages: z.boolean(),
    by: z.string(),
    at: Instant,
    orders: z.array(
      z.object({
        order: z.object({ _id: Id, orderNumber: z.int() }),
        customer: z.string(),
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
  })
  .meta({ id: 'DepartureBatch' })
export type DepartureBatch = z.output<typeof DepartureBatch>

export const departureBatches = {
  preview: route({
    method: 'POST',
    path: '/departureBatches/preview',
    access: 'departures.cancel',
    summary: 'What canceling whole departures would do to each order; changes nothing and lasts 30 minutes',
    body: BatchRequest,
    answer: BatchPreview,
  }),
  commit: route({
    method: 'POST',
    path: '/departureBatches',
    access: 'departures.cancel',
    summary:
      'Cancel departures as their preview showed, in one step; the same `clientKey` again answers the first batch',
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
    access: 'departures.cancel',
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
}

import { loggedFields } from '@tourdesk/domain/orders/orderChanges'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { Undo } from '../activity/undo.ts'
import { route } from '../kernel/route.ts'
import { AgencyOrdersQuery, OperationsQuery } from '../lists.ts'
import { Amount, allOf, exactTotal, HeadCounts, Id, IdParams, Instant, longPageOf, text } from '../parts.ts'
import { CreditPayment } from '../payments/credits.ts'
import {
  AddedPayment,
  EntryReversal,
  Ledger,
  MadeRefund,
  RecordedPayment,
  WriteOff,
} from '../payments/ledgerShapes.ts'
import { BookingHabits, customerSearch, KnownCustomer } from './bookingShapes.ts'
import { CancelInput, CancelPreview, CancelPreviewInput } from './cancelShapes.ts'
import { CustomerLink, LinkMail, MailLanguage } from './checkout.ts'
import {
  AgencyExportQuery,
  AgencyOrder,
  OperationsExportQuery,
  OperationsRow,
  OperationsSums,
  OperationsSumsQuery,
} from './orderLists.ts'
import { CalculatedPrices, Order, OrderChange, OrderInput, PaidOrderChange, Place } from './orderShapes.ts'

/** The order after a change, and how to undo the change. */
const UndoableOrder = Order.extend({ undo: Undo }).meta({ id: 'UndoableOrder' })

export const orders = {
  agency: route({
    method: 'GET',
    path: '/orders/agency',
    access: 'orders.read',
    summary: "The agency's own orders, one row each; agents get those they sold or made",
    query: AgencyOrdersQuery.extend(exactTotal),
    answer: longPageOf(AgencyOrder),
  }),
  get: route({
    method: 'GET',
    path: '/orders/:id',
    access: 'orders.read',
    summary: 'One order',
    params: IdParams,
    answer: Order,
  }),
  habits: route({
    method: 'GET',
    path: '/orders/habits',
    access: 'orders.place',
    summary: 'What the caller chose in their own last orders, for the presets of the next one',
    answer: BookingHabits,
  }),
  customers: route({
    method: 'GET',
    path: '/orders/customers',
    access: 'orders.place',
    summary:
      'Customers of earlier orders that the caller may see, by the beginning of their phone number or email; the newest first',
    query: z.object({ q: text(customerSearch.longest).min(customerSearch.shortest) }),
    answer: allOf(KnownCustomer),
  }),
  place: route({
    method: 'POST',
    path: '/orders',
    access: 'orders.place',
    summary: 'Place a new order; repeating a `clientKey` returns the first order',
    body: OrderInput.extend({
      clientKey: Id.optional(),
      /** The party of the waiting list that it's placed for; the order takes what's offered to it. */
      waiting: Id.optional(),
    }),
    answer: Order,
    status: 201,
  }),
  change: route({
    method: 'PUT',
    path: '/orders/:id',
    access: 'orders.change',
    summary: 'Change an order; `updatedAt` is the version last read',
    params: IdParams,
    body: OrderChange,
    answer: UndoableOrder,
  }),
  changePaid: route({
    method: 'PUT',
    path: '/orders/:id',
    when: { bodyHas: 'changePaid' },
    access: 'orders.settle',
    summary:
      'Change a paid order on purpose, also what its price depends on; the difference is asked for or goes back. Refused if it would cost something else than `total`',
    params: IdParams,
    body: PaidOrderChange,
    answer: UndoableOrder,
  }),
  changeByPost: route({
    method: 'POST',
    path: '/orders',
    when: { bodyHas: '_id' },
    access: 'orders.change',
    summary: 'Change the order with that `_id`, like `PUT /orders/:id`; an unknown id is not found',
    body: OrderChange.extend({ _id: Id }),
    answer: UndoableOrder,
  }),
  cancel: route({
    method: 'POST',
    path: '/orders/cancel',
    access: 'orders.cancel',
    summary:
      'Cancel an order or some of its tours; `updatedAt` is the version last read, `hash` the preview that was seen',
    body: CancelInput.extend({ updatedAt: Instant.optional() }),
    answer: UndoableOrder,
  }),
  cancelPreview: route({
    method: 'POST',
    path: '/orders/:id/cancelPreview',
    access: 'orders.cancel',
    summary: 'What canceling an order or some of its tours would do to its money; changes nothing',
    params: IdParams,
    body: CancelPreviewInput,
    answer: CancelPreview,
  }),
  writeOff: route({
    method: 'POST',
    path: '/orders/:id/writeOff',
    access: 'ledger.override',
    summary: 'Write off the balance of an order',
    params: IdParams,
    body: WriteOff,
    answer: Order,
    status: 201,
  }),
  addPayment: route({
    method: 'POST',
    path: '/orders/:id/payments',
    access: 'orders.settle',
    summary:
      "Split off a part of the total as a separate payment, in the order's currency; the same `clientKey` again answers the first result",
    params: IdParams,
    body: AddedPayment,
    answer: Order,
    status: 201,
  }),
  settlePayment: route({
    method: 'POST',
    path: '/orders/:id/payments/:paymentId/paid',
    access: 'orders.settle',
    summary: 'Mark a payment to the agency, or its refund, as paid',
    params: IdParams.extend({ paymentId: Id }),
    answer: Order,
  }),
  makeRefund: route({
    method: 'POST',
    path: '/orders/:id/refunds/:paymentId/made',
    access: 'orders.settle',
    summary: 'Mark a refund as made by hand, with how and when',
    params: IdParams.extend({ paymentId: Id }),
    body: MadeRefund,
    answer: Order,
  }),
  retryRefund: route({
    method: 'POST',
    path: '/orders/:id/refunds/:paymentId/retry',
    access: 'orders.settle',
    summary: 'Send a refund that the card company refused to the card again',
    params: IdParams.extend({ paymentId: Id }),
    answer: Order,
  }),
  ledger: route({
    method: 'GET',
    path: '/orders/:id/ledger',
    access: 'orders.read',
    summary: 'What happened to the money of an order; agencies see neither notes nor who wrote them',
    params: IdParams,
    answer: Ledger,
  }),
  recordPayment: route({
    method: 'POST',
    path: '/orders/:id/ledger',
    access: 'orders.settle',
    summary: 'Record money that staff received; the same `clientKey` again answers the first result',
    params: IdParams,
    body: RecordedPayment,
    answer: Order,
    status: 201,
  }),
  payByCredit: route({
    method: 'POST',
    path: '/orders/:id/credit',
    access: 'orders.settle',
    summary: 'Pay an order by store credit; the same `clientKey` again answers the first result',
    params: IdParams,
    body: CreditPayment,
    answer: Order,
    status: 201,
  }),
  reverseEntry: route({
    method: 'POST',
    path: '/ledger/:id/reverse',
    access: 'orders.settle',
    summary: 'Take back a payment or refund recorded by mistake, by a row of the same amount',
    params: IdParams,
    body: EntryReversal,
    answer: Order,
    status: 201,
  }),
  link: route({
    method: 'GET',
    path: '/orders/:id/link',
    access: 'orders.read',
    summary: 'The link by which the customer opens an order, and who sent which link last',
    params: IdParams,
    answer: CustomerLink,
  }),
  renewLink: route({
    method: 'POST',
    path: '/orders/:id/link',
    access: 'orders.change',
    summary: "Make a new link for the customer; the old one doesn't open any more",
    params: IdParams,
    answer: CustomerLink,
  }),
  linkMail: route({
    method: 'GET',
    path: '/orders/:id/link/mail',
    access: 'orders.change',
    summary:
      'The mail with the link of an order, or of one of its payments, without sending it; by default in the language of the customer’s name',
    params: IdParams,
    query: z.object({ payment: Id.optional(), language: MailLanguage.optional() }),
    answer: LinkMail,
  }),
  sendLink: route({
    method: 'POST',
    path: '/orders/:id/link/mail',
    access: 'orders.change',
    summary: 'Mail the customer the link; within a minute of the last one only with `again`',
    params: IdParams,
    body: z.object({
      payment: Id.nullable().default(null),
      language: MailLanguage.optional(),
      again: z.boolean().default(false),
    }),
    answer: CustomerLink,
  }),
  calculatePrice: route({
    method: 'POST',
    path: '/orders/calculatePrice',
    access: 'orders.place',
    summary: 'The price of an order in the form',
    body: OrderInput.extend({ _id: Id.optional() }),
    answer: z.object({ calculatedPrices: CalculatedPrices }),
  }),
  purchasedTours: route({
    method: 'GET',
    path: '/orders/purchasedTours/data',
    access: 'operations.read',
    summary: 'Entries of all orders, one row each',
    query: OperationsQuery.extend(exactTotal),
    answer: longPageOf(OperationsRow),
  }),
  purchasedTourSums: route({
    method: 'GET',
    path: '/orders/purchasedTours/sums',
    access: 'operations.read',
    summary: 'What the entries of all orders add up to under the same filters, up to a number of them',
    query: OperationsSumsQuery,
    answer: OperationsSums,
  }),
  exportPurchasedTours: route({
    method: 'GET',
    path: '/orders/export',
    access: 'operations.read',
    summary: 'The entries of all orders that match the filters, as an XLSX file',
    query: OperationsExportQuery,
    answer: 'file',
  }),
  exportAgencyOrders: route({
    method: 'GET',
    path: '/orders/export',
    access: 'orders.read',
    when: { query: { type: 'agencyOrders' } },
    summary: "The agency's own orders that match the filters, as an XLSX file; agents get only theirs",
    query: AgencyExportQuery,
    answer: 'file',
  }),
}

/** The value of a field: names instead of ids, amounts with their currency, people by ticket type. */
const LoggedValue = z.union([
  z.null(),
  z.string(),
  z.number(),
  z.boolean(),
  z.object({ amount: Amount, currency: z.enum(currencies) }),
  Place,
  HeadCounts,
])

/** A field changed by an edit of an order; `entry` and `tour` identify the entry. */
const LoggedChange = z.object({
  field: z.enum(loggedFields),
  entry: Id.nullable(),
  tour: z.string().nullable(),
  before: LoggedValue,
  after: LoggedValue,
})

/** A line in the log of a record. */
const LogEntry = z.object({
  _id: Id,
  /** What an edit changed, field by field; empty for other events. */
  changes: z.array(LoggedChange),
  action: z.string(),
  created: Instant,
  user: z.string(),
  details: z.record(z.string(), z.unknown()),
})

export const editLogs = {
  ofOrder: route({
    method: 'GET',
    path: '/editLogs/docs/Order/:id',
    access: 'orders.read',
    summary: 'What happened to an order, newest first',
    params: IdParams,
    answer: allOf(LogEntry),
  }),
}

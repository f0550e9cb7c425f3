import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { DuePaymentsQuery, MismatchesQuery, ReceivedQuery } from '../lists.ts'
import { AsFile, allOf, Day, Id, pageOf } from '../parts.ts'
import { DuePayment, DueSums, duePaymentLists } from './duePayment.ts'
import { LedgerMismatch } from './ledgerMismatch.ts'
import { PendingRefund } from './pendingRefund.ts'
import { ReceivedMoney, ReceivedSums } from './received.ts'

const list = z.enum(duePaymentLists)

export const payments = {
  mismatches: route({
    method: 'GET',
    path: '/payments/mismatches',
    access: 'orders.settle',
    summary: 'What the nightly check of the books found, what still holds first',
    query: MismatchesQuery,
    answer: pageOf(LedgerMismatch),
  }),
  refunds: route({
    method: 'GET',
    path: '/payments/refunds',
    access: 'orders.settle',
    summary:
      'Refunds that have not gone yet, of one order or of all, the oldest first; staff make those in state `to_do`',
    query: z.object({ order: Id.optional() }),
    answer: allOf(PendingRefund),
  }),
  due: route({
    method: 'GET',
    path: '/payments',
    access: 'orders.settle',
    summary: 'Charges that are due or overdue, the earliest due day first',
    query: DuePaymentsQuery.extend({ list }),
    answer: pageOf(DuePayment),
  }),
  dueSums: route({
    method: 'GET',
    path: '/payments/sums',
    access: 'orders.settle',
    summary: 'What all charges of a list add up to, by currency; no sums of more than 20,000 charges',
    query: DuePaymentsQuery.omit({ page: true, limit: true, sort: true }).extend({ list }),
    answer: DueSums,
  }),
  dueFile: route({
    method: 'GET',
    path: '/payments/file',
    access: 'orders.settle',
    summary: 'All charges that the filters find, up to 100,000, as XLSX or CSV',
    query: DuePaymentsQuery.omit({ page: true, limit: true }).extend({ list, ...AsFile.shape }),
    answer: 'file',
  }),
  chosenFile: route({
    method: 'POST',
    path: '/payments/file',
    access: 'orders.settle',
    summary: 'The chosen charges of a list, in the order chosen, as XLSX or CSV',
    body: AsFile.extend({ list, payments: z.array(Id).min(1).max(1000) }),
    answer: 'file',
  }),
  received: route({
    method: 'GET',
    path: '/payments/received',
    access: 'orders.settle',
    summary: 'Money that was received, given back or reversed, as received, newest day first',
    query: ReceivedQuery,
    answer: pageOf(ReceivedMoney),
  }),
  receivedSums: route({
    method: 'GET',
    path: '/payments/received/sums',
    access: 'orders.settle',
    summary:
      'Payments less refunds and what was reversed, by day, method and the currency received; between two days',
    query: ReceivedQuery.omit({ page: true, limit: true }).extend({ startDate: Day, endDate: Day }),
    answer: ReceivedSums,
  }),
  receivedFile: route({
    method: 'GET',
    path: '/payments/received/file',
    access: 'orders.settle',
    summary: 'All received money that the filters find, up to 100,000 rows, as XLSX or CSV',
    query: ReceivedQuery.omit({ page: true, limit: true }).extend(AsFile.shape),
    answer: 'file',
  }),
}

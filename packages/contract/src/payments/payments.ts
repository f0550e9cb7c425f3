import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { DuePaymentsQuery, MismatchesQuery } from '../lists.ts'
import { allOf, Id, pageOf } from '../parts.ts'
import { DuePayment, duePaymentLists } from './duePayment.ts'
import { LedgerMismatch } from './ledgerMismatch.ts'
import { PendingRefund } from './pendingRefund.ts'

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
    query: DuePaymentsQuery.extend({ list: z.enum(duePaymentLists) }),
    answer: pageOf(DuePayment),
  }),
}

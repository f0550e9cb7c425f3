import { bulkStatuses } from '@tourdesk/domain/orders/bulkStatuses'
import { handMethods } from '@tourdesk/domain/payments/vocabulary'
import { z } from 'zod'
import { Undo } from '../activity/undo.ts'
import { route } from '../kernel/route.ts'
import { Day, Id, Instant, ShownAmount, secret, text } from '../parts.ts'
import { CancelPreview } from './cancelShapes.ts'
import { OperationsExportQuery } from './orderLists.ts'

/** The most rows in one call; a screen splits more over several calls. */
const mostInBulk = 200

const ids = z.array(Id).min(1).max(mostInBulk)

/** The outcome for one order: done, or refused with the same code as when it's changed alone. */
const Outcome = z.object({
  orderId: Id,
  /** Null if it's done. */
  code: z.string().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** The outcome of a change, and how to undo it; `undo` is also null if there was nothing to change. */
const Changed = Outcome.extend({ undo: Undo })
const AllChanged = z.object({ data: z.array(Changed) }).meta({ id: 'BulkChanged' })
export type BulkChanged = z.output<typeof Changed>

/** What canceling one order would do; if there's no preview, it can't be canceled, and `code` says why. */
const PreviewedCancel = Outcome.extend({
  /** The tours to cancel; null for the whole order. */
  entries: ids.nullable(),
  updatedAt: Instant.nullable(),
  preview: CancelPreview.nullable(),
})
export type PreviewedCancel = z.output<typeof PreviewedCancel>

/**
 * The same change to several orders: each is decided, saved and logged separately, and answered in the order
 * requested.
 */
export const bulk = {
  mark: route({
    method: 'POST',
    path: '/orders/bulk/status',
    access: 'orders.markEntries',
    summary: 'Set the status of tours of several orders; a tour that has it already stays as it is',
    body: z.object({ status: z.enum(bulkStatuses), entries: ids }),
    answer: AllChanged,
  }),
  assign: route({
    method: 'POST',
    path: '/orders/bulk/agent',
    access: 'operations.read',
    summary: 'Assign several orders to an agent of their agency, or to nobody',
    body: z.object({ agent: Id.nullable(), orders: ids }),
    answer: AllChanged,
  }),
  previewCancel: route({
    method: 'POST',
    path: '/orders/bulk/cancelPreview',
    access: 'orders.cancel',
    summary:
      'What canceling tours of several orders by their terms would do to the money of each, or why it can’t be canceled; all open tours of an order are the whole order',
    body: z.object({ entries: ids }),
    answer: z.object({ data: z.array(PreviewedCancel) }).meta({ id: 'BulkCancelPreview' }),
  }),
  cancel: route({
    method: 'POST',
    path: '/orders/bulk/cancel',
    access: 'orders.cancel',
    summary:
      'Cancel several orders or tours of them by their terms, each as its preview showed; repeating the call with its `clientKey` cancels nothing twice',
    body: z.object({
      clientKey: Id,
      orders: z
        .array(z.object({ orderId: Id, entries: ids.nullable(), hash: secret(100), updatedAt: Instant }))
        .min(1)
        .max(mostInBulk),
    }),
    answer: AllChanged,
  }),
  recordPayments: route({
    method: 'POST',
    path: '/orders/bulk/payments',
    access: 'orders.settle',
    summary:
      'Record money that staff received for chosen charges of several orders, each order its own amount; repeating the call with its `clientKey` records nothing twice',
    body: z.object({
      clientKey: Id,
      method: z.enum(handMethods),
      day: Day,
      reference: text(100).default(''),
      orders: z
        .array(
          z.object({
            orderId: Id,
            /** The charges that are paid, and what they added up to when that was decided. */
            charges: ids,
            amount: ShownAmount,
          }),
        )
        .min(1)
        .max(mostInBulk),
    }),
    answer: AllChanged,
  }),
  export: route({
    method: 'POST',
    path: '/orders/bulk/export',
    access: 'operations.read',
    summary: 'The chosen entries as an XLSX file, with the columns of the whole list',
    body: OperationsExportQuery.pick({ locale: true }).extend({ entries: z.array(Id).min(1).max(1000) }),
    answer: 'file',
  }),
}

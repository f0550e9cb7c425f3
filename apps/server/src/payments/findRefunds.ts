import type { PendingRefund } from '@tourdesk/contract/payments/pendingRefund'
import { toDollars } from '@tourdesk/domain/money'
import { refundState } from '@tourdesk/domain/payments/refundTask'
import type { Call } from '../kernel/call.ts'
import { answering, ask, type Question } from '../kernel/question.ts'
import type { Scope } from '../kernel/scope.ts'
import { scopedQuestion } from '../schema/orderTables.ts'

interface Filter {
  order?: string | undefined
}

/** The pending refunds of one order or of all, oldest first. */
export async function findRefunds({ db, scope }: Call, filter: Filter): Promise<PendingRefund[]> {
  return ask(db, refundsToGo(scope, filter))
}

/** The question behind it, for callers that ask more in the same round trip. */
export function refundsToGo(scope: Scope, { order }: Filter = {}): Question<PendingRefund[]> {
  const pending = pendingRefunds(scope, { order: order ?? '' }, order ? ['order'] : [])
  return answering(pending, (rows) => rows.map(presentRefund))
}

type RefundRow = ReturnType<ReturnType<typeof pendingRefunds>['read']>[number]

function presentRefund(row: RefundRow): PendingRefund {
  return {
    _id: row.id,
    orderId: row.order_id,
    orderNumber: row.order_number,
    customer: `${row.first_name} ${row.last_name}`.trim(),
    mobilePhone: row.mobile_phone,
    agency: row.agency_name,
    amount: toDollars(row.amount),
    currency: row.currency,
    method: row.method ?? 'card',
    state: refundState({ provider: row.provider, isRefused: row.refused_at !== null }),
    response: row.refusal,
    created: row.created_at.toISOString(),
  }
}

const pendingRefunds = scopedQuestion((rows, { order }: { order: string }, shape) => {
  const refunds = rows
    .payments()
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('accounts', 'accounts.id', 'orders.account_id')
    .leftJoin('ledger_entries as source', (join) =>
      join.onRef('source.payment_id', '=', 'payments.refunds_id').on('source.kind', '=', 'payment'),
    )
    .select([
      'payments.id',
      'payments.order_id',
      'payments.amount',
      'payments.currency',
      'payments.provider',
      'payments.refused_at',
      'payments.refusal',
      'payments.created_at',
      'orders.order_number',
      'orders.first_name',
      'orders.last_name',
      'orders.mobile_phone',
      'accounts.name as agency_name',
      'source.method',
    ])
    .where('payments.action', '=', 'refund')
    .where('payments.status', '=', 'pending')
    .orderBy('payments.created_at')
    .orderBy('payments.id')
  return shape.has('order') ? refunds.where('payments.order_id', '=', order) : refunds
})

import type { Payment, PaymentStep } from '@tourdesk/domain/payments/payments'
import { agencyProvider, paymentProvider } from '@tourdesk/domain/payments/vocabulary'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import type { Selectable } from 'kysely'
import type { Tx } from '../kernel/database.ts'
import { newId } from '../kernel/newId.ts'
import { ask } from '../kernel/question.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Payments } from '../schema/orders.ts'
import { changeRows, insertRows, scopedRows } from '../schema/orderTables.ts'
import { paymentsOf } from './paymentsOf.ts'

/** Stored payments, oldest first, as the rules see them. */
export function toPayments(rows: Selectable<Payments>[]): Payment[] {
  return rows.map(({ id, action, status, amount, currency, refunds_id }) => ({
    _id: id,
    action,
    status,
    amount,
    currency,
    refunds: refunds_id,
  }))
}

/** Carries out a payment plan and returns all of the order's payments. */
export async function applyPayments(
  tx: Tx,
  scope: Scope,
  order: { id: string; currency: Currency; createdBy: string | null; now: Date },
  steps: PaymentStep[],
): Promise<Payment[]> {
  for (const step of steps) await applyStep(tx, scope, order, step)
  return toPayments(await ask(tx, paymentsOf(scope, { order: order.id })))
}

async function applyStep(
  tx: Tx,
  scope: Scope,
  order: { id: string; currency: Currency; createdBy: string | null; now: Date },
  step: PaymentStep,
): Promise<void> {
  switch (step.kind) {
    case 'create':
      await insertRows(tx, scope, 'payments', [
        {
          ...common(order),
          action: step.action,
          amount: step.amount,
          currency: order.currency,
          provider: step.action === 'agency' ? agencyProvider : paymentProvider,
        },
      ]).execute()
      return
    case 'refund': {
      const paid = await scopedRows(tx, scope)
        .payments()
        .selectAll()
        .where('id', '=', step.of)
        .executeTakeFirstOrThrow()
      await insertRows(tx, scope, 'payments', [
        {
          ...common(order),
          action: 'refund',
          amount: step.amount,
          currency: paid.currency,
          provider: paid.provider,
          refunds_id: paid.id,
        },
      ]).execute()
      return
    }
    case 'reduce':
      await changeRows(tx, scope, 'payments')
        .set({ amount: step.amount })
        .where('id', '=', step._id)
        .execute()
      return
    case 'cancel':
      await changeRows(tx, scope, 'payments').set({ status: 'canceled' }).where('id', '=', step._id).execute()
      return
    case 'settle':
      await changeRows(tx, scope, 'payments')
        .set({ status: 'paid', settled_at: order.now })
        .where('id', '=', step._id)
        .execute()
  }
}

function common(order: { id: string; createdBy: string | null; now: Date }) {
  return {
    id: newId(),
    order_id: order.id,
    status: 'pending' as const,
    created_by: order.createdBy,
    created_at: order.now,
    transaction_number: null,
    payment_url: null,
    payment_url2: null,
    client_key: null,
    refunds_id: null,
    settled_at: null,
  }
}

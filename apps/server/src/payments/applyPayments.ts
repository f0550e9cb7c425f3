import { type Books, postingOf } from '@tourdesk/domain/payments/ledger'
import type { Payment, PaymentStep } from '@tourdesk/domain/payments/payments'
import { agencyProvider, officeProvider, paymentProvider } from '@tourdesk/domain/payments/vocabulary'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import type { Selectable } from 'kysely'
import type { Tx } from '../kernel/database.ts'
import { addJob } from '../kernel/jobs.ts'
import { newId } from '../kernel/newId.ts'
import { ask } from '../kernel/question.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Payments } from '../schema/orders.ts'
import { changeRows, insertRows, scopedRows } from '../schema/orderTables.ts'
import { newSecret } from './cardAttempts.ts'
import { addEntries, type WrittenWith } from './ledgerEntries.ts'
import { paymentsOf } from './paymentsOf.ts'
import { refundToCardJob } from './refundToCardJob.ts'

/** Stored payments, oldest first, as the rules see them. */
export function toPayments(rows: Selectable<Payments>[]): Payment[] {
  return rows.map(({ id, action, status, amount, currency, refunds_id, instalment, settled_at }) => ({
    _id: id,
    action,
    status,
    amount,
    currency,
    refunds: refunds_id,
    instalment,
    settledAt: settled_at,
  }))
}

interface PaidOrder {
  id: string
  currency: Currency
  createdBy: string | null
  now: Date
}

/** Carries out a payment plan, each movement of money with its row in the ledger, and returns the books. */
export async function applyPayments(
  tx: Tx,
  scope: Scope,
  order: PaidOrder,
  before: Books,
  steps: PaymentStep[],
): Promise<Books> {
  const entries = [...before.entries]
  for (const step of steps) {
    await applyStep(tx, scope, order, step)
    const posting = postingOf(step, before)
    if (posting) entries.push(...(await addEntries(tx, scope, order, [posting], writtenOf(step))))
  }
  if (steps.length === 0) return before
  return { payments: toPayments(await ask(tx, paymentsOf(scope, { order: order.id }))), entries }
}

async function applyStep(tx: Tx, scope: Scope, order: PaidOrder, step: PaymentStep): Promise<void> {
  switch (step.kind) {
    case 'create':
      await insertRows(tx, scope, 'payments', [
        {
          ...common(order),
          action: step.action,
          amount: step.amount,
          currency: order.currency,
          provider: step.action === 'agency' ? agencyProvider : paymentProvider,
          link_token: step.action === 'agency' ? null : newSecret(),
          instalment: step.instalment ?? null,
        },
      ]).execute()
      return
    case 'refund': {
      const paid = await scopedRows(tx, scope)
        .payments()
        .selectAll()
        .where('id', '=', step.of)
        .executeTakeFirstOrThrow()
      const row = {
        ...common(order),
        action: 'refund' as const,
        amount: step.amount,
        currency: paid.currency,
        provider: paid.provider,
        refunds_id: paid.id,
      }
      await insertRows(tx, scope, 'payments', [row]).execute()
      if (paid.provider === paymentProvider) await addJob(tx, refundToCardJob, { paymentId: row.id }, row.id)
      return
    }
    case 'ask':
      await changeRows(tx, scope, 'payments')
        .set({ amount: step.amount, instalment: step.instalment })
        .where('id', '=', step._id)
        .execute()
      return
    case 'reduce':
      await changeRows(tx, scope, 'payments')
        .set({ amount: step.amount })
        .where('id', '=', step._id)
        .execute()
      return
    case 'cancel':
      await changeRows(tx, scope, 'payments').set({ status: 'canceled' }).where('id', '=', step._id).execute()
      return
    case 'receive':
      await insertRows(tx, scope, 'payments', [
        {
          ...common(order),
          id: step._id,
          action: step.action,
          amount: step.amount,
          currency: step.currency,
          provider: step.receipt.method === 'card' ? paymentProvider : officeProvider,
          transaction_number: step.receipt.method === 'card' ? step.receipt.reference : null,
          status: 'paid',
          settled_at: order.now,
        },
      ]).execute()
      return
    case 'takeBack':
      await changeRows(tx, scope, 'payments')
        .set({ status: 'canceled', settled_at: null })
        .where('id', '=', step.payment)
        .execute()
      return
    case 'settle':
      await changeRows(tx, scope, 'payments')
        .set({
          status: 'paid',
          settled_at: order.now,
          ...(step.transaction && { transaction_number: step.transaction }),
        })
        .where('id', '=', step._id)
        .execute()
  }
}

/** What the row of a step keeps in addition to its posting. */
function writtenOf(step: PaymentStep): Partial<WrittenWith> {
  if (step.kind === 'receive') return step.receipt
  if (step.kind === 'settle' && step.made)
    return { day: step.made.day, reference: step.made.reference, note: step.made.note }
  if (step.kind === 'settle' && step.transaction) return { reference: step.transaction }
  return step.kind === 'takeBack' ? { note: step.note, clientKey: step.clientKey } : {}
}

function common(order: PaidOrder) {
  return {
    id: newId(),
    order_id: order.id,
    status: 'pending' as const,
    created_by: order.createdBy,
    created_at: order.now,
    transaction_number: null,
    link_token: null,
    client_key: null,
    refunds_id: null,
    instalment: null,
    settled_at: null,
    sent_at: null,
    refused_at: null,
    refusal: '',
  }
}

import { type Books, postingOf } from '@tourdesk/domain/payments/ledger'
import type { Payment, PaymentStep } from '@tourdesk/domain/payments/payments'
import {
  agencyProvider,
  creditProvider,
  officeProvider,
  paymentProvider,
} from '@tourdesk/domain/payments/vocabulary'
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
import { lockCredits, moveCredit } from './credits.ts'
import { addEntries, type WrittenWith } from './ledgerEntries.ts'
import { paymentsOf } from './paymentsOf.ts'
import { refundToCardJob } from './refundToCardJob.ts'

/** Stored payments, oldest first, as the rules see them. */
export function toPayments(rows: Selectable<Payments>[]): Payment[] {
  return rows.map(
    ({ id, action, status, amount, currency, refunds_id, instalment, settled_at, credit_id }) => ({
      _id: id,
      action,
      status,
      amount,
      currency,
      refunds: refunds_id,
      instalment,
      settledAt: settled_at,
      credit: credit_id,
    }),
  )
}

interface PaidOrder {
  id: string
  currency: Currency
  createdBy: string | null
  now: Date
}

/** Carries out a payment plan, with a ledger row for each movement of money, and returns the books. */
export async function applyPayments(
  tx: Tx,
  scope: Scope,
  order: PaidOrder,
  before: Books,
  steps: PaymentStep[],
): Promise<Books> {
  const entries = [...before.entries]
  await lockCredits(tx, before.payments, steps)
  for (const step of steps) {
    const added = await applyStep(tx, scope, order, before.payments, step)
    const posting = postingOf(step, before, added)
    if (posting) entries.push(...(await addEntries(tx, scope, order, [posting], writtenOf(step))))
  }
  if (steps.length === 0) return before
  return { payments: toPayments(await ask(tx, paymentsOf(scope, { order: order.id }))), entries }
}

/** Carries out one step. Returns the id of the refund if it gives a credit. */
async function applyStep(
  tx: Tx,
  scope: Scope,
  order: PaidOrder,
  payments: Payment[],
  step: PaymentStep,
): Promise<string | null> {
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
          client_key: step.clientKey ?? null,
        },
      ]).execute()
      return null
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
      return null
    }
    case 'ask':
      await changeRows(tx, scope, 'payments')
        .set({ amount: step.amount, instalment: step.instalment })
        .where('id', '=', step._id)
        .execute()
      return null
    case 'reduce':
      await changeRows(tx, scope, 'payments')
        .set({ amount: step.amount })
        .where('id', '=', step._id)
        .execute()
      return null
    case 'cancel':
      await changeRows(tx, scope, 'payments').set({ status: 'canceled' }).where('id', '=', step._id).execute()
      return null
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
      return null
    case 'useCredit':
      await moveCredit(tx, step.credit, 0 - step.amount)
      await insertRows(tx, scope, 'payments', [
        {
          ...common(order),
          id: step._id,
          action: step.action,
          amount: step.amount,
          currency: step.currency,
          ...byCredit(order, step.credit),
        },
      ]).execute()
      return null
    case 'giveCredit': {
      const paid = payments.find(({ _id }) => _id === step.of)
      if (!paid || step.credit === null) throw new Error('A credit is given for a payment and has an id')
      await moveCredit(tx, step.credit, step.amount)
      const row = {
        ...common(order),
        action: 'refund' as const,
        amount: step.amount,
        currency: paid.currency,
        ...byCredit(order, step.credit),
        refunds_id: step.of,
      }
      await insertRows(tx, scope, 'payments', [row]).execute()
      return row.id
    }
    case 'takeBack': {
      const taken = payments.find(({ _id }) => _id === step.payment)
      if (taken?.credit)
        await moveCredit(tx, taken.credit, taken.action === 'refund' ? 0 - taken.amount : taken.amount)
      await changeRows(tx, scope, 'payments')
        .set({ status: 'canceled', settled_at: null })
        .where('id', '=', step.payment)
        .execute()
      return null
    }
    case 'settle':
      await changeRows(tx, scope, 'payments')
        .set({
          status: 'paid',
          settled_at: order.now,
          ...(step.transaction && { transaction_number: step.transaction }),
        })
        .where('id', '=', step._id)
        .execute()
      return null
  }
}

/** A payment or refund by credit is made at once. */
function byCredit({ now }: PaidOrder, credit: string) {
  return { provider: creditProvider, credit_id: credit, status: 'paid' as const, settled_at: now }
}

/** The additional columns of a step's ledger row, besides its posting. */
function writtenOf(step: PaymentStep): Partial<WrittenWith> {
  if (step.kind === 'receive') return step.receipt
  if (step.kind === 'useCredit') return { reference: step.code, clientKey: step.clientKey }
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
    transaction_day: null,
    link_token: null,
    client_key: null,
    refunds_id: null,
    instalment: null,
    settled_at: null,
    credit_id: null,
    sent_at: null,
    refused_at: null,
    refusal: '',
  }
}

import { createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../kernel/database.ts'
import type { Scope } from '../kernel/scope.ts'
import type { CardAttemptStatus, CardAttempts, Payments } from '../schema/orders.ts'
import { changeRows, insertRows, scopedRows } from '../schema/orderTables.ts'

export type CardAttempt = Selectable<CardAttempts>

/** A part of an address, or a reference that the provider keeps; nobody can guess it. */
export function newSecret(): string {
  return randomBytes(16).toString('base64url')
}

/** Writes down that the provider's page was opened for a charge. */
export async function addAttempt(
  tx: Tx,
  scope: Scope,
  payment: Pick<Selectable<Payments>, 'id' | 'order_id' | 'amount' | 'currency'>,
  opened: { id: string; reference: string; noticeKey: string; now: Date },
): Promise<void> {
  await insertRows(tx, scope, 'card_attempts', [
    {
      id: opened.id,
      order_id: payment.order_id,
      payment_id: payment.id,
      reference: opened.reference,
      notice_key: digest(opened.noticeKey),
      amount: payment.amount,
      currency: payment.currency,
      status: 'open',
      transaction_number: null,
      response: null,
      created_at: opened.now,
      settled_at: null,
    },
  ]).execute()
}

/** Writes down what became of an attempt. */
export async function settleAttempt(
  tx: Tx,
  scope: Scope,
  id: string,
  outcome: {
    status: Exclude<CardAttemptStatus, 'open'>
    transaction: string
    response: string
    now: Date
  },
): Promise<void> {
  await changeRows(tx, scope, 'card_attempts')
    .set({
      status: outcome.status,
      transaction_number: outcome.transaction,
      response: outcome.response,
      settled_at: outcome.now,
    })
    .where('id', '=', id)
    .execute()
}

/** An attempt; undefined for an unknown one, or another scope's. */
export function findAttempt(db: Db | Tx, scope: Scope, id: string): Promise<CardAttempt | undefined> {
  return scopedRows(db, scope).cardAttempts().selectAll().where('id', '=', id).executeTakeFirst()
}

/** The attempt that a notification's address belongs to. */
export function findAttemptByKey(db: Db, scope: Scope, noticeKey: string): Promise<CardAttempt | undefined> {
  return scopedRows(db, scope)
    .cardAttempts()
    .selectAll()
    .where('notice_key', '=', digest(noticeKey))
    .executeTakeFirst()
}

/** The attempts to pay a charge that may have been paid without our hearing of it, oldest first. */
export function findUnpaidAttempts(db: Db, scope: Scope, paymentId: string): Promise<CardAttempt[]> {
  return scopedRows(db, scope)
    .cardAttempts()
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('status', 'in', ['open', 'declined'])
    .orderBy('created_at')
    .execute()
}

function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

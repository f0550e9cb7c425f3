import { createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../kernel/database.ts'
import type { Scope } from '../kernel/scope.ts'
import type { CardAttemptStatus, CardAttempts } from '../schema/orders.ts'
import { changeRows, insertRows, scopedRows } from '../schema/orderTables.ts'

export type CardAttempt = Selectable<CardAttempts>

/** A secret that can't be guessed, for an address or a reference that the provider keeps. */
export function newSecret(): string {
  return randomBytes(16).toString('base64url')
}

/** The amount that the provider's page asks for; `payment` is the first of the charges it covers. */
interface AskedByCard extends Pick<CardAttempt, 'amount' | 'currency'> {
  order: string
  payment: string
}

/** Records that the provider's page was opened. */
export async function addAttempt(
  tx: Tx,
  scope: Scope,
  asked: AskedByCard,
  opened: { id: string; reference: string; noticeKey: string; now: Date },
): Promise<void> {
  await insertRows(tx, scope, 'card_attempts', [
    {
      id: opened.id,
      order_id: asked.order,
      payment_id: asked.payment,
      reference: opened.reference,
      notice_key: digest(opened.noticeKey),
      amount: asked.amount,
      currency: asked.currency,
      status: 'open',
      transaction_number: null,
      response: null,
      created_at: opened.now,
      settled_at: null,
    },
  ]).execute()
}

/** Records the outcome of an attempt. */
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

/** An attempt; undefined if it's unknown or in another scope. */
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

/** The attempts to pay for an order that may have succeeded without a notification, oldest first. */
export function findUnpaidAttempts(db: Db, scope: Scope, orderId: string): Promise<CardAttempt[]> {
  return scopedRows(db, scope)
    .cardAttempts()
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', 'in', ['open', 'declined'])
    .orderBy('created_at')
    .execute()
}

function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

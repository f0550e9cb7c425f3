import { randomBytes } from 'node:crypto'
import type { Cents } from '@tourdesk/domain/money'
import type { Credit } from '@tourdesk/domain/payments/credit'
import { creditCodeOf } from '@tourdesk/domain/payments/creditCode'
import type { Payment, PaymentStep } from '@tourdesk/domain/payments/payments'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../kernel/database.ts'
import type { NewRow } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import { everyOrder, type Scope } from '../kernel/scope.ts'
import { lockRows, noteMade } from '../schema/lockRows.ts'
import type { Credits } from '../schema/orders.ts'
import { changeRows, insertRows, type OrderTables, scopedRows } from '../schema/orderTables.ts'

/** Stores a new credit with a code that no other has. It's empty until the ledger gives it its amount. */
export async function insertCredit(
  tx: Tx,
  scope: Scope,
  credit: Omit<NewRow<OrderTables, 'credits'>, 'id' | 'code' | 'rest'>,
): Promise<{ id: string; code: string }> {
  const row = { ...credit, id: newId(), code: creditCodeOf(randomBytes(5)), rest: 0 }
  const made = await insertRows(tx, scope, 'credits', [row])
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows !== 1n) return insertCredit(tx, scope, credit)
  noteMade(tx, row.id)
  return row
}

/**
 * Locks the credits that a plan uses or gives back to, all at once, so that two plans can't block each other.
 */
export async function lockCredits(tx: Tx, payments: Payment[], steps: PaymentStep[]): Promise<void> {
  const ids = steps.flatMap((step) => {
    if (step.kind === 'useCredit' || step.kind === 'giveCredit') return step.credit ?? []
    if (step.kind !== 'takeBack') return []
    return payments.find(({ _id }) => _id === step.payment)?.credit ?? []
  })
  await lockRows(tx, 'credits', [...new Set(ids)])
}

/**
 * Adds to what's left of a locked credit, or subtracts from it. Ignores the caller's scope: canceling an
 * agent's order can give back to a credit from a colleague's order.
 */
export async function moveCredit(tx: Tx, id: string, by: Cents): Promise<void> {
  await changeRows(tx, everyOrder, 'credits')
    .set({ rest: sql`rest + ${by}` })
    .where('id', '=', id)
    .execute()
}

/** Writes a locked credit's last day, or the time it was taken back. */
export async function changeCredit(
  tx: Tx,
  scope: Scope,
  id: string,
  change: Required<Pick<Updateable<Credits>, 'updated_at'>> &
    Pick<Updateable<Credits>, 'valid_until' | 'taken_back_at'>,
): Promise<void> {
  await changeRows(tx, scope, 'credits').set(change).where('id', '=', id).execute()
}

/** The credit with a code, locked until the transaction ends; null if there's none in the scope. */
export async function lockCreditByCode(tx: Tx, scope: Scope, code: string): Promise<Credit | null> {
  const found = await scopedRows(tx, scope).credits().select('id').where('code', '=', code).executeTakeFirst()
  const locked = found && (await lockCredit(tx, scope, found.id))
  return locked ? toCredit(locked) : null
}

/** A credit that the scope may see, locked until the transaction ends. */
export async function lockCredit(tx: Tx, scope: Scope, id: string): Promise<Selectable<Credits> | undefined> {
  await lockRows(tx, 'credits', [id])
  return findCredit(tx, scope, id)
}

/** A credit that the scope may see. */
export function findCredit(db: Db | Tx, scope: Scope, id: string): Promise<Selectable<Credits> | undefined> {
  return scopedRows(db, scope).credits().selectAll().where('id', '=', id).executeTakeFirst()
}

function toCredit({
  id,
  code,
  currency,
  account_id,
  rest,
  valid_until,
  taken_back_at,
}: Selectable<Credits>): Credit {
  const isTakenBack = taken_back_at !== null
  return { _id: id, code, currency, account: account_id, rest, validUntil: valid_until, isTakenBack }
}

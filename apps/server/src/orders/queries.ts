import type { Selectable, SelectQueryBuilder } from 'kysely'
import type { Call } from '../kernel/call.ts'
import type { Db, Tx } from '../kernel/database.ts'
import type { OrderEntries, Orders, Payments } from '../kernel/schema/orders.ts'
import type { Tables } from '../kernel/schema.ts'
import type { Scope } from '../kernel/scope.ts'

/** An order with everything stored of it. */
export interface StoredOrder {
  order: Selectable<Orders>
  entries: Selectable<OrderEntries>[]
  payments: Selectable<Payments>[]
}

/** An order that the scope may see, else null: another agency's order is as good as none (OPERM-09). */
export function findOrder(
  { db, scope }: Pick<Call, 'db' | 'scope'>,
  id: string,
): Promise<StoredOrder | null> {
  return load(db, scopedOrders(db, scope).where('orders.id', '=', id))
}

/** The same, locked until the transaction ends, so that the next step decides on what it saw. */
export function lockOrder(tx: Tx, scope: Scope, id: string): Promise<StoredOrder | null> {
  return load(tx, scopedOrders(tx, scope).where('orders.id', '=', id).forUpdate('orders'))
}

/** The order that was placed with a client's key before, if any (HOLE-O51). */
export async function findByClientKey(
  { db, scope }: Pick<Call, 'db' | 'scope'>,
  key: string,
): Promise<string | null> {
  const row = await scopedOrders(db, scope)
    .select('orders.id')
    .where('client_key', '=', key)
    .executeTakeFirst()
  return row?.id ?? null
}

/** The rate frozen on an order that the scope may see. */
export async function findOrderRate({ db, scope }: Pick<Call, 'db' | 'scope'>, id: string) {
  return scopedOrders(db, scope).select(['currency', 'rate']).where('orders.id', '=', id).executeTakeFirst()
}

function scopedOrders(db: Db | Tx, scope: Scope): SelectQueryBuilder<Tables, 'orders', object> {
  const orders = db.selectFrom('orders')
  if (scope.kind === 'everything') return orders
  const { accountId, agentId } = scope
  const own = orders.where('orders.account_id', '=', accountId)
  return agentId === null
    ? own
    : own.where((eb) => eb.or([eb('orders.agent_id', '=', agentId), eb('orders.created_by', '=', agentId)]))
}

async function load(
  db: Db | Tx,
  query: SelectQueryBuilder<Tables, 'orders', object>,
): Promise<StoredOrder | null> {
  const order = await query.selectAll('orders').executeTakeFirst()
  if (!order) return null
  const entries = await db
    .selectFrom('order_entries')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute()
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return { order, entries, payments }
}

import type { Guest } from '@tourdesk/domain/access/callers'
import { secretIn } from '@tourdesk/domain/access/secretIn'
import type { Selectable } from 'kysely'
import type { Db } from '../../kernel/database.ts'
import { everyOrder, type Scope, scopeOf } from '../../kernel/scope.ts'
import type { Orders, Payments } from '../../schema/orders.ts'
import { scopedRows } from '../../schema/orderTables.ts'

/** A charge by its link, and the customer who came by it. */
export interface Payable {
  payment: Selectable<Payments>
  order: Pick<
    Selectable<Orders>,
    'id' | 'order_number' | 'status' | 'first_name' | 'last_name' | 'email' | 'mobile_phone'
  >
  guest: Guest
  scope: Scope
}

/** The charge of a link, also with a full stop or a bracket behind it; null for an unknown one. */
export async function findPayable(db: Db, token: string): Promise<Payable | null> {
  const linked = await scopedRows(db, everyOrder)
    .payments()
    .select('order_id')
    .where('link_token', '=', secretIn(token))
    .executeTakeFirst()
  if (!linked) return null
  const guest: Guest = { kind: 'guest', orderId: linked.order_id, name: '' }
  const scope = scopeOf(guest)
  const rows = scopedRows(db, scope)
  const [payment, order] = await Promise.all([
    rows.payments().selectAll().where('link_token', '=', secretIn(token)).executeTakeFirstOrThrow(),
    rows
      .orders()
      .select(['id', 'order_number', 'status', 'first_name', 'last_name', 'email', 'mobile_phone'])
      .executeTakeFirstOrThrow(),
  ])
  return { payment, order, guest: { ...guest, name: `${order.first_name} ${order.last_name}` }, scope }
}

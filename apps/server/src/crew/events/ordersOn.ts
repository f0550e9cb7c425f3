import type { Tx } from '../../kernel/database.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { scopedRows } from '../../schema/orderTables.ts'

/** The orders on a unit, as events name them. */
export function ordersOn(tx: Tx, unit: string) {
  return scopedRows(tx, everyOrder)
    .entries()
    .innerJoin('unit_parts', 'unit_parts.entry_id', 'order_entries.id')
    .innerJoin('orders', 'orders.id', 'order_entries.order_id')
    .select(['order_entries.order_id', 'order_number', 'orders.account_id', 'orders.agent_id'])
    .distinct()
    .where('unit_parts.unit_id', '=', unit)
    .orderBy('order_number')
    .execute()
}

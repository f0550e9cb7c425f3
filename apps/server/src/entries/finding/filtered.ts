import { moneyFilters } from '@tourdesk/domain/payments/vocabulary'
import { type RawBuilder, sql } from 'kysely'
import type { ScopedRows } from '../../schema/orderTables.ts'
import type { Entries } from '../purchasedTourRows.ts'
import { isSearched } from '../searchedOrders.ts'
import { conditions, filterNames, isOfDays, moneyConditions } from './conditions.ts'
import type { Shape } from './shapeOf.ts'
import type { Values } from './values.ts'

/** The entries that match the question. */
export function filtered(rows: ScopedRows, values: Values, shape: Shape): Entries<object> {
  let entries: Entries<object> = rows.entries()
  for (const name of filterNames) {
    if (!shape.has(name)) continue
    const one = conditions[name](values[name] as never, shape.has(`single ${name}`))
    entries = entries.where(isOfDays(name) && shape.has('orderNumber') ? orOfNumber(one, values, rows) : one)
  }
  if (shape.has('search')) {
    const order = sql.ref('order_entries.order_id')
    entries = entries.where(isSearched(order, rows, values, shape, !shape.has('countedToLimit')))
  }
  const money = moneyFilters.filter((choice) => shape.has(choice))
  if (money.length === 0) return entries
  return entries.where(
    sql<boolean>`(${sql.join(
      money.map((choice) => moneyConditions[choice](values.today)),
      sql` or `,
    )})`,
  )
}

/** A full order number finds that order on any date. */
function orOfNumber(condition: RawBuilder<boolean>, { orderNumber }: Values, rows: ScopedRows) {
  const order = rows.orders().select('orders.id').where('order_number', '=', orderNumber)
  return sql<boolean>`(${condition} or order_entries.order_id = ${order})`
}

/**
 * By order id, which begins with the time of booking, as order numbers do: an order's tours stay together,
 * even those added later.
 */
export function inOrder<O>(entries: Entries<O>, shape: Shape): Entries<O> {
  if (shape.has('-created') || shape.has('created')) {
    return entries
      .orderBy('order_entries.order_id', shape.has('created') ? 'asc' : 'desc')
      .orderBy('order_entries.position')
      .orderBy('order_entries.id')
  }
  const direction = shape.has('date') ? 'asc' : 'desc'
  return entries.orderBy('order_entries.tour_date', direction).orderBy('order_entries.id', direction)
}

import { ordersBehindOneDoor } from './ordersBehindOneDoor.ts'
import { testRule } from './testRule.ts'

testRule('orders, their entries and payments are reached only for a scope', ordersBehindOneDoor, {
  fine: [
    "scopedRows(tx, scope).orders().select('id')",
    'sql`orders.search_text is not null`',
    'sql`select last_value from order_numbers`',
  ],
  refused: [
    'sql`select id from orders`',
    'sql`exists (select from order_entries where order_id = $1)`',
    'sql`update payments set amount = 0`',
    'db.withTables<{ orders: Orders }>()',
  ],
})

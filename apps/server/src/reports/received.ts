import { type Cents, toDollars } from '@tourdesk/domain/money'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { type RawBuilder, sql } from 'kysely'
import { findHeldCash } from '../orders/cash/heldCash.ts'
import {
  movedAmount,
  movedAs,
  movedBy,
  movedCurrency,
  movedMoney,
} from '../payments/received/receivedMoney.ts'
import { scopedRows } from '../schema/orderTables.ts'
import type { Asked, CountedNote, CountReport, Reading, Span } from './counted.ts'
import { isWithin } from './entriesOfReport.ts'
import { type GroupedRow, groupedRows } from './groupedRows.ts'
import { hasAnyOf } from './hasAnyOf.ts'
import { type MoneySums, moneyIn, moneySums } from './moneyColumns.ts'
import { type DayGrouping, keyOfDay, partOfKey } from './spanOfDays.ts'

interface Row extends GroupedRow {
  received: MoneySums
  payments: MoneySums
  refunded: MoneySums
}

/**
 * The money that came in and went back, as received. What was undone counts against the money it was, on the
 * day on which it was undone. Store credits move no money.
 */
export const countReceived: CountReport = async (call, asked, span) => {
  const { startDate, endDate } = span
  const moved = movedMoney(scopedRows(call.db, call.scope))
    .where(isOfOrders(asked))
    .where('ledger_entries.day', '>=', startDate)
    .where('ledger_entries.day', '<=', endDate)
    .select([
      movedAs.as('kind'),
      movedCurrency.as('currency'),
      movedAmount.as('amount'),
      keyOfMoney(asked, span).as('key'),
    ])
  const { rows } = await sql<Row>`
    select key, grouping(key) = 1 as is_total,
      ${moneySums(sql`amount`)} as received,
      ${moneySums(sql`amount`, sql`kind = 'payment'`)} as payments,
      ${moneySums(sql`-amount`, sql`kind = 'refund'`)} as refunded
      from ${moved} moved
     where ${isWithin(sql`key`, span)}
     group by grouping sets ((key), ())`.execute(call.db)
  const { groups, total } = groupedRows(rows, ({ received, payments, refunded }) => ({
    received: moneyIn(received),
    payments: moneyIn(payments),
    refunded: moneyIn(refunded),
  }))
  return { groups, total, notes: [await heldByCrews(call, asked, span)] }
}

function isOfOrders({ filters }: Asked): RawBuilder<boolean> {
  return hasAnyOf([
    ['orders.account_id', filters.agency],
    ['orders.agent_id', filters.agent],
    ['orders.source', filters.source],
    ['orders.channel', filters.channel],
    ['orders.order_type', filters.orderType],
  ])
}

function keyOfMoney({ groupBy }: Asked, { later }: Span): RawBuilder<string[]> {
  const ofDays = (grouping: DayGrouping) => keyOfDay(grouping, sql`ledger_entries.day`, later)
  const own = { method: movedBy, agency: sql`orders.account_id::text` }
  return sql`array[${sql.join(groupBy.map((one) => partOfKey<RawBuilder<unknown>>(one, ofDays, own)))}]::text[]`
}

/** What guides and drivers still hold of the money of these days. */
async function heldByCrews(call: Reading, asked: Asked, { startDate, endDate }: Span): Promise<CountedNote> {
  const held = await findHeldCash(call.db, call.scope, { startDate, endDate })
  const found = await scopedRows(call.db, call.scope)
    .orders()
    .where(isOfOrders(asked))
    .select('orders.id')
    .where('orders.id', '=', sql<string>`any(${held.map(({ order_id }) => order_id)}::uuid[])`)
    .execute()
  const orders = new Set(found.map(({ id }) => id))
  const money = currencies.flatMap((currency) => {
    const rows = held.filter((row) => row.currency === currency && orders.has(row.order_id))
    const cents = rows.reduce<Cents>((sum, { amount }) => sum + amount, 0)
    return cents === 0 ? [] : [{ currency, amount: toDollars(cents) }]
  })
  return { name: 'heldCash', count: null, money }
}

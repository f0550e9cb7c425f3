import { addDays, type Day } from '@tourdesk/domain/calendar'
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

/** How far the day we learned of a card payment may be from that of its provider. */
const mostDaysApart = 31

interface Row extends GroupedRow {
  received: MoneySums
  payments: MoneySums
  refunded: MoneySums
}

/**
 * The money that came in and went back, as received. What was undone counts against the money it was, on the
 * day on which it was undone. Store credits move no money. By the card company's days there's only money by
 * card, to lay beside its payouts; what's older than these days counts by the day we learned of it.
 */
export const countReceived: CountReport = async (call, asked, span) => {
  const isByProvider = asked.basis === 'provider'
  const day = isByProvider
    ? sql<Day>`coalesce(paid.transaction_day, ledger_entries.day)`
    : sql<Day>`ledger_entries.day`
  const { startDate, endDate } = span
  const moved = movedMoney(scopedRows(call.db, call.scope))
    .leftJoin('payments as paid', 'paid.id', 'ledger_entries.payment_id')
    .where(isOfOrders(asked))
    .where(isByProvider ? sql<boolean>`${movedBy} = 'card'` : sql<boolean>`true`)
    .where(sql<boolean>`${day} between ${startDate} and ${endDate}`)
    // For the index on days: a card payment is learned of within days.
    .where('ledger_entries.day', '>=', addDays(startDate, isByProvider ? -mostDaysApart : 0))
    .where('ledger_entries.day', '<=', addDays(endDate, isByProvider ? mostDaysApart : 0))
    .select([
      movedAs.as('kind'),
      movedCurrency.as('currency'),
      movedAmount.as('amount'),
      keyOfMoney(asked, span, day).as('key'),
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
  return { groups, total, notes: isByProvider ? [] : [await heldByCrews(call, asked, span)] }
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

function keyOfMoney({ groupBy }: Asked, { later }: Span, day: RawBuilder<Day>): RawBuilder<string[]> {
  const ofDays = (grouping: DayGrouping) => keyOfDay(grouping, day, later)
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

import type { ReportValues } from '@tourdesk/contract/reports/reports'
import { toDollars } from '@tourdesk/domain/money'
import { sql } from 'kysely'
import { isBooked } from '../entries/booked.ts'
import { commissionInUsd } from './commissionInUsd.ts'
import type { CountReport } from './counted.ts'
import { entriesOfReport, isWithin, keyOfEntry } from './entriesOfReport.ts'
import { findFees } from './findFees.ts'
import { type GroupedRow, groupedRows } from './groupedRows.ts'
import { type MoneySums, moneyIn, moneySums } from './moneyColumns.ts'

interface Row extends GroupedRow {
  gross: number
  fees: number
  commission: number
  discount: number
  agreed_off: number
  orders: number
  entries: number
  people: number
  canceled_entries: number
  canceled_people: number
  canceled_gross: number
  unpriced: number
  gross_per_currency: MoneySums
  fees_per_currency: MoneySums
}

/** What was sold: money, orders, tours and people, and what was canceled of it. */
export const countSales: CountReport = async (call, asked, span) => {
  const found = entriesOfReport(call, asked, span).select([
    'order_entries.id',
    'order_entries.order_id',
    'order_entries.head_count',
    'order_entries.share_cents',
    'order_entries.share_usd_cents',
    'order_entries.is_unpriced',
    'orders.currency',
    'orders.rate',
    sql<number>`case when order_entries.is_unpriced then 0
      else order_entries.undiscounted_cents - order_entries.total_cents end`.as('discount'),
    sql<number>`case when order_entries.is_unpriced then 0
      else order_entries.total_cents - order_entries.share_usd_cents end`.as('agreed_off'),
    isBooked().as('is_booked'),
    commissionInUsd.as('commission'),
    keyOfEntry(asked, span).as('key'),
  ])
  const fees = await findFees(call, asked, span)
  const { rows } = await sql<Row>`
    with found as materialized ${found},
    counted as (
      select found.*, coalesce(charged.fee, 0) as fee, coalesce(round(charged.fee / rate), 0) as fee_usd
        from found left join ${fees} charged using (id)
    )
    select key, grouping(key) = 1 as is_total,
      coalesce(sum(share_usd_cents) filter (where is_booked), 0) as gross,
      coalesce(sum(fee_usd), 0) as fees,
      coalesce(sum(commission) filter (where is_booked), 0) as commission,
      coalesce(sum(discount) filter (where is_booked), 0) as discount,
      coalesce(sum(agreed_off) filter (where is_booked), 0) as agreed_off,
      count(distinct order_id) filter (where is_booked) as orders,
      count(*) filter (where is_booked) as entries,
      coalesce(sum(head_count) filter (where is_booked), 0) as people,
      count(*) filter (where not is_booked) as canceled_entries,
      coalesce(sum(head_count) filter (where not is_booked), 0) as canceled_people,
      coalesce(sum(share_usd_cents) filter (where not is_booked), 0) as canceled_gross,
      count(distinct order_id) filter (where is_booked and is_unpriced) as unpriced,
      ${moneySums(sql`share_cents`, sql`is_booked`)} as gross_per_currency,
      ${moneySums(sql`fee`)} as fees_per_currency
      from counted
     where ${isWithin(sql`key`, span)}
     group by grouping sets ((key), ())`.execute(call.db)
  const { groups, total, totalRow } = groupedRows(rows, valuesOf)
  return { groups, total, notes: [{ name: 'unpriced', count: totalRow?.unpriced ?? 0, money: [] }] }
}

function valuesOf(row: Row): ReportValues {
  return {
    gross: toDollars(row.gross),
    fees: toDollars(row.fees),
    revenue: toDollars(row.gross + row.fees),
    commission: toDollars(row.commission),
    net: toDollars(row.gross - row.commission),
    discount: toDollars(row.discount),
    agreedOff: toDollars(row.agreed_off),
    orders: row.orders,
    entries: row.entries,
    people: row.people,
    canceledEntries: row.canceled_entries,
    canceledPeople: row.canceled_people,
    canceledGross: toDollars(row.canceled_gross),
    grossPerCurrency: moneyIn(row.gross_per_currency),
    feesPerCurrency: moneyIn(row.fees_per_currency),
  }
}

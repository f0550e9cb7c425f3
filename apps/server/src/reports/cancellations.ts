import type { ReportValues } from '@tourdesk/contract/reports/reports'
import { toDollars } from '@tourdesk/domain/money'
import { sql } from 'kysely'
import { isBooked } from '../entries/booked.ts'
import type { CountReport } from './counted.ts'
import { entriesOfReport, isWithin, keyOfEntry } from './entriesOfReport.ts'
import { findFees } from './findFees.ts'
import { type GroupedRow, groupedRows, partOf } from './groupedRows.ts'
import { refundsOfEntries } from './refundsOfEntries.ts'

interface Row extends GroupedRow {
  entries: number
  people: number
  gross: number
  /** Of whole departures that we canceled. */
  by_us: number
  by_us_people: number
  by_us_gross: number
  fees: number
  refunds: number
  /** Tours that take place, and their price. */
  kept: number
  kept_gross: number
}

/**
 * What was canceled. By the day of canceling, or by reason or lead, there are no rates: a tour that takes
 * place has none of these.
 */
export const countCancellations: CountReport = async (call, asked, span) => {
  const isOfCanceled =
    asked.basis === 'cancel' || asked.groupBy.some((one) => one === 'reason' || one === 'lead')
  const entries = entriesOfReport(call, asked, span).select([
    'order_entries.id',
    'order_entries.order_id',
    'order_entries.head_count',
    'order_entries.cancel_reason',
    'order_entries.share_usd_cents',
    'orders.rate',
    isBooked().as('is_booked'),
    keyOfEntry(asked, span).as('key'),
  ])
  const found = isOfCanceled ? entries.where(sql<boolean>`not ${isBooked()}`) : entries
  const canceled = sql`(select order_id from found where not is_booked)`
  const { rows } = await sql<Row>`
    with found as materialized ${found},
    counted as (
      select found.*, coalesce(round(charged.fee / rate), 0) as fee, coalesce(round(refunded / rate), 0) as refund
        from found
        left join ${await findFees(call, asked, span)} charged on charged.id = found.id
        left join ${refundsOfEntries(call, canceled)} given on given.id = found.id
    )
    select key, grouping(key) = 1 as is_total,
      count(*) filter (where not is_booked) as entries,
      coalesce(sum(head_count) filter (where not is_booked), 0) as people,
      coalesce(sum(share_usd_cents) filter (where not is_booked), 0) as gross,
      count(*) filter (where ${isByUs}) as by_us,
      coalesce(sum(head_count) filter (where ${isByUs}), 0) as by_us_people,
      coalesce(sum(share_usd_cents) filter (where ${isByUs}), 0) as by_us_gross,
      coalesce(sum(fee) filter (where not is_booked), 0) as fees,
      coalesce(sum(refund) filter (where not is_booked), 0) as refunds,
      count(*) filter (where is_booked) as kept,
      coalesce(sum(share_usd_cents) filter (where is_booked), 0) as kept_gross
      from counted
     where ${isWithin(sql`key`, span)}
     group by grouping sets ((key), ())`.execute(call.db)
  const { groups, total } = groupedRows(rows, (row) => valuesOf(row, isOfCanceled))
  return { groups, total, notes: [] }
}

/** Every reason but the customer's is that of a whole departure (`cancelReasons`). */
const isByUs = sql`not is_booked and cancel_reason <> 'customer'`

function valuesOf(row: Row, isOfCanceled: boolean): ReportValues {
  const { entries, kept, gross, kept_gross: keptGross } = row
  return {
    canceledEntries: entries,
    canceledPeople: row.people,
    canceledGross: toDollars(gross),
    canceledByUs: row.by_us,
    canceledByUsPeople: row.by_us_people,
    canceledByUsGross: toDollars(row.by_us_gross),
    fees: toDollars(row.fees),
    refunds: toDollars(row.refunds),
    canceledShare: isOfCanceled ? null : partOf(entries, entries + kept),
    canceledGrossShare: isOfCanceled ? null : partOf(gross, gross + keptGross),
  }
}

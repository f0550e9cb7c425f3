import type { ReportValues } from '@tourdesk/contract/reports/reports'
import { addDays, dayIn, instantIn } from '@tourdesk/domain/calendar'
import { toDollars } from '@tourdesk/domain/money'
import { comparedDays } from '@tourdesk/domain/reports/comparedDays'
import { type RawBuilder, sql } from 'kysely'
import { isBooked } from '../entries/booked.ts'
import type { Asked, CountedGroup, CountReport, GroupKey, Reading, Span } from './counted.ts'
import { entriesOfReport, isWithin, keyOfEntry } from './entriesOfReport.ts'
import { type GroupedRow, partOf } from './groupedRows.ts'
import { keyText } from './orderedGroups.ts'

interface Row extends GroupedRow {
  people: number
  gross: number
  people_final: number
  gross_final: number
}

/**
 * What's booked so far for the days of the tours, beside what was booked for the same weekdays of last year
 * as long before them, and in the end.
 */
export const countPace: CountReport = async (call, asked, span) => {
  const moment = addDays(dayIn(call.now), -364)
  const lastYear = { ...comparedDays(span, 'weekdays'), without: span.without }
  const [now, then] = await Promise.all([
    sumBooked(call, asked, span, isBooked()),
    sumBooked(call, asked, lastYear, wasBookedOn(moment)),
  ])
  const merged = (one: Row | undefined, other: Row | undefined): ReportValues => ({
    people: one?.people ?? 0,
    peopleThen: other?.people ?? 0,
    peopleFinal: other?.people_final ?? 0,
    peopleReached: partOf(other?.people ?? 0, other?.people_final ?? 0),
    gross: toDollars(one?.gross ?? 0),
    grossThen: toDollars(other?.gross ?? 0),
    grossFinal: toDollars(other?.gross_final ?? 0),
    grossReached: partOf(other?.gross ?? 0, other?.gross_final ?? 0),
  })
  const ofKey = (rows: Row[]) =>
    new Map(rows.flatMap((row) => (row.is_total ? [] : [[keyText(row.key ?? []), row] as const])))
  const [nowOf, thenOf] = [ofKey(now), ofKey(then)]
  const keys = new Map<string, GroupKey>(
    [...now, ...then].flatMap(({ key, is_total }) => (is_total || !key ? [] : [[keyText(key), key]])),
  )
  const groups = [...keys].map(
    ([text, key]): CountedGroup => ({ key, values: merged(nowOf.get(text), thenOf.get(text)) }),
  )
  const total = merged(
    now.find(({ is_total }) => is_total),
    then.find(({ is_total }) => is_total),
  )
  return { groups, total, notes: [] }
}

/** True for an entry that was in its order at the end of a day and wasn't canceled yet. */
function wasBookedOn(day: string): RawBuilder<boolean> {
  return sql`(order_entries.added_on <= ${day}::date and (${isBooked()}
    or order_entries.canceled_at >= ${instantIn(addDays(day, 1), '00:00')}))`
}

async function sumBooked(
  call: Reading,
  asked: Asked,
  span: Span,
  isCounted: RawBuilder<boolean>,
): Promise<Row[]> {
  const found = entriesOfReport(call, asked, span).select([
    'order_entries.head_count',
    'order_entries.share_usd_cents',
    isCounted.as('is_counted'),
    isBooked().as('is_booked'),
    keyOfEntry(asked, span).as('key'),
  ])
  const { rows } = await sql<Row>`
    select key, grouping(key) = 1 as is_total,
      coalesce(sum(head_count) filter (where is_counted), 0) as people,
      coalesce(sum(share_usd_cents) filter (where is_counted), 0) as gross,
      coalesce(sum(head_count) filter (where is_booked), 0) as people_final,
      coalesce(sum(share_usd_cents) filter (where is_booked), 0) as gross_final
      from ${found} found
     where ${isWithin(sql`key`, span)}
     group by grouping sets ((key), ())`.execute(call.db)
  return rows
}

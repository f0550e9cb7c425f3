import type { ReportValues } from '@tourdesk/contract/reports/reports'
import type { Measure } from '@tourdesk/domain/reports/vocabulary'
import { sql } from 'kysely'
import { isBooked } from '../entries/booked.ts'
import type { CountReport } from './counted.ts'
import { entriesOfReport, isWithin, keyOfEntry } from './entriesOfReport.ts'
import { type GroupedRow, groupedRows, partOf } from './groupedRows.ts'

/** The steps of the lead by their first day, with the measures by tours and by people. */
const steps = [
  [0, 'lead0', 'peopleLead0'],
  [1, 'lead1', 'peopleLead1'],
  [2, 'lead2', 'peopleLead2'],
  [7, 'lead7', 'peopleLead7'],
  [14, 'lead14', 'peopleLead14'],
  [30, 'lead30', 'peopleLead30'],
  [90, 'lead90', 'peopleLead90'],
] as const satisfies [number, Measure, Measure][]

interface Row extends GroupedRow {
  entries: number
  people: number
  median: number | null
  mean: number | null
  /** By step. */
  entries_of: number[]
  people_of: number[]
}

/** How many days ahead tours are booked. A tour that was added after its day counts as booked on its day. */
export const countLeadTime: CountReport = async (call, asked, span) => {
  const found = entriesOfReport(call, asked, span)
    .where(isBooked())
    .select([
      'order_entries.head_count',
      sql<number>`greatest(order_entries.tour_date - order_entries.added_on, 0)`.as('lead'),
      keyOfEntry(asked, span).as('key'),
    ])
  const ofStep = (sum: 'count(*)' | 'sum(head_count)') =>
    sql.join(
      steps.map(([first], index) => {
        const next = steps[index + 1]?.[0]
        const until = next === undefined ? sql`true` : sql`lead < ${next}::int`
        return sql`coalesce(${sql.raw(sum)} filter (where lead >= ${first}::int and ${until}), 0)`
      }),
    )
  // The lower one of two in the middle is the median.
  const { rows } = await sql<Row>`
    select key, grouping(key) = 1 as is_total,
      count(*) as entries,
      coalesce(sum(head_count), 0) as people,
      percentile_disc(0.5) within group (order by lead) as median,
      round(avg(lead), 1) as mean,
      array[${ofStep('count(*)')}]::int[] as entries_of,
      array[${ofStep('sum(head_count)')}]::int[] as people_of
      from ${found} found
     where ${isWithin(sql`key`, span)}
     group by grouping sets ((key), ())`.execute(call.db)
  const { groups, total } = groupedRows(rows, valuesOf)
  return { groups, total, notes: [] }
}

function valuesOf(row: Row): ReportValues {
  const shares = steps.flatMap(([, byTours, byPeople], index) => [
    [byTours, partOf(row.entries_of[index] ?? 0, row.entries)],
    [byPeople, partOf(row.people_of[index] ?? 0, row.people)],
  ])
  return {
    entries: row.entries,
    people: row.people,
    medianLead: row.median,
    meanLead: row.mean,
    ...(Object.fromEntries(shares) as ReportValues),
  }
}

import { languages } from '@tourdesk/domain/catalogue/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import {
  dayBases,
  groupings,
  measureKinds,
  measures,
  reportNames,
  reportNotes,
} from '@tourdesk/domain/reports/vocabulary'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { ReportQuery } from '../lists.ts'
import { Amount, AsFile, Day } from '../parts.ts'

const ReportMoney = z.object({ currency: z.enum(currencies), amount: Amount })
export type ReportMoney = z.output<typeof ReportMoney>

/**
 * A number of a report by the kind of its measure: `usd`, `count`, `share` (a part of 1) and `days` are
 * numbers, `money` is a list with the currencies that aren't 0, `languages` a list. Null if there's nothing to
 * divide by, or the measure isn't about these rows.
 */
const ReportValue = z.union([z.number(), z.array(ReportMoney), z.array(z.enum(languages))]).nullable()
export type ReportValue = z.output<typeof ReportValue>

/** A value for each measure of the report. */
const ReportValues = z.partialRecord(z.enum(measures), ReportValue)
export type ReportValues = z.output<typeof ReportValues>

/**
 * What a row is about: a record's id with its name as `label`, a value of a closed list, a weekday from 0
 * (Sunday), a day, the Sunday of a week, a month `YYYY-MM`, or the first day of a lead (`0`, `1`, `2`, `7`,
 * `14`). Both are null for tours without one, for example without an agent.
 */
const ReportKey = z.object({ id: z.string().nullable(), label: z.string().nullable() })
export type ReportKey = z.output<typeof ReportKey>

/** `compared` is null if the report isn't compared with other days. */
const Numbers = { values: ReportValues, compared: ReportValues.nullable() }

/** One key for each grouping, in their order. */
const ReportRow = z.object({ keys: z.array(ReportKey), ...Numbers })
export type ReportRow = z.output<typeof ReportRow>

const Days = { startDate: Day, endDate: Day }

/** A report, whichever it is: its measures in their order, and a row for each group. */
export const ReportAnswer = z
  .object({
    name: z.enum(reportNames),
    ...Days,
    basis: z.enum(dayBases),
    groupBy: z.array(z.enum(groupings)),
    /** The days it's compared with; null without a comparison. */
    compared: z.object(Days).nullable(),
    measures: z.array(z.object({ name: z.enum(measures), kind: z.enum(measureKinds) })),
    /**
     * By time if the first grouping is one of time, weekdays from Sunday; otherwise the largest first, by the
     * first measure. At most 1,000; the file has all.
     */
    rows: z.array(ReportRow),
    /** How many rows the file has. */
    groups: z.int(),
    /** Of the whole report. Not the sum of the rows: an order can be in several of them. */
    totals: z.object(Numbers),
    /** All rows after the first 12 as one; null with up to 12 rows, and for rows in time. */
    others: z.object({ groups: z.int(), ...Numbers }).nullable(),
    /** Shown below the table; those that are 0 are left out. */
    notes: z.array(
      z.object({ name: z.enum(reportNotes), count: z.int().nullable(), money: z.array(ReportMoney) }),
    ),
  })
  .meta({ id: 'Report' })
export type ReportAnswer = z.output<typeof ReportAnswer>

const params = z.object({ name: z.enum(reportNames) })

export const reports = {
  get: route({
    method: 'GET',
    path: '/reports/:name',
    access: 'reports.read',
    summary:
      'A report, at most 3 years. Agencies read `sales`, `leadTime` and `cancellations` of their own orders, with fewer measures',
    params,
    query: ReportQuery,
    answer: ReportAnswer,
  }),
  file: route({
    method: 'GET',
    path: '/reports/:name/file',
    access: 'reports.read',
    summary: 'The same with all rows as XLSX, with a sheet that explains it, or as CSV',
    params,
    query: ReportQuery.extend(AsFile.shape),
    answer: 'file',
  }),
}

import type { ReportQuery } from '@tourdesk/contract/lists'
import type { ReportMoney, ReportValues } from '@tourdesk/contract/reports/reports'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Days } from '@tourdesk/domain/dayRange'
import type { AskedReport } from '@tourdesk/domain/reports/checkReport'
import type { ShiftedDays } from '@tourdesk/domain/reports/comparedDays'
import type { ReportFilter, ReportNote } from '@tourdesk/domain/reports/vocabulary'
import type { Call } from '../kernel/call.ts'

/** A report as it was asked for, with the values of its filters. */
export type Asked = AskedReport & { filters: Pick<ReportQuery, ReportFilter> }

/** What a row is about: for each grouping an id or a value, null for none. */
export type GroupKey = readonly (string | null)[]

/** What's counted in one go. */
export interface Span extends Days {
  /** The days of a compared range are grouped as days this much later; null for the report's own days. */
  later: ShiftedDays['later'] | null
  /** Groups that are left out. */
  without: readonly GroupKey[]
}

/** Something that's said below the table. */
export interface CountedNote {
  name: ReportNote
  count: number | null
  money: ReportMoney[]
}

export interface CountedGroup {
  key: GroupKey
  values: ReportValues
}

/** The numbers of a span: of each group, and of everything. */
export interface Counted {
  groups: CountedGroup[]
  total: ReportValues
  notes: CountedNote[]
}

export type Reading = Pick<Call<Person>, 'db' | 'scope' | 'now'>

/** Works a report out for a span. */
export type CountReport = (call: Reading, asked: Asked, span: Span) => Promise<Counted>

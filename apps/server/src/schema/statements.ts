import type { Invoicing, StatementBasis } from '@tourdesk/domain/agencies/vocabulary'
import type { Day } from '@tourdesk/domain/calendar'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import type { ListMeasure, StatementLineKind, StatementStatus } from '@tourdesk/domain/statements/vocabulary'
import type { Generated } from 'kysely'
import type { NullableJson } from './columns.ts'

/** The last number that was taken of each series. */
export interface Counters {
  id: string
  last: number
}

/** Who bills whom, as printed on a confirmed statement. */
export interface StatementParties {
  office: { name: string; phone: string }
  agency: { name: string; taxId: string }
  invoicing: Invoicing
}

/** The database refuses to change a confirmed one, except that it can be voided. */
export interface Statements {
  id: string
  account_id: string
  currency: Currency
  status: StatementStatus
  from_day: Day
  to_day: Day
  basis: StatementBasis
  include_older: boolean
  /** Adjustments that are always on it, also outside of the period. */
  added: Generated<string[]>
  number: string | null
  /** Minor units of `currency`, without the lines left out. */
  total: number
  confirmed_on: Day | null
  due_on: Day | null
  parties: NullableJson<StatementParties>
  void_on: Day | null
  void_reason: Generated<string>
  client_key: string | null
  confirm_key: string | null
  created_by: string | null
  created_at: Date
  updated_at: Date
  confirmed_at: Date | null
}

/** What a statement bills, as it was then; the amounts are minor units of its currency. */
export interface StatementLines {
  id: string
  statement_id: string
  position: number
  /** Stays the same when the draft is refreshed. */
  key: string
  kind: StatementLineKind
  order_id: string | null
  entry_id: string | null
  order_number: number | null
  reference: string
  customer: string
  tour: string
  day: Day
  people: number
  gross: number
  commission: number
  net: number
  percent: number | null
  note: string
  is_left_out: boolean
}

/** The rows of an agency's account that a line bills. */
export interface StatementPostings {
  statement_id: string
  line_id: string
  posting_id: string
  /** False for a line that's left out, and once its statement is void. */
  is_billed: boolean
}

/** What money pays of a line, in minor units of the statement's currency. */
export interface StatementAllocations {
  id: string
  posting_id: string
  statement_id: string
  line_id: string
  amount: number
  day: Day
  /** Null if it still holds. */
  ended_on: Day | null
  created_by: string | null
  created_at: Date
}

/** Payments of orders that were settled because statements were paid. */
export interface StatementSettlements {
  payment_id: string
  order_id: string
  /** The lines that had to be paid for it. */
  lines: string[]
  created_at: Date
  ended_at: Date | null
}

/** What an agency asks about a line of a statement, and what the office answers. */
export interface LineQuestions {
  id: string
  statement_id: string
  line_id: string
  question: string
  asked_by: string | null
  asked_at: Date
  client_key: string
  /** Null while it's open. */
  answer: string | null
  answered_by: string | null
  answered_at: Date | null
}

/** How the columns of an agency's own lists were last chosen, by their headings or letters. */
export interface AgencyListColumns {
  account_id: string
  key_column: string
  amount_column: string
  measure: ListMeasure
  updated_at: Date
}

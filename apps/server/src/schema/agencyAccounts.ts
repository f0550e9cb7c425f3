import type { AgencyPostingKind } from '@tourdesk/domain/agencyAccounts/vocabulary'
import type { Day } from '@tourdesk/domain/calendar'
import type { HandMethod } from '@tourdesk/domain/payments/vocabulary'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import type { Generated } from 'kysely'

/** Rows are only inserted: the database refuses to update or delete one. */
export interface AgencyPostings {
  id: string
  account_id: string
  kind: AgencyPostingKind
  currency: Currency
  /** Minor units of `currency`; above 0 the agency owes more. */
  amount: number
  day: Day
  /** The tour that it's posted for, and its order; null for what staff recorded. */
  order_id: string | null
  entry_id: string | null
  /** Of a commission. */
  percent: number | null
  method: HandMethod | null
  reference: Generated<string>
  note: Generated<string>
  reverses_id: string | null
  client_key: string | null
  created_by: string | null
  created_at: Date
}

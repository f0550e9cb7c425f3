import { billableCorrections, billableKinds } from '@tourdesk/domain/statements/billable'
import { type RawBuilder, sql } from 'kysely'

/** True for a row of an account that statements bill: neither money nor a reversal of money. */
export const isBillable: RawBuilder<boolean> = sql`(
  agency_postings.kind = any(${billableKinds})
  or (agency_postings.kind = 'reversal' and exists (
    select from agency_postings taken
     where taken.id = agency_postings.reverses_id and taken.kind = any(${billableCorrections})
  ))
)`

/** True for one that no confirmed statement bills. */
export const isUnbilled: RawBuilder<boolean> = sql`(
  ${isBillable} and not exists (
    select from statement_postings billed
      join statements on statements.id = billed.statement_id
     where billed.posting_id = agency_postings.id and billed.is_billed and statements.status = 'confirmed'
  )
)`

import { sql } from 'kysely'

/** True for an agency that may not owe any amount. */
export const hasLimit = sql<boolean>`(
  not accounts.is_main and (accounts.is_prepaid or accounts.credit_limit_cents is not null)
)`

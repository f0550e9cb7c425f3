import type { Settlement } from '@tourdesk/domain/agencies/settlement'
import { toDollars } from '@tourdesk/domain/money'
import type { Selectable } from 'kysely'
import type { Accounts } from '../schema/accounts.ts'

/** An account's stored settlement settings; amounts in dollars. */
export function settlementOf(
  row: Pick<
    Selectable<Accounts>,
    | 'credit_limit_cents'
    | 'at_limit'
    | 'is_prepaid'
    | 'warn_below_cents'
    | 'statement_basis'
    | 'payment_days'
    | 'invoicing'
  >,
): Settlement {
  return {
    creditLimit: row.credit_limit_cents === null ? null : toDollars(row.credit_limit_cents),
    atLimit: row.at_limit,
    isPrepaid: row.is_prepaid,
    warnBelow: row.warn_below_cents === null ? null : toDollars(row.warn_below_cents),
    basis: row.statement_basis,
    paymentDays: row.payment_days,
    invoicing: row.invoicing,
  }
}

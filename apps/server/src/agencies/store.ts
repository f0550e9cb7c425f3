import type { AccountInput } from '@tourdesk/contract/agencies/agencies'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { WholeAccount } from '@tourdesk/domain/agencies/checkAccount'
import { toCents } from '@tourdesk/domain/money'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../kernel/database.ts'
import { type FormColumns, nothingLeft } from '../kernel/formColumns.ts'
import type { Accounts } from '../schema/accounts.ts'

/** The form of an account, parsed. */
export type AccountForm = Required<z.output<typeof AccountInput>>

/** An account for an edit. Throws `not_found` (404). */
export async function lockAccount(tx: Tx, id: string): Promise<Selectable<Accounts>> {
  const row = await tx.selectFrom('accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return row
}

/** The columns of a form whose status has been decided. */
export function toColumns({
  name,
  status,
  logo,
  mobilePhone,
  commissionRate,
  hashavshevetAgencyKey,
  leaveSiteMsg,
  doesIncludeAffiliation,
  doesAllowPaymentToAgency,
  allowPrivateGroup,
  dailyToursOnly,
  paymentPolicy,
  messagesToCustomers,
  contactEmail,
  documentLanguage,
  settlement: {
    creditLimit,
    atLimit,
    isPrepaid,
    warnBelow,
    basis,
    paymentDays,
    invoicing,
    ...restOfSettlement
  },
  taxId,
  ...rest
}: AccountForm & WholeAccount): FormColumns<'accounts', 'is_main' | 'api_key' | 'prices_updated_at'> {
  nothingLeft(rest, restOfSettlement)
  return {
    name,
    status,
    logo: logo || null,
    mobile_phone: mobilePhone,
    commission_rate: commissionRate,
    hashavshevet_agency_key: hashavshevetAgencyKey,
    leave_site_msg: leaveSiteMsg,
    does_include_affiliation: doesIncludeAffiliation,
    does_allow_payment_to_agency: doesAllowPaymentToAgency,
    allow_private_group: allowPrivateGroup,
    daily_tours_only: dailyToursOnly,
    payment_policy_id: paymentPolicy,
    messages_to_customers: messagesToCustomers,
    contact_email: contactEmail,
    document_language: documentLanguage,
    credit_limit_cents: creditLimit === null ? null : toCents(creditLimit),
    at_limit: atLimit,
    is_prepaid: isPrepaid,
    warn_below_cents: warnBelow === null ? null : toCents(warnBelow),
    statement_basis: basis,
    payment_days: paymentDays,
    invoicing,
    tax_id: taxId,
  }
}

import type { Selectable } from 'kysely'
import type { Tx } from '../kernel/database.ts'
import type { Accounts } from '../schema/accounts.ts'
import { nameOfPaymentPolicy } from '../settings/nameOfPaymentPolicy.ts'
import { settlementOf } from './settlementOf.ts'

type AccountRow = Omit<Selectable<Accounts>, 'id' | 'is_main' | 'api_key' | 'find_text' | `${string}_at`>

/**
 * An account as the log keeps it: form fields, those of its settlement one by one, its payment policy by
 * name, and not the key.
 */
export async function loggedAccount(tx: Tx, row: AccountRow) {
  const { settlement, ...form } = formOfAccount(row)
  return { ...form, ...settlement, paymentPolicy: await nameOfPaymentPolicy(tx, row.payment_policy_id) }
}

export function formOfAccount(row: AccountRow) {
  return {
    name: row.name,
    status: row.status,
    logo: row.logo,
    mobilePhone: row.mobile_phone,
    commissionRate: row.commission_rate,
    hashavshevetAgencyKey: row.hashavshevet_agency_key,
    leaveSiteMsg: row.leave_site_msg,
    doesIncludeAffiliation: row.does_include_affiliation,
    doesAllowPaymentToAgency: row.does_allow_payment_to_agency,
    allowPrivateGroup: row.allow_private_group,
    dailyToursOnly: row.daily_tours_only,
    paymentPolicy: row.payment_policy_id,
    messagesToCustomers: row.messages_to_customers,
    contactEmail: row.contact_email,
    documentLanguage: row.document_language,
    settlement: settlementOf(row),
    taxId: row.tax_id,
  }
}

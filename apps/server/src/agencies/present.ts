import type { Account, AccountRow } from '@tourdesk/contract/agencies/agencies'
import { entersEveryAccount, isAgencyMode, type Person } from '@tourdesk/domain/access/actor'
import type { Role } from '@tourdesk/domain/access/roles'
import type { Selectable } from 'kysely'
import type { Accounts } from '../schema/accounts.ts'
import { settlementOf } from './settlementOf.ts'

/** An account with the caller's role in it. */
export interface SeenAccount {
  row: Selectable<Accounts>
  /** Null if the person isn't an active member. */
  role: Role | null
}

export function toAccountRow({ row, role }: SeenAccount, actor: Person): AccountRow {
  return {
    _id: row.id,
    id: row.id,
    name: row.name,
    status: row.status,
    logo: row.logo,
    mobilePhone: row.mobile_phone,
    commissionRate: row.commission_rate,
    isSuper: row.is_main,
    canEnter: row.status === 'ACTIVE' && (entersEveryAccount(actor) || role !== null),
  }
}

/** A whole account. Only the staff of the main account see its key. */
export function toAccount(
  seen: SeenAccount,
  actor: Person,
  priceManagement: Account['priceManagement'],
): Account {
  const { row, role } = seen
  return {
    ...toAccountRow(seen, actor),
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
    ...(!isAgencyMode(actor) && { apiKey: row.api_key }),
    role,
    priceManagement,
    updatedAt: row.updated_at.toISOString(),
  }
}

import type { AccountInput } from '@tourdesk/contract/agencies/agencies'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../kernel/database.ts'
import type { Accounts } from '../kernel/schema/accounts.ts'
import { constraintOf } from '../kernel/violations.ts'

/** The form of an account, parsed. */
export type AccountForm = z.output<typeof AccountInput>

/** An account for an edit. Throws `not_found` (404). */
export async function lockAccount(tx: Tx, id: string): Promise<Selectable<Accounts>> {
  const row = await tx.selectFrom('accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return row
}

/** The columns of a form beside name and status. */
export function toColumns(form: AccountForm & { commissionRate: number }) {
  return {
    logo: form.logo || null,
    mobile_phone: form.mobilePhone,
    commission_rate: form.commissionRate,
    hashavshevet_agency_key: form.hashavshevetAgencyKey,
    leave_site_msg: form.leaveSiteMsg,
    does_include_affiliation: form.doesIncludeAffiliation,
    does_allow_payment_to_agency: form.doesAllowPaymentToAgency,
    allow_private_group: form.allowPrivateGroup,
    daily_tours_only: form.dailyToursOnly,
  }
}

/** The same write, whose refusal for the name of another account is `account_name_taken` (409). */
export async function uniqueName<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (constraintOf(error) === 'accounts_name') throw new Problem('account_name_taken')
    throw error
  }
}

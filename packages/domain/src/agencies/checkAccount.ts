import type { Issue } from '../decision.ts'
import { commissionRateRefusal } from './commissionRate.ts'

/** The fields of an account that can be wrong. */
export interface AccountFields {
  name: string
  mobilePhone: string
  commissionRate: number | null
}

/** Everything wrong with an account's form (ACC-17 to ACC-19, ACC-21, COMM-05). */
export function checkAccount(account: AccountFields): Issue[] {
  const issues: Issue[] = []
  if (account.name.trim() === '') issues.push({ field: 'name', code: 'account_name_required' })
  if (account.mobilePhone.trim() === '') issues.push({ field: 'mobilePhone', code: 'account_phone_required' })
  const refusal = commissionRateRefusal(account.commissionRate)
  if (refusal) issues.push({ field: 'commissionRate', code: refusal })
  return issues
}

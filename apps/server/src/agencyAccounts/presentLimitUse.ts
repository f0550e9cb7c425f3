import type { AgencyAccount } from '@tourdesk/contract/agencyAccounts/agencyAccounts'
import { type LimitTerms, limitUseOf } from '@tourdesk/domain/agencyAccounts/limitUse'
import { type Cents, toDollars } from '@tourdesk/domain/money'

/** How an agency that owes this many US cents stands to its limit, in dollars. */
export function presentLimitUse(
  owed: Cents,
  terms: LimitTerms,
): Omit<AgencyAccount, '_id' | 'name' | 'balances'> {
  const { limit, left, percent, state } = limitUseOf(owed, terms)
  return {
    isPrepaid: terms.isPrepaid,
    owed: toDollars(owed),
    limit: limit === null ? null : toDollars(limit),
    left: left === null ? null : toDollars(left),
    percent,
    state,
  }
}

import type { AgencyAccount } from '@tourdesk/contract/agencyAccounts/agencyAccounts'
import { limitUseOf } from '@tourdesk/domain/agencyAccounts/limitUse'
import { findExposure } from './credit.ts'
import { type Reading, readableAccount } from './readableAccount.ts'

/**
 * How much of its limit an agency has used, for those who book for it: nothing before it's nearly used. Throws
 * what `readableAccount` throws.
 */
export async function findLimitUse(
  call: Pick<Reading, 'db' | 'actor'>,
  id: string,
): Promise<Pick<AgencyAccount, 'percent' | 'state'>> {
  const terms = await readableAccount(call, id)
  const { percent, state } = limitUseOf(await findExposure(call.db, id), terms)
  return { percent: state === null ? null : percent, state }
}

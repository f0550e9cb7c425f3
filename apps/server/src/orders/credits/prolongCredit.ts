import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Credit } from '@tourdesk/contract/payments/credits'
import { type Day, dayIn } from '@tourdesk/domain/calendar'
import { checkLongerValidity } from '@tourdesk/domain/payments/credit'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { checkVersion, nextVersion } from '../../kernel/versions.ts'
import { changeCredit, findCredit, lockCredit } from '../../payments/credits.ts'
import { findOrder } from '../saved/queries.ts'
import { subjectOf } from '../saved/subjectOf.ts'
import { showCredit } from './findCredits.ts'

/**
 * Extends a credit, with a reason. Throws `not_found` (404), a field error (400) for each wrong field, or
 * `changed_by_another` (409) if `updatedAt` isn't the stored version.
 */
export async function prolongCredit(
  call: Call,
  id: string,
  { validUntil, reason, updatedAt }: { validUntil: Day; reason: string; updatedAt?: string | undefined },
): Promise<Credit> {
  authorize(call.actor, 'ledger.override')
  await inTransaction(call, async (tx) => {
    const known = await findCredit(tx, call.scope, id)
    const stored = known && (await findOrder({ ...call, db: tx }, known.order_id))
    const credit = stored && (await lockCredit(tx, call.scope, id))
    if (!credit) throw new Problem('not_found')
    checkVersion(updatedAt, credit.updated_at)
    acceptFields(
      checkLongerValidity({ validUntil, reason }, { validUntil: credit.valid_until }, dayIn(call.now)),
    )
    await changeCredit(tx, call.scope, id, {
      valid_until: validUntil,
      updated_at: nextVersion(credit.updated_at, call.now),
    })
    await announce(tx, call, {
      name: 'order.creditProlonged',
      ...subjectOf(stored),
      facts: { validBefore: credit.valid_until, validUntil, reason },
    })
  })
  return showCredit(call, id)
}

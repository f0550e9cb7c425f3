import { Problem } from '@tourdesk/contract/kernel/problem'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { constraintOf } from '../kernel/violations.ts'
import { lockPaymentPolicies, loggedPaymentPolicy } from './paymentPolicyRows.ts'

/**
 * Deletes a payment policy; orders keep the terms they were sold with. Throws `not_found` (404),
 * `payment_policy_default` or `payment_policy_in_use` (409).
 */
export async function removePaymentPolicy(call: Call, id: string): Promise<void> {
  authorize(call.actor, 'settings.write')
  await inTransaction(call, async (tx) => {
    const row = (await lockPaymentPolicies(tx)).find((policy) => policy.id === id)
    if (!row) throw new Problem('not_found')
    if (row.is_default) throw new Problem('payment_policy_default')
    await forgetDeletedTours(tx, id)
    await unused(tx.deleteFrom('payment_policies').where('id', '=', id).execute())
    await announce(tx, call, {
      name: 'paymentPolicy.deleted',
      subject: { id, name: row.name, accountId: null },
      before: loggedPaymentPolicy(row),
    })
  })
}

/** Takes the policy off deleted tours, which don't count as using it. */
async function forgetDeletedTours(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('tours')
    .set({ payment_policy_id: null })
    .where('payment_policy_id', '=', id)
    .where('deleted_at', 'is not', null)
    .execute()
}

async function unused<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    const constraint = constraintOf(error)
    if (constraint === 'tours_payment_policy' || constraint === 'accounts_payment_policy')
      throw new Problem('payment_policy_in_use')
    throw error
  }
}

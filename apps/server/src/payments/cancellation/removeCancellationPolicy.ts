import { Problem } from '@tourdesk/contract/kernel/problem'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { lockCancellationPolicy, policyForm } from './lockCancellationPolicy.ts'

/** Deletes a policy. Throws `not_found` (404), `default_policy_fixed` or `policy_in_use` (409). */
export async function removeCancellationPolicy(call: Call, id: string): Promise<void> {
  authorize(call.actor, 'settings.write')
  await inTransaction(call, async (tx) => {
    const row = await lockCancellationPolicy(tx, id)
    if (!row) throw new Problem('not_found')
    if (row.isDefault) throw new Problem('default_policy_fixed')
    if (row.tours.length > 0 || row.agencies.length > 0) throw new Problem('policy_in_use')
    // Only deleted tours are left.
    await tx.deleteFrom('cancellation_policy_tours').where('policy_id', '=', id).execute()
    await tx.deleteFrom('cancellation_policies').where('id', '=', id).execute()
    await announce(tx, call, {
      name: 'cancellationPolicy.deleted',
      subject: { id, name: row.name, accountId: null },
      before: policyForm(row),
    })
  })
}

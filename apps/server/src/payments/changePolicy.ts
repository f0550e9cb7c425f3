import { Problem } from '@tourdesk/contract/kernel/problem'
import type { PaymentPolicy, PaymentPolicyChange } from '@tourdesk/contract/payments/paymentPolicies'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { checkPolicy } from '@tourdesk/domain/payments/paymentPolicy'
import type { z } from 'zod'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { acceptFields } from '../kernel/decide.ts'
import { fillIn } from '../kernel/fillIn.ts'
import { checkVersion, nextVersion } from '../kernel/versions.ts'
import { lockPolicies, loggedPolicy, toColumns, unsetDefault } from './policyRows.ts'
import { policyFields, presentPolicy } from './presentPolicy.ts'

/**
 * Changes a payment policy; orders keep the terms they were sold with. Throws `not_found` (404), a field
 * error (400) for each wrong field, `payment_policy_default`, `payment_policy_name_taken` or
 * `changed_by_another` (409).
 */
export async function changePolicy(
  call: Call,
  id: string,
  { updatedAt, ...sent }: z.output<typeof PaymentPolicyChange>,
): Promise<PaymentPolicy> {
  authorize(call.actor, 'settings.write')
  return inTransaction(call, async (tx) => {
    const row = (await lockPolicies(tx)).find((policy) => policy.id === id)
    if (!row) throw new Problem('not_found')
    checkVersion(updatedAt, row.updated_at)
    const { _id, ...stored } = policyFields(row)
    const form = acceptFields(checkPolicy(fillIn(stored, sent)))
    if (row.is_default && !form.isDefault) throw new Problem('payment_policy_default')
    if (form.isDefault && !row.is_default) await unsetDefault(tx, call.now)
    const after = { ...row, ...toColumns(form), updated_at: nextVersion(row.updated_at, call.now) }
    await tx.updateTable('payment_policies').set(after).where('id', '=', id).execute()
    await announce(tx, call, {
      name: 'paymentPolicy.changed',
      subject: { id, name: after.name, accountId: null },
      ...diffOf(loggedPolicy(row), loggedPolicy(after)),
    })
    return presentPolicy(after)
  })
}

import type { PaymentPolicy, PaymentPolicyInput } from '@tourdesk/contract/payments/paymentPolicies'
import { checkPolicy } from '@tourdesk/domain/payments/paymentPolicy'
import type { z } from 'zod'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { acceptFields } from '../kernel/decide.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import { lockPolicies, loggedPolicy, toColumns, unsetDefault } from './policyRows.ts'
import { presentPolicy } from './presentPolicy.ts'

/**
 * Creates a payment policy. Throws a field error (400) for each wrong field, `payment_policy_name_taken`
 * (409).
 */
export async function createPolicy(
  call: Call,
  sent: z.output<typeof PaymentPolicyInput>,
): Promise<PaymentPolicy> {
  authorize(call.actor, 'settings.write')
  const form = acceptFields(checkPolicy(sent))
  return inTransaction(call, async (tx) => {
    await lockPolicies(tx)
    if (form.isDefault) await unsetDefault(tx, call.now)
    const stamps = { created_at: call.now, updated_at: call.now }
    const row = { id: newId(), ...toColumns(form), ...stamps }
    await insertInto(tx, 'payment_policies', row).execute()
    await announce(tx, call, {
      name: 'paymentPolicy.created',
      subject: { id: row.id, name: row.name, accountId: null },
      after: loggedPolicy(row),
    })
    return presentPolicy(row)
  })
}

import { startValues } from '@tourdesk/contract/kernel/changeOf'
import { Problem } from '@tourdesk/contract/kernel/problem'
import {
  type PaymentPolicy,
  type PaymentPolicyChange,
  PaymentPolicyInput,
} from '@tourdesk/contract/payments/paymentPolicies'
import { checkPaymentPolicy } from '@tourdesk/domain/payments/paymentPolicy'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Call } from '../kernel/call.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { type RecordKind, saveRecord } from '../records/saveRecord.ts'
import type { PaymentPolicies } from '../schema/payments.ts'
import { lockPaymentPolicies, loggedPaymentPolicy, toColumns, unsetDefault } from './paymentPolicyRows.ts'
import { policyFields, presentPaymentPolicy } from './presentPaymentPolicy.ts'

type Form = z.output<typeof PaymentPolicyInput>

/**
 * Saves a payment policy; without an id a new one. Orders keep the terms they were sold with. Throws what
 * `saveRecord` throws, `payment_policy_default` and `payment_policy_name_taken` (409).
 */
export async function savePaymentPolicy(
  call: Call,
  id: string | undefined,
  sent: z.output<typeof PaymentPolicyChange>,
): Promise<PaymentPolicy> {
  const { row } = await saveRecord(call, policyKind(call), id, sent)
  return presentPaymentPolicy(row)
}

function policyKind({ now }: Call): RecordKind<Selectable<PaymentPolicies>, Form, Form> {
  return {
    permission: 'settings.write',
    accountOf: () => null,
    start: startValues(PaymentPolicyInput),
    lock: async (tx, id) => (await lockPaymentPolicies(tx)).find((policy) => policy.id === id),
    toForm,
    toLog: loggedPaymentPolicy,
    nameOf: ({ name }) => name,
    check: checkPaymentPolicy,
    async write(tx, id, policy, { before, version }) {
      if (before?.isDefault && !policy.isDefault) throw new Problem('payment_policy_default')
      if (policy.isDefault && !before?.isDefault) await unsetDefault(tx, now)
      const columns = { ...toColumns(policy), updated_at: version }
      await insertInto(tx, 'payment_policies', { id, created_at: now, ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute()
    },
    created: (news) => ({ name: 'paymentPolicy.created', ...news }),
    changed: (news) => ({ name: 'paymentPolicy.changed', ...news }),
    keep: null,
  }
}

function toForm(row: Selectable<PaymentPolicies>): Form {
  const { _id, ...form } = policyFields(row)
  return form
}

import type {
  CancellationPolicy,
  CancellationPolicyInput,
} from '@tourdesk/contract/payments/cancellationPolicies'
import type { z } from 'zod'
import type { Tx } from '../../kernel/database.ts'
import { findCancellationPolicies } from './findCancellationPolicies.ts'

export type PolicyForm = z.output<typeof CancellationPolicyInput>
export type PolicyRow = CancellationPolicy & { updated_at: Date }

/** The stored policy with its version, locked; undefined if there's none. */
export async function lockCancellationPolicy(tx: Tx, id: string): Promise<PolicyRow | undefined> {
  const row = await tx
    .selectFrom('cancellation_policies')
    .select('updated_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const [policy] = await findCancellationPolicies(tx, id)
  return row && policy && { ...policy, ...row }
}

/** A stored policy as its form. */
export function policyForm({ name, tiers, tours, agencies }: CancellationPolicy): PolicyForm {
  return { name, tiers, tours, agencies }
}

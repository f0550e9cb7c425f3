import { startValues } from '@tourdesk/contract/kernel/changeOf'
import { fieldProblem } from '@tourdesk/contract/kernel/problem'
import {
  type CancellationPolicy,
  CancellationPolicyInput,
} from '@tourdesk/contract/payments/cancellationPolicies'
import { checkCancellationPolicy } from '@tourdesk/domain/payments/cancellationPolicy'
import { sql } from 'kysely'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import type { Sent } from '../../kernel/fillIn.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { laterVersion } from '../../kernel/versions.ts'
import { type RecordKind, saveRecord } from '../../records/saveRecord.ts'
import {
  lockCancellationPolicy,
  type PolicyForm,
  type PolicyRow,
  policyForm,
} from './lockCancellationPolicy.ts'

/**
 * Saves a policy for future orders; without an id a new one. Existing orders keep the terms they were sold
 * with. Throws what `saveRecord` throws, and `policy_name_taken` (409).
 */
export async function saveCancellationPolicy(
  call: Call,
  id: string | undefined,
  sent: Sent<PolicyForm> & { updatedAt?: string | undefined },
): Promise<CancellationPolicy> {
  const { row } = await saveRecord(call, policyKind(call), id, sent)
  return row
}

function policyKind({ now }: Call): RecordKind<PolicyRow, PolicyForm, PolicyForm> {
  return {
    permission: 'settings.write',
    accountOf: () => null,
    start: startValues(CancellationPolicyInput),
    lock: lockCancellationPolicy,
    toForm: policyForm,
    nameOf: ({ name }) => name,
    check: checkCancellationPolicy,
    async write(tx, id, policy, { row, version }) {
      // The default is for all tours and agencies that have none of their own.
      if (row?.isDefault && (policy.tours.length > 0 || policy.agencies.length > 0))
        throw fieldProblem([{ field: policy.tours.length > 0 ? 'tours' : 'agencies', code: 'field_invalid' }])
      const columns = { name: policy.name, tiers: JSON.stringify(policy.tiers), updated_at: version }
      await insertInto(tx, 'cancellation_policies', { id, is_default: false, created_at: now, ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute()
      await assign(tx, id, policy, now)
    },
    created: (news) => ({ name: 'cancellationPolicy.created', ...news }),
    changed: (news) => ({ name: 'cancellationPolicy.changed', ...news }),
    keep: null,
  }
}

/** Assigns the policy to these tours and agencies, and removes it from all others. */
async function assign(tx: Tx, policy_id: string, { tours, agencies }: PolicyForm, now: Date): Promise<void> {
  await checkIds(tx, 'tours', tours)
  await checkIds(tx, 'agencies', agencies)
  await outdateOthers(tx, policy_id, { tours, agencies }, now)
  await tx.deleteFrom('cancellation_policy_tours').where('policy_id', '=', policy_id).execute()
  await tx.deleteFrom('cancellation_policy_accounts').where('policy_id', '=', policy_id).execute()
  const ofTours = [...new Set(tours)].map((tour_id) => ({ tour_id, policy_id }))
  if (ofTours.length > 0)
    await insertInto(tx, 'cancellation_policy_tours', ofTours)
      .onConflict((other) => other.column('tour_id').doUpdateSet({ policy_id }))
      .execute()
  const ofAccounts = [...new Set(agencies)].map((account_id) => ({ account_id, policy_id }))
  if (ofAccounts.length > 0)
    await insertInto(tx, 'cancellation_policy_accounts', ofAccounts)
      .onConflict((other) => other.column('account_id').doUpdateSet({ policy_id }))
      .execute()
}

/**
 * Counts policies that lose a tour or an agency here as changed, since a form opened before would take it
 * back.
 */
async function outdateOthers(
  tx: Tx,
  policy_id: string,
  { tours, agencies }: Pick<PolicyForm, 'tours' | 'agencies'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('cancellation_policies')
    .set({ updated_at: laterVersion(now) })
    .where('id', '<>', policy_id)
    .where(
      sql<boolean>`id in (
        select policy_id from cancellation_policy_tours where tour_id = any(${tours}::uuid[])
        union select policy_id from cancellation_policy_accounts where account_id = any(${agencies}::uuid[])
      )`,
    )
    .execute()
}

/** Refuses ids of no tour or no agency (400). */
async function checkIds(tx: Tx, field: 'tours' | 'agencies', ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const known =
    field === 'tours'
      ? await tx
          .selectFrom('tours')
          .select('id')
          .where('id', 'in', ids)
          .where('deleted_at', 'is', null)
          .execute()
      : await tx.selectFrom('accounts').select('id').where('id', 'in', ids).execute()
  if (known.length < new Set(ids).size) throw fieldProblem([{ field, code: 'field_invalid' }])
}

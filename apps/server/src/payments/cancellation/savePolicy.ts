import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import type {
  CancellationPolicy,
  CancellationPolicyInput,
} from '@tourdesk/contract/payments/cancellationPolicies'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { checkPolicy } from '@tourdesk/domain/payments/cancellationPolicy'
import { sql } from 'kysely'
import type { z } from 'zod'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { fillIn, type Sent } from '../../kernel/fillIn.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { newId } from '../../kernel/newId.ts'
import { checkVersion, laterVersion, nextVersion } from '../../kernel/versions.ts'
import { findPolicies } from './findPolicies.ts'

type PolicyForm = z.output<typeof CancellationPolicyInput>

/** Creates a policy. Throws a field error (400) for each wrong field, and `policy_name_taken` (409). */
export async function createPolicy(call: Call, form: PolicyForm): Promise<CancellationPolicy> {
  authorize(call.actor, 'settings.write')
  acceptFields(checkPolicy(form))
  return inTransaction(call, async (tx) => {
    const id = newId()
    const { name, tiers } = form
    await insertInto(tx, 'cancellation_policies', {
      id,
      name,
      tiers: JSON.stringify(tiers),
      is_default: false,
      created_at: call.now,
      updated_at: call.now,
    }).execute()
    await assign(tx, id, form, call.now)
    const made = await onePolicy(tx, id)
    await announce(tx, call, {
      name: 'cancellationPolicy.created',
      subject: { id, name, accountId: null },
      after: loggedPolicy(made),
    })
    return made
  })
}

/**
 * Changes a policy for future orders; existing ones keep the terms they were sold with. Throws `not_found`
 * (404), `changed_by_another`, `policy_name_taken` (409), or a field error (400) for each wrong field.
 */
export async function changePolicy(
  call: Call,
  id: string,
  { updatedAt, ...sent }: Sent<PolicyForm> & { updatedAt?: string | undefined },
): Promise<CancellationPolicy> {
  authorize(call.actor, 'settings.write')
  return inTransaction(call, async (tx) => {
    const row = await lockPolicy(tx, id)
    const before = await onePolicy(tx, id)
    checkVersion(updatedAt, row.updated_at)
    const { name, tiers, tours, agencies } = before
    const form = fillIn({ name, tiers, tours, agencies }, sent)
    acceptFields(checkPolicy(form))
    // The default is for all tours and agencies that have none of their own.
    if (row.is_default && (form.tours.length > 0 || form.agencies.length > 0))
      throw fieldProblem([{ field: form.tours.length > 0 ? 'tours' : 'agencies', code: 'field_invalid' }])
    await tx
      .updateTable('cancellation_policies')
      .set({
        name: form.name,
        tiers: JSON.stringify(form.tiers),
        updated_at: nextVersion(row.updated_at, call.now),
      })
      .where('id', '=', id)
      .execute()
    await assign(tx, id, form, call.now)
    const after = await onePolicy(tx, id)
    await announce(tx, call, {
      name: 'cancellationPolicy.changed',
      subject: { id, name: after.name, accountId: null },
      ...diffOf(loggedPolicy(before), loggedPolicy(after)),
    })
    return after
  })
}

/** Deletes a policy. Throws `not_found` (404), `default_policy_fixed` or `policy_in_use` (409). */
export async function removePolicy(call: Call, id: string): Promise<void> {
  authorize(call.actor, 'settings.write')
  await inTransaction(call, async (tx) => {
    const row = await lockPolicy(tx, id)
    if (row.is_default) throw new Problem('default_policy_fixed')
    const before = await onePolicy(tx, id)
    if (before.tours.length > 0 || before.agencies.length > 0) throw new Problem('policy_in_use')
    // Only deleted tours are left.
    await tx.deleteFrom('cancellation_policy_tours').where('policy_id', '=', id).execute()
    await tx.deleteFrom('cancellation_policies').where('id', '=', id).execute()
    await announce(tx, call, {
      name: 'cancellationPolicy.deleted',
      subject: { id, name: row.name, accountId: null },
      before: loggedPolicy(before),
    })
  })
}

async function lockPolicy(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('cancellation_policies')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return row
}

async function onePolicy(tx: Tx, id: string): Promise<CancellationPolicy> {
  const [policy] = await findPolicies(tx, id)
  if (!policy) throw new Problem('not_found')
  return policy
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

/** The fields of a policy that are logged. */
function loggedPolicy({ name, tiers, tours, agencies }: CancellationPolicy) {
  return { name, tiers, tours, agencies }
}

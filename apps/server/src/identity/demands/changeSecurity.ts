import type { SecuritySettings } from '@tourdesk/contract/settings/settings'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { checkSecurity, type SecurityFields } from '@tourdesk/domain/identity/checkSecurity'
import { requirementOf, ruleOf } from '@tourdesk/domain/identity/demands'
import type { Selectable } from 'kysely'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { PersonCall } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { checkVersion, nextVersion } from '../../kernel/versions.ts'
import type { SecurityRules } from '../../schema/accounts.ts'
import { neverSaved } from '../../settings/readSettings.ts'
import { requireConfirmed } from '../confirmed.ts'

/** The demands of the session's account. */
export async function findSecurity({ db, actor }: PersonCall): Promise<SecuritySettings> {
  const row = await db
    .selectFrom('security_rules')
    .selectAll()
    .where('account_id', '=', actor.account._id)
    .executeTakeFirst()
  const updatedAt = (row?.updated_at ?? neverSaved).toISOString()
  return row ? { ...fieldsOf(row), updatedAt } : { secondFactorFrom: 'nobody', idleMinutes: null, updatedAt }
}

/**
 * Saves the demands of the session's account; they apply to open sessions too.
 * Throws every wrong field (400), `sign_in_again` (403) and `changed_by_another` (409).
 */
export async function changeSecurity(
  call: PersonCall,
  sent: SecurityFields & { updatedAt?: string | undefined },
): Promise<void> {
  const { actor, now } = call
  authorize(actor, 'security.write')
  const { secondFactorFrom, idleMinutes } = acceptFields(checkSecurity(sent, actor.account))
  await requireConfirmed(call)
  const accountId = actor.account._id
  await inTransaction(call, async (tx) => {
    const row = await lockRules(tx, accountId)
    checkVersion(sent.updatedAt, row.updated_at)
    const { after, before } = diffOf(fieldsOf(row), { secondFactorFrom, idleMinutes })
    if (Object.keys(after).length === 0) return unchanged(undefined)
    const stored = { ownersSince: row.owners_since, everyoneSince: row.everyone_since }
    const { ownersSince, everyoneSince } = requirementOf(secondFactorFrom, stored, now)
    await tx
      .updateTable('security_rules')
      .set({
        owners_since: ownersSince,
        everyone_since: everyoneSince,
        idle_minutes: idleMinutes,
        updated_at: nextVersion(row.updated_at, now),
      })
      .where('account_id', '=', accountId)
      .execute()
    await announce(tx, call, {
      name: 'security.changed',
      subject: { id: accountId, name: 'security', accountId },
      before,
      after,
    })
  })
}

/** The account's row, locked; created if missing. */
async function lockRules(tx: Tx, accountId: string): Promise<Selectable<SecurityRules>> {
  await insertInto(tx, 'security_rules', {
    account_id: accountId,
    owners_since: null,
    everyone_since: null,
    idle_minutes: null,
    updated_at: neverSaved,
  })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('security_rules')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

function fieldsOf(row: Selectable<SecurityRules>): SecurityFields {
  const rule = ruleOf({ ownersSince: row.owners_since, everyoneSince: row.everyone_since })
  return { secondFactorFrom: rule, idleMinutes: row.idle_minutes }
}

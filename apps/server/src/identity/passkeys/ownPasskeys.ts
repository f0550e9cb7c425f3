import type { OwnPasskey } from '@tourdesk/contract/identity/passkeys'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { checkPasskeyName } from '@tourdesk/domain/identity/checkPasskeyName'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { PersonCall } from '../../kernel/call.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { requireConfirmed } from '../confirmed.ts'
import { dropIfLast, type FactorHome, lockSelf } from '../secondFactor/ownFactors.ts'
import { warningsOf } from '../warnUser.ts'

/** The caller's passkeys, the oldest first. */
export async function findPasskeys({ db, actor }: PersonCall): Promise<OwnPasskey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'added_at', 'last_used_at', 'signs_in_alone'])
    .where('user_id', '=', actor.userId)
    .orderBy('added_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    addedAt: row.added_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    signsInAlone: row.signs_in_alone,
  }))
}

/** Renames one of the caller's passkeys. Throws a missing name at its field (400), `not_found` (404). */
export async function renamePasskey(call: PersonCall, id: string, name: string): Promise<void> {
  const { actor } = call
  authorize(actor, 'works')
  acceptFields(checkPasskeyName({ name }))
  await inTransaction(call, async (tx) => {
    const passkey = await tx
      .selectFrom('passkeys')
      .select('name')
      .where('id', '=', id)
      .where('user_id', '=', actor.userId)
      .forUpdate()
      .executeTakeFirst()
    if (!passkey) throw new Problem('not_found')
    if (passkey.name === name) return unchanged(undefined)
    await tx.updateTable('passkeys').set({ name }).where('id', '=', id).execute()
    await announce(tx, call, {
      name: 'user.passkeyRenamed',
      subject: { id: actor.userId, name: actor.name, accountId: actor.account._id },
      before: { name: passkey.name },
      after: { name },
    })
  })
}

/**
 * Deletes one of the caller's passkeys, and with the last second factor the recovery codes.
 * Throws `sign_in_again` (403), `not_found` (404).
 */
export async function removePasskey(
  call: PersonCall,
  id: string,
  { secret, device, origin }: FactorHome,
): Promise<void> {
  const { actor, now } = call
  authorize(actor, 'works')
  await requireConfirmed(call)
  await inTransaction(call, async (tx) => {
    await lockSelf(tx, actor.userId)
    const gone = await tx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', actor.userId)
      .returning('name')
      .executeTakeFirst()
    if (!gone) throw new Problem('not_found')
    await dropIfLast(tx, actor.userId, secret)
    const warned = { userId: actor.userId, news: 'factorRemoved', device, origin } as const
    await announce(tx, call, {
      name: 'user.passkeyRemoved',
      subject: { id: actor.userId, name: actor.name, accountId: actor.account._id },
      facts: { name: gone.name },
      mails: await warningsOf(tx, warned, now),
    })
  })
}

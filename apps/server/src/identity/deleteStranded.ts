import type { Tx } from '../kernel/database.ts'

/** Marks the users with no account left as deleted, and closes every way in for them. */
export async function deleteStranded(tx: Tx, userIds: string[], now: Date): Promise<void> {
  if (userIds.length === 0) return
  const stranded = await tx
    .updateTable('users')
    .set({ deleted_at: now, updated_at: now })
    .where('id', 'in', userIds)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('memberships').select('id').whereRef('memberships.user_id', '=', 'users.id')),
      ),
    )
    .returning('id')
    .execute()
  const ids = stranded.map(({ id }) => id)
  if (ids.length === 0) return
  await tx.updateTable('sessions').set({ revoked_at: now }).where('user_id', 'in', ids).execute()
  await tx.deleteFrom('password_resets').where('user_id', 'in', ids).execute()
}

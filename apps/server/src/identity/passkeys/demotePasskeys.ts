import type { Tx } from '../../kernel/database.ts'

/**
 * Somebody else has set a user's login or password: from now on the passkeys of before only take the place of a code, so
 * that nobody keeps a way in which doesn't take the new password.
 */
export async function demotePasskeys(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('passkeys').set({ signs_in_alone: false }).where('user_id', '=', userId).execute()
}

/**
 * The same before a login is proven: until now somebody else may have used it. Does nothing for one that was proven
 * before.
 */
export async function demoteUnproven(tx: Tx, userId: string): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select('proven_at')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (user.proven_at === null) await demotePasskeys(tx, userId)
}

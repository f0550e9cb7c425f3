import type { Tx } from '../kernel/database.ts'
import { announce } from '../kernel/live.ts'

/** Tells somebody's open pages that who they are, or what they may do, has changed. */
export function announceSession(tx: Tx, userId: string): Promise<void> {
  return announce(tx, { topic: 'session', days: [], by: null, accountId: null, userId })
}

/** The same for everybody who works in an account or has it to choose. */
export async function announceAccount(tx: Tx, accountId: string): Promise<void> {
  const people = await tx
    .selectFrom('memberships')
    .select('user_id')
    .where('account_id', '=', accountId)
    .union(
      tx
        .selectFrom('sessions')
        .select('user_id')
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null),
    )
    .execute()
  for (const { user_id: userId } of people) await announceSession(tx, userId)
}

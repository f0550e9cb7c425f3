import type { Tx } from '../kernel/database.ts'

/** Everyone who works in an account or can choose it. */
export async function peopleOf(tx: Tx, accountId: string): Promise<string[]> {
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
  return people.map(({ user_id }) => user_id)
}

import { Problem } from '@tourdesk/contract/kernel/problem'
import { keepsPeopleEverywhere, type Person } from '@tourdesk/domain/access/actor'
import type { Call } from '../kernel/call.ts'

/** An account a call is about. */
export interface NamedAccount {
  id: string
  name: string
  isMain: boolean
}

/**
 * The account a call names: the current one, unless a super user names another.
 * Throws `not_allowed` (403), or `not_found` (404) for a super user.
 */
export async function namedAccount(
  { actor, db }: Pick<Call<Person>, 'actor' | 'db'>,
  accountId: string | undefined,
): Promise<NamedAccount> {
  const { _id: id, name, isMain } = actor.account
  if (accountId === undefined || accountId === id) return { id, name, isMain }
  if (!keepsPeopleEverywhere(actor)) throw new Problem('not_allowed')
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'is_main as isMain'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!account) throw new Problem('not_found')
  return account
}

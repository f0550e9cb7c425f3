import type { Person } from '@tourdesk/domain/access/actor'
import type { Call } from '../../kernel/call.ts'

/** The caller's open invite to an account; none if the caller hasn't proven the address. */
export function findOpenInvite({ actor, db, now }: Call<Person>, accountId: string) {
  return db
    .selectFrom('invites')
    .innerJoin('users', (join) =>
      join.on((eb) => eb(eb.fn('lower', ['users.login']), '=', eb.fn('lower', ['invites.email']))),
    )
    .innerJoin('accounts', 'accounts.id', 'invites.account_id')
    .leftJoin('users as sender', 'sender.id', 'invites.sender_id')
    .selectAll('invites')
    .select(['accounts.name as account_name', 'sender.first_name as sender_first_name'])
    .select('sender.last_name as sender_last_name')
    .where('users.id', '=', actor.userId)
    .where('users.proven_at', 'is not', null)
    .where('invites.account_id', '=', accountId)
    .where('invites.status', '=', 'PENDING')
    .where('invites.expires_at', '>', now)
    .executeTakeFirst()
}

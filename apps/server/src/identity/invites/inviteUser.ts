import { Problem } from '@tourdesk/contract/kernel/problem'
import { keepsPeopleEverywhere, type Person } from '@tourdesk/domain/access/actor'
import type { Role } from '@tourdesk/domain/access/roles'
import { isEmail } from '@tourdesk/domain/email'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Product } from '../../kernel/product.ts'
import { namedAccount } from '../namedAccount.ts'
import { inviteByMail } from './inviteByMail.ts'

/**
 * Invites a user by id. Super users may name anyone. Others may only name people of their own account, who are already
 * in it; for them anyone else doesn't exist.
 * Throws `role_not_assignable` (403), `not_found` (404), `has_user`, `login_without_email` and `agent_in_main_account`
 * (409).
 */
export async function inviteUser(
  call: Call<Person>,
  product: Pick<Product, 'origin'>,
  { accountId, userId, role }: { accountId: string; userId: string; role: Role },
): Promise<void> {
  authorize(call.actor, 'users.write')
  const account = await namedAccount(call, accountId)
  const user = await findVisible(call, userId, account.id)
  if (!user) throw new Problem('not_found')
  if (!isEmail(user.login)) throw new Problem('login_without_email')
  const { login: email, first_name: firstName, last_name: lastName, mobile_phone: mobilePhone } = user
  await inviteByMail(call, product, { accountId, email, firstName, lastName, mobilePhone, role })
}

function findVisible({ actor, db }: Call<Person>, userId: string, accountId: string) {
  return db
    .selectFrom('users')
    .select(['login', 'first_name', 'last_name', 'mobile_phone'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .$if(!keepsPeopleEverywhere(actor), (user) =>
      user.where('id', 'in', (eb) =>
        eb.selectFrom('memberships').select('user_id').where('account_id', '=', accountId),
      ),
    )
    .executeTakeFirst()
}

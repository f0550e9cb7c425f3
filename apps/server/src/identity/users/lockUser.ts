import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import type { EditedUser } from '@tourdesk/domain/identity/planUserEdit'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { belongsElsewhere, findVisitor, isLastOwner, lockMember, type UserRow } from './store.ts'

/**
 * A user of the current account for an edit, with the facts that the rules need. The caller needn't be a member to
 * edit their own record. Throws `not_found` (404).
 */
export async function lockUser(
  tx: Tx,
  { actor, now }: Call<Person>,
  userId: string,
): Promise<{ row: UserRow; facts: EditedUser }> {
  const { account } = actor
  const member = await lockMember(tx, account._id, userId)
  const row = member ?? (userId === actor.userId ? await findVisitor(tx, actor) : null)
  if (!row) throw new Problem('not_found')
  const facts: EditedUser = {
    userId,
    isSuper: row.is_super,
    role: row.role,
    status: row.status,
    login: row.login,
    firstName: row.first_name,
    lastName: row.last_name,
    mobilePhone: row.mobile_phone,
    belongsElsewhere: await belongsElsewhere(tx, row, account._id, now),
    isLastMainOwner: await isLastOwner(tx, row, account),
  }
  return { row, facts }
}

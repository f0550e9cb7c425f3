import { removeAccount as decideRemoval } from '@tourdesk/domain/agencies/planAccountEdit'
import { announceAccount } from '../identity/announceSession.ts'
import { deleteStranded } from '../identity/deleteStranded.ts'
import { audit } from '../kernel/audit.ts'
import { authorize } from '../kernel/authorize.ts'
import { inTransaction, type PersonCall } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { accept } from '../kernel/decide.ts'
import { lockAccount } from './store.ts'

/**
 * Deletes an account without orders, with its memberships and invites; whoever worked only there is deleted too
 * (HOLE-A43).
 * Throws `not_found` (404), `main_account_fixed` and `account_has_orders` (409).
 */
export async function removeAccount(call: PersonCall, id: string): Promise<void> {
  authorize(call.actor, 'accounts.delete')
  await inTransaction(call, async (tx) => {
    const { is_main: isMain, name } = await lockAccount(tx, id)
    accept(decideRemoval({ isMain, hasOrders: await hasOrders(tx, id) }))
    await announceAccount(tx, id)
    const members = await tx
      .selectFrom('memberships')
      .select('user_id')
      .where('account_id', '=', id)
      .execute()
    await tx.deleteFrom('accounts').where('id', '=', id).execute()
    const userIds = members.map((member) => member.user_id)
    await deleteStranded(tx, userIds, call.now)
    const details = { name, members: userIds.length }
    await audit(tx, call, { entity: 'Account', entityId: id, accountId: id, action: 'deleted', details })
  })
}

async function hasOrders(tx: Tx, accountId: string): Promise<boolean> {
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}

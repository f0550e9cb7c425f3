import { removeAccount as decideRemoval } from '@tourdesk/domain/agencies/planAccountEdit'
import { deleteStranded } from '../identity/deleteStranded.ts'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { accept } from '../kernel/decide.ts'
import { everyOrder } from '../kernel/scope.ts'
import { scopedRows } from '../schema/orderTables.ts'
import { loggedAccount } from './loggedAccount.ts'
import { lockAccount } from './store.ts'

/**
 * Deletes an account without orders, store credit and rows on its account, with its memberships and invites. People who worked
 * only there are deleted too.
 * Throws `not_found` (404), `main_account_fixed`, `account_has_orders` and `account_has_postings` (409).
 */
export async function removeAccount(call: Call, id: string): Promise<void> {
  authorize(call.actor, 'accounts.delete')
  await inTransaction(call, async (tx) => {
    const account = await lockAccount(tx, id)
    accept(
      decideRemoval({
        isMain: account.is_main,
        hasOrders: await hasOrders(tx, id),
        hasPostings: await hasPostings(tx, id),
      }),
    )
    const members = await tx
      .selectFrom('memberships')
      .select('user_id')
      .where('account_id', '=', id)
      .execute()
    const userIds = members.map((member) => member.user_id)
    // Before the deletion, while the people to notify can still be found.
    await announce(tx, call, {
      name: 'account.deleted',
      subject: { id, name: account.name, accountId: id },
      before: await loggedAccount(tx, account),
      facts: { members: userIds.length },
    })
    await tx.deleteFrom('accounts').where('id', '=', id).execute()
    await deleteStranded(tx, userIds, call.now)
  })
}

async function hasOrders(tx: Tx, accountId: string): Promise<boolean> {
  const order = await scopedRows(tx, everyOrder)
    .orders()
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return order !== undefined || (await hasCredits(tx, accountId))
}

/** Checked besides orders, since an order that gave a credit may have moved to another account. */
async function hasCredits(tx: Tx, accountId: string): Promise<boolean> {
  const credit = await scopedRows(tx, everyOrder)
    .credits()
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return credit !== undefined
}

/** Also what an order of another account left there, and what staff recorded. */
async function hasPostings(tx: Tx, accountId: string): Promise<boolean> {
  const posting = await scopedRows(tx, everyOrder)
    .agencyPostings()
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return posting !== undefined
}

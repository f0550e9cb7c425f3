import { opensAgencies, type Person } from '@tourdesk/domain/access/actor'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'

/**
 * Confirms a pending agency, as a super user.
 * @returns false if the account isn't pending or the caller isn't a super user
 */
export async function openAccount(call: Call<Person>, id: string): Promise<boolean> {
  const { actor, now } = call
  authorize(actor, 'signedIn')
  if (!opensAgencies(actor)) return false
  return inTransaction(call, async (tx) => {
    const opened = await tx
      .updateTable('accounts')
      .set({ status: 'ACTIVE', updated_at: now })
      .where('id', '=', id)
      .where('status', '=', 'PENDING')
      .returning('name')
      .executeTakeFirst()
    if (!opened) return unchanged(false)
    await announce(tx, call, {
      name: 'account.confirmed',
      subject: { id, name: opened.name, accountId: id },
      before: { status: 'PENDING' },
      after: { status: 'ACTIVE' },
    })
    return true
  })
}

import { announceAccount } from '../identity/announceSession.ts'
import { audit } from '../kernel/audit.ts'
import { authorize } from '../kernel/authorize.ts'
import { inTransaction, type PersonCall } from '../kernel/call.ts'

/**
 * A super user opens an agency that waits for it (HOLE-A6).
 * @returns false when the account is not waiting, or the caller is no super user
 */
export async function openAccount(call: PersonCall, id: string): Promise<boolean> {
  const { actor, now } = call
  authorize(actor, 'signedIn')
  if (!actor.isSuper) return false
  return inTransaction(call, async (tx) => {
    const opened = await tx
      .updateTable('accounts')
      .set({ status: 'ACTIVE', updated_at: now })
      .where('id', '=', id)
      .where('status', '=', 'PENDING')
      .returning('id')
      .executeTakeFirst()
    if (!opened) return false
    await announceAccount(tx, id)
    await audit(tx, call, { entity: 'Account', entityId: id, accountId: id, action: 'confirmed' })
    return true
  })
}

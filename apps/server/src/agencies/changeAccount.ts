import { checkAccount } from '@tourdesk/domain/agencies/checkAccount'
import { planAccountEdit } from '@tourdesk/domain/agencies/planAccountEdit'
import { announceAccount } from '../identity/announceSession.ts'
import { audit } from '../kernel/audit.ts'
import { authorize } from '../kernel/authorize.ts'
import { inTransaction, type PersonCall } from '../kernel/call.ts'
import { accept, acceptFields } from '../kernel/decide.ts'
import { checkVersion } from '../kernel/versions.ts'
import { type AccountForm, lockAccount, toColumns, uniqueName } from './store.ts'

/**
 * Saves an account (ACC-22, ACC-41); key and main marker are never a client's to set (ACC-36, ACC-37).
 * Throws every wrong field (400), `main_account_fixed`, `account_name_taken`, `changed_by_another` (409).
 */
export async function changeAccount(
  call: PersonCall,
  id: string,
  { updatedAt, ...form }: AccountForm & { updatedAt?: string | undefined },
): Promise<void> {
  authorize(call.actor, 'accounts.write')
  acceptFields(checkAccount(form))
  await inTransaction(call, async (tx) => {
    const row = await lockAccount(tx, id)
    const { name, status } = accept(planAccountEdit({ ...row, isMain: row.is_main }, form))
    checkVersion(updatedAt, row.updated_at)
    const after = { name, status, ...toColumns(form) }
    await uniqueName(
      tx
        .updateTable('accounts')
        .set({ ...after, updated_at: call.now })
        .where('id', '=', id)
        .execute(),
    )
    const before = Object.fromEntries(Object.keys(after).map((key) => [key, row[key as keyof typeof after]]))
    const details = { before, after }
    await announceAccount(tx, id)
    await audit(tx, call, { entity: 'Account', entityId: id, accountId: id, action: 'updated', details })
  })
}

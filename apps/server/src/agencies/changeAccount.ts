import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { checkAccount } from '@tourdesk/domain/agencies/checkAccount'
import { planAccountEdit } from '@tourdesk/domain/agencies/planAccountEdit'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { PersonCall } from '../kernel/call.ts'
import { accept, acceptFields } from '../kernel/decide.ts'
import { checkVersion } from '../kernel/versions.ts'
import { loggedAccount } from './loggedAccount.ts'
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
  const checked = acceptFields(checkAccount(form))
  await inTransaction(call, async (tx) => {
    const row = await lockAccount(tx, id)
    const { name, status } = accept(planAccountEdit({ ...row, isMain: row.is_main }, form))
    checkVersion(updatedAt, row.updated_at)
    const after = { name, status, ...toColumns(checked) }
    await uniqueName(
      tx
        .updateTable('accounts')
        .set({ ...after, updated_at: call.now })
        .where('id', '=', id)
        .execute(),
    )
    await announce(tx, call, {
      name: 'account.changed',
      subject: { id, name, accountId: id },
      ...diffOf(loggedAccount(row), loggedAccount({ ...row, ...after })),
    })
  })
}

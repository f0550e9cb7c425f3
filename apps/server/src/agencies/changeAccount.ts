import type { AccountChange } from '@tourdesk/contract/agencies/agencies'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { checkAccount } from '@tourdesk/domain/agencies/checkAccount'
import { planAccountEdit } from '@tourdesk/domain/agencies/planAccountEdit'
import type { z } from 'zod'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { accept, acceptFields } from '../kernel/decide.ts'
import { fillIn } from '../kernel/fillIn.ts'
import { checkVersion } from '../kernel/versions.ts'
import { formOfAccount, loggedAccount } from './loggedAccount.ts'
import { type AccountForm, lockAccount, toColumns } from './store.ts'

/**
 * Saves an account. Clients can set neither the key nor the main marker.
 * Throws every wrong field (400), `main_account_fixed`, `account_name_taken`, `changed_by_another` (409).
 */
export async function changeAccount(
  call: Call,
  id: string,
  { updatedAt, ...sent }: z.output<typeof AccountChange>,
): Promise<void> {
  authorize(call.actor, 'accounts.write')
  await inTransaction(call, async (tx) => {
    const row = await lockAccount(tx, id)
    const stored: Required<AccountForm> = formOfAccount(row)
    const form = acceptFields(checkAccount(fillIn(stored, sent)))
    const { name, status } = accept(planAccountEdit({ ...row, isMain: row.is_main }, form))
    checkVersion(updatedAt, row.updated_at)
    const after = toColumns({ ...form, name, status })
    await tx
      .updateTable('accounts')
      .set({ ...after, updated_at: call.now })
      .where('id', '=', id)
      .execute()
    await announce(tx, call, {
      name: 'account.changed',
      subject: { id, name, accountId: id },
      ...diffOf(await loggedAccount(tx, row), await loggedAccount(tx, { ...row, ...after })),
    })
  })
}

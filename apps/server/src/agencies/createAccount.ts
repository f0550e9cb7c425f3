import { randomBytes } from 'node:crypto'
import type { Person } from '@tourdesk/domain/access/actor'
import { checkAccount } from '@tourdesk/domain/agencies/checkAccount'
import { firstStatus } from '@tourdesk/domain/agencies/planAccountEdit'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { acceptFields } from '../kernel/decide.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import { loggedAccount } from './loggedAccount.ts'
import { type AccountForm, toColumns } from './store.ts'

/**
 * Opens an agency with its own API key.
 * Throws every wrong field (400), `account_name_taken` (409).
 * @returns the id of the account
 */
export async function createAccount(call: Call<Person>, form: AccountForm): Promise<string> {
  const { actor, now } = call
  authorize(actor, 'accounts.write')
  const checked = acceptFields(checkAccount(form))
  return inTransaction(call, async (tx) => {
    const id = newId()
    const status = firstStatus(actor)
    const api_key = randomBytes(20).toString('hex')
    const columns = toColumns({ ...checked, status })
    const stamps = { prices_updated_at: now, created_at: now, updated_at: now }
    await insertInto(tx, 'accounts', { id, is_main: false, api_key, ...columns, ...stamps }).execute()
    await announce(tx, call, {
      name: 'account.created',
      subject: { id, name: form.name, accountId: id },
      after: await loggedAccount(tx, columns),
    })
    return id
  })
}

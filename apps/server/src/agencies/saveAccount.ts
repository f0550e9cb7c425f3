import { randomBytes } from 'node:crypto'
import { type AccountChange, AccountInput } from '@tourdesk/contract/agencies/agencies'
import { startValues } from '@tourdesk/contract/kernel/changeOf'
import type { Person } from '@tourdesk/domain/access/actor'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { checkAccount, type WholeAccount } from '@tourdesk/domain/agencies/checkAccount'
import { firstStatus, planAccountEdit } from '@tourdesk/domain/agencies/planAccountEdit'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { accept } from '../kernel/decide.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { type RecordKind, saveRecord } from '../records/saveRecord.ts'
import type { Accounts } from '../schema/accounts.ts'
import { formOfAccount, loggedAccount } from './loggedAccount.ts'
import { type AccountForm, lockAccount, toColumns } from './store.ts'

type AccountRow = Selectable<Accounts> & { logged: Awaited<ReturnType<typeof loggedAccount>> }

/**
 * Saves an account; without an id it opens an agency with its own API key. Clients can set neither the key
 * nor the main marker.
 * Throws what `saveRecord` throws, `main_account_fixed` and `account_name_taken` (409), and `not_allowed` (403) if
 * the settlement or the dealer number change without `statements.write`.
 * @returns the id of the account
 */
export async function saveAccount(
  call: Call<Person>,
  id: string | undefined,
  sent: z.output<typeof AccountChange>,
): Promise<string> {
  const saved = await saveRecord(call, accountKind(call), id, sent)
  return saved.id
}

function accountKind({
  actor,
  now,
}: Call<Person>): RecordKind<AccountRow, AccountForm, AccountForm & WholeAccount> {
  return {
    permission: 'accounts.write',
    accountOf: (id) => id,
    start: { ...startValues(AccountInput), name: '', status: firstStatus(actor) },
    async lock(tx, id) {
      const row = await lockAccount(tx, id)
      return { ...row, logged: await loggedAccount(tx, row) }
    },
    toForm: formOfAccount,
    toLog: ({ logged }) => logged,
    nameOf: ({ name }) => name,
    check: checkAccount,
    async write(tx, id, account, { row, before, version }) {
      if (settlesDifferently(before ?? startValues(AccountInput), account))
        authorize(actor, 'statements.write')
      const { name, status } = row
        ? accept(planAccountEdit({ ...row, isMain: row.is_main }, account))
        : { name: account.name, status: firstStatus(actor) }
      const columns = { ...toColumns({ ...account, name, status }), updated_at: version }
      const own = { is_main: false, api_key: randomBytes(20).toString('hex'), prices_updated_at: now }
      await insertInto(tx, 'accounts', { id, ...own, created_at: now, ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute()
    },
    created: (news) => ({ name: 'account.created', ...news }),
    changed: (news) => ({ name: 'account.changed', ...news }),
    keep: null,
  }
}

/** True if the form changes how the agency settles with the office. */
function settlesDifferently(
  before: Pick<AccountForm, 'settlement' | 'taxId'>,
  after: Pick<AccountForm, 'settlement' | 'taxId'>,
): boolean {
  const { before: changed } = diffOf(
    { ...before.settlement, taxId: before.taxId },
    { ...after.settlement, taxId: after.taxId },
  )
  return Object.keys(changed).length > 0
}

import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Statement } from '@tourdesk/contract/statements/statement'
import type { StatementInput } from '@tourdesk/contract/statements/statements'
import type { Person } from '@tourdesk/domain/access/actor'
import { checkPeriod } from '@tourdesk/domain/statements/statement'
import type { z } from 'zod'
import { lockAgency } from '../agencyAccounts/lockAgency.ts'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { acceptFields } from '../kernel/decide.ts'
import { usedKey } from '../kernel/usedKey.ts'
import { scopedRows } from '../schema/orderTables.ts'
import { findBasis } from './findBasis.ts'
import { makeDraft } from './makeDraft.ts'
import { showStatement } from './showStatement.ts'

/**
 * Drafts a statement of what an agency wasn't billed yet. Repeating a `clientKey` answers the first draft.
 * Throws `not_found` (404), `nothing_to_bill` (409), or a field error (400).
 */
export async function createStatement(
  call: Call<Person>,
  { account, clientKey, basis, ...terms }: z.output<typeof StatementInput>,
): Promise<Statement> {
  authorize(call.actor, 'statements.write')
  acceptFields(checkPeriod(terms))
  const id = await inTransaction(call, async (tx) => {
    const agency = await lockAgency(tx, account)
    const first = await scopedRows(tx, call.scope)
      .statements()
      .select(['id', 'currency', 'from_day', 'to_day'])
      .where('account_id', '=', account)
      .where('client_key', '=', clientKey)
      .executeTakeFirst()
    if (first) {
      const { currency, from, to } = terms
      if (first.currency !== currency || first.from_day !== from || first.to_day !== to) throw usedKey()
      return unchanged(first.id)
    }
    const wanted = { ...terms, basis: basis ?? (await findBasis(tx, account)) }
    const made = await makeDraft(tx, call, agency, wanted, clientKey)
    if (!made) throw new Problem('nothing_to_bill')
    await announce(tx, call, made.event)
    return made.id
  })
  return showStatement(call, id)
}

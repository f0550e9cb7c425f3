import { postingsDue } from '@tourdesk/domain/agencyAccounts/postings'
import { dayIn } from '@tourdesk/domain/calendar'
import type { Books } from '@tourdesk/domain/payments/ledger'
import type { Tx } from '../kernel/database.ts'
import { newId } from '../kernel/newId.ts'
import { everyOrder } from '../kernel/scope.ts'
import { insertRows } from '../schema/orderTables.ts'
import { accountedOrder, findAccounted } from './entryPostings.ts'

/**
 * Posts what a locked order's tours change on the accounts of agencies, as the difference to what's posted.
 * Only `keepBooks` calls it, after it wrote the shares.
 */
export async function postEntries(
  tx: Tx,
  { id, createdBy, now }: { id: string; createdBy: string | null; now: Date },
  { entries: ledger }: Books,
  isPaid: boolean,
): Promise<void> {
  const stored = await findAccounted(tx, [id])
  const order = accountedOrder(stored, { ledger, isPaid })
  if (!order || (order.account === null && stored.posted.length === 0)) return
  const due = postingsDue(stored.posted, order)
  if (due.length === 0) return
  const rows = due.map(({ account, entry, ...posting }) => ({
    ...posting,
    id: newId(),
    account_id: account,
    day: dayIn(now),
    order_id: id,
    entry_id: entry,
    method: null,
    reference: '',
    note: '',
    reverses_id: null,
    client_key: null,
    created_by: createdBy,
    created_at: now,
  }))
  await insertRows(tx, everyOrder, 'agency_postings', rows).execute()
}

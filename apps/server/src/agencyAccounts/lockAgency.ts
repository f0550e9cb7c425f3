import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Tx } from '../kernel/database.ts'
import { lockRows } from '../schema/lockRows.ts'

/**
 * Locks an agency, so that what's recorded on its account and billed of it comes one after the other. Throws
 * `not_found` (404).
 */
export async function lockAgency(tx: Tx, id: string): Promise<{ id: string; name: string }> {
  await lockRows(tx, 'accounts', [id])
  const agency = await tx
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('is_main', '=', false)
    .executeTakeFirst()
  if (!agency) throw new Problem('not_found')
  return agency
}

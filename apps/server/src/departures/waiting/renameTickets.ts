import { sql } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import { lockWaiting } from './waitingRows.ts'

/**
 * Renames ticket types of parties on the waiting list, and in the prices of their offers. Leaves out parties that
 * also have a deleted type with the new name.
 */
export async function renameTicketsOfWaiting(
  tx: Tx,
  renames: readonly { before: string; after: string }[],
): Promise<void> {
  const types = renames.map(({ before }) => before)
  const parties = await tx
    .selectFrom('waiting_entries')
    .select('id')
    .where(sql<boolean>`participants ?| ${types}`)
    .execute()
  const ids = parties.map(({ id }) => id)
  if (ids.length === 0) return
  await lockWaiting(tx, ids)
  for (const { before, after } of renames) {
    await tx
      .updateTable('waiting_entries')
      .set({ participants: renamedIn(sql.ref('participants'), before, after) })
      .where('id', 'in', ids)
      .where(sql<boolean>`participants ? ${before} and not participants ? ${after}`)
      .execute()
    await tx
      .updateTable('offers')
      .set({
        price: sql`jsonb_set(price, '{entry,tickets}', ${renamedIn(sql`price#>'{entry,tickets}'`, before, after)})`,
      })
      .where('waiting_id', 'in', ids)
      .where(sql<boolean>`price#>'{entry,tickets}' ? ${before}`)
      .execute()
  }
}

function renamedIn(counts: ReturnType<typeof sql.ref>, before: string, after: string) {
  return sql<string>`(${counts}) - ${before}::text || jsonb_build_object(${after}::text, (${counts})->${before}::text)`
}

import type { Tx } from '../kernel/database.ts'
import { uniqueName } from './store.ts'

/** Renames the main account as a step of another verb. Throws `account_name_taken` (409). */
export async function renameMainAccount(tx: Tx, name: string, now: Date): Promise<void> {
  await uniqueName(
    tx
      .updateTable('accounts')
      .set({ name, updated_at: now })
      .where('is_main', '=', true)
      .where('name', '!=', name)
      .execute(),
  )
}

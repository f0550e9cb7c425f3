import type { Tx } from '../kernel/database.ts'
import { insertInto } from '../kernel/insertInto.ts'
import type { ViewRow } from './viewRows.ts'

/** Stores a new view, or restores a deleted one. Throws `view_name_taken` (409). */
export async function insertView(tx: Tx, row: ViewRow): Promise<void> {
  const { filters, columns } = row
  const stored = { ...row, filters: JSON.stringify(filters), columns: JSON.stringify(columns) }
  await insertInto(tx, 'saved_views', stored).execute()
}

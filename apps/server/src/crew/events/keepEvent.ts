import type { Tx } from '../../kernel/database.ts'
import { insertInto, type NewRow } from '../../kernel/insertInto.ts'
import type { Tables } from '../../kernel/tables.ts'

/** Stores an event. Returns false if it was stored before: a phone that got no answer sends it again. */
export async function keepEvent(tx: Tx, row: NewRow<Tables, 'boarding_events'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await insertInto(tx, 'boarding_events', row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

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

/** True if an event with this id is stored. */
export async function isKept(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('boarding_events').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

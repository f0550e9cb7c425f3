import type { Tx } from '../kernel/database.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { lockRows } from './lockRows.ts'

/**
 * Takes the next number of a series, from 1 on and without gaps: if the transaction fails, the next one gets
 * it. Others that want a number of the series wait until the transaction ends, so it's taken last of all.
 */
export async function nextNumber(tx: Tx, series: string): Promise<number> {
  await insertInto(tx, 'counters', { id: series, last: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await lockRows(tx, 'counters', [series])
  const { last } = await tx
    .updateTable('counters')
    .set((eb) => ({ last: eb('last', '+', 1) }))
    .where('id', '=', series)
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

import { sql } from 'kysely'
import type { Tx } from '../kernel/database.ts'

/** How many messages of a batch are sent automatically, are to be sent by hand, or aren't sent. */
export async function countBatch(tx: Tx, batch: string) {
  const rows = await tx
    .selectFrom('messages')
    .leftJoin('mail_outbox', 'mail_outbox.message_id', 'messages.id')
    .select(
      sql<'mailed' | 'byHand' | 'silent'>`case
        when messages.channel is null then 'silent'
        when mail_outbox.id is null and messages.channel <> 'email' then 'byHand'
        else 'mailed'
      end`.as('way'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('batch_id', '=', batch)
    .groupBy('way')
    .execute()
  const count = (way: 'mailed' | 'byHand' | 'silent') =>
    Number(rows.find((row) => row.way === way)?.count ?? 0)
  return { batch, mailed: count('mailed'), byHand: count('byHand'), silent: count('silent') }
}

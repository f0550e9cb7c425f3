import type { KnownTour } from '@tourdesk/domain/messages/knownTours'
import type { Db, Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'

/** The tours as an order's customer knows them; null if that was never recorded. */
export async function toldOf(db: Db | Tx, order: string): Promise<KnownTour[] | null> {
  const row = await db
    .selectFrom('told_orders')
    .select('tours')
    .where('order_id', '=', order)
    .executeTakeFirst()
  return row?.tours ?? null
}

/** Records what the customer knows from now on. */
export async function noteTold(tx: Tx, order: string, tours: KnownTour[], now: Date): Promise<void> {
  const row = { order_id: order, tours: JSON.stringify(tours), updated_at: now }
  await insertInto(tx, 'told_orders', row)
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet((eb) => ({
        tours: eb.ref('excluded.tours'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

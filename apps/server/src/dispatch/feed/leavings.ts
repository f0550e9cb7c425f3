import { canceledSince } from '@tourdesk/domain/dispatch/feed/eventOf'
import { withoutEvent } from '../../kernel/announce.ts'
import type { Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { jobKind } from '../../kernel/jobs.ts'
import { newId } from '../../kernel/newId.ts'
import type { Product } from '../../kernel/product.ts'
import type { StoredUnit } from '../units.ts'

/**
 * Records who left a unit, so that their calendars show it as canceled. Call it after the unit's change.
 * @param people ids of operators; null stands for the unit itself, which is gone
 */
export async function noteLeaving(
  tx: Tx,
  unit: Pick<StoredUnit, 'id' | 'tour_id' | 'tour_date' | 'end_date' | 'version'>,
  people: readonly (string | null)[],
  now: Date,
): Promise<void> {
  if (people.length === 0) return
  await insertInto(
    tx,
    'crew_leavings',
    people.map((operator_id) => ({
      id: newId(),
      unit_id: unit.id,
      operator_id,
      tour_id: unit.tour_id,
      tour_date: unit.tour_date,
      end_date: unit.end_date,
      version: unit.version + 1,
      left_at: now,
    })),
  )
    .onConflict((conflict) =>
      conflict.columns(['unit_id', 'operator_id']).doUpdateSet((eb) => ({
        tour_date: eb.ref('excluded.tour_date'),
        end_date: eb.ref('excluded.end_date'),
        version: eb.ref('excluded.version'),
        left_at: eb.ref('excluded.left_at'),
      })),
    )
    .execute()
}

export const sweepLeavingsJob = jobKind<object>('sweepLeavings', 1)

/** Every night: deletes leavings that are too old for any calendar to show. */
export async function sweepLeavings({ db, clock }: Pick<Product, 'db' | 'clock'>): Promise<void> {
  await withoutEvent({ db }, (tx) =>
    tx.deleteFrom('crew_leavings').where('left_at', '<', canceledSince(clock.now())).execute(),
  )
}

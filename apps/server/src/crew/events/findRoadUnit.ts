import type { Db } from '../../kernel/database.ts'
import type { RoadUnit } from './roadEvent.ts'

/** A unit that the office reports on; null if it doesn't exist. */
export async function findUnitOfOffice(db: Db, id: string): Promise<RoadUnit | null> {
  const unit = await db
    .selectFrom('vehicle_units')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select(['vehicle_units.id', 'tours.name as tour', 'tour_date', 'end_date'])
    .where('vehicle_units.id', '=', id)
    .executeTakeFirst()
  return unit ?? null
}

/**
 * A unit that a crew member was on at a given time, whether they're still on it or left it later. Null
 * otherwise.
 */
export async function findUnitOfCrew(
  db: Db,
  { id, operatorId, at }: { id: string; operatorId: string; at: Date },
): Promise<RoadUnit | null> {
  const own = await db
    .selectFrom('unit_crew')
    .innerJoin('vehicle_units', 'vehicle_units.id', 'unit_id')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select(['vehicle_units.id', 'tours.name as tour', 'tour_date', 'vehicle_units.end_date'])
    .where('unit_id', '=', id)
    .where('operator_id', '=', operatorId)
    .executeTakeFirst()
  if (own) return own
  const left = await db
    .selectFrom('crew_leavings')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select(['unit_id as id', 'tours.name as tour', 'tour_date', 'end_date'])
    .where('unit_id', '=', id)
    .where('operator_id', '=', operatorId)
    .where('left_at', '>=', at)
    .executeTakeFirst()
  return left ?? null
}
